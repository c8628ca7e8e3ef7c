import { AppError } from '../errors.js';
import type { ContentAccounts } from '../ports/content-accounts.js';
import type { OnBehalf } from '../ports/content-engine.js';
import type { Account, LinkableService } from './account.js';
import { type Behalf, behalf } from './behalf.js';
import type { FreshAccess } from './fresh-access.js';
import {
  hasAccounts,
  isOffered,
  needsAccountToBrowse,
  signinNeeded,
  withSubscription,
} from './service-rules.js';
import type { KnownService, Services } from './services.js';

/** Where every call to a service goes through: it knows for whom, and what they may. */
export class ServiceDesk {
  readonly #services: Services;
  readonly #access: FreshAccess;

  constructor(parts: { readonly services: Services; readonly access: FreshAccess }) {
    this.#services = parts.services;
    this.#access = parts.access;
  }

  /** The services that are offered to whom is acted for. */
  offered(): readonly KnownService[] {
    const user = behalf();
    const all = this.#services.all();
    return user ? all.filter(({ service }) => isOffered(service, user.country)) : all;
  }

  /** Throws `not_found` for a service that there is not, or not in the user's country. */
  known(id: string): KnownService {
    const known = this.offered().find(({ service }) => service.id === id);
    if (!known) throw new AppError('not_found', `There is no service ${id}.`);
    return known;
  }

  /** The service, if it has one of the capabilities, or the user's subscription brings one; throws `not_found`. */
  capable(id: string, ...capabilities: readonly string[]): KnownService {
    const known = this.known(id);
    const user = behalf();
    const service = user ? withSubscription(known.service, user) : known.service;
    if (!capabilities.some((each) => service.capabilities.includes(each)))
      throw unsupported(known, capabilities[0] ?? '');
    return known;
  }

  /** As {@link ServiceDesk.capable}; throws `service_signin_needed` where only those with an account browse and search. */
  browsable(id: string, capability: 'browse' | 'search'): KnownService {
    const known = this.capable(id, capability);
    if (needsAccountToBrowse(known.service, behalf())) throw signinNeeded(known.service);
    return known;
  }

  /**
   * Calls a service with the user's access, if they have linked it. A token that the service does not take any more
   * is renewed once.
   */
  async call<T>(known: KnownService, work: (behalf: OnBehalf) => Promise<T>): Promise<T> {
    const user = behalf();
    const account = user && hasAccounts(known.service) ? await this.access(known, user) : undefined;
    if (!user || !account) return known.calls.call(() => work({}));
    try {
      return await known.calls.call(() => work({ access: accessOf(account, user) }));
    } catch (error) {
      const renewed = await this.#afterRefusal(known, { user, account, error });
      return known.calls.call(() => work({ access: accessOf(renewed, user) }));
    }
  }

  /** A user's account on a service, with access that is valid now. */
  access(known: KnownService, { userid }: Behalf): Promise<Account | undefined> {
    return this.#access.of(this.linkable(known), userid);
  }

  /** The service as the accounts on it need it. */
  linkable(known: KnownService): LinkableService {
    const { id, name, capabilities } = known.service;
    const { accounts } = known.engine;
    const call = <T>(work: (accounts: ContentAccounts) => Promise<T>) => {
      if (!accounts) throw unsupported(known, 'accounts');
      return known.calls.call(() => work(accounts));
    };
    return { id, name, capabilities, call };
  }

  async #afterRefusal(
    known: KnownService,
    { user: { userid }, account, error }: { user: Behalf; account: Account; error: unknown },
  ): Promise<Account> {
    const code = error instanceof AppError ? error.code : undefined;
    const dead = account.accesstoken;
    if (code === 'access_revoked') await this.#access.revoked({ userid, service: known.service.id }, dead);
    if (code !== 'service_signin_needed') throw error;
    const renewed = await this.#access.of(this.linkable(known), userid, dead);
    if (!renewed) throw error;
    return renewed;
  }
}

function accessOf(
  { userid, accesstoken, subscription }: Account,
  { country }: Behalf,
): OnBehalf['access'] & object {
  return { userid, accesstoken, country, ...(subscription !== undefined && { subscription }) };
}

/** What a service cannot do. */
export function unsupported({ service }: KnownService, what: string): AppError {
  return new AppError('not_found', `The service ${service.id} does not do this: ${what}.`);
}
