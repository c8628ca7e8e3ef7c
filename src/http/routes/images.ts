import Type from 'typebox';
import { raw as rawReply } from '../reply.js';
import { bytes, del, get, nothing, put, type Route, raw } from '../route.js';

const Picture = bytes('image/jpeg', 'image/png', 'image/webp');
const LARGEST = 5 * 1024 * 1024;
const ImageUrl = Type.Object({ image: Type.String() }, { title: 'ImageUrl' });
/** A name is made of the content: what it stands for never changes. */
const FOR_EVER = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

/** Pictures of users and sub-profiles (open details, 'Images'). */
export const imageRoutes: readonly Route[] = [
  put('/v1/user/image', {
    id: 'setUserImage',
    summary: "Sets the caller's picture.",
    auth: 'user',
    ownChoice: true,
    body: Picture,
    bodyLimit: LARGEST,
    replies: { 200: ImageUrl },
    errors: ['overloaded'],
    run: async ({ rooms, caller, body }) => ({ image: await rooms.users.setImage(caller.userid, body.data) }),
  }),
  del('/v1/user/image', {
    id: 'removeUserImage',
    summary: "Removes the caller's picture.",
    auth: 'user',
    replies: { 204: nothing },
    run: ({ rooms, caller }) => rooms.users.removeImage(caller.userid),
  }),
  put('/v1/user/profiles/:profileuserid/image', {
    id: 'setProfileImage',
    summary: 'Sets the picture of a sub-profile.',
    auth: 'user',
    ownChoice: true,
    body: Picture,
    bodyLimit: LARGEST,
    replies: { 200: ImageUrl },
    errors: ['not_found', 'overloaded'],
    run: async ({ rooms, caller, params, body }) => ({
      image: await rooms.users.profiles.setImage(caller.userid, params.profileuserid, body.data),
    }),
  }),
  del('/v1/user/profiles/:profileuserid/image', {
    id: 'removeProfileImage',
    summary: 'Removes the picture of a sub-profile.',
    auth: 'user',
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, caller, params }) => rooms.users.profiles.removeImage(caller.userid, params.profileuserid),
  }),
  get('/v1/images/:name', {
    id: 'getImage',
    summary: 'A picture.',
    auth: 'none',
    ownChoice: true,
    replies: { 200: raw('image/jpeg') },
    errors: ['not_found'],
    run: async ({ rooms, params }) =>
      rawReply('image/jpeg', await rooms.users.pictures.read(params.name), FOR_EVER),
  }),
];
