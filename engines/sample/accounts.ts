import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  type AccountService,
  AuthorizeResponseSchema,
  ExchangeResponseSchema,
  RefreshResponseSchema,
  RevokeResponseSchema,
} from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { type AuthorizationServer, CLIENT_ID } from './authorization-server.js';
import type { ClosedPages } from './closed-pages.js';
import { accessRevoked, PEOPLE, type Porter } from './people.js';
import { CLOSED_BY_HAND } from './services.js';
import { notValid, type TokenEndpoint, type Tokens } from './token-endpoint.js';

/** Signs users in with the service's authorization server, over HTTP as with anybody's. */
export function accountService(parts: {
  readonly porter: Porter;
  readonly server: AuthorizationServer;
  readonly endpoint: TokenEndpoint;
  readonly closedPages: ClosedPages;
}): Handlers<typeof AccountService> {
  const { porter, server, endpoint, closedPages } = parts;
  return {
    async authorize(request) {
      await porter.pass();
      const closing = request.service === CLOSED_BY_HAND;
      const uri = closing ? closedPages.begin(request.state) : server.authorizeUri(request);
      return create(AuthorizeResponseSchema, { uri });
    },

    async exchange({ proof }) {
      await porter.pass();
      const tokens = await proven(proof);
      return create(ExchangeResponseSchema, { credentials: await credentialsOf(tokens) });
    },

    async refresh({ refreshToken }) {
      await porter.pass();
      const tokens = await endpoint.granted({ grant_type: 'refresh_token', refresh_token: refreshToken });
      return create(RefreshResponseSchema, { credentials: await credentialsOf(tokens) });
    },

    async revoke({ accessToken, refreshToken }) {
      await porter.pass();
      for (const token of [refreshToken, accessToken]) {
        if (token !== '') await endpoint.revoke(token);
      }
      return create(RevokeResponseSchema, {});
    },
  };

  async function proven(
    proof: Parameters<Handlers<typeof AccountService>['exchange']>[0]['proof'],
  ): Promise<Tokens> {
    switch (proof.case) {
      case 'authorizationCode': {
        const { code, redirectUri, codeVerifier } = proof.value;
        return endpoint.granted({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        });
      }
      case 'closedState':
        return closedPages.taken(proof.value);
      case 'sdkTokens': {
        const { accessToken, refreshToken, expiresIn } = proof.value;
        return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn };
      }
      case 'login': {
        const { username, password } = proof.value;
        if (username === '' || username !== password || !PEOPLE.some(({ name }) => name === username))
          throw notValid();
        return { access_token: await server.tokenFor(username) };
      }
      default:
        throw new StatusError(status.UNIMPLEMENTED, 'nobody signs in here in this way');
    }
  }

  async function credentialsOf({ access_token, refresh_token = '', expires_in = 0 }: Tokens) {
    const name = await server.ownerOf(access_token);
    if (name !== undefined && porter.conditions.revoked.includes(name)) throw accessRevoked();
    const person = PEOPLE.find((each) => each.name === name);
    if (!person) throw notValid();
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      expiresIn: expires_in,
      userid: person.name,
      subscription: person.subscription,
      country: 'gb',
      clientId: CLIENT_ID,
    };
  }
}
