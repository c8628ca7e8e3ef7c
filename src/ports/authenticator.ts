import type { AdminCaller, ClientCaller, DeviceCaller, SpeechCaller, UserCaller } from './caller.js';

/** Finds out who holds a credential; the accounts room is one. `undefined`: nobody does. */
export interface Authenticator {
  /** MUST answer at once for a token that was seen shortly before: every request asks. */
  bearer(token: string): Found<TokenCaller>;
  client(clientid: string, secret: string): Found<ClientCaller>;
  /** MUST take the same time whether or not there is such an account. `address`: where the request comes from. */
  admin(email: string, password: string, address: string): Found<AdminCaller>;
}

/** Whoever a bearer token can stand for. */
export type TokenCaller = DeviceCaller | UserCaller | SpeechCaller;

/** The holder of a credential, at once or a little later. */
export type Found<T> = T | undefined | Promise<T | undefined>;
