import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AuthorizationServer } from './authorization-server.js';
import { accessRevoked } from './people.js';
import type { TokenEndpoint, Tokens } from './token-endpoint.js';

/** Where these sign-ins end: with the service itself. */
export const DONE = '/done';

/** Sign-ins that end with the service: the app's user closes the page, and the app asks what came of it (signinmanualclose). */
export class ClosedPages {
  readonly #server: AuthorizationServer;
  readonly #endpoint: TokenEndpoint;
  readonly #issuer: string;
  /** Verifiers of sign-ins that go on, and tokens of those that have ended, by state. */
  readonly #verifiers = new Map<string, string>();
  readonly #tokens = new Map<string, Tokens>();

  constructor(parts: {
    readonly server: AuthorizationServer;
    readonly endpoint: TokenEndpoint;
    readonly issuer: string;
  }) {
    this.#server = parts.server;
    this.#endpoint = parts.endpoint;
    this.#issuer = parts.issuer;
  }

  begin(state: string): string {
    const verifier = randomBytes(32).toString('base64url');
    this.#verifiers.set(state, verifier);
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    return this.#server.authorizeUri({ redirectUri: this.#issuer + DONE, state, codeChallenge });
  }

  /** The tokens of a sign-in, once. Throws when its user has cancelled it, or closed the page too early. */
  taken(state: string): Tokens {
    const tokens = this.#tokens.get(state);
    this.#tokens.delete(state);
    this.#verifiers.delete(state);
    if (!tokens) throw accessRevoked();
    return tokens;
  }

  /** The page that the browser comes back to. */
  serve(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '/', this.#issuer);
    const said = (words: string) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(`${words} You can close this page.\n`);
    this.#end(searchParams.get('state') ?? '', searchParams.get('code')).then(
      (signedIn) => said(signedIn ? 'You are signed in.' : 'You are not signed in.'),
      () => said('You could not be signed in.'),
    );
  }

  async #end(state: string, code: string | null): Promise<boolean> {
    const verifier = this.#verifiers.get(state);
    if (verifier === undefined || code === null) return false;
    const tokens = await this.#endpoint.granted({
      grant_type: 'authorization_code',
      code,
      redirect_uri: this.#issuer + DONE,
      code_verifier: verifier,
    });
    this.#tokens.set(state, tokens);
    return true;
  }
}
