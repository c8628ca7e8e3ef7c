import Type from 'typebox';
import { INTENT_NAMES } from '../../ports/understander.js';
import { Reply } from '../reply.js';
import { get, post, type Route, raw } from '../route.js';
import { AnyObject, DeviceId, optional, ownChoice, Paging, text, words } from '../schemas.js';

/** The words of each slot (open details, 'Intent names'). */
const Entities = optional({
  artist: Type.String(),
  track: Type.String(),
  album: Type.String(),
  playlist: Type.String(),
  genre: Type.String(),
  mood: Type.String(),
  station: Type.String(),
  lyric: Type.String(),
  year: Type.Union([Type.Integer(), Type.String()]),
  volume: Type.Number(),
  presetnumber: Type.Integer(),
});

const Intent = Type.Object({
  name: Type.Enum([...INTENT_NAMES, 'none']),
  entities: Entities,
});

const Named = optional({ id: text(256), name: text(1000) });
const Line = text(1000);

/** What the device plays (specification, section 6.1). */
const NowPlaying = optional({
  playstate: Type.Enum(['idle', 'buffering', 'playing', 'paused']),
  source: Type.String({ pattern: '^[a-z]*$', maxLength: 64 }),
  presetnumber: Type.Integer({ minimum: 0 }),
  offset: Type.Integer({ minimum: 0 }),
  volume: Type.Object({ value: Type.Integer(), mute: Type.Boolean() }),
  item: optional({
    name: Line,
    artistdisplayname: Line,
    albumname: Line,
    duration: Type.Number({ minimum: 0 }),
    service: text(64),
    ref: text(1024),
    id: text(1024),
    artists: Type.Array(Named, { maxItems: 100 }),
  }),
  playable: optional({
    id: text(256),
    userid: text(256),
    name: Line,
    startindex: Type.Integer({ minimum: 0 }),
    parameters: optional({ type: text(64), service: text(64), variant: text(64) }),
  }),
});

const Answer = Type.Object(
  {
    actions: Type.Array(
      Type.Object({ action: Type.String(), parameters: AnyObject }, { additionalProperties: true }),
    ),
    respond: Type.Optional(
      Type.Object({ languagecode: Type.String(), text: Type.String(), audio: Type.Optional(Type.String()) }),
    ),
    intent: Type.Object(Intent.properties, ownChoice),
  },
  { title: 'SpokenAnswer' },
);

const InteractionList = Type.Object(
  { interactions: Type.Array(Type.Object({}, { additionalProperties: true })), ...Paging.properties },
  { title: 'Interactions' },
);

/** Requests in words, and the spoken replies (specification, section 4.2). */
export const speechRoutes: readonly Route[] = [
  post('/v1/user/speech/text', {
    id: 'speakText',
    summary: 'Turns a request in words into actions and a reply.',
    auth: 'speech',
    profile: true,
    body: Type.Object(
      {
        text: words(500),
        capabilities: Type.Array(words(64), { maxItems: 100 }),
        deviceid: DeviceId,
        languagecode: Type.Optional(words(35, ownChoice)),
        nowplaying: Type.Optional(NowPlaying),
      },
      { title: 'TextRequest' },
    ),
    replies: { 201: Answer },
    errors: ['forbidden', 'not_understood', 'nothing_to_play', 'service_signin_needed', 'service_failed'],
    run: ({ rooms, caller, body }) => rooms.speech.text(caller, body),
  }),
  get('/v1/speech/replies/:file', {
    id: 'getSpokenReply',
    summary: 'The audio of a spoken reply.',
    auth: 'none',
    ownChoice: true,
    query: Type.Object({ text: text(2000), languagecode: words(35) }),
    replies: { 200: raw('audio/wav') },
    errors: ['not_found', 'service_failed'],
    run: async ({ rooms, params, query }) => {
      const signature = params.file.replace(/\.wav$/, '');
      const body = await rooms.speech.reply(signature, query.text, query.languagecode);
      const headers = { 'content-type': 'audio/wav', 'cache-control': 'public, max-age=86400, immutable' };
      return new Reply(200, { headers, body });
    },
  }),
  get('/v1/admin/voice/interactions', {
    id: 'listInteractions',
    summary: 'The newest voice interactions: what was heard, understood and chosen, and how long it took.',
    auth: 'admin:deviceadmin',
    ownChoice: true,
    query: Type.Object({ ...Paging.properties, deviceid: Type.Optional(DeviceId) }),
    replies: { 200: InteractionList },
    run: async ({ rooms, query }) => {
      const { deviceid, ...page } = query;
      return { interactions: await rooms.speech.interactions.newest(page, deviceid), ...page };
    },
  }),
];
