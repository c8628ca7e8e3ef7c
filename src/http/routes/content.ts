import Type from 'typebox';
import { raw as rawReply } from '../reply.js';
import { get, type Route, raw } from '../route.js';
import { ownChoice, Paging, text, words } from '../schemas.js';

const Service = words(64);
const Ref = words(1024);
/** Names separated by commas. */
const List = Type.String({ pattern: '^[a-z]+[0-9]*(,[a-z]+[0-9]*)*$', maxLength: 1000, ...ownChoice });
const Query = words(200, ownChoice);

const item = {
  service: Type.String(),
  ref: Type.String(),
  type: Type.String(),
  name: Type.String(),
  albumname: Type.Optional(Type.String()),
  artistdisplayname: Type.Optional(Type.String()),
  artists: Type.Optional(
    Type.Array(
      Type.Object({
        ref: Type.String(),
        type: Type.Literal('artist'),
        service: Type.String(),
        name: Type.String(),
      }),
    ),
  ),
  images: Type.Optional(
    Type.Record(Type.String(), Type.String(), { description: 'URLs by WxH, or default' }),
  ),
  duration: Type.Optional(Type.Integer({ description: 'seconds', ...ownChoice })),
  playbackcodec: Type.Optional(Type.String()),
  bitrate: Type.Optional(Type.Integer({ description: 'bits per second' })),
  contains: Type.Optional(Type.Array(Type.String())),
  musicbrainzid: Type.Optional(Type.String(ownChoice)),
  isrc: Type.Optional(Type.String(ownChoice)),
  description: Type.Optional(Type.String(ownChoice)),
  released: Type.Optional(Type.String({ description: 'ISO 8601', ...ownChoice })),
  offset: Type.Optional(
    Type.Integer({ description: 'Seconds into the stream at which a chapter begins', ...ownChoice }),
  ),
  country: Type.Optional(Type.String(ownChoice)),
  childtheme: Type.Optional(Type.String()),
  childtype: Type.Optional(Type.String()),
  currentshow: Type.Optional(Type.Object({ name: Type.String() }, ownChoice)),
};

/** An item, wherever one is shown (specification, sections 2.7 and 2.9); categories may hold some of their items. */
export const Item = Type.Object(
  { ...item, items: Type.Optional(Type.Array(Type.Object(item))) },
  { title: 'Item' },
);

/** A page of items. */
export const Items = Type.Object(
  {
    items: Type.Array(Item),
    startindex: Type.Integer(),
    itemsperpage: Type.Integer(),
    total: Type.Optional(Type.Integer()),
  },
  { title: 'ItemPage' },
);

/** A service that failed while others answer, and why. */
export const ServiceError = Type.Object({ service: Type.String(), error: Type.String() });

const Buckets = Type.Object(
  {
    query: Type.String(),
    buckets: Type.Array(
      Type.Object({
        type: Type.String(),
        service: Type.String(),
        items: Type.Array(Item),
        total: Type.Optional(Type.Integer()),
      }),
    ),
    errors: Type.Array(ServiceError),
  },
  { title: 'Buckets', ...ownChoice },
);

const Search = Type.Object({ query: Query, ...Paging.properties });

/** What a content service may say to any call for a user (specification, section 7). */
export const serviceErrors = [
  'service_signin_needed',
  'access_revoked',
  'service_message',
  'service_failed',
] as const;

/** A logo may change with its engine. */
const FOR_A_DAY = { 'cache-control': 'public, max-age=86400', 'x-content-type-options': 'nosniff' };

/** Finding things on content services and looking into them (specification, section 4.5). */
export const contentRoutes: readonly Route[] = [
  get('/v1/content', {
    id: 'searchContent',
    summary: 'Searches across services; who failed is named, the others answer.',
    auth: 'user',
    query: Type.Object({ ...Search.properties, types: Type.Optional(List), services: Type.Optional(List) }),
    replies: { 200: Buckets },
    run: ({ rooms, caller, query: { query, types, services, ...page } }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.content.pages.searchEverywhere({
          query,
          page,
          ...(types !== undefined && { types: types.split(',') }),
          ...(services !== undefined && { services: services.split(',') }),
        }),
      ),
  }),
  get('/v1/content/:type', {
    id: 'searchType',
    summary: 'What the services find of one type, in one list.',
    auth: 'user',
    query: Search,
    replies: { 200: Items },
    errors: ['not_found', 'out_of_range', 'service_message', 'service_failed'],
    run: ({ rooms, caller, params, query: { query, ...page } }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.pages.searchType(params.type, query, page)),
  }),
  get('/v1/content/:type/:service', {
    id: 'searchService',
    summary: 'What one service finds of one type.',
    auth: 'user',
    params: { service: Service },
    query: Search,
    replies: { 200: Items },
    errors: ['not_found', 'out_of_range', ...serviceErrors],
    run: ({ rooms, caller, params, query: { query, ...page } }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.pages.searchService({ ...params, query, page })),
  }),
  get('/v1/content/:type/:service/:ref', {
    id: 'getItem',
    summary: 'Details of an item.',
    auth: 'user',
    params: { service: Service, ref: Ref },
    replies: { 200: Item },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.pages.details(params)),
  }),
  get('/v1/content/:type/:service/:ref/:itemtype', {
    id: 'listItems',
    summary: 'Items of a container: the songs of an album, the albums of an artist.',
    auth: 'user',
    params: { service: Service, ref: Ref },
    query: Paging,
    replies: { 200: Items },
    errors: ['not_found', 'out_of_range', ...serviceErrors],
    run: ({ rooms, caller, params, query }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.pages.drilldown({ ...params, page: query })),
  }),
  get('/v1/browse/:service', {
    id: 'browse',
    summary: 'The items of a category, or of the top.',
    auth: 'user',
    params: { service: Service },
    query: Type.Object({ parent: Type.Optional(text(1024)), ...Paging.properties }),
    replies: { 200: Items },
    errors: ['not_found', 'out_of_range', ...serviceErrors],
    run: ({ rooms, caller, params, query: { parent, ...page } }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.content.pages.browse({ service: params.service, page, ...(parent ? { parent } : {}) }),
      ),
  }),
  get('/v1/:service/logo.png', {
    id: 'getLogo',
    summary: 'The logo of a service, 256x256.',
    auth: 'none',
    params: { service: Service },
    replies: { 200: raw('image/png') },
    errors: ['not_found'],
    run: ({ rooms, params }) => rawReply('image/png', rooms.content.logo(params.service, 'logo'), FOR_A_DAY),
  }),
  get('/v1/:service/playerlogo.png', {
    id: 'getPlayerLogo',
    summary: 'The logo of a service for a display that shows what plays.',
    auth: 'none',
    params: { service: Service },
    replies: { 200: raw('image/png') },
    errors: ['not_found'],
    run: ({ rooms, params }) =>
      rawReply('image/png', rooms.content.logo(params.service, 'playerlogo'), FOR_A_DAY),
  }),
];
