import { AppError } from '../errors.js';
import type {
  BrowseRequest,
  CatalogueName,
  ContentItem,
  ContentSearch,
  ContentService,
  Drilldown,
  Hit,
  Hits,
  ItemRef,
  Items,
  PlayedReport,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';
import type { SpeakableName } from '../ports/speech-engine.js';
import { type AccountItem, AccountNames } from './account-names.js';
import { type Asker, actingFor, behalf, type Standing } from './behalf.js';
import { speakable } from './catalogue-names.js';
import { CuratedEngine } from './curated.js';
import { CuratedPlaylists } from './curated-playlists.js';
import { FreshAccess } from './fresh-access.js';
import { Information } from './information.js';
import { LinkedAccounts } from './linked-accounts.js';
import type { LinkedAccountsStore } from './linked-accounts-store.js';
import { Linking } from './linking.js';
import { drawnLogo, isLogo, isPng } from './logo.js';
import { Pages } from './pages.js';
import { type ServiceAccess, serviceAccess, wantsToHear } from './playing-access.js';
import { Playlists } from './playlists.js';
import type { PlaylistsStore } from './playlists-store.js';
import { ServiceDesk, unsupported } from './service-desk.js';
import { ServicePlaylists } from './service-playlists.js';
import {
  hasAccounts,
  isOffered,
  isParticular,
  obstacleToPlaying,
  withSubscription,
} from './service-rules.js';
import { type ServiceView, serviceViewOf } from './service-view.js';
import { Services, type ServicesParts } from './services.js';
import { TokenVault } from './token-vault.js';

export type { Asker, Standing } from './behalf.js';
export type { AlbumInfo, ArtistInfo, ChartPlace, Concert, PerformanceInfo } from './information.js';
export type { ArtistView, ItemView } from './item-view.js';
export { viewOf } from './item-view.js';
export type { ServiceAccess } from './playing-access.js';
export type { Bucket, Buckets, ItemPage, ServiceError } from './search.js';
export { isParticular } from './service-rules.js';

/** What the content room is built from. */
export interface ContentParts extends ServicesParts {
  readonly store: PlaylistsStore;
  readonly linked: LinkedAccountsStore;
  /** Encrypts what is kept of linked accounts: 32 bytes. */
  readonly key: Uint8Array;
  readonly people: (asker: Asker) => Promise<Standing>;
  /** The address under which apps reach the server. */
  readonly publicUrl: string;
}

/**
 * The content of all services, each behind its own id. The methods reject as {@link ContentEngine}
 * says, and with `not_found` for a service that there is not and for what a service cannot do.
 * A sick service fails by itself: the others answer as ever.
 */
export class Content {
  /** What apps are shown when they search and browse. */
  readonly pages: Pages;
  readonly playlists: Playlists;
  /** Users' accounts on services. */
  readonly linking: Linking;
  /** What services tell of music, and recommend. */
  readonly information: Information;
  readonly #accounts: LinkedAccounts;
  readonly #accountNames: AccountNames;
  readonly #services: Services;
  readonly #desk: ServiceDesk;
  readonly #people: ContentParts['people'];
  readonly #log: ContentParts['log'];

  constructor(parts: ContentParts) {
    const { store, clock, engines, linked, key, log } = parts;
    this.#people = parts.people;
    this.#log = log;
    this.#services = new Services({ ...parts, engines: [...engines, new CuratedEngine(store)] });
    const kept = { store: linked, vault: new TokenVault(key), clock, log };
    this.#accounts = new LinkedAccounts(kept);
    this.#desk = new ServiceDesk({ services: this.#services, access: new FreshAccess(kept) });
    this.#accountNames = new AccountNames({ desk: this.#desk, clock });
    this.linking = new Linking({
      desk: this.#desk,
      accounts: this.#accounts,
      onBehalfOf: (asker, work) => this.onBehalfOf(asker, work),
      countryOf: async (asker) => (await this.#people(asker)).country,
      publicUrl: parts.publicUrl,
    });
    this.information = new Information(this.#desk);
    this.pages = new Pages(this);
    this.playlists = new Playlists({
      curated: new CuratedPlaylists({ store, clock, item: (of) => this.item(of) }),
      linked: new ServicePlaylists(this.#desk),
      onBehalfOf: (asker, work) => this.onBehalfOf(asker, work),
    });
  }

  /** Does some work for a user: with their accounts on services, as their country and subscription allow. */
  async onBehalfOf<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (behalf()?.userid === asker.userid) return work();
    if (!this.#services.all().some(({ service }) => isParticular(service))) return work();
    const [standing, accounts] = await Promise.all([
      this.#people(asker),
      this.#accounts.standings(asker.userid),
    ]);
    return actingFor({ ...asker, ...standing, accounts }, work);
  }

  /** Asks the engines what they are and what names they know. Throws {@link ServiceRefused}. */
  start(): Promise<void> {
    return this.#services.start();
  }

  close(): void {
    this.#services.close();
  }

  /** The services there are for whom is acted for, in the order of their engines. */
  services(): readonly ContentService[] {
    const user = behalf();
    const services = this.#desk.offered().map(({ service }) => service);
    return user ? services.map((service) => withSubscription(service, user)) : services;
  }

  /** The services of a country as apps see them. */
  serviceViews(countrycode: string): readonly ServiceView[] {
    const offered = this.#services.all().filter(({ service }) => isOffered(service, countrycode));
    return offered.map(({ service }) => serviceViewOf(service));
  }

  /** Removes everything of a user, and gives back the access to their accounts. */
  async forget(userid: string): Promise<void> {
    this.#accountNames.forget(userid);
    await Promise.all([this.playlists.forget(userid), this.linking.forget(userid)]);
  }

  /** Whose answers those of a service are: '' where everybody gets the same. */
  audience(service: string): string {
    const known = this.#services.find(service);
    return known && hasAccounts(known.service) ? (behalf()?.userid ?? '') : '';
  }

  /** Whether somebody may play a service: throws `service_signin_needed`, `access_revoked` and `forbidden`. */
  checkPlayable(service: string): void {
    const obstacle = obstacleToPlaying(this.#desk.known(service).service, behalf());
    if (obstacle) throw obstacle;
  }

  /** Whether {@link checkPlayable} lets them. */
  mayPlay(service: string): boolean {
    return obstacleToPlaying(this.#desk.known(service).service, behalf()) === undefined;
  }

  /** What a device needs to play a service (specification, section 2.7). Rejects as a call to the service does. */
  async access(id: string): Promise<ServiceAccess> {
    const known = this.#desk.known(id);
    this.checkPlayable(id);
    const user = behalf();
    const account = user && hasAccounts(known.service) ? await this.#desk.access(known, user) : undefined;
    return serviceAccess(known.service, account);
  }

  /** Tells a service what a device played, if it wants to hear of it; nobody waits for that. */
  played(report: PlayedReport): void {
    const known = this.#services.find(report.service);
    if (!known || !wantsToHear(known.service, report.event)) return;
    void this.#desk
      .call(known, async (asked) => known.engine.played?.({ ...report, ...asked }))
      .catch((error: unknown) => {
        const code = error instanceof AppError ? error.code : 'internal';
        this.#log.warn({ service: report.service, code }, 'a service could not be told what was played');
      });
  }

  /** Whether there are services, and the names of each have been read. */
  get ready(): boolean {
    const known = this.#services.all();
    return known.length > 0 && known.every(({ read, service }) => service.mixed || read !== undefined);
  }

  /** Changes whenever the names of a catalogue did. */
  revision(): number {
    return this.#services.revision;
  }

  /** Names for the recogniser, the most popular of each kind first. */
  async speakableNames(services: readonly string[], limit: number): Promise<readonly SpeakableName[]> {
    const known = this.#services.all().filter(({ service }) => services.includes(service.id));
    return speakable(
      known.flatMap(({ names }) => names ?? []),
      limit,
    );
  }

  /** Names for the recogniser that only whom is acted for hears of, as they are of their accounts on services. */
  accountNames(limit: number): Promise<readonly SpeakableName[]> {
    return this.#accountNames.speakable(limit);
  }

  /** What words name best in the accounts of whom is acted for, where nobody else is told its name. */
  accountItem(words: string): Promise<AccountItem | undefined> {
    return this.#accountNames.named(words);
  }

  /** GET /v1/{service}/logo.png and playerlogo.png: the service's own, or one that is drawn. */
  logo(service: string, kind: 'logo' | 'playerlogo'): Uint8Array {
    const { logo, playerlogo } = this.#desk.known(service).service;
    if (kind === 'playerlogo' && playerlogo && isPng(playerlogo)) return playerlogo;
    return logo && isLogo(logo) ? logo : drawnLogo(service);
  }

  /** Every name of a service's catalogue. */
  names(service: string): AsyncIterable<readonly CatalogueName[]> {
    return this.#desk.known(service).engine.names(service);
  }

  async search(request: ContentSearch): Promise<Hits> {
    const known = this.#desk.browsable(request.service, 'search');
    if (!known.service.searchtypes.includes(request.type))
      throw unsupported(known, `search for ${request.type}`);
    return this.#desk.call(known, (asked) => known.engine.search({ ...request, ...asked }));
  }

  async item(of: ItemRef): Promise<ContentItem> {
    const known = this.#desk.known(of.service);
    return this.#desk.call(known, (asked) => known.engine.item({ ...of, ...asked }));
  }

  async items(of: Drilldown): Promise<Items> {
    const known = this.#desk.capable(of.service, 'listitems', 'listtracks');
    const itemtype = known.service.drilldowntypes.find((type) => singular(type) === singular(of.itemtype));
    if (itemtype === undefined) throw unsupported(known, `list ${of.itemtype}`);
    return this.#desk.call(known, (asked) => known.engine.items({ ...of, itemtype, ...asked }));
  }

  async browse(request: BrowseRequest): Promise<Items> {
    const known = this.#desk.browsable(request.service, 'browse');
    return this.#desk.call(known, (asked) => known.engine.browse({ ...request, ...asked }));
  }

  async songs(request: SongsRequest): Promise<Items> {
    const known = this.#desk.capable(request.service, 'dynamicplaylist');
    return this.#desk.call(known, (asked) => known.engine.songs({ ...request, ...asked }));
  }

  async similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]> {
    const known = this.#desk.capable(service, 'dynamicplaylist');
    return this.#desk.call(known, (asked) => known.engine.similarArtists({ service, ref, limit, ...asked }));
  }

  async streams(request: StreamsRequest): Promise<readonly Stream[]> {
    const known = this.#desk.known(request.service);
    this.checkPlayable(request.service);
    return this.#desk.call(known, (asked) => known.engine.streams({ ...request, ...asked }));
  }
}

/** Item types are told in both numbers: `songs`, `song`. */
function singular(type: string): string {
  return type.replace(/s$/, '');
}
