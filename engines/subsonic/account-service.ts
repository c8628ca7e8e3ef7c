import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  type AccountService,
  ExchangeResponseSchema,
  type Login,
  RevokeResponseSchema,
} from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { checkService } from '../refusals.js';
import type { Accounts } from './accounts.js';
import { SERVICE } from './content-service.js';
import { accessToken, type Credentials, readCredentials, salted } from './credentials.js';
import type { Music } from './music.js';
import { type SubsonicClient, SubsonicError } from './subsonic-client.js';

/** What signing in needs. */
interface AccountParts {
  readonly client: SubsonicClient;
  readonly accounts: Accounts;
  readonly music: Music;
}

/** What servers say that take no salted token: it is missing a password, or the user's cannot be salted. */
const WANTS_PASSWORD = [10, 41, 42];

/** Signs users in by name and password or by API key, as the server has it. */
export function accountService({ client, accounts, music }: AccountParts): Handlers<typeof AccountService> {
  return {
    async authorize() {
      throw new StatusError(status.UNIMPLEMENTED, 'a Subsonic server has no page for signing in');
    },

    async exchange({ service, proof }) {
      checkService(service, SERVICE);
      const credentials = await provenBy(proof);
      await accounts.remember(credentials);
      return create(ExchangeResponseSchema, {
        credentials: { accessToken: accessToken(credentials), userid: credentials.username },
      });
    },

    async refresh() {
      throw new StatusError(status.UNAUTHENTICATED, 'sign in to the Subsonic server again');
    },

    async revoke({ service, accessToken: token }) {
      checkService(service, SERVICE);
      const credentials = readCredentials(token);
      if (credentials) {
        await accounts.forget(credentials);
        music.forget(credentials);
      }
      return create(RevokeResponseSchema);
    },
  };

  async function provenBy(
    proof: Parameters<Handlers<typeof AccountService>['exchange']>[0]['proof'],
  ): Promise<Credentials> {
    if (proof.case === 'login') return signedIn(proof.value);
    // What an SDK of an OpenSubsonic server can hand over is an API key.
    if (proof.case === 'sdkTokens') return keyHolder(proof.value.accessToken);
    throw new StatusError(status.INVALID_ARGUMENT, 'a name and password, or an API key, are needed');
  }

  async function signedIn({ username, password, apiKey }: Login): Promise<Credentials> {
    if (apiKey !== '') return keyHolder(apiKey);
    if (username === '' || password === '')
      throw new StatusError(status.INVALID_ARGUMENT, 'a name and a password are needed');
    return accepted(salted(username, password)).catch((error: unknown) => {
      if (!(error instanceof SubsonicError) || !WANTS_PASSWORD.includes(error.subsonic)) throw error;
      return accepted({ username, password });
    });
  }

  /** The user whose API key it is (OpenSubsonic `tokenInfo`). */
  async function keyHolder(apiKey: string): Promise<Credentials> {
    if (apiKey === '') throw new StatusError(status.INVALID_ARGUMENT, 'an API key is needed');
    const { tokenInfo } = await client.call('tokenInfo', { username: '', apiKey });
    const username = tokenInfo?.username;
    if (!username) throw new SubsonicError(0, 'the Subsonic server does not tell whose API key it is');
    return { username, apiKey };
  }

  async function accepted(credentials: Credentials): Promise<Credentials> {
    await client.call('ping', credentials);
    return credentials;
  }
}
