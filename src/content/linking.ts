import type { LinkableService } from './account.js';
import type { Asker } from './behalf.js';
import type { LinkedAccounts, LinkedServiceView, LinkRequest, SigninPage } from './linked-accounts.js';
import { type ServiceDesk, unsupported } from './service-desk.js';
import { hasAccounts } from './service-rules.js';

/** What links accounts. */
export interface LinkingParts {
  readonly desk: ServiceDesk;
  readonly accounts: LinkedAccounts;
  readonly onBehalfOf: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;
  readonly countryOf: (asker: Asker) => Promise<string>;
  /** The address under which apps reach the server. */
  readonly publicUrl: string;
}

/** Users' accounts on services (specification, section 4.5): `not_found` for services that have none, or not in the user's country. */
export class Linking {
  /** The address under which apps reach the server: sign-ins end there. */
  readonly publicUrl: string;
  readonly #parts: LinkingParts;

  constructor(parts: LinkingParts) {
    this.publicUrl = parts.publicUrl;
    this.#parts = parts;
  }

  /** GET /v1/user/{service}/authorize. Rejects with `not_found` where one does not sign in on a page. */
  authorize(asker: Asker, service: string, redirecturi: string): Promise<SigninPage> {
    const { accounts, countryOf } = this.#parts;
    return this.#at(asker, service, async (linkable) => {
      const country = await countryOf(asker);
      return accounts.authorize(linkable, { userid: asker.userid, redirecturi, country });
    });
  }

  /** POST /v1/user/{service}/token. Rejects as {@link LinkedAccounts.link} does. */
  link(asker: Asker, service: string, request: LinkRequest): Promise<LinkedServiceView> {
    const { accounts } = this.#parts;
    return this.#at(asker, service, (linkable) => accounts.link(linkable, asker.userid, request));
  }

  /** DELETE /v1/user/{service}/token. */
  unlink(asker: Asker, service: string): Promise<void> {
    const { accounts } = this.#parts;
    return this.#at(asker, service, (linkable) => accounts.unlink(linkable, asker.userid));
  }

  /** GET /v1/user/{service}. */
  view(asker: Asker, service: string): Promise<LinkedServiceView> {
    const { accounts } = this.#parts;
    return this.#at(asker, service, (linkable) => accounts.view(linkable, asker.userid));
  }

  /** GET /v1/user/linkedservices. */
  list(userid: string): Promise<readonly LinkedServiceView[]> {
    return this.#parts.accounts.list(userid);
  }

  /** Gives back and forgets all accounts of a user. */
  forget(userid: string): Promise<void> {
    const { accounts, desk } = this.#parts;
    const services = desk.offered().map((known) => desk.linkable(known));
    return accounts.forget(userid, services);
  }

  #at<T>(asker: Asker, service: string, work: (linkable: LinkableService) => Promise<T>): Promise<T> {
    const { desk, onBehalfOf } = this.#parts;
    return onBehalfOf(asker, async () => {
      const known = desk.known(service);
      if (hasAccounts(known.service)) return work(desk.linkable(known));
      throw unsupported(known, 'linking of accounts');
    });
  }
}
