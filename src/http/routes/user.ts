import Type from 'typebox';
import { empty, json } from '../reply.js';
import { get, head, nothing, post, put, type Route } from '../route.js';
import {
  AnyObject,
  CountryCode,
  DeviceId,
  Email,
  optional,
  ownChoice,
  Timestamp,
  text,
  words,
} from '../schemas.js';
import { NO_STORE, TokenResponse } from './tokens.js';

const Name = words(100);
const Password = Type.String({ maxLength: 1024 });

/** By email, with a password, or by mobile number. */
const Registration = Type.Intersect(
  [
    Type.Object({ deviceid: DeviceId, scope: text(64), firstname: Name, lastname: Name }),
    optional({ email: Email, password: Password, mobilenumber: text(32), countrycode: CountryCode }),
  ],
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

/** The user record (open details). */
export const UserRecord = Type.Object(
  {
    ...details,
    mobilenumber: Type.Optional(Type.String()),
    emailverified: Type.Boolean(),
    subscription: Type.String(),
    image: Type.Optional(Type.String()),
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
    replies: { 200: TokenResponse, 204: nothing },
    errors: ['invalid_scope', 'conflict', 'forbidden', 'too_many_requests', 'overloaded'],
    run: async ({ rooms, caller, address, body }) => {
      const tokens = await rooms.accounts.register({ caller, address }, body);
      return tokens && json(200, tokens, NO_STORE);
    },
  }),
  get('/v1/user', {
    id: 'getUser',
    summary: "The caller's record.",
    auth: 'user',
    replies: { 200: UserRecord },
    kept: true,
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
  post('/v1/user/verify', {
    id: 'requestVerification',
    summary: "Mails a link that confirms the caller's email.",
    auth: 'user',
    ownChoice: true,
    replies: { 204: nothing },
    errors: ['too_many_requests', 'overloaded'],
    run: ({ rooms, caller }) => rooms.accounts.requestVerification(caller.userid),
  }),
  post('/v1/user/reset', {
    id: 'requestReset',
    summary: 'Mails a link that leads to a new password, if there is such an account.',
    auth: 'client',
    ownChoice: true,
    body: Type.Object({ email: Email }),
    replies: { 204: nothing },
    errors: ['too_many_requests', 'overloaded'],
    run: ({ rooms, caller, address, body }) => rooms.accounts.requestReset({ caller, address }, body.email),
  }),
  head('/v1/users', {
    id: 'isRegistered',
    summary: 'Whether an email or a mobile number has an account.',
    auth: 'client',
    ownChoice: true,
    query: optional({ email: Email, mobilenumber: text(32) }),
    replies: { 200: nothing },
    errors: ['not_found', 'too_many_requests'],
    run: async ({ rooms, caller, address, query }) => {
      await rooms.accounts.expectRegistered({ caller, address }, query);
      return empty(200);
    },
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
