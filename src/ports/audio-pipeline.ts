/**
 * Decodes, resamples and detects speech in worker threads (`workers/audio.ts`).
 * Streams are spread over single-thread pools; one task a tick carries the chunks of all
 * streams of a shard.
 */
export interface AudioPipeline {
  /** Starts a stream. Nothing is called before it returns, and nothing after `close`. */
  open(format: AudioFormat, listener: (event: AudioEvent) => void): AudioStream;
  close(): Promise<void>;
}

/** Encodings of microphone audio. */
export const AUDIO_ENCODINGS = ['pcm', 'opus', 'flac'] as const;
export type AudioEncoding = (typeof AUDIO_ENCODINGS)[number];

/** What a speaker sends: mono, `samplerate` 8000 to 48000. */
export interface AudioFormat {
  readonly encoding: AudioEncoding;
  readonly samplerate: number;
}

/** One phrase's audio on its way. */
export interface AudioStream {
  /** Takes one message's bytes, which are read before it returns. */
  write(audio: Uint8Array): void;
  /** No more audio follows: what was heard is the phrase. */
  end(): void;
  /** Milliseconds of silence that end the phrase from now on. */
  patience(milliseconds: number): void;
  close(): void;
}

/** What a stream tells. Times are milliseconds of audio since the stream's beginning. */
export type AudioEvent =
  /** Speech is going on; repeated while it lasts, at most every 100 ms. */
  | { readonly type: 'activity'; readonly at: number }
  /**
   * Speech to recognise: signed 16-bit little-endian mono at 16 kHz, from shortly before its beginning. The bytes are
   * lent until the listener returns.
   */
  | { readonly type: 'speech'; readonly pcm: Uint8Array }
  /** The phrase is over: after silence, by the end marker, or at 60 s. All its `speech` came before. */
  | {
      readonly type: 'phrase-ended';
      readonly reason: 'silence' | 'end' | 'limit';
      /** False: nothing was said. */
      readonly spoken: boolean;
      readonly speechstart: number;
      readonly speechend: number;
      /** When it was decided. */
      readonly at: number;
    }
  /** The audio cannot be decoded (`invalid_request`), or the worker died (`internal`). The last event. */
  | { readonly type: 'failed'; readonly error: Error };
