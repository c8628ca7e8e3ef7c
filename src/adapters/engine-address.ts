import type { Cancel } from '../ports/clock.js';

/** Where an engine listens, `host:port`; it moves when the engine is started anew. */
export interface EngineAddress {
  /** Undefined while the engine does not run. */
  readonly current: string | undefined;
  onMoved(listener: () => void): Cancel;
}

/** The address of an engine that somebody else looks after. */
export function fixedAddress(address: string): EngineAddress {
  return { current: address, onMoved: () => () => {} };
}
