/** A phrase as a tree: words, slots, and what may be left out or exchanged. */
export type Phrase =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'slot'; readonly slot: string }
  | { readonly kind: 'sequence'; readonly parts: readonly Phrase[] }
  | { readonly kind: 'choice'; readonly options: readonly Phrase[] }
  | { readonly kind: 'optional'; readonly part: Phrase };

/** A phrase that breaks the notation; the message says where. */
export class NotationError extends Error {}

const TOKEN = /\s+|[[\]()|]|\{[^{}]*\}|[^\s[\]()|{}]+|./gu;
const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/**
 * Reads a phrase in the notation of `speech.proto`: words, `[optional]`, `(one|or|another)`, `{slot}`.
 * Throws a {@link NotationError}.
 */
export function parsePhrase(notation: string): Phrase {
  const tokens = (notation.match(TOKEN) ?? []).filter((token) => token.trim() !== '');
  return new Parser(notation, tokens).phrase();
}

class Parser {
  readonly #notation: string;
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(notation: string, tokens: readonly string[]) {
    this.#notation = notation;
    this.#tokens = tokens;
  }

  phrase(): Phrase {
    const phrase = this.#choice();
    const rest = this.#tokens[this.#next];
    if (rest !== undefined) this.#fail(`"${rest}" is out of place`);
    return phrase;
  }

  #choice(): Phrase {
    const options = [this.#sequence()];
    while (this.#take('|')) options.push(this.#sequence());
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options };
  }

  #sequence(): Phrase {
    const parts: Phrase[] = [];
    for (let part = this.#part(); part; part = this.#part()) parts.push(part);
    const [only] = parts;
    if (!only) this.#fail('words are missing');
    return parts.length === 1 ? only : { kind: 'sequence', parts };
  }

  #part(): Phrase | undefined {
    const token = this.#tokens[this.#next];
    if (token === undefined || token === '|' || token === ']' || token === ')') return undefined;
    this.#next += 1;
    if (token === '[' || token === '(') {
      const inner = this.#choice();
      if (!this.#take(CLOSING[token] ?? '')) this.#fail(`"${token}" is never closed`);
      return token === '[' ? { kind: 'optional', part: inner } : inner;
    }
    if (token.startsWith('{')) return this.#slot(token);
    if (token === '}') this.#fail('"}" is out of place');
    return { kind: 'word', word: token.toLowerCase() };
  }

  #slot(token: string): Phrase {
    const slot = token.slice(1, -1).trim();
    if (!/^[a-z_]+$/.test(slot)) this.#fail(`"${token}" is not a slot`);
    return { kind: 'slot', slot };
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#next] !== token) return false;
    this.#next += 1;
    return true;
  }

  #fail(problem: string): never {
    throw new NotationError(`${problem} in "${this.#notation}"`);
  }
}
