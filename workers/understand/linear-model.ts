/** Sums of weights say how likely each label is: multinomial logistic regression. */
export class LinearModel<Label extends string> {
  readonly #labels: readonly Label[];
  /** Where the weights of a feature begin. */
  readonly #features: ReadonlyMap<string, number>;
  readonly #weights: Float32Array;

  /** Learns from examples, always the same from the same ones. */
  constructor(examples: readonly Example<Label>[], { epochs, rarest }: Training) {
    this.#labels = [...new Set(examples.map(({ label }) => label))];
    this.#features = common(examples, rarest, this.#labels.length);
    this.#weights = new Float32Array(this.#features.size * this.#labels.length);
    this.#learn(examples, epochs);
  }

  /** How likely each label is for features. */
  probabilities(features: readonly string[]): ReadonlyMap<Label, number> {
    const shares = new Float64Array(this.#labels.length);
    this.#share(this.#places(features), shares);
    return new Map(this.#labels.map((label, index) => [label, shares[index] ?? 0]));
  }

  /** What features speak for: {@link probability} adds such pieces up, so that none is looked up twice. */
  evidence(features: readonly string[]): Evidence {
    const places = this.#places(features);
    const sums = new Float64Array(this.#labels.length);
    this.#sum(places, sums);
    return { sums, features: places.length };
  }

  /** How likely a label is for all of this together. */
  probability(label: Label, evidence: readonly Evidence[]): number {
    const sums = new Float64Array(this.#labels.length);
    let features = 0;
    for (const each of evidence) {
      features += each.features;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (each.sums[at] ?? 0);
    }
    softmax(sums, features);
    return sums[this.#labels.indexOf(label)] ?? 0;
  }

  #learn(examples: readonly Example<Label>[], epochs: number): void {
    const chance = chances(1);
    const counts = new Map<Label, number>();
    for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
    const lessons = examples.map(({ features, label }) => ({
      places: this.#places(features),
      target: this.#labels.indexOf(label),
      // Rare labels count for more than their number, common ones for less.
      weight: Math.min(3, Math.sqrt(examples.length / this.#labels.length / (counts.get(label) ?? 1))),
    }));
    const shares = new Float64Array(this.#labels.length);
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(lessons, chance);
      for (const { places, target, weight } of lessons) {
        // Some features are left out each time, so that no decision hangs on a single word.
        const kept = places.filter(() => chance() < KEPT);
        this.#share(kept, shares);
        this.#correct(kept, target, shares, weight / (1 + epoch));
      }
    }
  }

  #correct(places: Int32Array, target: number, shares: Float64Array, rate: number): void {
    const scale = rate / Math.sqrt(places.length);
    for (let label = 0; label < shares.length; label++) {
      const step = ((shares[label] ?? 0) - (label === target ? 1 : 0)) * scale;
      if (Math.abs(step) < LEAST_STEP) continue;
      for (let at = 0; at < places.length; at++) {
        const weight = (places[at] ?? 0) + label;
        this.#weights[weight] = (this.#weights[weight] ?? 0) - step;
      }
    }
  }

  /** Fills in how likely each label is. */
  #share(places: Int32Array, shares: Float64Array): void {
    this.#sum(places, shares);
    softmax(shares, places.length);
  }

  #sum(places: Int32Array, shares: Float64Array): void {
    shares.fill(0);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      for (let label = 0; label < shares.length; label++) {
        shares[label] = (shares[label] ?? 0) + (this.#weights[place + label] ?? 0);
      }
    }
  }

  #places(features: readonly string[]): Int32Array {
    const known: number[] = [];
    for (const feature of features) {
      const place = this.#features.get(feature);
      if (place !== undefined) known.push(place);
    }
    return Int32Array.from(known);
  }
}

/** Sums of the weights of so many features, by label. */
export interface Evidence {
  readonly sums: Float64Array;
  readonly features: number;
}

/** Turns sums of the weights of so many features into shares of 1. */
function softmax(sums: Float64Array, features: number): void {
  const scale = 1 / Math.sqrt(Math.max(1, features));
  let total = 0;
  for (let label = 0; label < sums.length; label++) {
    const power = Math.exp((sums[label] ?? 0) * scale);
    sums[label] = power;
    total += power;
  }
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) / total;
}

/** How many of an example's features are kept each time it is learnt from. */
const KEPT = 0.7;
const LEAST_STEP = 1e-3;

/** The features that enough examples have, and where their weights begin. */
function common(
  examples: readonly { readonly features: readonly string[] }[],
  rarest: number,
  width: number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const places = new Map<string, number>();
  for (const [feature, count] of counts) if (count >= rarest) places.set(feature, places.size * width);
  return places;
}

/** What is known to have a label. */
export interface Example<Label extends string> {
  readonly features: readonly string[];
  readonly label: Label;
}

/** How a model learns. */
export interface Training {
  readonly epochs: number;
  /** Features that fewer examples have are not learnt. */
  readonly rarest: number;
}

/** Numbers from 0 to below 1 that look random and are always the same (an LCG of Numerical Recipes). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(items: T[], chance: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const [a, b] = [items[at], items[other]];
    if (a !== undefined && b !== undefined) {
      items[at] = b;
      items[other] = a;
    }
  }
}
