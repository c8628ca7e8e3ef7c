import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Test } from 'tap';

export const REDIRECT_URI = 'https://app.example.org/callback';
const SCOPE = 'openid email profile';

/** Somebody whom the provider knows. */
export interface Person {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** A real OpenID Connect provider on loopback, whose people have just agreed to whatever the test asks for. */
export class IdentityProvider {
  readonly issuer: string;
  readonly people: Record<string, Person> = {};
  readonly #key: KeyObject;
  readonly #provider: Provider;

  constructor(issuer: string) {
    this.issuer = issuer;
    this.#key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const jwk = { ...this.#key.export({ format: 'jwk' }), kid: 'its-key', alg: 'RS256', use: 'sig' };
    this.#provider = new Provider(issuer, {
      clients: ['parlando', 'another'].map((client_id) => ({
        client_id,
        client_secret: `secret of ${client_id}`,
        redirect_uris: [REDIRECT_URI],
      })),
      jwks: { keys: [jwk] },
      cookies: { keys: ['for a test'] },
      features: { devInteractions: { enabled: false }, introspection: { enabled: true } },
      claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: () => ({ sub: accountId, ...this.people[accountId] }),
      }),
    });
  }

  listener() {
    return this.#provider.callback();
  }

  /** The code that the provider's pages give to an app. */
  async code(accountId: string, options: { clientId?: string; nonce?: string; codeVerifier?: string } = {}) {
    const { clientId = 'parlando', nonce, codeVerifier } = options;
    const code = new this.#provider.AuthorizationCode({
      ...(await this.#granted(accountId, clientId)),
      redirectUri: REDIRECT_URI,
      authTime: Math.floor(Date.now() / 1000),
      ...(nonce && { nonce }),
      ...(codeVerifier && {
        codeChallenge: createHash('sha256').update(codeVerifier).digest('base64url'),
        codeChallengeMethod: 'S256',
      }),
    });
    return code.save();
  }

  /** The access token that the provider's SDK gives to an app. */
  async accessToken(accountId: string, clientId = 'parlando'): Promise<string> {
    return new this.#provider.AccessToken(await this.#granted(accountId, clientId)).save();
  }

  /** The ID token that the provider's SDK gives to an app; a test spoils what it likes. */
  idToken(
    accountId: string,
    spoilt: { readonly claims?: object; readonly header?: object; readonly key?: KeyObject } = {},
  ): string {
    const now = Math.floor(Date.now() / 1000);
    const header = { alg: 'RS256', kid: 'its-key', ...spoilt.header };
    const claims = {
      iss: this.issuer,
      sub: accountId,
      aud: 'parlando',
      iat: now,
      exp: now + 300,
      nonce: 'n-1',
      ...this.people[accountId],
      ...spoilt.claims,
    };
    const body = [header, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    if (header.alg === 'none') return `${body}.`;
    return `${body}.${sign('sha256', Buffer.from(body), spoilt.key ?? this.#key).toString('base64url')}`;
  }

  async #granted(accountId: string, clientId: string) {
    const grant = new this.#provider.Grant({ accountId, clientId });
    grant.addOIDCScope(SCOPE);
    const client = await this.#provider.Client.find(clientId);
    return {
      accountId,
      client,
      grantId: await grant.save(),
      gty: 'authorization_code',
      scope: SCOPE,
      claims: {},
    };
  }
}

/** Starts a provider; it ends with the test. */
export async function startIdentityProvider(
  t: Test,
): Promise<IdentityProvider & { readonly server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  const provider = new IdentityProvider(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.on('request', provider.listener());
  return Object.assign(provider, { server });
}
