import { AppError } from '../errors.js';
import type { TokenCaller } from '../ports/authenticator.js';
import type { ClientCaller } from '../ports/caller.js';
import type { Attempts } from './attempts.js';

/** Where a request for credentials comes from. */
export interface Origin {
  readonly caller: ClientCaller | TokenCaller | undefined;
  /** The address of the other end of the connection. */
  readonly address: string;
}

/** Counts a use of a credential endpoint. Rejects with `too_many_requests`. */
export async function countUse(attempts: Attempts, { caller, address }: Origin): Promise<void> {
  await attempts.spend('address', address);
  if (caller) await attempts.spend('client', caller.clientid);
}

/** The client that asks, if it proved to be one. Throws `invalid_client`. */
export function clientOf({ caller }: Origin): ClientCaller {
  if (caller?.kind === 'client') return caller;
  throw new AppError('invalid_client', 'Client credentials are needed.');
}

/** The client that asks, if its users have accounts here. Throws `forbidden` otherwise. */
export function hostingClientOf(origin: Origin): ClientCaller {
  const client = clientOf(origin);
  if (client.accounts === 'hosted') return client;
  throw new AppError('forbidden', "The client's users have no accounts here.");
}
