import { fold, undecorated } from '../names/fold.js';
import type { CatalogueName } from '../ports/content-engine.js';
import type { SpeakableName } from '../ports/speech-engine.js';

/** Names of one slot that are kept of a service, the most popular ones. */
const KEPT = 2_000;

/** The recogniser's slot for each type, and its share of the names while others need theirs. */
const SLOTS: Readonly<Record<string, { readonly slot: string; readonly share: number }>> = {
  artist: { slot: 'artist', share: 0.35 },
  song: { slot: 'track', share: 0.25 },
  album: { slot: 'album', share: 0.15 },
  genre: { slot: 'genre', share: 0.1 },
  playlist: { slot: 'playlist', share: 0.05 },
  internetradio: { slot: 'station', share: 0.1 },
};

/** The most popular names of one service's catalogue, for the recogniser. */
export class CatalogueNames {
  readonly #byType = new Map<string, CatalogueName[]>();

  add(names: readonly CatalogueName[]): void {
    for (const name of names) {
      if (!(name.type in SLOTS)) continue;
      const kept = this.#byType.get(name.type) ?? [];
      kept.push(name);
      this.#byType.set(name.type, kept.length < 2 * KEPT ? kept : mostPopular(kept, KEPT));
    }
  }

  get isEmpty(): boolean {
    return this.#byType.size === 0;
  }

  of(type: string): readonly CatalogueName[] {
    return this.#byType.get(type) ?? [];
  }
}

/**
 * Chooses at most `limit` names from several catalogues: of each slot its share of the most
 * popular ones; what a slot does not need goes to the others.
 */
export function speakable(catalogues: readonly CatalogueNames[], limit: number): SpeakableName[] {
  const waiting = Object.entries(SLOTS).map(([type, { slot, share }]) => ({
    slot,
    share,
    names: distinct(catalogues.flatMap((catalogue) => catalogue.of(type))),
  }));
  waiting.sort((a, b) => a.names.length / a.share - b.names.length / b.share);
  const chosen: SpeakableName[] = [];
  let shares = waiting.reduce((sum, { share }) => sum + share, 0);
  for (const { slot, share, names } of waiting) {
    const room = Math.floor(((limit - chosen.length) * share) / shares + 1e-9);
    shares -= share;
    for (const { name, popularity } of names.slice(0, room)) {
      chosen.push({ slot, text: undecorated(name), weight: 1 + 9 * popularity });
    }
  }
  return chosen;
}

/** The most popular first, each way of saying a name once. */
function distinct(names: readonly CatalogueName[]): CatalogueName[] {
  const said = new Set<string>();
  return mostPopular(names, names.length).filter(({ name }) => {
    const folded = fold(undecorated(name));
    if (folded === '' || said.has(folded)) return false;
    said.add(folded);
    return true;
  });
}

function mostPopular(names: readonly CatalogueName[], count: number): CatalogueName[] {
  return [...names].sort((a, b) => b.popularity - a.popularity).slice(0, count);
}
