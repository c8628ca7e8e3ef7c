import { viewOf } from '../../src/content/content.js';
import { AppError } from '../../src/errors.js';
import type { PlayableContent } from '../../src/playables/playables.js';
import type {
  ContentItem,
  ContentService,
  Items,
  Page,
  PlayedReport,
} from '../../src/ports/content-engine.js';
import type { TasteContent } from '../../src/taste/taste.js';

/** How many of each there are; every genre has the same artists' share. */
export interface CatalogueSize {
  readonly artists: number;
  readonly songsPerArtist: number;
  readonly genres?: readonly string[];
}

/** Where the first artists come from; of the others it is not known. */
const COUNTRIES = ['gb', 'se', 'gb'];
const GENRES = ['rock', 'jazz', 'folk', 'techno', 'soul'];

/**
 * A content service in memory: artists `a0` …, each of one genre, their songs `a0s0` …, albums
 * of all songs of an artist (`album-a0`), lists of the first songs of all artists (`list-100`),
 * a station, an audiobook of three chapters and a podcast.
 */
export class MadeUpCatalogue implements PlayableContent, TasteContent {
  readonly songsByArtist: ReadonlyMap<string, readonly ContentItem[]>;
  readonly everySong: readonly ContentItem[];
  /** Keeps songs as a playlist that can be played. */
  readonly playlists: PlayableContent['playlists'] & TasteContent['playlists'] = {
    list: async (_userid, from, page) => {
      const kept = [...this.#lists.keys()].filter((ref) => ref.startsWith('saved '));
      const shown = { service: from, type: 'playlist' as const, total: 0, created: '', updated: '' };
      return { playlists: kept.map((ref) => ({ ...shown, ref, name: ref })), ...page, total: kept.length };
    },
    items: async ({ ref }, page) => {
      const songs = this.#listOf(ref);
      return { items: songs.map(viewOf), ...page, total: songs.length };
    },
    create: async (_userid, from, { name, items = [] }) => {
      const songs = items.flatMap(({ ref }) => this.everySong.find((each) => each.ref === ref) ?? []);
      const ref = `saved ${name}`;
      this.setList(ref, songs);
      const [created, updated] = ['', ''];
      const shown = songs.map(viewOf);
      return {
        service: from,
        ref,
        type: 'playlist',
        name,
        total: songs.length,
        created,
        updated,
        items: shown,
      };
    },
  };
  /** The service leaves recommending to others. */
  readonly information = {
    recommend: async (): Promise<never> => {
      throw new AppError('not_found', 'The service recommends nothing.');
    },
  };
  /** What services were told of playing. */
  readonly reports: PlayedReport[] = [];
  /** Thrown by every call while set. */
  failure: AppError | undefined;
  /** Whether totals are told. */
  tellsTotals = true;
  /** Whether the library is a service on which users have accounts. */
  hasAccounts = false;
  /** Calls made so far. */
  calls = 0;
  #asker = '';
  readonly #removed = new Set<string>();
  readonly #lists = new Map<string, readonly ContentItem[]>();
  readonly #artists: readonly ContentItem[];
  readonly #genres: readonly ContentItem[];

  constructor(size: CatalogueSize = { artists: 25, songsPerArtist: 8 }) {
    const genres = size.genres ?? GENRES;
    this.#genres = genres.map((name) => item('genre', `genre-${name}`, { name }));
    this.#artists = Array.from({ length: size.artists }, (_, at) =>
      artist(at, genres[at % genres.length] ?? ''),
    );
    this.songsByArtist = new Map(
      this.#artists.map((by, at) => [
        by.ref,
        Array.from({ length: size.songsPerArtist }, (_, n) => song(by, at, n)),
      ]),
    );
    this.everySong = [...this.songsByArtist.values()].flat();
    this.#lists.set(
      'book',
      [1, 2, 3].map((n) => item('song', `chapter-${n}`, { duration: 1800 })),
    );
    this.#lists.set(
      'podcast',
      [1, 2].map((n) => item('podcastepisode', `episode-${n}`, { duration: 900 })),
    );
  }

  /** Removes an item, as its service would. */
  remove(ref: string): void {
    this.#removed.add(ref);
  }

  /** Makes a list of these songs under a reference. */
  setList(ref: string, songs: readonly ContentItem[]): void {
    this.#lists.set(ref, songs);
  }

  onBehalfOf<T>({ userid }: { readonly userid: string }, work: () => Promise<T>): Promise<T> {
    this.#asker = userid;
    return work();
  }

  audience(): string {
    return this.hasAccounts ? this.#asker : '';
  }

  checkPlayable(): void {}

  mayPlay(): boolean {
    return true;
  }

  async access(id: string) {
    const { playback } = this.services().find((each) => each.id === id) ?? {};
    if (!playback) throw new AppError('service_failed', 'The service is not there.');
    const { protocol, timelimited } = playback;
    return { playbackprotocol: protocol, ...(timelimited && { timelimited }) };
  }

  played(report: PlayedReport): void {
    this.reports.push(report);
  }

  services(): readonly ContentService[] {
    const capabilities = ['dynamicplaylist', 'shuffle', 'loop', 'listitems', 'saveplaylist'];
    return [
      service('library', this.hasAccounts ? [...capabilities, 'signin'] : capabilities),
      service('plain', []),
    ];
  }

  async item({
    service: from,
    type,
    ref,
  }: {
    service: string;
    type: string;
    ref: string;
  }): Promise<ContentItem> {
    this.#call();
    const found = this.#find(type, ref);
    if (!found || this.#removed.has(ref)) throw new AppError('not_found', 'There is no such item.');
    return { ...found, service: from };
  }

  async items(of: { readonly ref: string; readonly itemtype: string; readonly page: Page }): Promise<Items> {
    this.#call();
    if (of.itemtype === 'albums') return this.#paged([item('album', `album-${of.ref}`)], of.page);
    if (this.#removed.has(of.ref)) throw new AppError('not_found', 'There is no such item.');
    return this.#paged(this.#listOf(of.ref), of.page);
  }

  async songs(request: {
    readonly artists?: readonly string[];
    readonly genres?: readonly string[];
    readonly fromyear?: number;
    readonly toyear?: number;
    readonly page: Page;
  }): Promise<Items> {
    this.#call();
    const { artists, genres, fromyear = 0, toyear = 9999, page } = request;
    const fitting = this.everySong.filter(
      (each) =>
        (!artists || each.artists.some(({ ref }) => artists.includes(ref))) &&
        (!genres || each.genres.some((genre) => genres.includes(genre))) &&
        (each.year ?? 0) >= fromyear &&
        (each.year ?? 0) <= toyear,
    );
    return this.#paged(fitting, page);
  }

  async similarArtists(_service: string, ref: string, limit: number) {
    this.#call();
    const [genre] = this.#artists.find((each) => each.ref === ref)?.genres ?? [];
    return this.#artists
      .filter((each) => each.ref !== ref && each.genres[0] === genre)
      .slice(0, limit)
      .map((each, at) => ({ item: each, score: 1 / (at + 1) }));
  }

  async search({ type, query }: { readonly type: string; readonly query: string }) {
    this.#call();
    const found = [...this.#genres, ...this.#artists, ...this.everySong].filter(
      (each) => each.type === type && each.name.toLowerCase() === query.toLowerCase(),
    );
    return { hits: found.map((each) => ({ item: each, score: 1 })) };
  }

  async streams({ refs }: { readonly refs: readonly string[] }) {
    this.#call();
    return refs
      .filter((ref) => !this.#removed.has(ref))
      .map((ref) => ({ ref, streamurl: `http://engine.test/${ref}?v=${this.calls}`, playbackcodec: 'flac' }));
  }

  #call(): void {
    this.calls += 1;
    if (this.failure) throw this.failure;
  }

  #find(type: string, ref: string): ContentItem | undefined {
    if (type === 'artist') return this.#artists.find((each) => each.ref === ref);
    if (type === 'song') return this.everySong.find((each) => each.ref === ref);
    if (type === 'internetradio') return ref === 'station' ? item('internetradio', 'station') : undefined;
    if (type === 'podcastepisode') return this.#lists.get('podcast')?.find((each) => each.ref === ref);
    if (type === 'audiobook') return item('audiobook', ref, { contains: ['songs'] });
    if (type === 'genre') return this.#genres.find((each) => each.ref === ref);
    return this.#listOf(ref).length > 0 || ref === 'empty' ? item(type, ref) : undefined;
  }

  #listOf(ref: string): readonly ContentItem[] {
    const known = this.#lists.get(ref) ?? this.songsByArtist.get(ref.replace('album-', ''));
    if (known) return known;
    const [, length] = /^list-(\d+)$/.exec(ref) ?? [];
    const list = length === undefined ? [] : this.everySong.slice(0, Number(length));
    this.#lists.set(ref, list);
    return list;
  }

  #paged(all: readonly ContentItem[], { startindex, itemsperpage }: Page): Items {
    if (startindex > all.length) throw new AppError('out_of_range', 'past the end');
    const items = all.slice(startindex, startindex + itemsperpage);
    return this.tellsTotals ? { items, total: all.length } : { items };
  }
}

function service(id: string, capabilities: readonly string[]): ContentService {
  return {
    id,
    name: id,
    capabilities,
    searchtypes: ['song', 'artist', 'genre'],
    drilldowntypes: ['songs', 'albums'],
    recommendtypes: ['song', 'artist', 'album'],
    playback: { protocol: 'http', timelimited: 3600 },
  };
}

function artist(at: number, genre: string): ContentItem {
  const country = COUNTRIES[at];
  return item('artist', `a${at}`, { name: `Artist ${at}`, genres: [genre], ...(country && { country }) });
}

function song(by: ContentItem, at: number, n: number): ContentItem {
  return item('song', `${by.ref}s${n}`, {
    name: `Song ${n} of ${by.name}`,
    artistdisplayname: by.name,
    artists: [{ ref: by.ref, name: by.name }],
    album: { ref: `album-${by.ref}`, name: `Album of ${by.name}` },
    genres: by.genres,
    year: 1960 + ((at * 7 + n) % 60),
    duration: 180 + n,
  });
}

function item(type: string, ref: string, more: Partial<ContentItem> = {}): ContentItem {
  return {
    service: 'library',
    type,
    ref,
    name: ref,
    artists: [],
    images: { default: `http://engine.test/${ref}.jpg` },
    genres: [],
    popularity: 0.5,
    ...more,
  };
}
