import type { EntityKey } from '../../src/ports/understander.js';
import { famousNames } from './famous.js';
import type { Pack } from './languages/pack.js';
import { chances } from './linear-model.js';
import { type Node, parseNotation } from './notation.js';

/** Words for a gap and a lyric at most: models learn that any may stand there. */
const LONGEST_GAP = 2;
const LONGEST_LYRIC = 5;
/** Names that nobody knows, and their words at most. */
const UNKNOWN = 0.3;
const LONGEST_NAME = 4;

/** Makes up sentences that fit templates, always the same ones. */
export class Sampler {
  readonly #pack: Pack;
  readonly #chance = chances(7);
  readonly #nodes = new Map<string, Node>();
  readonly #words: readonly string[];

  constructor(pack: Pack) {
    this.#pack = pack;
    this.#words = `${pack.names.titles} ${pack.wordClasses.replaceAll(';', ' ')}`.trim().split(/\s+/);
  }

  /** A sentence that fits a template. */
  sentence(says: string): string {
    return this.#say(this.#node(says)).replace(/\s+/g, ' ').trim();
  }

  /** True with a probability. */
  sometimes(probability: number): boolean {
    return this.#chance() < probability;
  }

  /** One of several. */
  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.#chance() * items.length)];
  }

  #node(says: string): Node {
    const known = this.#nodes.get(says);
    if (known) return known;
    const node = parseNotation(says, (piece) => [piece]);
    this.#nodes.set(says, node);
    return node;
  }

  #say(node: Node): string {
    if (node.kind === 'word') return node.word;
    if (node.kind === 'sequence') return node.nodes.map((each) => this.#say(each)).join(' ');
    if (node.kind === 'choice') {
      const chosen = this.pick(node.nodes);
      return chosen ? this.#say(chosen) : '';
    }
    if (node.kind === 'rule') return this.#say(this.#node(this.#pack.rules[node.name] ?? ''));
    if (node.kind === 'gap') return this.#anyWords(Math.floor(this.#chance() * (LONGEST_GAP + 1)));
    return `${this.#fill(node.name)}${node.genitive ? "'s" : ''}`;
  }

  #fill(slot: string): string {
    const { genres, moods, decades } = this.#pack;
    if (slot === 'genre') return this.sentence(genres);
    if (slot === 'mood') return this.sentence(moods);
    if (slot === 'year') return this.sometimes(0.4) ? this.sentence(decades) : '1999';
    if (slot === 'volume' || slot === 'presetnumber' || slot === 'frequency') return '7';
    if (slot === 'playlist') return `${this.sentence(moods)} ${this.sentence(genres)}`;
    if (slot === 'lyric') return this.#anyWords(1 + Math.floor(this.#chance() * LONGEST_LYRIC));
    if (slot === 'owner') return `${this.#name('artist').split(' ')[0]}'s`;
    return this.sometimes(UNKNOWN)
      ? this.#anyWords(1 + Math.floor(this.#chance() * LONGEST_NAME))
      : this.#name(slot);
  }

  #name(kind: string): string {
    return this.pick(famousNames.get(kind as EntityKey) ?? [])?.join(' ') ?? '';
  }

  #anyWords(count: number): string {
    return Array.from({ length: count }, () => this.pick(this.#words)).join(' ');
  }
}
