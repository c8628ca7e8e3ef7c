/** A piece of a recording as it is decoded: mono samples. */
export interface Piece {
  /** Samples per second. */
  readonly samplerate: number;
  readonly samples: Int16Array;
}

/** Decodes a file piece by piece: whoever has enough stops, and no more is unpacked. Throws {@link UnusableRecording}. */
export type RecordingDecoder = (file: Uint8Array) => AsyncIterable<Piece>;

/** A file that cannot be heard; the message says what is wrong with it. */
export class UnusableRecording extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'UnusableRecording';
  }
}

/** Cuts a file into parts of so many bytes. */
export function* parts(file: Uint8Array, size: number): Iterable<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}
