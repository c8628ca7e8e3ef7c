import { Conversation, type WyomingAddress } from './conversation.js';
import { WyomingError, type WyomingEvent } from './event.js';

/** A piece of speech: signed 16-bit little-endian mono samples. */
export interface SpokenPiece {
  readonly samplerate: number;
  readonly audio: Uint8Array;
}

/** What is to be said. */
export interface Speech {
  readonly text: string;
  readonly language: string;
  /** A voice of the server; empty: its choice for the language. */
  readonly voice: string;
  /** Milliseconds between two pieces of speech, at most. */
  readonly patience: number;
}

/** Bytes of one reply: five minutes at 48 kHz. */
const MOST = 5 * 60 * 48_000 * 2;

/** Speaks with a Wyoming server. Throws a {@link WyomingError}. */
export async function* speakWith(address: WyomingAddress, speech: Speech): AsyncIterable<SpokenPiece> {
  const heard = new EventQueue(address, speech.patience);
  try {
    const { text, language, voice } = speech;
    heard.say('synthesize', { text, voice: { language, ...(voice !== '' && { name: voice }) } });
    for (let bytes = 0; ; ) {
      const event = await heard.next();
      if (event.type === 'audio-stop') return;
      if (event.type !== 'audio-chunk') continue;
      bytes += event.payload.length;
      if (bytes > MOST) throw new WyomingError('speaks without end');
      yield pieceOf(event);
    }
  } finally {
    heard.close();
  }
}

function pieceOf({ data, payload }: WyomingEvent): SpokenPiece {
  const { rate, width, channels } = data;
  const usable = typeof rate === 'number' && Number.isInteger(rate) && rate >= 8_000 && rate <= 192_000;
  if (!usable || width !== 2 || (channels !== 1 && channels !== 2) || payload.length % (2 * channels) !== 0) {
    throw new WyomingError(
      `speaks in a way that cannot be used: ${JSON.stringify({ rate, width, channels })}`,
    );
  }
  return { samplerate: rate, audio: channels === 1 ? payload : mono(payload) };
}

/** The mean of two channels. */
function mono(stereo: Uint8Array): Uint8Array {
  const from = new DataView(stereo.buffer, stereo.byteOffset, stereo.byteLength);
  const to = new DataView(new ArrayBuffer(stereo.byteLength / 2));
  for (let at = 0; at < to.byteLength; at += 2)
    to.setInt16(at, (from.getInt16(2 * at, true) + from.getInt16(2 * at + 2, true)) >> 1, true);
  return new Uint8Array(to.buffer);
}

/** The audio events of a conversation, one after another, as they are asked for. */
class EventQueue {
  readonly #conversation: Conversation;
  readonly #patience: number;
  readonly #waiting: WyomingEvent[] = [];
  #error: WyomingError | undefined;
  #wake: () => void = () => {};

  constructor(address: WyomingAddress, patience: number) {
    this.#patience = patience;
    this.#conversation = new Conversation(address, {
      event: (event) => {
        if (!event.type.startsWith('audio-')) return;
        this.#waiting.push(event);
        this.#conversation.expectWithin(patience, 'stops in the middle of its speech');
        this.#wake();
      },
      failed: (error) => {
        this.#error = error;
        this.#wake();
      },
    });
  }

  say(type: string, data: Readonly<Record<string, unknown>>): void {
    this.#conversation.say(type, data);
    this.#conversation.expectWithin(this.#patience);
  }

  /** Rejects with a {@link WyomingError} when there will be no more. */
  async next(): Promise<WyomingEvent> {
    for (;;) {
      const event = this.#waiting.shift();
      if (event) return event;
      if (this.#error) throw this.#error;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#conversation.close();
  }
}
