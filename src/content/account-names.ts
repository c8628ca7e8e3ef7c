import { BoundedCache } from '../cache/bounded-cache.js';
import type { Clock } from '../ports/clock.js';
import type { OnBehalf } from '../ports/content-engine.js';
import type { SpeakableName } from '../ports/speech-engine.js';
import { type Behalf, behalf } from './behalf.js';
import { CatalogueNames, speakable } from './catalogue-names.js';
import type { ServiceDesk } from './service-desk.js';
import type { KnownService } from './services.js';

/** Accounts whose names are remembered, and for how long, in milliseconds. */
const MOST_ACCOUNTS = 500;
const FRESH = 10 * 60_000;
/** Names that are read of an account. */
const MOST_NAMES = 1_000;

/** What was read of an account. */
interface Known {
  readonly userid: string;
  readonly names: Promise<CatalogueNames>;
  readonly until: number;
}

/** The names of what people's accounts on services hold, where a service tells nobody in particular any. */
export class AccountNames {
  readonly #desk: Pick<ServiceDesk, 'offered' | 'call'>;
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #known = new BoundedCache<string, Known>(MOST_ACCOUNTS);

  constructor(parts: {
    readonly desk: Pick<ServiceDesk, 'offered' | 'call'>;
    readonly clock: Pick<Clock, 'monotonic'>;
  }) {
    this.#desk = parts.desk;
    this.#clock = parts.clock;
  }

  /** The most popular names of the accounts of whom is acted for, as they were a short while ago; a service that fails has none. */
  async speakable(limit: number): Promise<readonly SpeakableName[]> {
    const user = behalf();
    if (!user) return [];
    const tacit = this.#desk.offered().filter((known) => tellsOnlyAccounts(known, user));
    const names = tacit.map((known) => this.#of(known, user).catch(() => new CatalogueNames()));
    return speakable(await Promise.all(names), limit);
  }

  /** Forgets the names of all of a user's accounts. */
  forget(userid: string): void {
    this.#known.deleteWhere((known) => known.userid === userid);
  }

  #of(known: KnownService, { userid }: Behalf): Promise<CatalogueNames> {
    const key = `${userid} ${known.service.id}`;
    const now = this.#clock.monotonic();
    const before = this.#known.get(key);
    if (before && before.until > now) return before.names;
    const names = this.#desk.call(known, (asked) => read(known, asked));
    const fresh = { userid, names, until: now + FRESH };
    this.#known.put(key, fresh);
    names.catch(() => {
      if (this.#known.get(key) === fresh) this.#known.delete(key);
    });
    return names;
  }
}

/** Whether a service has names for the user, and has none for everybody. */
function tellsOnlyAccounts({ service, names }: KnownService, { accounts }: Behalf): boolean {
  const linked = accounts.get(service.id)?.state === 'good';
  return linked && service.capabilities.includes('search') && names?.isEmpty === true;
}

async function read({ engine, service }: KnownService, asked: OnBehalf): Promise<CatalogueNames> {
  const names = new CatalogueNames();
  let left = MOST_NAMES;
  for await (const piece of engine.names(service.id, asked)) {
    names.add(piece.slice(0, left));
    left -= piece.length;
    if (left <= 0) break;
  }
  return names;
}
