import Type from 'typebox';
import { del, get, nothing, post, put, type Route } from '../route.js';
import { ownChoice, Paging, Timestamp, text, words } from '../schemas.js';
import { Item, Items, serviceErrors } from './content.js';

const params = { service: words(64), ref: words(1024) };

/** An item to add; its service is needed where playlists hold items of any. */
const GivenItem = Type.Object({
  ref: words(1024),
  service: Type.Optional(words(64)),
  type: Type.Optional(words(64, ownChoice)),
});
const GivenItems = Type.Array(GivenItem, { maxItems: 2000 });
/** What people call a playlist, and say of it. */
export const Name = words(200);
export const Description = text(2000);
/** Two thousand items with long references. */
const BODY_LIMIT = 1_048_576;

const playlist = {
  service: Type.String(),
  ref: Type.String(),
  type: Type.Literal('playlist'),
  name: Type.String(),
  description: Type.Optional(Type.String()),
  images: Type.Optional(Type.Record(Type.String(), Type.String(), ownChoice)),
  total: Type.Optional(Type.Integer(ownChoice)),
  created: Type.Optional(Timestamp),
  updated: Type.Optional(Timestamp),
};
const Playlist = Type.Object(playlist, { title: 'Playlist' });
/** A playlist with all that is in it. */
export const WholePlaylist = Type.Object(
  { ...playlist, items: Type.Optional(Type.Array(Item)) },
  { title: 'WholePlaylist' },
);
const Playlists = Type.Object(
  {
    playlists: Type.Array(Playlist),
    startindex: Type.Integer(),
    itemsperpage: Type.Integer(),
    total: Type.Optional(Type.Integer()),
  },
  { title: 'Playlists', ...ownChoice },
);

function keyOf(
  { userid }: { readonly userid: string },
  params: { readonly service: string; readonly ref: string },
) {
  return { ...params, userid };
}

/** Playlists of users on content services (specification, sections 2.10 and 4.5). */
export const playlistRoutes: readonly Route[] = [
  get('/v1/user/:service/playlists', {
    id: 'listPlaylists',
    summary: "The user's playlists.",
    auth: 'user',
    params: { service: params.service },
    query: Paging,
    replies: { 200: Playlists },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, query }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.content.playlists.list(caller.userid, params.service, query),
      ),
  }),
  post('/v1/user/:service/playlists', {
    id: 'createPlaylist',
    summary: 'Creates a playlist, or overwrites the one of this name.',
    auth: 'user',
    params: { service: params.service },
    body: Type.Object({
      name: Name,
      description: Type.Optional(Description),
      items: Type.Optional(GivenItems),
      overwrite: Type.Optional(Type.Boolean(ownChoice)),
    }),
    bodyLimit: BODY_LIMIT,
    replies: { 201: WholePlaylist },
    errors: ['not_found', 'conflict', ...serviceErrors],
    run: ({ rooms, caller, params, body }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.content.playlists.create(caller.userid, params.service, body),
      ),
  }),
  get('/v1/user/:service/playlists/:ref', {
    id: 'getPlaylist',
    summary: 'A playlist with all that is in it.',
    auth: 'user',
    params,
    replies: { 200: WholePlaylist },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.playlists.get(keyOf(caller, params))),
  }),
  post('/v1/user/:service/playlists/:ref', {
    id: 'appendToPlaylist',
    summary: 'Adds items at the end.',
    auth: 'user',
    params,
    body: Type.Object({ items: Type.Array(GivenItem, { minItems: 1, maxItems: 2000 }) }),
    bodyLimit: BODY_LIMIT,
    replies: { 200: WholePlaylist },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, body }) =>
      rooms.content.onBehalfOf(caller, () =>
        rooms.content.playlists.append(keyOf(caller, params), body.items),
      ),
  }),
  put('/v1/user/:service/playlists/:ref', {
    id: 'changePlaylist',
    summary: 'Changes name and description; items replace all there are.',
    auth: 'user',
    params,
    body: Type.Object({
      name: Type.Optional(Name),
      description: Type.Optional(Description),
      items: Type.Optional(GivenItems),
    }),
    bodyLimit: BODY_LIMIT,
    replies: { 200: WholePlaylist },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, body }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.playlists.change(keyOf(caller, params), body)),
  }),
  del('/v1/user/:service/playlists/:ref', {
    id: 'deletePlaylist',
    summary: 'Deletes a playlist.',
    auth: 'user',
    params,
    replies: { 204: nothing },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.playlists.remove(keyOf(caller, params))),
  }),
  get('/v1/user/:service/playlists/:ref/items', {
    id: 'listPlaylistItems',
    summary: 'Items of a playlist.',
    auth: 'user',
    params,
    query: Paging,
    replies: { 200: Items },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, query }) =>
      rooms.content.onBehalfOf(caller, () => rooms.content.playlists.items(keyOf(caller, params), query)),
  }),
  del('/v1/user/:service/playlists/:ref/items', {
    id: 'deletePlaylistItems',
    summary: 'Deletes items by their places or by a reference.',
    auth: 'user',
    params,
    query: Type.Object({
      index: Type.Optional(
        Type.Array(Type.String({ pattern: '^\\d{1,6}$' }), { maxItems: 2000, ...ownChoice }),
      ),
      ref: Type.Optional(words(1024, ownChoice)),
    }),
    replies: { 204: nothing },
    errors: ['not_found', ...serviceErrors],
    run: ({ rooms, caller, params, query: { index = [], ref } }) => {
      const unwanted = { indexes: index.map(Number), ...(ref !== undefined && { ref }) };
      return rooms.content.onBehalfOf(caller, () =>
        rooms.content.playlists.removeItems(keyOf(caller, params), unwanted),
      );
    },
  }),
];
