import type { HttpResponse } from 'uWebSockets.js';
import type { StreamedBody } from './reply.js';

/** The connection that pieces are sent over. */
interface Connection {
  /** Writes status and headers. */
  readonly head: () => void;
  /** Whether the client is still there. */
  readonly isOpen: () => boolean;
  /** Sets who hears that the client has gone. */
  readonly onGone: (listener: () => void) => void;
}

/**
 * Sends a body of known size, a piece whenever the client has taken the one before. Resolves with whether all of it was
 * sent; rejects when it cannot be read, and closes the connection where the client would wait for the rest.
 */
export async function sendPieces(
  response: HttpResponse,
  { size, pieces }: StreamedBody,
  { head, isOpen, onGone }: Connection,
): Promise<boolean> {
  let left = size;
  const piecewise = new Piecewise(response, size);
  onGone(() => piecewise.stop());
  try {
    for await (const piece of pieces) {
      if (!isOpen()) return false;
      await piecewise.send(piece, left === size ? head : undefined);
      left -= piece.byteLength;
    }
    if (left > 0 && isOpen()) throw new Error(`a body ended ${left} bytes before its size`);
    return isOpen();
  } catch (error) {
    if (left < size && isOpen()) response.close();
    throw error;
  }
}

/** Writes pieces of a body as uWebSockets takes them: what it does not take is offered again when it asks. */
class Piecewise {
  readonly #response: HttpResponse;
  readonly #size: number;
  #taken = () => {};

  constructor(response: HttpResponse, size: number) {
    this.#response = response;
    this.#size = size;
  }

  /** Resolves when the whole piece is taken, or sending was stopped. */
  send(piece: Uint8Array, head: (() => void) | undefined): Promise<void> | undefined {
    const response = this.#response;
    const start = response.getWriteOffset();
    let taken = false;
    response.cork(() => {
      head?.();
      [taken] = response.tryEnd(piece, this.#size);
    });
    if (taken) return undefined;
    return new Promise((resolve) => {
      this.#taken = resolve;
      response.onWritable((offset) => {
        const [all] = response.tryEnd(piece.subarray(offset - start), this.#size);
        if (all) resolve();
        return all;
      });
    });
  }

  /** Nobody takes anything any more. */
  stop(): void {
    this.#taken();
  }
}
