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
