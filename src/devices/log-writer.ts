import { closeSync, openSync, write, writeSync } from 'node:fs';

/** Bytes that one write holds at most. */
const SLAB_BYTES = 512 * 1024;

/** Memory that all writers of a folder share, so that uploads cost the same however many and large they are. */
export class Slabs {
  readonly #free: Buffer[];

  constructor(count: number) {
    this.#free = Array.from({ length: count }, () => Buffer.allocUnsafeSlow(SLAB_BYTES));
  }

  /** Undefined: all are in use. */
  take(): Buffer | undefined {
    return this.#free.pop();
  }

  giveBack(slab: Buffer): void {
    this.#free.push(slab);
  }
}

/**
 * Writes a new file. Bytes are written in the background from a slab that is free; what comes faster than the disk
 * takes it is written at once, and holds up the event loop rather than memory.
 */
export class LogWriter {
  readonly #slabs: Slabs;
  readonly #file: number;
  #position = 0;
  #writing = 0;
  #error: Error | undefined;
  #onDrained: (() => void) | undefined;

  /** Throws when the file exists. */
  constructor(path: string, slabs: Slabs) {
    this.#slabs = slabs;
    this.#file = openSync(path, 'wx');
  }

  /** Takes bytes that are its own only until it returns. Throws what an earlier write met. */
  write(bytes: Uint8Array): void {
    if (this.#error) throw this.#error;
    const slab = bytes.length <= SLAB_BYTES ? this.#slabs.take() : undefined;
    if (slab) {
      slab.set(bytes);
      this.#writeLater(slab, { from: 0, to: bytes.length, position: this.#position });
    } else {
      this.#writeNow(bytes);
    }
    this.#position += bytes.length;
  }

  /** Resolves when nothing is being written; undefined: that is so now. */
  drained(): Promise<void> | undefined {
    if (this.#writing === 0) return undefined;
    return new Promise((resolve) => {
      const before = this.#onDrained;
      this.#onDrained = () => {
        before?.();
        resolve();
      };
    });
  }

  /** Waits for what is being written, and closes the file. Rejects with what a write met. */
  async close(): Promise<void> {
    await this.drained();
    closeSync(this.#file);
    if (this.#error) throw this.#error;
  }

  #writeNow(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.#file, bytes, done, bytes.length - done, this.#position + done);
    }
  }

  #writeLater(slab: Buffer, at: { readonly from: number; readonly to: number; readonly position: number }) {
    this.#writing += 1;
    const { from, to, position } = at;
    write(this.#file, slab, from, to - from, position, (error, written) => {
      this.#writing -= 1;
      if (!error && from + written < to) {
        this.#writeLater(slab, { from: from + written, to, position: position + written });
        return;
      }
      this.#error ??= error ?? undefined;
      this.#slabs.giveBack(slab);
      if (this.#writing === 0) this.#tellDrained();
    });
  }

  #tellDrained(): void {
    const tell = this.#onDrained;
    this.#onDrained = undefined;
    tell?.();
  }
}
