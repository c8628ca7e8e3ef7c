import { undecorated } from '../names/fold.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { SpeakableName } from '../ports/speech-engine.js';
import { inTime } from './in-time.js';
import type { Catalogue, OwnDevices, Playlists, Tastes } from './music.js';
import { OwnPresets } from './own-presets.js';

/** Names of each kind that the recogniser is told of at most. */
const MOST = { playlists: 100, artists: 60, presets: 40, accounts: 150 } as const;
/** As likely as the most popular names of a catalogue: people ask for what is theirs. */
const WEIGHT = 10;
/** Milliseconds that a service may take to list somebody's playlists, or the names in their account. */
const PATIENCE = 400;

/** Who knows the names. */
interface OwnNamesParts {
  readonly catalogue: Pick<Catalogue, 'services' | 'accountNames' | 'onBehalfOf'>;
  readonly playlists: Pick<Playlists, 'list'>;
  readonly tastes: Tastes;
  readonly devices: OwnDevices;
  readonly clock: Pick<Clock, 'after'>;
}

/** What a person calls their own: playlists here and on services, presets, the artists that they like, and what their accounts hold. */
export class OwnNames {
  readonly #rooms: OwnNamesParts;

  constructor(rooms: OwnNamesParts) {
    this.#rooms = rooms;
  }

  /** The names as they are now. What cannot be read is left out. */
  of(caller: SpeechCaller): Promise<readonly SpeakableName[]> {
    return this.#rooms.catalogue.onBehalfOf(caller, () => this.#of(caller));
  }

  async #of(caller: SpeechCaller): Promise<readonly SpeakableName[]> {
    const [playlists, artists, presets, accounts] = await Promise.all([
      this.#playlists(caller),
      this.#artists(caller).catch(() => []),
      this.#presets(caller).catch(() => []),
      this.#soon(this.#rooms.catalogue.accountNames(MOST.accounts)),
    ]);
    return distinct([
      ...spoken('playlist', playlists.slice(0, MOST.playlists)),
      ...spoken('artist', artists),
      ...spoken('station', presets.slice(0, MOST.presets)),
      ...accounts,
    ]);
  }

  async #playlists({ userid }: SpeechCaller): Promise<readonly string[]> {
    const { catalogue, playlists } = this.#rooms;
    const services = ['curated', ...catalogue.services().map(({ id }) => id)];
    const page = { startindex: 0, itemsperpage: MOST.playlists };
    const lists = services.map((service) =>
      this.#soon(playlists.list(userid, service, page).then((found) => found.playlists)),
    );
    return (await Promise.all(lists)).flat().map(({ name }) => name);
  }

  /** A service that is slow, or keeps no playlists, has no names. */
  #soon<Item>(list: Promise<readonly Item[]>): Promise<readonly Item[]> {
    const { clock } = this.#rooms;
    return inTime(list, { clock, milliseconds: PATIENCE, otherwise: [] }).catch(() => []);
  }

  async #artists(caller: SpeechCaller): Promise<readonly string[]> {
    const { catalogue, tastes } = this.#rooms;
    const services = catalogue.services();
    const each = Math.ceil(MOST.artists / Math.max(1, services.length));
    const liked = await Promise.all(services.map(({ id }) => tastes.artists(caller, id, each)));
    return liked.flat().map(({ item }) => item.name);
  }

  async #presets({ userid }: SpeechCaller): Promise<readonly string[]> {
    return (await new OwnPresets(this.#rooms.devices).all(userid)).map(({ name }) => name);
  }
}

function spoken(slot: string, names: readonly string[]): SpeakableName[] {
  const texts = names.map(undecorated).filter((text) => text.trim() !== '');
  return texts.map((text) => ({ slot, text, weight: WEIGHT }));
}

/** Of each name the first. */
function distinct(names: readonly SpeakableName[]): readonly SpeakableName[] {
  const known = new Set<string>();
  return names.filter(({ slot, text }) => {
    const key = `${slot} ${text}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
