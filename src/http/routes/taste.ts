import Type from 'typebox';
import { TASTE_TYPES } from '../../support/support.js';
import { get, post, type Route } from '../route.js';
import { AnyObject, ownChoice, Paging, Timestamp, words } from '../schemas.js';
import { serviceErrors } from './content.js';

const TasteType = Type.Enum([...TASTE_TYPES]);
const Like = Type.Optional(Type.Boolean({ default: true }));
const Images = Type.Record(Type.String(), Type.String());
const Items = Type.Array(
  Type.Object(
    { service: Type.String(), ref: Type.String(), type: Type.String(), name: Type.String() },
    { title: 'ContentItem', additionalProperties: true },
  ),
);

const TasteItems = Type.Object(
  {
    items: Type.Array(
      Type.Union([
        Type.Object({ type: TasteType, service: words(64), ref: words(1024) }),
        Type.Object({ type: TasteType, id: words(1100) }),
      ]),
      { minItems: 1, maxItems: 100 },
    ),
    like: Like,
  },
  { title: 'TasteItems', ...ownChoice },
);
const TasteNames = Type.Object(
  {
    items: Type.Array(Type.Object({ type: TasteType, name: words(512) }), { minItems: 1, maxItems: 100 }),
    like: Like,
  },
  { title: 'TasteNames', ...ownChoice },
);
const Added = Type.Object(
  { added: Type.Integer(), unknown: Type.Array(Type.Integer()) },
  { title: 'TasteAdded', ...ownChoice },
);

const Profile = Type.Object(
  {
    types: Type.Array(
      Type.Object({
        type: Type.String(),
        liked: Type.Integer(),
        disliked: Type.Integer(),
        played: Type.Integer(),
        top: Items,
      }),
    ),
    updated: Type.Optional(Timestamp),
  },
  { title: 'Taste', ...ownChoice },
);
const Tags = Type.Object(
  {
    tagtype: Type.String(),
    buckets: Type.Array(Type.Object({ tag: Type.String(), weight: Type.Number(), items: Items })),
  },
  { title: 'TasteTags', ...ownChoice },
);
const Views = Type.Object(
  { views: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })) },
  { title: 'Views', ...ownChoice },
);
const View = Type.Object(
  {
    name: Type.String(),
    title: Type.String(),
    buckets: Type.Array(Type.Object({ title: Type.String(), type: Type.String(), items: Items })),
  },
  { title: 'View', ...ownChoice },
);
const Cuts = Type.Object(
  { cuts: Type.Array(Type.Object({ name: Type.String(), images: Images, parameters: AnyObject })) },
  { title: 'PlayMeCuts', ...ownChoice },
);
const Recommended = Type.Object(
  { items: Items, startindex: Type.Integer(), itemsperpage: Type.Integer() },
  { title: 'Recommended', ...ownChoice },
);

/** What people like and hear, and what they might like (specification, section 4.6). */
export const tasteRoutes: readonly Route[] = [
  post('/v1/user/taste', {
    id: 'addTaste',
    summary: 'Likes or dislikes items, by id or by reference.',
    auth: 'user',
    profile: true,
    body: TasteItems,
    bodyLimit: 262_144,
    replies: { 200: Added },
    errors: ['service_failed'],
    run: ({ rooms, caller, body }) =>
      rooms.content.onBehalfOf(caller, () => rooms.taste.add(caller, body.items, body.like ?? true)),
  }),
  post('/v1/user/taste/names', {
    id: 'addTasteNames',
    summary: 'Likes or dislikes items by name.',
    auth: 'user',
    profile: true,
    body: TasteNames,
    bodyLimit: 262_144,
    replies: { 200: Added },
    run: ({ rooms, caller, body }) =>
      rooms.content.onBehalfOf(caller, () => rooms.taste.addNamed(caller, body.items, body.like ?? true)),
  }),
  post('/v1/user/taste/import/:service', {
    id: 'importTaste',
    summary: "Adds the artists of the user's playlists on a service to the taste.",
    auth: 'user',
    profile: true,
    params: { service: words(64) },
    replies: { 200: Type.Object({ added: Type.Integer() }, { title: 'TasteImported', ...ownChoice }) },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params }) =>
      rooms.content.onBehalfOf(caller, () => rooms.taste.importFrom(caller, params.service)),
  }),
  get('/v1/user/taste', {
    id: 'getTaste',
    summary: 'The taste, with figures for each type.',
    auth: 'user',
    profile: true,
    replies: { 200: Profile },
    run: ({ rooms, caller }) => rooms.taste.profile(caller),
  }),
  get('/v1/user/taste/tags/:tagtype', {
    id: 'getTasteTags',
    summary: 'The taste by era, genre, mood or location.',
    auth: 'user',
    profile: true,
    replies: { 200: Tags },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.taste.tags(caller, params.tagtype),
  }),
  get('/v1/user/views', {
    id: 'listViews',
    summary: 'The views there are.',
    auth: 'user',
    replies: { 200: Views },
    run: ({ rooms }) => ({ views: rooms.taste.views() }),
  }),
  get('/v1/user/views/:viewname', {
    id: 'getView',
    summary: 'What a view shows, in buckets.',
    auth: 'user',
    profile: true,
    replies: { 200: View },
    errors: ['not_found', 'service_failed'],
    run: ({ rooms, caller, params }) =>
      rooms.content.onBehalfOf(caller, () => rooms.taste.view(caller, params.viewname)),
  }),
  get('/v1/user/playmecuts', {
    id: 'listPlayMeCuts',
    summary: 'Dynamic playlists that dissect the taste; their parameters make playables as they are.',
    auth: 'user',
    profile: true,
    replies: { 200: Cuts },
    run: async ({ rooms, caller }) => ({ cuts: await rooms.taste.cuts(caller) }),
  }),
  get('/v1/user/recommended/:type/:service', {
    id: 'listRecommended',
    summary: 'What a service has of a type that the user does not know yet and might like.',
    auth: 'user',
    profile: true,
    query: Paging,
    replies: { 200: Recommended },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, query }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.taste.recommended(caller, params.type, params.service, query),
      ),
  }),
];
