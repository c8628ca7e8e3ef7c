import type { ContentItem } from '../ports/content-engine.js';
import { keyOf } from './taste-store.js';

/** What is disliked: by any of those who listen. */
export class Refusals {
  readonly #keys: ReadonlySet<string>;

  constructor(
    disliked: readonly { readonly type: string; readonly service: string; readonly ref: string }[],
  ) {
    this.#keys = new Set(disliked.map(keyOf));
  }

  /** Whether an item, its album, one of its artists or one of its genres is disliked. */
  has(item: ContentItem): boolean {
    return this.hasItself(item) || this.#hasArtist(item) || this.#hasGenre(item);
  }

  /** Whether an item itself or its album is disliked; that counts even where its artist was asked for. */
  hasItself(item: ContentItem): boolean {
    const { service, album } = item;
    if (this.#keys.has(keyOf(item))) return true;
    return album !== undefined && this.#keys.has(keyOf({ service, type: 'album', ref: album.ref }));
  }

  #hasArtist({ service, artists }: ContentItem): boolean {
    return artists.some(({ ref }) => this.#keys.has(keyOf({ service, type: 'artist', ref })));
  }

  #hasGenre({ genres }: ContentItem): boolean {
    return genres.some((genre) =>
      this.#keys.has(keyOf({ service: '', type: 'genre', ref: genre.toLowerCase() })),
    );
  }
}
