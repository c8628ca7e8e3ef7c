import { AppError, invalid } from '../errors.js';

/** Parses JSON in UTF-8, the body or a field of it; a 400 says what is wrong. */
export function parseJson(bytes: Uint8Array, field?: string): unknown {
  let source: string;
  try {
    source = utf8.decode(bytes);
  } catch {
    throw unreadable('is not UTF-8', field);
  }
  try {
    return JSON.parse(source);
  } catch (error) {
    const where = /position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    throw unreadable(`is not JSON${where ? ` (at ${where})` : ''}`, field);
  }
}

function unreadable(problem: string, field: string | undefined): AppError {
  return field === undefined
    ? new AppError('invalid_request', `The body ${problem}.`, { errors: { body: problem } })
    : invalid(field, problem);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
