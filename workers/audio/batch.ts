import type { AudioEvent, AudioFormat } from '../../src/ports/audio-pipeline.js';

/**
 * One tick's work for one worker: what happened to its streams, in order, and the audio of all of them in one piece.
 * Its buffers travel there and back, and are used again for later batches.
 */
export interface AudioBatch {
  /** Counts the times that all streams were given up; a worker forgets the streams of an older epoch. */
  readonly epoch: number;
  readonly commands: readonly AudioCommand[];
  readonly audio: Uint8Array<ArrayBuffer>;
  /** Room for the speech that will be told. */
  readonly room: Uint8Array<ArrayBuffer>;
}

/** Something that happened to a stream. */
export type AudioCommand =
  | { readonly type: 'open'; readonly stream: number; readonly format: AudioFormat }
  /** `start` and `end` are positions in the batch's audio. */
  | { readonly type: 'write'; readonly stream: number; readonly start: number; readonly end: number }
  | { readonly type: 'end'; readonly stream: number }
  | { readonly type: 'patience'; readonly stream: number; readonly milliseconds: number }
  | { readonly type: 'close'; readonly stream: number };

/** What came of a batch, in order; `start` and `end` are positions in the speech of all its streams. */
export interface BatchResult {
  readonly outcomes: readonly { readonly stream: number; readonly outcome: Outcome }[];
  /** The batch's room, or a larger one in its place. */
  readonly speech: Uint8Array<ArrayBuffer>;
  /** The buffer of the batch's audio. */
  readonly audio: Uint8Array<ArrayBuffer>;
}

/** An {@link AudioEvent} in the form that crosses threads. */
export type Outcome =
  | Exclude<AudioEvent, { readonly type: 'speech' | 'failed' }>
  | { readonly type: 'speech'; readonly start: number; readonly end: number }
  /** `key`: the offending key of voiceproperties; absent: it is the server's fault. */
  | { readonly type: 'failed'; readonly key?: string; readonly problem: string };
