/**
 * The closed list of what can go wrong. Edges turn a code into a status
 * (`http/status.ts`, `voice/frames.ts`); nothing else knows about statuses.
 */
export type ErrorCode =
  | 'invalid_request'
  | 'out_of_range'
  | 'unsupported_grant_type'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_client'
  | 'unauthorized'
  | 'insufficient_scope'
  | 'forbidden'
  | 'service_signin_needed'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'access_revoked'
  | 'content_gone'
  | 'nothing_to_play'
  | 'too_large'
  | 'unsupported_media_type'
  | 'not_understood'
  | 'too_many_requests'
  | 'service_message'
  | 'service_failed'
  | 'overloaded'
  | 'internal';

/** What an error may carry beside its code and message. */
export interface ErrorDetails {
  /** From the offending key (`items.0.ref`) to what is wrong with it. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Further fields of the body, where the specification shows some (section 7). */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What caused it; logged, never shown. */
  readonly cause?: unknown;
}

/** An expected failure: its message is a sentence that a client may see. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly body: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
  }
}

/** A 400 that names the offending key. */
export function invalid(key: string, problem: string): AppError {
  return new AppError('invalid_request', `${key}: ${problem}`, { errors: { [key]: problem } });
}
