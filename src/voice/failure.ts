import { AppError, type ErrorCode } from '../errors.js';
import type { Intent, Respond } from '../ports/interpreter.js';

/** Why an interaction fails, as a voiceerror says it. */
export interface VoiceFailure {
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly respond?: Respond;
  readonly intent?: Intent;
}

/** The statuses of section 7, for what can go wrong while speaking; anything else is 500. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  invalid_request: 400,
  out_of_range: 400,
  unauthorized: 401,
  forbidden: 403,
  service_signin_needed: 403,
  not_found: 404,
  access_revoked: 409,
  content_gone: 410,
  nothing_to_play: 410,
  not_understood: 422,
  too_many_requests: 429,
  service_message: 499,
  overloaded: 503,
  service_failed: 599,
};

/** What the device is told of an error: nothing about those that are nobody's business. */
export function toFailure(error: unknown): VoiceFailure {
  if (!(error instanceof AppError)) return { status: 500, message: 'Something went wrong.' };
  const { text, respond, intent } = (error.body ?? {}) as Pick<VoiceFailure, 'text' | 'respond' | 'intent'>;
  return {
    status: STATUS[error.code] ?? 500,
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(text !== undefined && { text }),
    ...(respond && { respond }),
    ...(intent && { intent }),
  };
}
