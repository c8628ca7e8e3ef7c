import { on } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { SpeakRequest, Spoken } from './speaking-thread.js';

/** What is to be said, in which language (BCP 47), by which voice (empty: the language's own). */
export interface Speech {
  readonly text: string;
  readonly language: string;
  readonly voice: string;
}

/** There is no such voice. */
export class NoVoiceError extends Error {}

/** Speaks, in a thread of its own. */
export class Voice {
  readonly #pool = new Piscina({
    filename: new URL('./speaking-thread.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
    maxQueue: 100,
  });

  /** The languages that can be spoken (BCP 47). */
  languages(): Promise<readonly string[]> {
    return this.#pool.run(undefined, { name: 'languages' });
  }

  /** The speech in pieces, the first one after milliseconds. Throws a {@link NoVoiceError}. */
  async *speak(speech: Speech): AsyncIterable<Spoken> {
    const { port1: here, port2: port } = new MessageChannel();
    const request: SpeakRequest = { ...speech, port };
    const spoken = this.#pool.run(request, { name: 'speak', transferList: [port] });
    const pieces: AsyncIterable<readonly Spoken[]> = on(here, 'message', { close: ['close'] });
    // A thread that died sends nothing more.
    spoken.catch(() => here.close());
    try {
      for await (const [piece] of pieces) {
        if (!piece || piece.samples.length === 0) break;
        yield piece;
      }
      if (!(await spoken)) throw new NoVoiceError(`no voice speaks "${speech.voice || speech.language}"`);
    } finally {
      here.postMessage('enough');
      here.close();
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
