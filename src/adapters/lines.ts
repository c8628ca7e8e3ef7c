import type { Readable } from 'node:stream';

const LONGEST = 1_000;

/** Calls back with each line of a text stream; longer lines come in pieces of about a thousand characters. */
export function eachLine(stream: Readable, take: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line.slice(0, LONGEST));
    if (rest.length > LONGEST) {
      take(rest.slice(0, LONGEST));
      rest = '';
    }
  });
  stream.on('end', () => rest !== '' && take(rest));
}

/** Lets only so many lines through in a while, and tells how many it held back. */
export class LineLimit {
  readonly #lines: number;
  readonly #window: number;
  #windowEnd = 0;
  #seen = 0;

  /** `lines` in every `window` milliseconds. */
  constructor(lines: number, window: number) {
    this.#lines = lines;
    this.#window = window;
  }

  /** Whether a line that comes now may pass; `dropped` is above 0 once, when a new window begins after too many. */
  take(now: number): { readonly passes: boolean; readonly dropped: number } {
    let dropped = 0;
    if (now > this.#windowEnd) {
      dropped = Math.max(0, this.#seen - this.#lines);
      this.#windowEnd = now + this.#window;
      this.#seen = 0;
    }
    return { passes: ++this.#seen <= this.#lines, dropped };
  }
}
