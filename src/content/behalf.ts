import { AsyncLocalStorage } from 'node:async_hooks';

/** Who asks: a user, and the device that the user asks with. */
export interface Asker {
  readonly userid: string;
  readonly deviceid?: string;
}

/** What is known of who asks, beside the accounts on services. */
export interface Standing {
  /** Lower-case: the user's, else the device's, else the server's. */
  readonly country: string;
  /** The level of the user record. */
  readonly subscription: string | undefined;
  /** What the device runs on. */
  readonly platform: string | undefined;
}

/** An account on a service, as far as rules need to know it. */
export interface AccountStanding {
  /** `expired`: the user must sign in again; `revoked`: the user has taken access back. */
  readonly state: 'good' | 'expired' | 'revoked';
  /** The level on the service; absent: the service has none. */
  readonly subscription?: string;
}

/** For whom everything is done at present. */
export interface Behalf extends Asker, Standing {
  readonly accounts: ReadonlyMap<string, AccountStanding>;
}

const behalves = new AsyncLocalStorage<Behalf>();

/** For whom the present call is made; undefined: for the house itself. */
export function behalf(): Behalf | undefined {
  return behalves.getStore();
}

/** Does all of some work for somebody. */
export function actingFor<T>(somebody: Behalf, work: () => Promise<T>): Promise<T> {
  return behalves.run(somebody, work);
}
