import { setImmediate as breathe } from 'node:timers/promises';
import { type Match, NameIndex } from '../../../src/names/name-index.js';
import { sameName } from '../identity.js';
import type { Artist, Catalogue, Song } from './catalogue.js';
import { type Entry, entriesOf, Popularity } from './entry.js';

/** The most hits of a search. */
export const MOST_HITS = 96;
const BREATH = 1_000;
/** Longer texts are no names. */
const LONGEST_QUERY = 200;

/** An entry and how well it fits, 0 to 1. */
interface EntryHit {
  readonly entry: Entry;
  readonly score: number;
}

/** Finds entries by names that may be misspelt or misheard. */
export class Search {
  readonly #entries: readonly Entry[];
  readonly #index: NameIndex;
  readonly #artists: ReadonlyMap<string, Artist>;

  private constructor(entries: readonly Entry[], index: NameIndex, catalogue: Catalogue) {
    this.#entries = entries;
    this.#index = index;
    this.#artists = new Map(catalogue.artists.map((artist) => [sameName(artist.name), artist]));
  }

  /** Builds the index of a catalogue, letting others have their turn on the event loop. */
  static async of(catalogue: Catalogue): Promise<Search> {
    const popularity = new Popularity(catalogue);
    const index = new NameIndex();
    const entries: Entry[] = [];
    for (const entry of entriesOf(catalogue)) {
      const { type, of } = entry;
      index.add({ id: entries.length, type, name: of.name, popularity: popularity.of(entry) });
      entries.push(entry);
      if (entries.length % BREATH === 0) await breathe();
    }
    // The index is completed by its first search.
    index.search('warm up');
    return new Search(entries, index, catalogue);
  }

  /** Entries of a type, the best first; a song or an album may be asked for together with its artist. */
  find(type: string, text: string): EntryHit[] {
    const query = text.slice(0, LONGEST_QUERY);
    const best = new Map<number, number>();
    const offer = ({ id, score }: Match) => best.set(id, Math.max(score, best.get(id) ?? 0));
    for (const match of this.#names(type, query)) offer(match);
    if (type === 'song' || type === 'album') {
      for (const { name, artist } of this.#withArtist(query)) {
        for (const { id, score } of this.#names(type, name)) {
          if (isBy(this.#entries[id], artist)) offer({ id, score: Math.min(1, score) });
        }
      }
    }
    return [...best]
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_HITS)
      .flatMap(([id, score]) => {
        const entry = this.#entries[id];
        return entry ? [{ entry, score }] : [];
      });
  }

  #names(type: string, text: string): readonly Match[] {
    return this.#index.search(text, { types: [type], limit: MOST_HITS });
  }

  /** Ways to read a query as a name and an artist: 'name by artist' (the artist misheard or not), 'artist name', 'name artist'. */
  #withArtist(query: string): { name: string; artist: Artist }[] {
    const readings: { name: string; artist: Artist }[] = [];
    const parted = /^(.+)\s(?:by|from|-)\s(.+)$/i.exec(query.trim());
    if (parted?.[1] && parted[2]) {
      for (const { id, score } of this.#index.search(parted[2], { types: ['artist'], limit: 3 })) {
        const entry = this.#entries[id];
        if (score > 0.6 && entry?.type === 'artist') readings.push({ name: parted[1], artist: entry.of });
      }
    }
    const words = query.trim().split(/\s+/);
    for (let cut = 1; cut < Math.min(words.length, 9); cut++) {
      const [head, tail] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
      const first = this.#artists.get(sameName(head));
      if (first) readings.push({ name: tail, artist: first });
      const last = this.#artists.get(sameName(tail));
      if (last) readings.push({ name: head, artist: last });
    }
    return readings;
  }
}

function isBy(entry: Entry | undefined, artist: Artist): boolean {
  if (entry?.type === 'song') return songIsBy(entry.of, artist);
  return entry?.type === 'album' && entry.of.artist === artist;
}

function songIsBy(song: Song, artist: Artist): boolean {
  return song.artists.includes(artist) || song.album?.artist === artist;
}
