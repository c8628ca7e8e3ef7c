/** Reads files of recorded speech. */
export interface RecordingReader {
  /**
   * Decodes a WAV, FLAC, MP3 or Ogg Opus file, which the caller gives away, and looks for speech in it.
   * Rejects with `invalid_request`, naming the key `file`, when it is none of those, is broken, holds no audio or
   * more than 60 s; with `overloaded` when too many files wait. No file keeps it longer than a bounded time.
   */
  read(file: Uint8Array<ArrayBuffer>): Promise<RecordedSpeech>;
  close(): Promise<void>;
}

/** What was said in a recording. */
export interface RecordedSpeech {
  /** From shortly before the first word on: signed 16-bit little-endian mono at 16 kHz. */
  readonly pcm: Uint8Array<ArrayBuffer>;
  /** False: nothing was said. */
  readonly spoken: boolean;
}
