/** Hands messages to one handler, one at a time and in order, also those that the handler itself causes. */
export class Mailbox<Message> {
  readonly #handle: (message: Message) => void;
  readonly #report: (error: unknown) => void;
  #waiting: Message[] = [];
  #busy = false;
  #closed = false;

  /** `report` hears of what `handle` throws; the messages after it are handled all the same. */
  constructor({ handle, report }: { handle: (message: Message) => void; report: (error: unknown) => void }) {
    this.#handle = handle;
    this.#report = report;
  }

  /** Handles the message now, or after those that came before it. */
  tell(message: Message): void {
    if (this.#closed) return;
    this.#waiting.push(message);
    if (!this.#busy) this.#empty();
  }

  /** Drops what waits and all that follows. */
  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  #empty(): void {
    this.#busy = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        this.#handle(next);
      } catch (error) {
        this.#report(error);
      }
    }
    this.#busy = false;
  }
}
