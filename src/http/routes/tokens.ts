import Type from 'typebox';
import { json } from '../reply.js';
import { nothing, post, type Route } from '../route.js';
import { CountryCode, DeviceId, optional, ownChoice, text, words } from '../schemas.js';

/** A token response (specification, section 2.1). */
export const TokenResponse = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer', ownChoice),
    expires_in: Type.Integer(),
    refresh_token: Type.Optional(Type.String()),
  },
  { title: 'TokenResponse' },
);

const TokenRequest = Type.Intersect(
  [
    Type.Object({ grant_type: words(64) }),
    optional({
      deviceid: DeviceId,
      scope: text(64),
      email: text(254),
      password: Type.String({ maxLength: 1024 }),
      mobilenumber: text(32),
      countrycode: CountryCode,
      code: text(4096),
      token: text(4096),
      refresh_token: text(1024, ownChoice),
      identifier: words(1024, ownChoice),
    }),
  ],
  { title: 'TokenRequest' },
);

/** Credentials are never kept by anybody on the way (RFC 6749 §5.1). */
export const NO_STORE = { 'cache-control': 'no-store' };

export const tokenRoutes: readonly Route[] = [
  post('/v1/tokens', {
    id: 'createToken',
    summary: 'Logs in, delegates a speech token, or refreshes.',
    auth: ['client', 'user', 'none'],
    body: TokenRequest,
    replies: { 200: TokenResponse },
    errors: [
      'unsupported_grant_type',
      'invalid_grant',
      'invalid_client',
      'forbidden',
      'too_many_requests',
      'overloaded',
    ],
    oauth: true,
    run: async ({ rooms, caller, address, body }) =>
      json(200, await rooms.accounts.grant({ caller, address }, body), NO_STORE),
  }),
  post('/v1/tokens/revoke', {
    id: 'revokeToken',
    summary: 'Ends the login that a token belongs to (RFC 7009).',
    auth: ['client', 'none'],
    body: Type.Object({ token: text(1024) }),
    replies: { 200: Type.Object({}) },
    errors: ['too_many_requests'],
    oauth: true,
    ownChoice: true,
    run: async ({ rooms, caller, address, body }) => {
      await rooms.accounts.revoke({ caller, address }, body.token);
      return {};
    },
  }),
  post('/v1/login/sms', {
    id: 'sendLoginCode',
    summary: 'Sends a code by text message, for a login or once more for a registration.',
    auth: 'client',
    body: Type.Object({ scope: text(64), mobilenumber: text(32) }),
    replies: { 204: nothing },
    errors: ['forbidden', 'too_many_requests', 'overloaded'],
    run: ({ rooms, caller, address, body }) => rooms.accounts.sendCode({ caller, address }, body),
  }),
];
