/** Bytes that are put one behind the other into a buffer, which is replaced by a larger one when it is full. */
export class GrowingBytes {
  #room: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** `room`: the buffer to begin with; what is in it is overwritten. */
  constructor(room: Uint8Array<ArrayBuffer>) {
    this.#room = room;
  }

  get length(): number {
    return this.#length;
  }

  /** The whole buffer, of which the first `length` bytes are filled. */
  get room(): Uint8Array<ArrayBuffer> {
    return this.#room;
  }

  /** Copies bytes to the end. */
  append(bytes: Uint8Array): void {
    const length = this.#length + bytes.byteLength;
    if (length > this.#room.byteLength) this.#grow(length);
    this.#room.set(bytes, this.#length);
    this.#length = length;
  }

  #grow(length: number): void {
    const larger = new Uint8Array(Math.max(length, 2 * this.#room.byteLength));
    larger.set(this.#room.subarray(0, this.#length));
    this.#room = larger;
  }
}
