/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** What a Range header asks for: the whole, a part, or a part that is not there. */
export type Wanted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: Wanted = { kind: 'whole' };

/**
 * Reads a Range header (RFC 9110, section 14.2) for a file of `size` bytes. As the RFC allows,
 * other units, malformed headers and several ranges at once are answered with the whole.
 */
export function wantedRange(header: string | undefined, size: number): Wanted {
  const parts = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!parts || (parts[1] === '' && parts[2] === '')) return WHOLE;
  const first = parts[1] === '' ? undefined : Number(parts[1]);
  const last = parts[2] === '' ? undefined : Number(parts[2]);
  if (first === undefined) return suffix(last ?? 0, size);
  if (last !== undefined && last < first) return WHOLE;
  if (first >= size) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start: first, end: Math.min(last ?? size - 1, size - 1) } };
}

/** The last bytes of a file. */
function suffix(length: number, size: number): Wanted {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', range: { start: Math.max(0, size - length), end: size - 1 } };
}

/** What tells one state of a file from another. */
export interface Validators {
  /** A strong entity tag, with its quotes. */
  readonly etag: string;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whether the client already has this state (RFC 9110, section 13.2.2: If-None-Match before If-Modified-Since). */
export function isUnchanged(headers: Headers, { etag, modified }: Validators): boolean {
  const known = headers['if-none-match'];
  if (typeof known === 'string') return known.trim() === '*' || tags(known).includes(etag);
  const since = Date.parse(String(headers['if-modified-since']));
  return !Number.isNaN(since) && seconds(modified) <= seconds(since);
}

/** Whether the client wants another state than there is now (If-Match, If-Unmodified-Since). */
export function isOutdated(headers: Headers, { etag, modified }: Validators): boolean {
  const wanted = headers['if-match'];
  if (typeof wanted === 'string') {
    return wanted.trim() !== '*' && !wanted.split(',').some((tag) => tag.trim() === etag);
  }
  const since = Date.parse(String(headers['if-unmodified-since']));
  return !Number.isNaN(since) && seconds(modified) > seconds(since);
}

/** Whether a Range header counts: without If-Range always, else only if the file is the one that the client began with. */
export function rangeCounts(headers: Headers, { etag, modified }: Validators): boolean {
  const begun = headers['if-range'];
  if (typeof begun !== 'string') return true;
  if (begun.startsWith('"')) return begun === etag;
  return !begun.startsWith('W/') && seconds(Date.parse(begun)) === seconds(modified);
}

function tags(list: string): string[] {
  return list.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
