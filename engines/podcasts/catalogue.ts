import { createHash } from 'node:crypto';
import { NameIndex } from '../../src/names/name-index.js';
import type { Episode, Podcast } from './podcast.js';

/** Episodes that 'new' shows. */
const NEWEST = 100;
/** What the most popular episode has: a podcast's own name goes before those of its episodes. */
const EPISODES = 0.5;

/** Something that can be found: a podcast, or an episode with its podcast. */
export type Entry =
  | { readonly type: 'podcast'; readonly podcast: Podcast }
  | { readonly type: 'podcastepisode'; readonly podcast: Podcast; readonly episode: Episode };

/** The podcasts that there are now, to be found and browsed; a change makes a new catalogue. */
export class Catalogue {
  /** By title. */
  readonly podcasts: readonly Entry[];
  /** Of all podcasts, the newest first; a few of them. */
  readonly newest: readonly Entry[];
  /** Everything with a name, the most popular first. */
  readonly entries: readonly Entry[];
  /** Changes when names did. */
  readonly revision: string;
  readonly #byRef: ReadonlyMap<string, Entry>;
  readonly #popularity = new Map<Entry, number>();
  readonly #index = new NameIndex();

  constructor(podcasts: readonly Podcast[]) {
    const sorted = podcasts.toSorted((a, b) => a.title.localeCompare(b.title));
    this.podcasts = sorted.map((podcast) => ({ type: 'podcast', podcast }));
    const episodes = sorted.flatMap(episodeEntries);
    for (const entry of this.podcasts) this.#popularity.set(entry, 1);
    for (const { entry, place } of episodes) this.#popularity.set(entry, EPISODES / (1 + place));
    this.newest = episodes
      .map(({ entry }) => entry)
      .toSorted((a, b) => releasedOf(b) - releasedOf(a))
      .slice(0, NEWEST);
    this.entries = [...this.#popularity].sort(([, a], [, b]) => b - a).map(([entry]) => entry);
    for (const [id, entry] of this.entries.entries())
      this.#index.add({ id, type: entry.type, name: titleOf(entry), popularity: this.popularity(entry) });
    this.#byRef = new Map(this.entries.map((entry) => [refOf(entry), entry]));
    const names = this.entries.map((entry) => `${refOf(entry)} ${titleOf(entry)}`).sort();
    this.revision = createHash('sha256').update(names.join('\n')).digest('base64url');
  }

  entry(type: string, ref: string): Entry | undefined {
    const found = this.#byRef.get(ref);
    return found?.type === type ? found : undefined;
  }

  /** Entries of a type whose names fit, the best first. */
  find(type: string, query: string, limit: number) {
    return this.#index.search(query, { types: [type], limit }).flatMap(({ id, score }) => {
      const entry = this.entries[id];
      return entry ? [{ entry, score }] : [];
    });
  }

  /** 0 to 1: the newer an episode, the likelier it is asked for. */
  popularity(entry: Entry): number {
    return this.#popularity.get(entry) ?? EPISODES;
  }

  /** The episodes of a podcast, the newest first. */
  episodes({ episodes }: Podcast): readonly Entry[] {
    return episodes.flatMap(({ ref }) => this.#byRef.get(ref) ?? []);
  }
}

/** What people call an entry. */
export function titleOf(entry: Entry): string {
  return entry.type === 'podcast' ? entry.podcast.title : entry.episode.title;
}

/** The reference of an entry. */
export function refOf(entry: Entry): string {
  return entry.type === 'podcast' ? entry.podcast.ref : entry.episode.ref;
}

function episodeEntries(podcast: Podcast): { readonly entry: Entry; readonly place: number }[] {
  return podcast.episodes.map((episode, place) => ({
    entry: { type: 'podcastepisode', podcast, episode },
    place,
  }));
}

function releasedOf(entry: Entry): number {
  return entry.type === 'podcastepisode' ? (entry.episode.released ?? 0) : 0;
}
