import Type from 'typebox';
import { json } from '../reply.js';
import { post, type Route } from '../route.js';
import { optional, ownChoice, text, words } from '../schemas.js';
import { NO_STORE, TokenResponse } from './tokens.js';

const Completion = Type.Intersect(
  [
    Type.Object({ response_type: Type.Literal('token'), scope: text(64) }),
    optional({
      code: words(4096),
      token: words(16_384),
      redirect_uri: words(2048, ownChoice),
      code_verifier: words(256, ownChoice),
      nonce: words(512, ownChoice),
    }),
  ],
  { title: 'FederatedLogin' },
);

export const federatedLoginRoutes: readonly Route[] = [
  post('/v1/login/providers/:provider/complete', {
    id: 'completeFederatedLogin',
    summary: 'Logs in by what an identity provider gave to the app.',
    auth: 'device',
    body: Completion,
    replies: { 200: TokenResponse },
    errors: ['forbidden', 'not_found', 'conflict', 'too_many_requests', 'overloaded'],
    oauth: true,
    run: async ({ rooms, caller, address, params, body }) =>
      json(
        200,
        await rooms.accounts.completeFederatedLogin({ caller, address }, params.provider, body),
        NO_STORE,
      ),
  }),
];
