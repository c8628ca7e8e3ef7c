import Type, { type Static } from 'typebox';
import { compileCheck } from '../../validation/check.js';

const Text = Type.String({ maxLength: 1024 });
const Whole = Type.Integer({ minimum: 0 });

const Schema = Type.Object({
  type: Type.Literal('playbackevent'),
  event: Type.Enum(['stop', 'continue', 'mediabegin', 'mediaerror']),
  playableid: Text,
  ref: Text,
  index: Whole,
  offset: Type.Number({ minimum: 0 }),
  time: Type.Optional(Text),
});

const check = compileCheck(Schema, 'message');

/** Tells what became of playback (open details, 'Playback events'). */
export type PlaybackEvent = Static<typeof Schema>;

/** Throws a 400 that names the offending key. */
export function decodePlaybackEvent(message: object): PlaybackEvent {
  check(message);
  return message as PlaybackEvent;
}
