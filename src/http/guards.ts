import { AppError } from '../errors.js';
import type { Authenticator, Found } from '../ports/authenticator.js';
import type {
  AdminCaller,
  AdminRole,
  Caller,
  ClientCaller,
  DeviceCaller,
  SpeechCaller,
  UserCaller,
} from '../ports/caller.js';

/**
 * Who may call an operation (specification, section 5). `device` is whoever holds a token
 * that is bound to a deviceid: the device itself, a speaker's speech token or a user.
 */
export type Auth = 'none' | 'client' | 'device' | 'user' | 'speech' | `admin:${AdminRole}`;

/** The callers that an auth lets through. */
export type CallerOf<A extends Auth> = A extends 'none'
  ? undefined
  : A extends 'client'
    ? ClientCaller
    : A extends 'device'
      ? DeviceCaller | UserCaller | SpeechCaller
      : A extends 'user'
        ? UserCaller
        : A extends 'speech'
          ? SpeechCaller
          : AdminCaller;

/** Finds the caller of a request, or throws `unauthorized`, `invalid_client` or `insufficient_scope`. */
export type Guard = (credentials: Credentials) => Caller | undefined | Promise<Caller | undefined>;

/** What a request brings to prove who is calling. */
export interface Credentials {
  readonly authorization: string | undefined;
  readonly address: string;
}

/** Makes the guard of an operation. */
export function guard(auth: readonly Auth[], authenticator: Authenticator): Guard {
  const optional = auth.includes('none');
  const roles = auth.filter((each) => each.startsWith('admin:')).map((each) => each.slice('admin:'.length));
  const client = auth.includes('client');
  const bearer = new Set<string>(auth.filter((each) => BEARER.has(each)));
  if (bearer.has('device')) for (const kind of ['user', 'speech']) bearer.add(kind);

  return (credentials) => {
    const { authorization } = credentials;
    if (authorization === undefined) {
      if (optional) return undefined;
      throw new AppError('unauthorized', 'Credentials are needed.');
    }
    const token = bearerToken(authorization);
    if (token !== undefined && bearer.size > 0) {
      return when(authenticator.bearer(token), (caller) => admitToken(caller, bearer));
    }
    const basic = token === undefined ? basicCredentials(authorization) : undefined;
    if (basic && roles.length > 0) {
      return when(authenticator.admin(basic.name, basic.password, credentials.address), (caller) =>
        admitAdmin(caller, roles),
      );
    }
    if (basic && client) return when(authenticator.client(basic.name, basic.password), admitClient);
    if (auth.length === 1 && optional) return undefined;
    throw new AppError('unauthorized', 'Credentials of another kind are needed.');
  };
}

const BEARER = new Set<string>(['device', 'user', 'speech']);

function when<T, R>(found: Found<T>, admit: (caller: T | undefined) => R): R | Promise<R> {
  return found instanceof Promise ? found.then(admit) : admit(found);
}

function admitToken(
  caller: DeviceCaller | UserCaller | SpeechCaller | undefined,
  kinds: ReadonlySet<string>,
): Caller {
  if (!caller) throw new AppError('unauthorized', 'The access token is invalid or has expired.');
  if (kinds.has(caller.kind)) return caller;
  throw new AppError('insufficient_scope', 'The access token is not for this operation.');
}

function admitAdmin(caller: AdminCaller | undefined, roles: readonly string[]): Caller {
  if (!caller) throw new AppError('unauthorized', 'The administrator account or its password is wrong.');
  if (caller.roles.some((role) => roles.includes(role))) return caller;
  throw new AppError('insufficient_scope', `The role ${roles.join(' or ')} is needed.`);
}

function admitClient(caller: ClientCaller | undefined): Caller {
  if (!caller) throw new AppError('invalid_client', 'The client id or its secret is wrong.');
  return caller;
}

/** The token of a Bearer credential (RFC 6750 §2.1). */
function bearerToken(authorization: string): string | undefined {
  if (authorization.startsWith('Bearer ')) return authorization.slice(7).trim();
  return /^bearer /i.test(authorization) ? authorization.slice(7).trim() : undefined;
}

/** Name and password of Basic credentials (RFC 7617). */
function basicCredentials(authorization: string): { name: string; password: string } | undefined {
  if (!/^basic /i.test(authorization)) return undefined;
  const decoded = Buffer.from(authorization.slice(6).trim(), 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  if (colon < 0) return undefined;
  return { name: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/** The WWW-Authenticate header of a refusal (RFC 6750 §3, RFC 7617 §2); undefined: none belongs there. */
export function challenge(auth: readonly Auth[], error: AppError, presented: boolean): string | undefined {
  if (error.code === 'insufficient_scope') {
    const bearer = auth.some((each) => BEARER.has(each));
    return bearer ? 'Bearer realm="parlando", error="insufficient_scope"' : undefined;
  }
  if (error.code !== 'unauthorized' && error.code !== 'invalid_client') return undefined;
  const challenges: string[] = [];
  if (auth.some((each) => BEARER.has(each))) {
    challenges.push(`Bearer realm="parlando"${presented ? ', error="invalid_token"' : ''}`);
  }
  if (auth.some((each) => each === 'client' || each.startsWith('admin:')) || challenges.length === 0) {
    challenges.push('Basic realm="parlando", charset="UTF-8"');
  }
  return challenges.join(', ');
}
