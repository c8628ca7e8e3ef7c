import { status } from '@grpc/grpc-js';
import { AppError, type ErrorCode } from '../errors.js';

/** What the statuses of the contracts mean; every other one is `service_failed`. */
const MEANINGS: Readonly<Partial<Record<status, readonly [ErrorCode, string]>>> = {
  [status.NOT_FOUND]: ['not_found', 'The service does not have this.'],
  [status.UNIMPLEMENTED]: ['not_found', 'The service cannot do this.'],
  [status.UNAUTHENTICATED]: ['service_signin_needed', 'Sign in to the service again.'],
  [status.PERMISSION_DENIED]: ['access_revoked', 'The user has revoked the access to the service.'],
  [status.OUT_OF_RANGE]: ['out_of_range', 'The list is not that long.'],
  [status.INVALID_ARGUMENT]: ['invalid_request', 'The service cannot work with this request.'],
  [status.DEADLINE_EXCEEDED]: ['service_failed', 'The service took too long.'],
  [status.UNAVAILABLE]: ['service_failed', 'The service cannot be reached.'],
};

/** The {@link AppError} for whatever a call to an engine failed with. */
export function engineError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const [code, message] = meaningOf(cause) ?? ['service_failed', 'The service failed.'];
  return new AppError(code, message, { cause });
}

/** Whether a call failed with this status. */
export function hasStatus(error: unknown, code: status): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function meaningOf(cause: unknown): readonly [ErrorCode, string] | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return MEANINGS[cause.code as status];
}
