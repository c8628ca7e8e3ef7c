import { status } from '@grpc/grpc-js';
import { StatusError } from '../grpc-service.js';
import { CLIENT_ID } from './authorization-server.js';

/** Milliseconds that the authorization server may take. */
const PATIENCE = 5_000;

/** What a token endpoint gives (RFC 6749, section 5.1). */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
}

/** The authorization server's endpoints for programs, asked over HTTP as anybody's. */
export class TokenEndpoint {
  readonly #issuer: string;

  constructor(issuer: string) {
    this.#issuer = issuer;
  }

  /** Tokens for a grant. Throws UNAUTHENTICATED for one that is not good. */
  async granted(parameters: Readonly<Record<string, string>>): Promise<Tokens> {
    const response = await this.#post('/token', parameters);
    if (response.status >= 500) throw new StatusError(status.UNAVAILABLE, 'the token endpoint failed');
    if (!response.ok) throw notValid();
    return (await response.json()) as Tokens;
  }

  /** Gives a token back (RFC 7009). */
  async revoke(token: string): Promise<void> {
    await this.#post('/token/revocation', { token });
  }

  #post(path: string, parameters: Readonly<Record<string, string>>): Promise<Response> {
    const body = new URLSearchParams({ ...parameters, client_id: CLIENT_ID });
    return fetch(this.#issuer + path, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) });
  }
}

/** A proof of a sign-in that is none. */
export function notValid(): StatusError {
  return new StatusError(status.UNAUTHENTICATED, 'the proof is not valid');
}
