import type { HttpRequest } from 'uWebSockets.js';

/** Headers, and why the request's framing is not to be believed, if so. */
export interface Framing {
  readonly headers: ReadonlyMap<string, string>;
  readonly malformed: string | undefined;
}

/** Headers that a request has at most once: a second could be meant for another reader. */
const SINGLE = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'content-type',
  'content-encoding',
  'authorization',
  'expect',
]);

/**
 * Reads the headers and refuses what two HTTP parsers could understand in two ways
 * (request smuggling, RFC 9112 §11.2): the parser below is more lenient than it may be.
 */
export function readFraming(request: HttpRequest): Framing {
  const headers = new Map<string, string>();
  let malformed: string | undefined;
  request.forEach((name, value) => {
    const before = headers.get(name);
    if (before === undefined) headers.set(name, value);
    else if (SINGLE.has(name)) malformed ??= `The header ${name} is there twice.`;
    else headers.set(name, `${before}, ${value}`);
  });
  return { headers, malformed: malformed ?? contradiction(headers) };
}

function contradiction(headers: ReadonlyMap<string, string>): string | undefined {
  const length = headers.get('content-length');
  const coding = headers.get('transfer-encoding');
  if (length !== undefined && !/^\d{1,15}$/.test(length)) return 'The content-length is not a number.';
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    return 'The transfer-encoding is not chunked.';
  if (length !== undefined && coding !== undefined)
    return 'Both content-length and transfer-encoding are there.';
  const host = headers.get('host');
  if (host === undefined) return 'The header host is missing.';
  if (!/^[\w.:[\]%~-]*$/.test(host)) return 'The header host is not a host.';
  return undefined;
}
