import Type from 'typebox';
import { del, get, nothing, post, put, type Route } from '../route.js';
import { optional, ownChoice, Paging, Timestamp, words } from '../schemas.js';

const Name = words(100);

const Profile = Type.Object(
  {
    profileuserid: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
    image: Type.Optional(Type.String(ownChoice)),
    created: Type.With(Timestamp, ownChoice),
  },
  { title: 'Profile' },
);

const ProfilePage = Type.Object(
  {
    profiles: Type.Array(Profile),
    startindex: Type.Integer(),
    itemsperpage: Type.Integer(),
    total: Type.Integer(),
  },
  { title: 'Profiles', ...ownChoice },
);

export const profileRoutes: readonly Route[] = [
  get('/v1/user/profiles', {
    id: 'listProfiles',
    summary: "The caller's sub-profiles.",
    auth: 'user',
    query: Paging,
    replies: { 200: ProfilePage },
    run: ({ rooms, caller, query }) => rooms.users.profiles.list(caller.userid, query),
  }),
  post('/v1/user/profiles', {
    id: 'createProfile',
    summary: 'Makes a sub-profile.',
    auth: 'user',
    body: Type.Object({ firstname: Name, lastname: Name }),
    replies: { 201: Profile },
    errors: ['conflict'],
    run: ({ rooms, caller, body }) => rooms.users.profiles.create(caller.userid, body),
  }),
  get('/v1/user/profiles/:profileuserid', {
    id: 'getProfile',
    summary: 'One sub-profile.',
    auth: 'user',
    replies: { 200: Profile },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.users.profiles.get(caller.userid, params.profileuserid),
  }),
  put('/v1/user/profiles/:profileuserid', {
    id: 'changeProfile',
    summary: 'Changes the names of a sub-profile.',
    auth: 'user',
    body: optional({ firstname: Name, lastname: Name }),
    replies: { 200: Profile },
    errors: ['not_found'],
    ownChoice: true,
    run: ({ rooms, caller, params, body }) =>
      rooms.users.profiles.change(caller.userid, params.profileuserid, body),
  }),
  del('/v1/user/profiles/:profileuserid', {
    id: 'removeProfile',
    summary: 'Removes a sub-profile, its playables and its taste.',
    auth: 'user',
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.users.profiles.remove(caller.userid, params.profileuserid),
  }),
];
