import Type from 'typebox';
import { INTENT_NAMES } from '../../ports/understander.js';
import { MOST_RECORDING_BYTES, REPLY_TYPES } from '../../speech/speech.js';
import { LanguageCode } from '../../validation/language-code.js';
import { NowPlayingSchema } from '../../validation/now-playing.js';
import { preferred } from '../accept.js';
import { Reply } from '../reply.js';
import { form, get, post, type Route, raw } from '../route.js';
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

/** What a request by voice says beside what is asked for. */
const spokenFields = {
  capabilities: Type.Array(words(64), { maxItems: 100 }),
  deviceid: DeviceId,
  languagecode: Type.Optional(LanguageCode),
  nowplaying: Type.Optional(NowPlayingSchema),
};

const answerFields = {
  actions: Type.Array(
    Type.Object({ action: Type.String(), parameters: AnyObject }, { additionalProperties: true }),
  ),
  respond: Type.Optional(
    Type.Object({ languagecode: Type.String(), text: Type.String(), audio: Type.Optional(Type.String()) }),
  ),
  intent: Type.Object(Intent.properties, ownChoice),
  languagecode: Type.String(ownChoice),
};
const Answer = Type.Object(answerFields, { title: 'SpokenAnswer' });
const HeardAnswer = Type.Object({ text: Type.String(), ...answerFields }, { title: 'HeardAnswer' });

/** What becomes of any request by voice beside an answer. */
const FAILURES = [
  'forbidden',
  'not_understood',
  'nothing_to_play',
  'service_signin_needed',
  'overloaded',
  'service_failed',
] as const;

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
    body: Type.Object({ text: words(500), ...spokenFields }, { title: 'TextRequest' }),
    replies: { 201: Answer },
    errors: FAILURES,
    run: ({ rooms, caller, body }) => rooms.speech.text(caller, body),
  }),
  post('/v1/user/speech', {
    id: 'speakRecording',
    summary: 'Turns a recording (WAV, FLAC, MP3 or Ogg Opus, of 60 s at most) into actions and a reply.',
    auth: 'speech',
    profile: true,
    ownChoice: true,
    body: form(Type.Object(spokenFields, { title: 'SpokenRequest' })),
    bodyLimit: MOST_RECORDING_BYTES + 65_536,
    replies: { 201: HeardAnswer },
    errors: FAILURES,
    run: ({ rooms, caller, body }) => rooms.speech.recording(caller, (limit) => body.receive(limit)),
  }),
  get('/v1/speech/replies/:signature', {
    id: 'getSpokenReply',
    summary: 'The audio of a spoken reply: WAV, or Ogg Opus for who accepts that rather.',
    auth: 'none',
    ownChoice: true,
    query: Type.Object({ text: text(2000), languagecode: words(35) }),
    replies: { 200: raw(...REPLY_TYPES) },
    errors: ['not_found', 'overloaded'],
    run: async ({ rooms, params, query, header }) => {
      const type = preferred(header('accept'), REPLY_TYPES);
      const body = await rooms.speech.reply({ signature: params.signature, ...query }, type);
      const caching = { vary: 'accept', 'cache-control': 'public, max-age=86400, immutable' };
      return new Reply(200, { headers: { 'content-type': type, ...caching }, body });
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
  get('/v1/admin/voice/interactions/:number/audio', {
    id: 'getInteractionAudio',
    summary: 'What was said in an interaction, where the operator wants that kept.',
    auth: 'admin:deviceadmin',
    ownChoice: true,
    params: { number: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) },
    replies: { 200: raw('audio/wav') },
    errors: ['not_found'],
    run: async ({ rooms, params }) => {
      const body = await rooms.speech.interactions.audio(Number(params.number));
      return new Reply(200, { headers: { 'content-type': 'audio/wav', 'cache-control': 'no-store' }, body });
    },
  }),
];
