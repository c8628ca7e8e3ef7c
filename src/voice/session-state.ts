import type { AudioEncoding, AudioFormat } from '../ports/audio-pipeline.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { InteractionTimings } from '../ports/interaction-log.js';
import type { Completeness, NowPlaying, Question } from '../ports/interpreter.js';
import type { Transcript } from '../ports/speech-engine.js';
import type { Effect, Stage } from './session-events.js';

/** What a device's socket remembers. A turn is one voice interaction: from voiceproperties to its result. */
export interface Session {
  readonly capabilities: readonly string[];
  /** Whose speech token was valid last. */
  readonly caller: SpeechCaller | undefined;
  readonly speechtoken: string | undefined;
  /** Of every sample for the life of the socket. */
  readonly samplerate: number | undefined;
  readonly encoding: AudioEncoding | undefined;
  /** The number of the latest turn. */
  readonly turns: number;
  readonly turn: Turn | undefined;
  /** The latest turn's ref. */
  readonly ref: string | undefined;
  /** What the device was asked, and until when an interaction counts as the reply. */
  readonly question: { readonly asked: Question; readonly until: number } | undefined;
  /** The limit was reached: no audio is taken until the next turn begins. */
  readonly limited: boolean;
  /** Until when audio without a turn is what the microphone still held when the turn ended. */
  readonly trailing: number;
}

/** One voice interaction. */
export interface Turn {
  readonly number: number;
  readonly ref: string;
  readonly began: number;
  readonly stage: Stage;
  readonly format: AudioFormat;
  readonly languagecode: string | undefined;
  readonly nowplaying: NowPlaying | undefined;
  readonly immediate: boolean;
  readonly reportactivity: boolean;
  readonly expecting: Question | undefined;
  /** Audio that came before the speech token was checked, and whether its end came too. */
  readonly held: readonly Uint8Array[];
  readonly ended: boolean;
  readonly caller: SpeechCaller | undefined;
  /** The words that were judged last, whether the recogniser is sure of them, and what was found. */
  readonly words: string;
  readonly sure: boolean;
  readonly completeness: Completeness;
  readonly alternatives: readonly Transcript[];
  readonly rejected: boolean;
  readonly timings: InteractionTimings;
}

/** A session after an event, and what is to be done about it. */
export type Step = readonly [Session, readonly Effect[]];
