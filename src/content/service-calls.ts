import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel';
import { AppError } from '../errors.js';

/** Calls that one service may have under way, and waiting. */
const CALLS = 64;
const WAITING = 128;
/** Failures in a row after which the service is left alone, and milliseconds until it is tried again. */
const FAILURES = 5;
const PAUSE = 1_000;

/**
 * Calls one service, so that a sick one takes nothing from the others: at most so many at a time,
 * and after some failures in a row none for a second. Rejects with `service_failed` then.
 */
export class ServiceCalls {
  readonly #policy = wrap(
    circuitBreaker(handleWhen(isFailure), {
      halfOpenAfter: PAUSE,
      breaker: new ConsecutiveBreaker(FAILURES),
    }),
    bulkhead(CALLS, WAITING),
  );

  async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.#policy.execute(work);
    } catch (error) {
      if (isBrokenCircuitError(error)) throw sick('The service does not answer at present.', error);
      if (isBulkheadRejectedError(error)) throw sick('The service has too much to do.', error);
      throw error;
    }
  }
}

function isFailure(error: unknown): boolean {
  return !(error instanceof AppError) || error.code === 'service_failed';
}

function sick(message: string, cause: unknown): AppError {
  return new AppError('service_failed', message, { cause });
}
