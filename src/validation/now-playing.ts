import Type, { type TProperties } from 'typebox';

const Text = Type.String({ maxLength: 1024 });
const Whole = Type.Integer({ minimum: 0 });
const optional = <P extends TProperties>(properties: P) => Type.Partial(Type.Object(properties));

/** What a device plays (specification, section 6.1), as both edges take it. */
export const NowPlayingSchema = optional({
  item: optional({
    name: Text,
    artistdisplayname: Text,
    albumname: Text,
    duration: Type.Number({ minimum: 0 }),
    service: Text,
    ref: Text,
    id: Text,
    artists: Type.Array(optional({ id: Text, name: Text }), { maxItems: 100 }),
  }),
  playable: optional({
    id: Text,
    userid: Text,
    name: Text,
    startindex: Whole,
    parameters: optional({ type: Text, service: Text, variant: Text }),
  }),
  playstate: Type.Enum(['idle', 'buffering', 'playing', 'paused']),
  source: Type.String({ pattern: '^[a-z]*$', maxLength: 64 }),
  presetnumber: Whole,
  offset: Whole,
  volume: Type.Object({ value: Type.Integer(), mute: Type.Boolean() }),
});
