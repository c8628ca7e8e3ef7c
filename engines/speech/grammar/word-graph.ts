/** A step from one state to another by saying a word. */
export interface Arc {
  /** Empty: nothing is said. */
  readonly word: string;
  readonly to: number;
  /** The probability of the step among all that leave the state, ending included. */
  readonly weight: number;
}

/** What may be said next. */
export interface State {
  readonly arcs: readonly Arc[];
  /** The probability that nothing more is said. 0: something must follow. */
  readonly final: number;
}

/** Every sentence that may be said, as a weighted automaton. */
export interface WordGraph {
  readonly states: readonly State[];
  readonly start: number;
}

/**
 * Builds word graphs, deterministic and without cycles, from right to left: equal states are one state, so that sentences share their
 * ends, and a list of names is there once for each thing that may follow it, not once a sentence.
 */
export class WordGraphBuilder {
  readonly #states: State[] = [];
  readonly #known = new Map<string, number>();

  /** The state at which a sentence may only end. */
  get end(): State {
    return { arcs: [], final: 1 };
  }

  /** The state in which one of several states is entered, each with its share. */
  either(options: readonly { readonly state: State; readonly share: number }[]): State {
    const total = options.reduce((sum, { share }) => sum + share, 0);
    return {
      arcs: options.flatMap(({ state, share }) =>
        state.arcs.map((arc) => ({ ...arc, weight: (arc.weight * share) / total })),
      ),
      final: options.reduce((sum, { state, share }) => sum + (state.final * share) / total, 0),
    };
  }

  /** The state from which a word leads to the state that follows. */
  before(word: string, following: State): State {
    return { arcs: [{ word, to: this.#intern(following), weight: 1 }], final: 0 };
  }

  /** The graph whose sentences begin in the given state. */
  graph(start: State): WordGraph {
    return determinise(this.#states, this.#intern(start));
  }

  #intern(state: State): number {
    const key = stateKey(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.#states.push(state) - 1);
    return this.#states.length - 1;
  }
}

function stateKey({ arcs, final }: State): string {
  const steps = arcs.map(({ word, to, weight }) => `${word} ${to} ${weight.toPrecision(6)}`);
  return `${final.toPrecision(6)}|${steps.sort().join('|')}`;
}

type Mixture = ReadonlyMap<number, number>;

/** Joins steps by the same word (subset construction with weights; Mohri, 1997). */
function determinise(states: readonly State[], start: number): WordGraph {
  const mixtures: Mixture[] = [new Map([[start, 1]])];
  const ids = new Map<string, number>([[mixtureKey(mixtures[0] ?? new Map()), 0]]);
  const made: State[] = [];
  const idOf = (mixture: Mixture): number => {
    const key = mixtureKey(mixture);
    const known = ids.get(key);
    if (known !== undefined) return known;
    ids.set(key, mixtures.push(mixture) - 1);
    return mixtures.length - 1;
  };
  for (let id = 0; id < mixtures.length; id += 1) made.push(mix(states, mixtures[id] ?? new Map(), idOf));
  return { states: made, start: 0 };
}

function mix(states: readonly State[], mixture: Mixture, idOf: (mixture: Mixture) => number): State {
  const steps = new Map<string, Map<number, number>>();
  let final = 0;
  for (const [id, share] of mixture) {
    const state = states[id];
    if (!state) continue;
    final += share * state.final;
    for (const { word, to, weight } of state.arcs) {
      const targets = steps.get(word) ?? new Map<number, number>();
      targets.set(to, (targets.get(to) ?? 0) + share * weight);
      steps.set(word, targets);
    }
  }
  const arcs = [...steps].map(([word, targets]) => {
    const weight = [...targets.values()].reduce((sum, each) => sum + each, 0);
    const shares = new Map([...targets].map(([to, each]) => [to, each / weight]));
    return { word, to: idOf(shares), weight };
  });
  return { arcs, final };
}

function mixtureKey(mixture: Mixture): string {
  return [...mixture]
    .map(([id, share]) => `${id}:${share.toPrecision(4)}`)
    .sort()
    .join(' ');
}
