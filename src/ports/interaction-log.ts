import type { Interpretation } from './interpreter.js';
import type { Transcript } from './speech-engine.js';

/** Keeps what happened in each voice interaction. */
export interface InteractionLog {
  /** MUST NOT throw, and MUST NOT keep the caller waiting. */
  record(interaction: Interaction): void;
}

/** A voice interaction that is over. */
export interface Interaction {
  readonly ref: string;
  readonly userid: string | undefined;
  readonly deviceid: string | undefined;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly began: number;
  readonly languagecode: string | undefined;
  /** `abandoned`: the socket closed or a new interaction began. */
  readonly outcome: 'result' | 'error' | 'abandoned';
  /** Of a voiceerror. */
  readonly status?: number;
  readonly message?: string;
  /** What the recogniser heard, the best first. */
  readonly alternatives: readonly Transcript[];
  readonly rejected: boolean;
  readonly interpretation?: Interpretation;
  readonly timings: InteractionTimings;
  /** What the recogniser was given to hear: signed 16-bit little-endian mono at 16 kHz; only where the operator wants it. */
  readonly audio?: readonly Uint8Array[];
}

/** When each stage was reached, in milliseconds since the interaction began; absent: never. */
export interface InteractionTimings {
  /** The first speech was detected. */
  readonly activity?: number;
  /** The person stopped speaking, as the end-pointer sees it in hindsight. */
  readonly speechend?: number;
  /** The phrase was declared over. */
  readonly phraseend?: number;
  /** The words were there. */
  readonly transcript?: number;
  /** The answer was there. */
  readonly understood?: number;
  /** The answer was sent. */
  readonly sent?: number;
}

/** The stages of an interaction, each from one moment of its timings to the next. */
const STAGES = {
  endpointing: ['speechend', 'phraseend'],
  recognition: ['phraseend', 'transcript'],
  interpretation: ['transcript', 'understood'],
  sending: ['understood', 'sent'],
} as const satisfies Record<string, readonly [keyof InteractionTimings, keyof InteractionTimings]>;

export type Stage = keyof typeof STAGES;

/** Milliseconds of each stage that was gone through. */
export function stagesOf(timings: InteractionTimings): Partial<Record<Stage, number>> {
  const measured = Object.entries(STAGES).flatMap(([stage, [from, to]]) => {
    const milliseconds = between(timings, from, to);
    return milliseconds === undefined ? [] : [[stage, Math.round(milliseconds * 10) / 10]];
  });
  return Object.fromEntries(measured);
}

/** Milliseconds from one moment to another, if both were reached. */
export function between(
  timings: InteractionTimings,
  from: keyof InteractionTimings,
  to: keyof InteractionTimings,
): number | undefined {
  const [began, ended] = [timings[from], timings[to]];
  return began === undefined || ended === undefined ? undefined : Math.max(0, ended - began);
}
