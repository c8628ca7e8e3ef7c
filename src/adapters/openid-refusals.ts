import * as openid from 'openid-client';
import { AppError, type ErrorCode } from '../errors.js';

/** The errors of a federated login (specification, section 7), and the codes they stand under. */
const CODES = {
  access_denied: 'forbidden',
  invalid_request: 'invalid_request',
  temporarily_unavailable: 'overloaded',
} as const satisfies Record<string, ErrorCode>;

/** The refusal of a federated login. */
export function loginRefused(error: keyof typeof CODES, description: string, cause?: unknown): AppError {
  return new AppError(CODES[error], description, { body: { error, error_description: description }, cause });
}

/** What a failure at the provider, or of a check of its answer, means for the app. */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied')
      return loginRefused('access_denied', 'The provider was refused.', error);
    return loginRefused('invalid_request', `The provider does not accept this: ${error.error}.`, error);
  }
  if (error instanceof openid.ClientError && !isOutage(error)) {
    return loginRefused('invalid_request', 'What the provider issued does not hold.', error);
  }
  return loginRefused('temporarily_unavailable', 'The login provider cannot be asked now.', error);
}

function isOutage(error: openid.ClientError): boolean {
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return true;
  const { cause } = error;
  return error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && cause.status >= 500;
}
