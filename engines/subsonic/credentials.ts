import { createHash, randomBytes } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { StatusError } from '../grpc-service.js';

/**
 * What proves to the server who calls. A salted token (Subsonic 1.13) or an API key (OpenSubsonic) wherever the
 * server takes one; the password itself only for servers that know nothing better.
 */
export type Credentials =
  | { readonly username: string; readonly token: string; readonly salt: string }
  | { readonly username: string; readonly password: string }
  | { readonly username: string; readonly apiKey: string };

/** A token of a password: MD5 with a salt, as the protocol has it. The password cannot be had back from it. */
export function salted(username: string, password: string): Credentials {
  const salt = randomBytes(12).toString('hex');
  return {
    username,
    salt,
    token: createHash('md5')
      .update(password + salt)
      .digest('hex'),
  };
}

/** The parameters of a call. */
export function parametersOf(credentials: Credentials): Readonly<Record<string, string>> {
  if ('apiKey' in credentials) return { apiKey: credentials.apiKey };
  if ('token' in credentials) return { u: credentials.username, t: credentials.token, s: credentials.salt };
  return { u: credentials.username, p: `enc:${Buffer.from(credentials.password).toString('hex')}` };
}

/** The access token of credentials, which the platform keeps encrypted and brings with each call. */
export function accessToken(credentials: Credentials): string {
  return Buffer.from(JSON.stringify(credentials)).toString('base64url');
}

/** The credentials of an access token; undefined: it is none that this engine has made. */
export function readCredentials(token: string): Credentials | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return isCredentials(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The credentials of who calls. Throws UNAUTHENTICATED when there is no access token, or it is not one of ours. */
export function credentialsIn(access: { readonly accessToken: string } | undefined): Credentials {
  const credentials = readCredentials(access?.accessToken ?? '');
  if (!credentials) throw new StatusError(status.UNAUTHENTICATED, 'sign in to the Subsonic server first');
  return credentials;
}

function isCredentials(value: unknown): value is Credentials {
  if (typeof value !== 'object' || value === null) return false;
  const has = (...keys: readonly string[]) =>
    keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
  return has('username') && (has('token', 'salt') || has('password') || has('apiKey'));
}
