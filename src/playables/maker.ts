import { randomBytes, randomInt } from 'node:crypto';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import { describedItem, describedRadio, serviceOf } from './described.js';
import type { PlayableParameters } from './parameters.js';
import type { PlayableContent } from './playable-content.js';
import type { Owner, PlayablesStore, StoredPlayable } from './playables-store.js';
import { UNTOUCHED } from './playing.js';
import type { Radio } from './radio.js';
import type { Rosters } from './rosters.js';

/** How a playable is to begin. */
export interface Beginning {
  readonly shuffle?: boolean;
  readonly loop?: 'all' | 'one';
}

/** Makes playables of parameters. */
export class Maker {
  readonly #store: PlayablesStore;
  readonly #content: PlayableContent;
  readonly #radio: Radio;
  readonly #rosters: Rosters;
  readonly #clock: Clock;

  constructor(parts: {
    readonly store: PlayablesStore;
    readonly content: PlayableContent;
    readonly radio: Radio;
    readonly rosters: Rosters;
    readonly clock: Clock;
  }) {
    this.#store = parts.store;
    this.#content = parts.content;
    this.#radio = parts.radio;
    this.#rosters = parts.rosters;
    this.#clock = parts.clock;
  }

  /** Rejects with `not_found` where a service has not got the capability. A dynamic playlist is never in order and never ends: it needs none. */
  require(parameters: PlayableParameters, capability: 'shuffle' | 'loop'): void {
    if (parameters.type === 'dynamicplaylist') return;
    const service = serviceOf(this.#content, parameters);
    if (service.capabilities.includes(capability)) return;
    throw new AppError('not_found', `${service.name} has no ${capability}.`);
  }

  /** A new playable, or the one that somebody else was quicker to make. */
  async make(
    owner: Owner,
    { parameters, key }: { readonly parameters: PlayableParameters; readonly key: string },
    { shuffle = false, loop }: Beginning,
  ): Promise<StoredPlayable> {
    const seed = randomInt(2 ** 31);
    const { made, ...described } = await this.#described(owner, parameters, seed);
    const now = this.#clock.now();
    const playable: StoredPlayable = {
      id: randomBytes(16).toString('base64url'),
      userid: owner.userid,
      profileuserid: owner.profileuserid ?? '',
      parameterskey: key,
      parameters,
      ...described,
      seed,
      playing: { ...UNTOUCHED, shuffling: shuffle, loop: loop ?? 'off' },
      created: now,
      updated: now,
    };
    if (await this.#store.add(playable, made)) return playable;
    return (await this.#store.byKey(owner, key)) ?? playable;
  }

  #described(owner: Owner, parameters: PlayableParameters, seed: number) {
    serviceOf(this.#content, parameters);
    if (parameters.type !== 'dynamicplaylist') return describedItem(this.#content, parameters);
    const parts = { content: this.#content, radio: this.#radio, rosters: this.#rosters };
    return describedRadio(parts, owner, parameters, seed);
  }
}
