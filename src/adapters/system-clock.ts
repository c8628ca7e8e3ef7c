import type { Cancel, Clock } from '../ports/clock.js';

/** The machine's own time. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }

  monotonic(): number {
    return performance.now();
  }

  after(milliseconds: number, callback: () => void): Cancel {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }
}
