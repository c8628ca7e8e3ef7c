import { randomUUID } from 'node:crypto';
import type { SpeechCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { Interaction, InteractionLog, InteractionTimings } from '../ports/interaction-log.js';
import type { Interpretation } from '../ports/interpreter.js';
import type { FinalTranscript } from '../ports/speech-engine.js';

/** The record of a phrase that came in a file. Its times begin with the file: all of it was said by then. */
export class RecordedInteraction {
  readonly ref = randomUUID();
  readonly #log: InteractionLog;
  readonly #clock: Pick<Clock, 'now' | 'monotonic'>;
  readonly #who: Pick<Interaction, 'userid' | 'deviceid' | 'languagecode'>;
  readonly #began: { readonly now: number; readonly monotonic: number };
  #timings: InteractionTimings = { speechend: 0 };
  #audio: readonly Uint8Array[] = [];
  #heard: FinalTranscript = { alternatives: [], rejected: false };

  constructor(
    { log, clock }: { readonly log: InteractionLog; readonly clock: Pick<Clock, 'now' | 'monotonic'> },
    { userid, deviceid }: SpeechCaller,
    languagecode: string | undefined,
  ) {
    this.#log = log;
    this.#clock = clock;
    this.#who = { userid, deviceid, languagecode };
    this.#began = { now: clock.now(), monotonic: clock.monotonic() };
  }

  /** The file was decoded; `audio`: what was said in it, if it is to be kept. */
  read(audio: readonly Uint8Array[]): void {
    this.#audio = audio;
    this.#reached('phraseend');
  }

  transcribed(heard: FinalTranscript): void {
    this.#heard = heard;
    this.#reached('transcript');
  }

  answered(interpretation: Interpretation): void {
    this.#reached('understood');
    this.#over({ outcome: 'result', interpretation });
  }

  failed(error: unknown): void {
    this.#over({ outcome: 'error', ...(error instanceof Error && { message: error.message }) });
  }

  #reached(moment: keyof InteractionTimings): void {
    this.#timings = { ...this.#timings, [moment]: this.#clock.monotonic() - this.#began.monotonic };
  }

  #over(outcome: Pick<Interaction, 'outcome' | 'message' | 'interpretation'>): void {
    this.#reached('sent');
    const { alternatives, rejected } = this.#heard;
    const [ref, began, timings, audio] = [this.ref, this.#began.now, this.#timings, this.#audio];
    this.#log.record({ ...this.#who, ...outcome, ref, began, alternatives, rejected, timings, audio });
  }
}
