/** Bytes of a block: a second of speech. */
const BLOCK = 32 * 1024;
/** Blocks that wait to be used again; what 200 people say at once takes about as many. */
const MOST_FREE = 512;

const free: Uint8Array[] = [];

/**
 * The audio of a phrase, kept in blocks that are used again for other phrases: audio lives for seconds, and what
 * lives that long costs the garbage collector a pause of the whole server.
 */
export class KeptAudio {
  #blocks: Uint8Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Copies bytes to the end. */
  append(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const place = this.#length % BLOCK;
      if (place === 0) this.#blocks.push(free.pop() ?? block());
      const piece = bytes.subarray(at, at + BLOCK - place);
      this.#blocks.at(-1)?.set(piece, place);
      this.#length += piece.length;
      at += piece.length;
    }
  }

  /** What follows a position, up to the end of its block; it is to be read at once. */
  from(position: number): Uint8Array {
    const block = Math.floor(position / BLOCK);
    const end = Math.min(BLOCK, this.#length - block * BLOCK);
    return this.#blocks[block]?.subarray(position % BLOCK, end) ?? new Uint8Array();
  }

  /** Gives the audio up. */
  release(): void {
    free.push(...this.#blocks.slice(0, MOST_FREE - free.length));
    this.#blocks = [];
    this.#length = 0;
  }
}

/** Nobody shares it, but V8 counts other memory towards its next full collection, and people who begin to speak are no reason for one. */
function block(): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(BLOCK));
}
