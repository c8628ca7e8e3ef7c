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
