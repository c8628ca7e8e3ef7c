import Type, { type Static } from 'typebox';
import { AUDIO_ENCODINGS } from '../../ports/audio-pipeline.js';
import type { NowPlaying } from '../../ports/interpreter.js';
import { compileCheck } from '../validation.js';

const Text = Type.String({ maxLength: 1024 });
const Whole = Type.Integer({ minimum: 0 });

const Item = Type.Object({
  name: Type.Optional(Text),
  artistdisplayname: Type.Optional(Text),
  albumname: Type.Optional(Text),
  duration: Type.Optional(Type.Number({ minimum: 0 })),
  service: Type.Optional(Text),
  ref: Type.Optional(Text),
  id: Type.Optional(Text),
  artists: Type.Optional(
    Type.Array(Type.Object({ id: Type.Optional(Text), name: Type.Optional(Text) }), { maxItems: 100 }),
  ),
});

const Playable = Type.Object({
  id: Type.Optional(Text),
  userid: Type.Optional(Text),
  name: Type.Optional(Text),
  startindex: Type.Optional(Whole),
  parameters: Type.Optional(
    Type.Object({ type: Type.Optional(Text), service: Type.Optional(Text), variant: Type.Optional(Text) }),
  ),
});

const NowPlayingSchema = Type.Object({
  item: Type.Optional(Item),
  playable: Type.Optional(Playable),
  playstate: Type.Optional(Type.Enum(['idle', 'buffering', 'playing', 'paused'])),
  source: Type.Optional(Type.String({ pattern: '^[a-z]+$', maxLength: 64 })),
  presetnumber: Type.Optional(Whole),
  offset: Type.Optional(Whole),
  volume: Type.Optional(Type.Object({ value: Type.Integer(), mute: Type.Boolean() })),
});

const Schema = Type.Object({
  type: Type.Literal('voiceproperties'),
  ref: Type.String({ minLength: 1, maxLength: 128 }),
  speechtoken: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  samplerate: Type.Optional(Type.Integer({ minimum: 8000, maximum: 48_000 })),
  encoding: Type.Optional(Type.Enum([...AUDIO_ENCODINGS])),
  languagecode: Type.Optional(
    Type.String({ pattern: '^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$', maxLength: 35 }),
  ),
  nowplaying: Type.Optional(NowPlayingSchema),
  immediate: Type.Optional(Type.Boolean()),
  reportactivity: Type.Optional(Type.Boolean()),
});

const check = compileCheck(Schema);

/** Starts or updates a voice interaction (specification, section 6). */
export type VoiceProperties = Static<typeof Schema> & { readonly nowplaying?: NowPlaying };

/** Throws a 400 that names the offending key. */
export function decodeVoiceProperties(message: object): VoiceProperties {
  check(message);
  return message as VoiceProperties;
}
