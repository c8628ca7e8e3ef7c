import { STATUS_CODES } from 'node:http';
import type { AppError, ErrorCode } from '../errors.js';

/** The one table from error code to HTTP status (specification, section 7; open details, 'Errors'). */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid_request: 400,
  out_of_range: 400,
  unsupported_grant_type: 400,
  invalid_grant: 400,
  invalid_scope: 400,
  invalid_client: 401,
  unauthorized: 401,
  insufficient_scope: 403,
  forbidden: 403,
  service_signin_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  access_revoked: 409,
  content_gone: 410,
  nothing_to_play: 410,
  too_large: 413,
  unsupported_media_type: 415,
  not_understood: 422,
  too_many_requests: 429,
  service_message: 499,
  internal: 500,
  overloaded: 503,
  service_failed: 599,
};

const OWN_PHRASES: Readonly<Record<number, string>> = {
  499: 'Content Service Message',
  599: 'Content Service Failed',
};

/** The status line's text, such as `404 Not Found`. */
export function statusLine(status: number): string {
  return `${status} ${OWN_PHRASES[status] ?? STATUS_CODES[status] ?? 'Status'}`;
}

/** The body of an error reply; `oauth` adds the fields of RFC 6749 §5.2. */
export function errorBody(error: AppError, options: { readonly oauth: boolean }): Record<string, unknown> {
  return {
    status: STATUS[error.code],
    message: error.message,
    ...(error.errors && { errors: error.errors }),
    ...(options.oauth && { error: error.code, error_description: error.message }),
    ...error.body,
  };
}
