/** Sums of weights say how likely each label is: multinomial logistic regression. */
export class LinearModel<Label extends string> {
  readonly #labels: readonly Label[];
  /** Where the weights of a feature begin, by the number of the feature. */
  readonly #features: ReadonlyMap<number, number>;
  readonly #weights: Float32Array;

  constructor({ labels, features, weights }: Weights<Label>) {
    this.#labels = labels;
    this.#features = new Map(Array.from(features, (number, index) => [number, index * labels.length]));
    this.#weights = weights;
  }

  /** Learns from examples, always the same from the same ones. */
  static learn<Label extends string>(
    examples: Iterable<Example<Label>>,
    { epochs, rarest }: Training,
  ): LinearModel<Label> {
    const { labels, features, lessons } = lessonsOf(examples, rarest);
    const weights = new Float32Array(features.length * labels.length);
    const model = new LinearModel({ labels, features, weights });
    model.#learn(lessons, epochs);
    return model;
  }

  /** All that it has learnt. */
  get weights(): Weights<Label> {
    return { labels: this.#labels, features: Int32Array.from(this.#features.keys()), weights: this.#weights };
  }

  /** How likely each label is for features. */
  probabilities(features: readonly string[]): ReadonlyMap<Label, number> {
    const shares = new Float64Array(this.#labels.length);
    this.#share(this.#places(features), shares);
    return this.#byLabel(shares);
  }

  /** What features speak for: {@link together} adds such pieces up, so that none is looked up twice. */
  evidence(features: readonly string[]): Evidence {
    const places = this.#places(features);
    const sums = new Float64Array(this.#labels.length);
    this.#sum(places, sums);
    return { sums, features: places.length };
  }

  /** How likely each label is for all of this together. */
  together(evidence: readonly Evidence[]): ReadonlyMap<Label, number> {
    const sums = new Float64Array(this.#labels.length);
    let features = 0;
    for (const each of evidence) {
      features += each.features;
      for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (each.sums[at] ?? 0);
    }
    softmax(sums, features);
    return this.#byLabel(sums);
  }

  #byLabel(shares: Float64Array): ReadonlyMap<Label, number> {
    return new Map(this.#labels.map((label, index) => [label, shares[index] ?? 0]));
  }

  #learn(lessons: Lesson[], epochs: number): void {
    const chance = chances(1);
    const shares = new Float64Array(this.#labels.length);
    // How much was learnt of a feature: of one that is rare each example says more (AdaGrad; Duchi, Hazan, Singer 2011).
    const learnt = new Float32Array(this.#features.size);
    const kept = new Int32Array(Math.max(0, ...lessons.map(({ places }) => places.length)));
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(lessons, chance);
      for (const { places, target, weight } of lessons) {
        // Some features are left out each time, so that no decision hangs on a single word.
        let count = 0;
        for (const place of places) if (chance() < KEPT) kept[count++] = place;
        const some = kept.subarray(0, count);
        this.#share(some, shares);
        this.#correct({ places: some, target, weight }, shares, learnt);
      }
    }
  }

  /** Turns shares into what each weight of the label is to be changed by, and changes it. */
  #correct({ places, target, weight }: Lesson, shares: Float64Array, learnt: Float32Array): void {
    const weights = this.#weights;
    const width = shares.length;
    const scale = weight / Math.sqrt(places.length);
    let length = 0;
    for (let label = 0; label < width; label++) {
      const step = ((shares[label] ?? 0) - (label === target ? 1 : 0)) * scale;
      shares[label] = step;
      length += step * step;
    }
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const sum = (learnt[place / width] ?? 0) + length;
      learnt[place / width] = sum;
      const rate = RATE / Math.sqrt(1 + sum);
      for (let label = 0; label < width; label++) {
        weights[place + label] = (weights[place + label] ?? 0) - (shares[label] ?? 0) * rate;
      }
    }
  }

  /** Fills in how likely each label is. */
  #share(places: Int32Array, shares: Float64Array): void {
    this.#sum(places, shares);
    softmax(shares, places.length);
  }

  #sum(places: Int32Array, shares: Float64Array): void {
    const weights = this.#weights;
    const width = shares.length;
    shares.fill(0);
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      for (let label = 0; label < width; label++) {
        shares[label] = (shares[label] ?? 0) + (weights[place + label] ?? 0);
      }
    }
  }

  #places(features: readonly string[]): Int32Array {
    const known: number[] = [];
    for (const feature of features) {
      const place = this.#features.get(numberOf(feature));
      if (place !== undefined) known.push(place);
    }
    return Int32Array.from(known);
  }
}

/** What a model has learnt: a weight for each feature and label, the labels of a feature beside one another. */
export interface Weights<Label extends string> {
  readonly labels: readonly Label[];
  /** The numbers of the features, in the order of their weights. */
  readonly features: Int32Array;
  readonly weights: Float32Array;
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
/** How fast weights change. */
const RATE = 2;

/** An example, its features given by where their weights begin. */
interface Lesson {
  readonly places: Int32Array;
  readonly target: number;
  readonly weight: number;
}

/** Reads examples one by one, of which only numbers are kept, and leaves rare features out. */
function lessonsOf<Label extends string>(examples: Iterable<Example<Label>>, rarest: number) {
  const seen = new Uint16Array(2 ** COUNTERS);
  const labels = new Map<Label, number>();
  const numbers: number[] = [];
  const drafts: { readonly start: number; readonly end: number; readonly label: Label }[] = [];
  for (const { features, label } of examples) {
    const start = numbers.length;
    for (const feature of features) {
      const number = numberOf(feature);
      seen[counterOf(number)] = Math.min(rarest, (seen[counterOf(number)] ?? 0) + 1);
      numbers.push(number);
    }
    drafts.push({ start, end: numbers.length, label });
    labels.set(label, (labels.get(label) ?? 0) + 1);
  }
  const features = new Map<number, number>();
  const place = (number: number) => {
    const known = features.get(number);
    if (known !== undefined) return known;
    features.set(number, features.size * labels.size);
    return (features.size - 1) * labels.size;
  };
  const names = [...labels.keys()];
  // One array for all, as thousands of small ones take longer to make than to learn from.
  const places = new Int32Array(numbers.length);
  let filled = 0;
  const lessons = drafts.map(({ start, end, label }): Lesson => {
    const from = filled;
    for (let at = start; at < end; at++) {
      const number = numbers[at] ?? 0;
      if ((seen[counterOf(number)] ?? 0) >= rarest) places[filled++] = place(number);
    }
    return {
      places: places.subarray(from, filled),
      target: names.indexOf(label),
      // Rare labels count for more than their number, common ones for less.
      weight: Math.min(3, Math.sqrt(drafts.length / labels.size / (labels.get(label) ?? 1))),
    };
  });
  return { labels: names, features: Int32Array.from(features.keys()), lessons };
}

/** Features are counted in so many counters (as a power of 2); few share one. */
const COUNTERS = 20;

function counterOf(number: number): number {
  return number >>> (32 - COUNTERS);
}

/** A number that stands for a feature (FNV-1a, its bits mixed). */
function numberOf(feature: string): number {
  let number = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    number = Math.imul(number ^ feature.charCodeAt(at), 0x01000193);
  }
  return Math.imul(number ^ (number >>> 15), 0x2c1b3c6d);
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
