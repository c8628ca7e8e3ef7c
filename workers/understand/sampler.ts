import type { Pack } from '../../src/languages/pack.js';
import type { EntityKey } from '../../src/ports/understander.js';
import { famousNames } from './famous.js';
import { chances } from './linear-model.js';
import { type Node, parseNotation } from './notation.js';
import { type Seams, words } from './tokens.js';

/** Words for a gap and a lyric at most: models learn that any may stand there. */
const LONGEST_GAP = 2;
const LONGEST_LYRIC = 5;
/** Names that nobody knows, and their words at most. */
const UNKNOWN = 0.3;
const LONGEST_NAME = 6;
/** Words of names that only glue others together. */
const GLUE = 0.4;

/** Makes up sentences that fit templates, always the same ones. */
export class Sampler {
  readonly #pack: Pack;
  readonly #seams: Seams;
  readonly #chance = chances(7);
  readonly #nodes = new Map<string, Node>();
  readonly #words: readonly string[];
  readonly #glue: readonly string[];

  constructor(pack: Pack, seams: Seams) {
    this.#pack = pack;
    this.#seams = seams;
    this.#words = `${pack.names.titles} ${pack.wordClasses.replaceAll(';', ' ')}`.trim().split(/\s+/);
    this.#glue = pack.functionwords.split(/\s+/);
  }

  /** The words of a sentence that fits a template. */
  sentence(says: string): readonly string[] {
    return this.#say(this.#node(says));
  }

  /** True with a probability. */
  sometimes(probability: number): boolean {
    return this.#chance() < probability;
  }

  /** One of several. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[this.#below(items.length)];
  }

  #below(end: number): number {
    return Math.floor(this.#chance() * end);
  }

  #node(says: string): Node {
    const known = this.#nodes.get(says);
    if (known) return known;
    const node = parseNotation(says, (piece) => words(piece, this.#seams).map(({ word }) => word));
    this.#nodes.set(says, node);
    return node;
  }

  #say(node: Node): readonly string[] {
    if (node.kind === 'word') return [node.word];
    if (node.kind === 'sequence') return node.nodes.flatMap((each) => this.#say(each));
    if (node.kind === 'choice') {
      const chosen = this.pick(node.nodes);
      return chosen ? this.#say(chosen) : [];
    }
    if (node.kind === 'rule') return this.sentence(this.#pack.rules[node.name] ?? '');
    if (node.kind === 'gap') return this.#anyWords(this.#below(LONGEST_GAP + 1));
    const filled = this.#fill(node.name);
    return node.genitive ? genitive(filled) : filled;
  }

  #fill(slot: string): readonly string[] {
    const { genres, moods, decades } = this.#pack;
    if (slot === 'genre') return this.sentence(genres);
    if (slot === 'mood') return this.sentence(moods);
    if (slot === 'year') return this.sometimes(0.4) ? this.sentence(decades) : ['1999'];
    if (slot === 'volume' || slot === 'presetnumber' || slot === 'frequency') return ['7'];
    if (slot === 'playlist') return [...this.sentence(moods), ...this.sentence(genres)];
    if (slot === 'lyric') return this.#anyWords(1 + this.#below(LONGEST_LYRIC));
    if (slot === 'title') return this.#fill('track');
    if (slot === 'owner') return genitive(this.#name('artist').slice(0, 1));
    return this.sometimes(UNKNOWN) ? this.#anyName() : this.#name(slot);
  }

  #name(kind: string): readonly string[] {
    return this.pick(famousNames.get(kind as EntityKey) ?? []) ?? [];
  }

  /** A name that nobody knows: like `the end of all rain`. */
  #anyName(): readonly string[] {
    const length = 1 + this.#below(LONGEST_NAME);
    return this.#anyWords(length).map((word, at) =>
      at < length - 1 && this.sometimes(GLUE) ? (this.pick(this.#glue) ?? word) : word,
    );
  }

  #anyWords(count: number): readonly string[] {
    return Array.from({ length: count }, () => this.pick(this.#words) ?? '');
  }
}

/** The words of a name as a token that owns something has them: without the apostrophe. */
function genitive(name: readonly string[]): readonly string[] {
  return name.map((word, at) => (at === name.length - 1 ? `${word}s` : word));
}
