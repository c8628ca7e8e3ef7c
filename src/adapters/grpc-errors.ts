import { fromBinary } from '@bufbuild/protobuf';
import { Metadata, status } from '@grpc/grpc-js';
import { AppError, type ErrorCode } from '../errors.js';
import { ServiceMessageSchema } from '../gen/parlando/content/v1/content_pb.js';

/** The trailer with which a content engine sends a message of its service. */
const MESSAGE_TRAILER = 'parlando-message-bin';

/** What the statuses of the contracts mean; every other one is `service_failed`. */
const MEANINGS: Readonly<Partial<Record<status, readonly [ErrorCode, string]>>> = {
  [status.NOT_FOUND]: ['not_found', 'The service does not have this.'],
  [status.UNIMPLEMENTED]: ['not_found', 'The service cannot do this.'],
  [status.UNAUTHENTICATED]: ['service_signin_needed', 'Sign in to the service again.'],
  [status.PERMISSION_DENIED]: ['access_revoked', 'The user has revoked the access to the service.'],
  [status.OUT_OF_RANGE]: ['out_of_range', 'The list is not that long.'],
  [status.ALREADY_EXISTS]: ['invalid_request', 'The service forbids duplicates.'],
  [status.INVALID_ARGUMENT]: ['invalid_request', 'The service cannot work with this request.'],
  [status.DEADLINE_EXCEEDED]: ['service_failed', 'The service took too long.'],
  [status.UNAVAILABLE]: ['service_failed', 'The service cannot be reached.'],
};

/** The {@link AppError} for whatever a call to an engine failed with. */
export function engineError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const said = serviceMessage(cause);
  if (said) return said;
  const [code, message] = meaningOf(cause) ?? ['service_failed', 'The service failed.'];
  return new AppError(code, message, { cause });
}

/** Whether a call failed with this status. */
export function hasStatus(error: unknown, code: status): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** What a service wants to tell its user (specification, section 7: the 499 body). */
function serviceMessage(cause: unknown): AppError | undefined {
  if (!hasStatus(cause, status.FAILED_PRECONDITION)) return undefined;
  const metadata = cause instanceof Error && 'metadata' in cause ? cause.metadata : undefined;
  const bytes = metadata instanceof Metadata ? metadata.get(MESSAGE_TRAILER)[0] : undefined;
  if (!(bytes instanceof Buffer)) return undefined;
  try {
    const { terse, brief, explanation, options } = fromBinary(ServiceMessageSchema, bytes);
    const shown = options.map(({ label, resume, action, uri }) => ({
      label,
      resume,
      ...(isAction(action) && { action }),
      ...(uri !== '' && { uri }),
    }));
    const body = { error: { terse, brief, explanation, options: shown } };
    return new AppError('service_message', brief || terse || 'The service has a message.', { body, cause });
  } catch {
    return undefined;
  }
}

function isAction(action: string): boolean {
  return action === 'www' || action === 'post';
}

function meaningOf(cause: unknown): readonly [ErrorCode, string] | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  return MEANINGS[cause.code as status];
}
