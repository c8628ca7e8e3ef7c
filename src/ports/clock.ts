/** Time, as the rest of the house sees it. Tests turn it by hand. */
export interface Clock {
  /** Milliseconds since 1970-01-01 UTC. */
  now(): number;
  /** Milliseconds since some fixed moment; never goes back. */
  monotonic(): number;
  /** Calls back once after `milliseconds`, unless cancelled. */
  after(milliseconds: number, callback: () => void): Cancel;
}

/** Cancels a timer; harmless after it has fired. */
export type Cancel = () => void;
