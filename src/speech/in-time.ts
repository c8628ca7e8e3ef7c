import type { Clock } from '../ports/clock.js';

/** How long something is waited for, and what serves when it takes longer. */
interface Patience<Value> {
  readonly clock: Pick<Clock, 'after'>;
  readonly milliseconds: number;
  readonly otherwise: Value;
}

/** What a promise brings, unless it takes too long. Rejects as the promise does. */
export function inTime<Value>(
  promise: Promise<Value>,
  { clock, milliseconds, otherwise }: Patience<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => resolve(otherwise));
    promise.then(resolve, reject).finally(cancel);
  });
}
