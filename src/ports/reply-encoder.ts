import type { SpokenAudio } from './speech-engine.js';

/** Makes spoken replies small. */
export interface ReplyEncoder {
  /** An Ogg Opus file (RFC 7845) of any speech. Rejects with `overloaded` when too many wait. */
  oggOpus(spoken: SpokenAudio): Promise<Uint8Array>;
  close(): Promise<void>;
}
