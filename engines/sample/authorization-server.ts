import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { PEOPLE, type TokenBook } from './people.js';

/** The client that the platform is, with the service. */
export const CLIENT_ID = 'parlando';
const SCOPE = 'openid offline_access';
const DAY = 86_400;

/** What the authorization server is told. */
export interface AuthorizationSettings {
  /** The address that it has. */
  readonly issuer: string;
  /** Where sign-ins may end. */
  readonly redirectUris: readonly string[];
  /** Seconds for which access tokens are valid. */
  readonly tokenSeconds: number;
}

/** The service's own authorization server: OAuth 2.0 with PKCE, tokens that end soon, and refresh tokens that are good once. */
export class AuthorizationServer implements TokenBook {
  readonly #provider: Provider;
  readonly #handle: ReturnType<Provider['callback']>;
  readonly #issuer: string;

  constructor({ issuer, redirectUris, tokenSeconds }: AuthorizationSettings) {
    this.#issuer = issuer;
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT_ID,
          redirect_uris: redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
          token_endpoint_auth_method: 'none',
          id_token_signed_response_alg: 'ES256',
        },
      ],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
      cookies: { keys: [randomBytes(16).toString('hex')] },
      scopes: SCOPE.split(' '),
      features: {
        devInteractions: { enabled: false },
        revocation: { enabled: true, allowedPolicy: () => true },
      },
      interactions: { url: (_: unknown, { uid }: { readonly uid: string }) => `/signin/${uid}` },
      pkce: { required: () => true },
      rotateRefreshToken: true,
      issueRefreshToken: () => true,
      ttl: {
        AccessToken: tokenSeconds,
        RefreshToken: DAY,
        AuthorizationCode: 60,
        Grant: DAY,
        Interaction: 900,
        Session: 900,
        IdToken: 900,
      },
      findAccount: (_: unknown, accountId: string) =>
        PEOPLE.some(({ name }) => name === accountId) && {
          accountId,
          claims: () => ({ sub: accountId }),
        },
    });
    this.#handle = this.#provider.callback();
  }

  /** Where somebody signs in. */
  authorizeUri(request: {
    readonly redirectUri: string;
    readonly state: string;
    readonly codeChallenge: string;
  }): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT_ID,
      scope: SCOPE,
      prompt: 'consent',
      redirect_uri: request.redirectUri,
      state: request.state,
      code_challenge: request.codeChallenge,
      code_challenge_method: 'S256',
    });
    return `${this.#issuer}/auth?${query}`;
  }

  async ownerOf(accesstoken: string): Promise<string | undefined> {
    const token = await this.#provider.AccessToken.find(accesstoken);
    return token?.isValid ? token.accountId : undefined;
  }

  /** Tokens for a name and password, as the service's SDK would get them. */
  async tokenFor(name: string): Promise<string> {
    const client = await this.#provider.Client.find(CLIENT_ID);
    const grant = new this.#provider.Grant({ accountId: name, clientId: CLIENT_ID });
    grant.addOIDCScope(SCOPE);
    const grantId = await grant.save();
    const token = new this.#provider.AccessToken({
      accountId: name,
      client,
      grantId,
      gty: 'authorization_code',
      scope: SCOPE,
    });
    return token.save();
  }

  /** The page where somebody signs in, and all that RFC 6749 has. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    if (!request.url?.startsWith('/signin/')) {
      this.#handle(request, response);
      return;
    }
    this.#signin(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain' });
      response.end('This sign-in does not go on. Begin again in your app.\n');
    });
  }

  async #signin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await this.#provider.interactionDetails(request, response);
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signinPage(uid));
      return;
    }
    const form = new URLSearchParams(await bodyOf(request));
    const person = PEOPLE.find(({ name }) => name === form.get('name') && name === form.get('password'));
    if (!form.has('cancel') && !person) {
      response.writeHead(403, { 'content-type': 'text/html; charset=utf-8' }).end(signinPage(uid));
      return;
    }
    const result = form.has('cancel') || !person ? CANCELLED : await this.#granted(person.name, params);
    await this.#provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  async #granted(accountId: string, params: Readonly<Record<string, unknown>>) {
    const grant = new this.#provider.Grant({ accountId, clientId: String(params.client_id) });
    grant.addOIDCScope(SCOPE);
    return { login: { accountId }, consent: { grantId: await grant.save() } };
  }
}

const CANCELLED = { error: 'access_denied', error_description: 'The user cancelled.' };

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request) {
    body += String(piece);
    if (body.length > 4096) throw new Error('too long');
  }
  return body;
}

function signinPage(uid: string): string {
  const names = PEOPLE.map(({ name }) => `<code>${name}</code>`).join(' or ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sample service</title>
<h1>Sign in to the sample service</h1>
<form method="post" action="/signin/${uid}">
<p>The name is ${names}, and the password the same word.</p>
<label>Name <input name="name" autocomplete="username"></label>
<label>Password <input name="password" type="password" autocomplete="current-password"></label>
<button>Sign in</button> <button name="cancel" value="1">Cancel</button>
</form>
`;
}
