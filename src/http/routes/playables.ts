import Type from 'typebox';
import { PlayableParameters } from '../../playables/playables.js';
import { del, get, nothing, post, put, type Route } from '../route.js';
import { DeviceId, optional, ownChoice, Timestamp, words } from '../schemas.js';
import { ServiceError, serviceErrors } from './content.js';
import { Description, Name, WholePlaylist } from './playlists.js';

const Images = Type.Record(Type.String(), Type.String());
const Loop = Type.Enum(['all', 'one']);
const Parameters = Type.Object(PlayableParameters.properties, { title: 'PlayableParameters' });

const PlayableRequest = Type.Object(
  {
    parameters: Parameters,
    deviceid: Type.Optional(DeviceId),
    shuffle: Type.Optional(Type.Boolean()),
    loop: Type.Optional(Loop),
  },
  { title: 'PlayableRequest' },
);

const created = { id: Type.String(), name: Type.String(), images: Images, parameters: Parameters };
const CreatedPlayable = Type.Object(created, { title: 'CreatedPlayable' });

const summary = {
  ...created,
  type: Type.Literal('playable'),
  userid: Type.String(),
  created: Timestamp,
  updated: Timestamp,
  shuffle: Type.Boolean(ownChoice),
  loop: Type.Optional(Type.Enum(['all', 'one'], ownChoice)),
};
const Playable = Type.Object(summary, { title: 'Playable' });

const Artist = Type.Object({
  id: Type.String(),
  ref: Type.String(),
  type: Type.Literal('artist'),
  service: Type.String(),
  name: Type.String(),
});

const Item = Type.Object(
  {
    id: Type.String(),
    index: Type.Integer(),
    service: Type.String(),
    ref: Type.String(),
    type: Type.String(),
    name: Type.String(),
    albumname: Type.Optional(Type.String()),
    artistdisplayname: Type.Optional(Type.String()),
    artists: Type.Array(Artist),
    images: Images,
    playbackcodec: Type.Optional(Type.String()),
    streamurl: Type.Optional(Type.String()),
    duration: Type.Optional(Type.Integer({ description: 'Seconds.', ...ownChoice })),
    bitrate: Type.Optional(Type.Integer()),
    offset: Type.Optional(Type.Integer()),
    controls: Type.Optional(optional({ skipnext: Type.Boolean(), skipprev: Type.Boolean() })),
  },
  { title: 'PlayableItem' },
);

const ServiceAccess = Type.Object(
  {
    userid: Type.Optional(Type.String()),
    subscription: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
    client_id: Type.Optional(Type.String()),
    access_token: Type.Optional(Type.String()),
    playbackprotocol: Type.String(),
    timelimited: Type.Optional(Type.Integer()),
  },
  { title: 'ServiceAccess' },
);

const PlayableDetails = Type.Object(
  {
    ...summary,
    items: Type.Array(Item),
    services: Type.Record(Type.String(), ServiceAccess),
    startindex: Type.Integer(),
    itemsperpage: Type.Integer(),
    total: Type.Optional(Type.Integer()),
    streamurl: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(ServiceError, ownChoice)),
  },
  { title: 'PlayableDetails' },
);

/** No defaults: a page without startindex goes on where the playable is. What is out of range, the playable knows. */
const PlayablePage = optional({ startindex: Type.Integer(), itemsperpage: Type.Integer(ownChoice) });

const Refs = Type.Object(
  { items: Type.Array(Type.Object({ ref: words(1024) }), { minItems: 1, maxItems: 100 }) },
  { title: 'StreamUrlRequest' },
);
const StreamUrls = Type.Object(
  {
    items: Type.Array(Type.Object({ ref: Type.String(), service: Type.String(), streamurl: Type.String() })),
  },
  { title: 'StreamUrls' },
);

const PlaybackEvent = Type.Object(
  {
    event: Type.Enum(['stop', 'continue', 'mediabegin', 'mediaerror']),
    playableid: Type.Optional(words(256)),
    ref: words(1024),
    index: Type.Integer({ minimum: 0 }),
    offset: Type.Number({ minimum: 0, maximum: 1e9 }),
    time: Type.Optional(Timestamp),
  },
  { title: 'PlaybackEvent', ...ownChoice },
);

const SaveRequest = Type.Object(
  {
    name: Name,
    description: Type.Optional(Description),
    items: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 50 })),
  },
  { title: 'SavePlayableRequest', ...ownChoice },
);

const playErrors = ['content_gone', 'nothing_to_play', ...serviceErrors] as const;

/** What people play, and where they are in it (specification, section 4.4). */
export const playableRoutes: readonly Route[] = [
  post('/v1/user/playables', {
    id: 'createPlayable',
    summary: 'Makes something playable: a new playable, or the one that the same parameters made before.',
    auth: 'user',
    profile: true,
    body: PlayableRequest,
    replies: { 201: CreatedPlayable },
    errors: ['not_found', ...playErrors],
    run: ({ rooms, caller, body }) => rooms.playables.create(caller, body),
  }),
  get('/v1/playables/:id', {
    id: 'getPlayable',
    summary: 'A page of a playable: without startindex, the next one.',
    auth: 'device',
    query: PlayablePage,
    kept: true,
    replies: { 200: PlayableDetails },
    errors: ['out_of_range', 'not_found', ...playErrors],
    run: ({ rooms, caller, params, query }) => rooms.playables.details(caller, params.id, query),
  }),
  get('/v1/playables/:id/services/:service', {
    id: 'getServiceAccess',
    summary: 'Fresh access data of a service of the playable.',
    auth: 'device',
    replies: { 200: ServiceAccess },
    errors: ['not_found', 'service_signin_needed', 'access_revoked', 'service_failed'],
    run: ({ rooms, caller, params }) => rooms.playables.serviceAccess(caller, params.id, params.service),
  }),
  post('/v1/playables/:id/streamurls/:service', {
    id: 'refreshStreamUrls',
    summary: 'Fresh stream URLs for items of the playable.',
    auth: 'device',
    body: Refs,
    bodyLimit: 262_144,
    replies: { 200: StreamUrls },
    errors: ['not_found', ...playErrors],
    run: ({ rooms, caller, params, body }) =>
      rooms.playables.streamUrls(caller, params.id, {
        service: params.service,
        refs: body.items.map(({ ref }) => ref),
      }),
  }),
  put('/v1/user/playables/:id/shuffle', {
    id: 'shufflePlayable',
    summary: 'Activates shuffle; the device is to discard what it has buffered.',
    auth: 'user',
    replies: { 200: Playable },
    errors: ['not_found', ...playErrors],
    run: ({ rooms, caller, params }) => rooms.playables.shuffle(caller, params.id, true),
  }),
  del('/v1/user/playables/:id/shuffle', {
    id: 'unshufflePlayable',
    summary: 'Deactivates shuffle; the device is to discard what it has buffered.',
    auth: 'user',
    replies: { 200: Playable },
    errors: ['not_found', ...playErrors],
    run: ({ rooms, caller, params }) => rooms.playables.shuffle(caller, params.id, false),
  }),
  put('/v1/user/playables/:id/loop', {
    id: 'loopPlayable',
    summary: 'Lets everything or one item repeat; the device is to discard what it has buffered.',
    auth: 'user',
    query: optional({ loop: Type.Enum(['all', 'one'], ownChoice) }),
    body: Type.Object({ loop: Type.Optional(Loop) }, { title: 'LoopRequest', ...ownChoice }),
    replies: { 200: Playable },
    errors: ['not_found'],
    run: ({ rooms, caller, params, query, body }) =>
      rooms.playables.loop(caller, params.id, body.loop ?? query.loop ?? 'all'),
  }),
  del('/v1/user/playables/:id/loop', {
    id: 'unloopPlayable',
    summary: 'Lets nothing repeat; the device is to discard what it has buffered.',
    auth: 'user',
    replies: { 200: Playable },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.playables.loop(caller, params.id, undefined),
  }),
  post('/v1/user/:service/playables/:id', {
    id: 'savePlayable',
    summary: 'Saves the latest songs of a dynamic playlist as a playlist on a service.',
    auth: 'user',
    params: { service: words(64) },
    body: SaveRequest,
    replies: { 201: WholePlaylist },
    errors: ['not_found', 'conflict', ...playErrors],
    run: ({ rooms, caller, params, body }) =>
      rooms.playables.save(caller, params.id, { ...body, service: params.service }),
  }),
  post('/v1/playables/:id/events', {
    id: 'reportPlayback',
    summary: 'Tells what a device plays; a stop keeps the place in long content.',
    auth: 'device',
    ownChoice: true,
    body: PlaybackEvent,
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, caller, params, body }) => rooms.playables.event(caller, params.id, body),
  }),
];
