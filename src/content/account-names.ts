import { BoundedCache } from '../cache/bounded-cache.js';
import { NameIndex } from '../names/name-index.js';
import type { Clock } from '../ports/clock.js';
import type { CatalogueName, OnBehalf } from '../ports/content-engine.js';
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
  readonly names: Promise<NamesOfAccount>;
  readonly until: number;
}

/** Something in somebody's account, by its name. */
export interface AccountItem {
  readonly service: string;
  readonly type: string;
  readonly ref: string;
  readonly name: string;
  readonly artist?: string;
  /** 0 to 1: how well the words fit the name. */
  readonly score: number;
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
    const accounts = await this.#all();
    return speakable(
      accounts.map(({ names }) => names),
      limit,
    );
  }

  /** What the words name best in the accounts of whom is acted for; undefined: nothing at all. */
  async named(words: string): Promise<AccountItem | undefined> {
    const accounts = await this.#all();
    const items = accounts.flatMap((account) => account.named(words) ?? []);
    return items.toSorted((a, b) => b.score - a.score)[0];
  }

  /** Forgets the names of all of a user's accounts. */
  forget(userid: string): void {
    this.#known.deleteWhere((known) => known.userid === userid);
  }

  async #all(): Promise<readonly NamesOfAccount[]> {
    const user = behalf();
    if (!user) return [];
    const tacit = this.#desk.offered().filter((known) => tellsOnlyAccounts(known, user));
    const accounts = await Promise.all(tacit.map((known) => this.#of(known, user).catch(() => [])));
    return accounts.flat();
  }

  #of(known: KnownService, { userid }: Behalf): Promise<NamesOfAccount> {
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

async function read({ engine, service }: KnownService, asked: OnBehalf): Promise<NamesOfAccount> {
  const all: CatalogueName[] = [];
  for await (const piece of engine.names(service.id, asked)) {
    all.push(...piece.slice(0, MOST_NAMES - all.length));
    if (all.length >= MOST_NAMES) break;
  }
  return new NamesOfAccount(service.id, all);
}

/** The names of one account, to be told and to be found by. */
class NamesOfAccount {
  readonly names = new CatalogueNames();
  readonly #service: string;
  readonly #all: readonly CatalogueName[];
  readonly #index = new NameIndex();

  constructor(service: string, all: readonly CatalogueName[]) {
    this.#service = service;
    this.#all = all;
    this.names.add(all);
    for (const [id, { type, name, popularity }] of all.entries())
      this.#index.add({ id, type, name, popularity });
  }

  named(words: string): AccountItem | undefined {
    const [best] = this.#index.search(words, { limit: 1 });
    const found = best && this.#all[best.id];
    if (!best || !found) return undefined;
    const { type, ref, name, artist } = found;
    const { score } = best;
    return { service: this.#service, type, ref, name, score, ...(artist !== undefined && { artist }) };
  }
}
