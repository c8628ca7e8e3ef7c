import type { Generated } from 'kysely';

/** The tables of the speech room. */
export interface SpeechTables {
  readonly interaction: InteractionTable;
}

/** A voice interaction that is over. */
interface InteractionTable {
  readonly number: Generated<number>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly began: number;
  readonly userid: string | null;
  readonly deviceid: string | null;
  /** JSON: the record, as support staff sees it. */
  readonly record: string;
  /** Signed 16-bit little-endian mono at 16 kHz, where the operator wants it kept. */
  readonly audio: Uint8Array | null;
}
