import type { PlayablesStore, StoredPlayable } from './playables-store.js';

/** Places that are written together. */
class Batch {
  readonly places = new Map<string, StoredPlayable>();
  readonly #done = Promise.withResolvers<void>();

  constructor() {
    // Whoever waits for it hears of a failure.
    this.#done.promise.catch(() => {});
  }

  get done(): Promise<void> {
    return this.#done.promise;
  }

  written(): void {
    this.#done.resolve();
  }

  lost(error: unknown): void {
    this.#done.reject(error);
  }
}

/**
 * Writes the places of playables, many in one commit: while a commit is under way, the places that come
 * gather for the next, the latest of each playable. Where one fails, those that gathered meanwhile fail with
 * it, as they follow from what was lost.
 */
export class Places {
  readonly #store: Pick<PlayablesStore, 'keepPlaces'>;
  readonly #onLost: (ids: Iterable<string>) => void;
  #gathering = new Batch();
  #underWay: Batch | undefined;

  constructor(parts: {
    readonly store: Pick<PlayablesStore, 'keepPlaces'>;
    /** Hears whose places could not be written. */
    readonly onLost: (ids: Iterable<string>) => void;
  }) {
    this.#store = parts.store;
    this.#onLost = parts.onLost;
  }

  /** Resolves when this place, or a later one of the playable, is on the disk. */
  keep(playable: StoredPlayable): Promise<void> {
    const batch = this.#gathering;
    batch.places.set(playable.id, playable);
    if (!this.#underWay) void this.#write();
    return batch.done;
  }

  /** Resolves when nothing of a playable, or of any, is left to write, whether it was written or lost. */
  async settled(id?: string): Promise<void> {
    const waits = ({ places }: Batch) => (id === undefined ? places.size > 0 : places.has(id));
    for (;;) {
      const batch = [this.#underWay, this.#gathering].find((each) => each && waits(each));
      if (!batch) return;
      await batch.done.catch(() => {});
    }
  }

  async #write(): Promise<void> {
    while (this.#gathering.places.size > 0) {
      const batch = this.#next();
      this.#underWay = batch;
      try {
        await this.#store.keepPlaces([...batch.places.values()]);
        batch.written();
      } catch (error) {
        for (const each of [batch, this.#next()]) {
          this.#onLost(each.places.keys());
          each.lost(error);
        }
      }
    }
    this.#underWay = undefined;
  }

  /** What has gathered; from now on others do. */
  #next(): Batch {
    const batch = this.#gathering;
    this.#gathering = new Batch();
    return batch;
  }
}
