import Type, { type Static } from 'typebox';
import { AUDIO_ENCODINGS } from '../../ports/audio-pipeline.js';
import type { NowPlaying } from '../../ports/interpreter.js';
import { compileCheck } from '../../validation/check.js';
import { LanguageCode } from '../../validation/language-code.js';
import { NowPlayingSchema } from '../../validation/now-playing.js';

const Schema = Type.Object({
  type: Type.Literal('voiceproperties'),
  ref: Type.String({ minLength: 1, maxLength: 128 }),
  speechtoken: Type.Optional(Type.String({ minLength: 1, maxLength: 1024 })),
  samplerate: Type.Optional(Type.Integer({ minimum: 8000, maximum: 48_000 })),
  encoding: Type.Optional(Type.Enum([...AUDIO_ENCODINGS])),
  languagecode: Type.Optional(LanguageCode),
  nowplaying: Type.Optional(NowPlayingSchema),
  immediate: Type.Optional(Type.Boolean()),
  reportactivity: Type.Optional(Type.Boolean()),
});

const check = compileCheck(Schema, 'message');

/** Starts or updates a voice interaction (specification, section 6). */
export type VoiceProperties = Static<typeof Schema> & { readonly nowplaying?: NowPlaying };

/** Throws a 400 that names the offending key. */
export function decodeVoiceProperties(message: object): VoiceProperties {
  check(message);
  return message as VoiceProperties;
}
