const MOST = 1_000;

/** Answers of the server that are good for a while; a question that is under way is not asked twice. */
export class Memory {
  readonly #milliseconds: number;
  readonly #known = new Map<string, { readonly answer: Promise<unknown>; readonly until: number }>();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** What is known by a key, or what `ask` brings. A failure is not remembered. */
  async of<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.answer as Promise<T>;
    const answer = ask();
    this.#known.set(key, { answer, until: Date.now() + this.#milliseconds });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest);
    try {
      return await answer;
    } catch (error) {
      if (this.#known.get(key)?.answer === answer) this.#known.delete(key);
      throw error;
    }
  }

  /** Forgets what keys that begin so stand for. */
  forget(prefix: string): void {
    for (const key of this.#known.keys()) if (key.startsWith(prefix)) this.#known.delete(key);
  }
}
