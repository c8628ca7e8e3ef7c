import { PhraseStream } from '../audio/phrase-stream.js';
import { concat } from '../audio/samples.js';
import { decoderOf } from './format.js';
import { UnusableRecording } from './piece.js';

/** Seconds of audio in a recording (open details, 'POST /v1/user/speech'), and of what encoders add at its ends. */
const MOST_SECONDS = 60;
const PADDING = 0.2;
/** Samples per second that can be heard. */
const RATES = { lowest: 8_000, highest: 192_000 } as const;

/** Silence behind the speech, as there is behind every phrase that was waited for: files end with the last word. */
const TAIL = new Int16Array(0.4 * 16_000);

/** What was said in a recording. */
export interface HeardRecording {
  /** From shortly before the first word on: signed 16-bit little-endian mono at 16 kHz. */
  readonly pcm: Uint8Array<ArrayBuffer>;
  /** False: nothing was said. */
  readonly spoken: boolean;
}

/**
 * Decodes a WAV, FLAC, MP3 or Ogg Opus file and looks for speech in it. Nothing is decoded beyond
 * 60 s, however much a file unpacks to. Throws {@link UnusableRecording}.
 */
export async function readRecording(file: Uint8Array): Promise<HeardRecording> {
  let hearing: Hearing | undefined;
  try {
    for await (const { samplerate, samples } of decoderOf(file)(file)) {
      hearing ??= await Hearing.begin(samplerate);
      await hearing.hear(samplerate, samples);
    }
    if (!hearing?.seconds) throw new UnusableRecording('holds no audio');
    return await hearing.finish();
  } finally {
    hearing?.free();
  }
}

/** Looks for speech; a pause does not end it. */
class Hearing {
  readonly #stream: PhraseStream;
  readonly #samplerate: number;
  readonly #speech: Int16Array[] = [];
  #samples = 0;
  #spoken = false;

  private constructor(stream: PhraseStream, samplerate: number) {
    this.#stream = stream;
    this.#samplerate = samplerate;
    stream.patience(Number.POSITIVE_INFINITY);
  }

  static async begin(samplerate: number): Promise<Hearing> {
    if (samplerate < RATES.lowest || samplerate > RATES.highest)
      throw new UnusableRecording(`has ${samplerate} samples a second`);
    return new Hearing(await PhraseStream.create({ encoding: 'pcm', samplerate }), samplerate);
  }

  get seconds(): number {
    return this.#samples / this.#samplerate;
  }

  async hear(samplerate: number, samples: Int16Array): Promise<void> {
    if (samplerate !== this.#samplerate) throw new UnusableRecording('changes its sample rate');
    this.#samples += samples.length;
    if (this.seconds > MOST_SECONDS + PADDING) throw new UnusableRecording('is longer than 60 seconds');
    this.#take(await this.#stream.write(bytesOf(samples)));
  }

  async finish(): Promise<HeardRecording> {
    this.#take(await this.#stream.end());
    return { pcm: bytesOf(concat([...this.#speech, ...(this.#spoken ? [TAIL] : [])])), spoken: this.#spoken };
  }

  free(): void {
    this.#stream.free();
  }

  #take(events: Awaited<ReturnType<PhraseStream['write']>>): void {
    for (const event of events) {
      if (event.type === 'speech') this.#speech.push(event.samples);
      if (event.type === 'phrase-ended') this.#spoken = event.spoken;
    }
  }
}

function bytesOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(samples.slice().buffer);
}
