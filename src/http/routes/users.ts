import Type from 'typebox';
import { del, get, nothing, put, type Route } from '../route.js';
import { Email, words } from '../schemas.js';
import { userForSupport } from '../user-support.js';
import { UserRecord } from './user.js';

const ByEmail = Type.Object({ email: Email });
const Abilities = Type.Object(
  { abilities: Type.Array(words(64), { maxItems: 100 }) },
  { title: 'Abilities' },
);

/** What support staff do with users (specification, section 4.7). */
export const usersRoutes: readonly Route[] = [
  get('/v1/users', {
    id: 'findUser',
    summary: 'A user, the devices and the linked services.',
    auth: 'admin:useradmin',
    query: ByEmail,
    replies: {
      200: Type.Object({
        user: UserRecord,
        devices: Type.Array(Type.Object({ deviceid: Type.String() }, { additionalProperties: true })),
        linkedservices: Type.Array(Type.String()),
      }),
    },
    errors: ['not_found'],
    ownChoice: true,
    run: ({ rooms, caller, query }) => userForSupport(rooms, caller, query.email),
  }),
  del('/v1/users', {
    id: 'removeUser',
    summary: 'Removes a user and every trace.',
    auth: 'admin:useradmin',
    query: ByEmail,
    replies: { 204: nothing },
    errors: ['not_found'],
    run: ({ rooms, query }) => rooms.users.removeByEmail(query.email),
  }),
  put('/v1/users/:userid/abilities', {
    id: 'setAbilities',
    summary: 'Replaces what a user may do.',
    auth: 'admin:useradmin',
    body: Abilities,
    replies: { 200: Abilities },
    errors: ['not_found'],
    ownChoice: true,
    run: async ({ rooms, params, body }) => ({
      abilities: await rooms.users.setAbilities(params.userid, body.abilities),
    }),
  }),
];
