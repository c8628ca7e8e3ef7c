import type { AudioEvent, AudioFormat } from '../../src/ports/audio-pipeline.js';
import type { Decoder } from './decoder.js';
import { createDecoder } from './decoders.js';
import { advance, type Endpointer, isSpeech, SILENCE } from './endpointer.js';
import { FRAME_MS, Framer } from './frame.js';
import { HeldSamples } from './held-samples.js';
import { MalformedAudio } from './malformed-audio.js';
import { Resampler } from './resampler.js';
import { concat } from './samples.js';
import { VoiceDetector } from './voice-detector.js';

/** What a stream tells, with samples still being samples. */
export type StreamEvent =
  | Exclude<AudioEvent, { readonly type: 'speech' | 'failed' }>
  | { readonly type: 'speech'; readonly samples: Int16Array };

/** Milliseconds of silence that end a phrase, unless it is told otherwise. */
const PATIENCE = 620;
/** Milliseconds before the detected beginning that belong to the speech: soft consonants are detected late. */
const PRE_ROLL = 260;
/** Milliseconds from the beginning of speech to its detection, at most. */
const BEGINNING = 100;
/** Milliseconds of audio in one phrase (specification, section 8). */
const LIMIT = 60_000;
/** Activity is reported once in so many milliseconds. */
const REPORT_EVERY = 100;
/** Milliseconds of speech that are told together while somebody speaks; in a pause all is told at once. */
const TOGETHER = 100;

/** One phrase's audio on its way: decode, resample, detect speech, find the end. */
export class PhraseStream {
  readonly #decoder: Decoder;
  readonly #resampler: Resampler;
  readonly #detector = new VoiceDetector();
  readonly #framer = new Framer();
  #endpointer: Endpointer = SILENCE;
  #patience = PATIENCE;
  /** While waiting, what may turn out to be the beginning; while speaking, what is yet to be told. */
  readonly #held = new HeldSamples();
  #reported = Number.NEGATIVE_INFINITY;
  #received = 0;
  #decoded = 0;

  private constructor(decoder: Decoder) {
    this.#decoder = decoder;
    this.#resampler = new Resampler(decoder.samplerate);
  }

  static async create(format: AudioFormat): Promise<PhraseStream> {
    return new PhraseStream(await createDecoder(format));
  }

  /** True once the phrase is over: what is written from then on is ignored. */
  get ended(): boolean {
    return this.#endpointer.phase === 'ended';
  }

  patience(milliseconds: number): void {
    this.#patience = milliseconds;
  }

  /** Throws {@link MalformedAudio}. */
  async write(message: Uint8Array): Promise<StreamEvent[]> {
    if (this.ended) return [];
    this.#received += message.length;
    const samples = await this.#decoder.decode(message);
    this.#decoded += samples.length;
    return this.#hear(this.#resampler.resample(samples));
  }

  /** No more audio follows. Throws {@link MalformedAudio}. */
  async end(): Promise<StreamEvent[]> {
    if (this.ended) return [];
    const samples = await this.#decoder.flush();
    this.#decoded += samples.length;
    if (this.#received > 1 && this.#decoded === 0) throw new MalformedAudio('encoding', 'holds no audio');
    const events = this.#hear(concat([this.#resampler.resample(samples), this.#resampler.flush()]));
    if (this.ended) return events;
    const rest = this.#framer.rest();
    if (rest) this.#frame(rest, events);
    return this.ended ? events : this.#finish('end', events);
  }

  free(): void {
    this.#decoder.free();
    this.#resampler.free();
    this.#detector.free();
  }

  #hear(samples: Int16Array): StreamEvent[] {
    const events: StreamEvent[] = [];
    for (const frame of this.#framer.frames(samples)) {
      this.#frame(frame, events);
      if (this.ended) return events;
    }
    if (!isSpeech(this.#endpointer) || this.#held.frames * FRAME_MS >= TOGETHER) this.#tell(events);
    return events;
  }

  #frame(frame: Int16Array, events: StreamEvent[]): void {
    this.#endpointer = advance(this.#endpointer, this.#detector.detect(frame), this.#patience);
    const { phase, at, speechstart } = this.#endpointer;
    this.#held.push(frame);
    if (phase === 'waiting') this.#forget(at - PRE_ROLL - BEGINNING);
    if (phase === 'speaking' && this.#reported < speechstart) this.#forget(speechstart - PRE_ROLL);
    if (isSpeech(this.#endpointer) && at - this.#reported >= REPORT_EVERY) {
      this.#reported = at;
      events.push({ type: 'activity', at });
    }
    if (phase === 'ended') this.#finish('silence', events);
    else if (at >= LIMIT) this.#finish('limit', events);
  }

  /** Drops what was held from before `moment`. */
  #forget(moment: number): void {
    this.#held.keep(Math.ceil((this.#endpointer.at - Math.max(0, moment)) / FRAME_MS));
  }

  #tell(events: StreamEvent[]): void {
    if (this.#endpointer.phase === 'waiting' || this.#held.frames === 0) return;
    events.push({ type: 'speech', samples: this.#held.take() });
  }

  #finish(reason: 'silence' | 'end' | 'limit', events: StreamEvent[]): StreamEvent[] {
    const { phase, at, speechstart, speechend } = this.#endpointer;
    const spoken = phase !== 'waiting';
    this.#tell(events);
    this.#endpointer = { ...this.#endpointer, phase: 'ended' };
    events.push({ type: 'phrase-ended', reason, spoken, speechstart, speechend, at });
    return events;
  }
}
