import Type from 'typebox';
import { json } from '../reply.js';
import { get, post, put, type Route } from '../route.js';
import { AnyObject, CountryCode, DeviceId, optional, ownChoice, Timestamp, text, words } from '../schemas.js';
import { NO_STORE, TokenResponse } from './tokens.js';

const Name = words(100);
const Password = Type.String({ maxLength: 1024 });

const Registration = Type.Object(
  {
    deviceid: DeviceId,
    scope: text(64),
    firstname: Name,
    lastname: Name,
    email: Type.String({ format: 'email', maxLength: 254 }),
    password: Password,
    countrycode: Type.Optional(CountryCode),
  },
  { title: 'Registration' },
);

const details = {
  userid: Type.String(),
  email: Type.Optional(Type.String()),
  firstname: Type.Optional(Type.String()),
  lastname: Type.Optional(Type.String()),
  countrycode: Type.Optional(CountryCode),
  crmemailallowed: Type.Boolean(),
  crmpushallowed: Type.Boolean(),
  locationallowed: Type.Boolean(),
};

const UserDetails = Type.Object(details, { title: 'UserDetails' });

const UserRecord = Type.Object(
  {
    ...details,
    mobilenumber: Type.Optional(Type.String()),
    emailverified: Type.Boolean(),
    subscription: Type.String(),
    created: Timestamp,
    updated: Timestamp,
  },
  { title: 'User', ...ownChoice },
);

const UserChanges = optional({
  firstname: Name,
  lastname: Name,
  countrycode: CountryCode,
  password: Password,
  crmemailallowed: Type.Boolean(),
  crmpushallowed: Type.Boolean(),
  locationallowed: Type.Boolean(),
});

export const userRoutes: readonly Route[] = [
  post('/v1/user', {
    id: 'registerUser',
    summary: 'Registers a person and logs in.',
    auth: 'client',
    body: Registration,
    replies: { 200: TokenResponse },
    errors: ['conflict', 'forbidden', 'too_many_requests', 'overloaded'],
    run: async ({ rooms, caller, body }) => json(200, await rooms.accounts.register(caller, body), NO_STORE),
  }),
  get('/v1/user', {
    id: 'getUser',
    summary: "The caller's record.",
    auth: 'user',
    replies: { 200: UserRecord },
    run: ({ rooms, caller }) => rooms.users.record(caller.userid),
  }),
  put('/v1/user', {
    id: 'changeUser',
    summary: "Changes some of the caller's record.",
    auth: 'user',
    body: UserChanges,
    replies: { 200: UserDetails },
    run: ({ rooms, caller, body }) => rooms.users.change(caller.userid, body),
  }),
  get('/v1/user/config', {
    id: 'getUserConfig',
    summary: "The caller's settings.",
    auth: 'user',
    ownChoice: true,
    replies: { 200: AnyObject },
    run: ({ rooms, caller }) => rooms.users.config(caller.userid),
  }),
  put('/v1/user/config', {
    id: 'setUserConfig',
    summary: "Replaces the caller's settings.",
    auth: 'user',
    ownChoice: true,
    body: AnyObject,
    replies: { 200: AnyObject },
    run: ({ rooms, caller, body }) => rooms.users.setConfig(caller.userid, body),
  }),
];
