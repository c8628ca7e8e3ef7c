/** Lets one task a key run at a time, in the order they came. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Whether a task of the key is running. */
  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key);
    const mine = before ? before.then(task, task) : task();
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
