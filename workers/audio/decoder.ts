/** Turns the messages of one stream into mono samples, in whatever pieces they come. */
export interface Decoder {
  /** Samples per second of what it makes. */
  readonly samplerate: number;
  /** Throws {@link MalformedAudio}. */
  decode(message: Uint8Array): Int16Array | Promise<Int16Array>;
  /** What was still held back. Throws {@link MalformedAudio}. */
  flush(): Int16Array | Promise<Int16Array>;
  free(): void;
}
