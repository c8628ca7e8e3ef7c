import type { Entities, IntentName } from '../../src/ports/understander.js';

/** A way to understand a phrase, before the catalogue is asked; the lower its cost, the better. */
export interface PlainReading {
  readonly intent: IntentName;
  readonly entities: Entities;
  readonly cost: number;
  /** It adds to a request and is none by itself. */
  readonly hint: boolean;
  /** It is a request only if the catalogue has what it names. */
  readonly named?: boolean;
  /** Words of other trades are in it, and not in its names. */
  readonly foreign: boolean;
}
