import { empty, type Reply, StreamedReply } from './reply.js';

/** A file of known size that can be read in parts. */
export interface Downloadable {
  readonly name: string;
  readonly contenttype: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes from `start` to `end`, both inclusive, in pieces. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** The reply that offers a file as an attachment, whole or the one range that was asked for (RFC 9110 §14). */
export function download(file: Downloadable, range: string | undefined): Reply | StreamedReply {
  const headers = {
    'content-type': file.contenttype,
    'content-disposition': `attachment; filename="${file.name}"`,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  };
  const part = partOf(range, file.size);
  if (part === 'unsatisfiable') return empty(416, { ...headers, 'content-range': `bytes */${file.size}` });
  if (!part) {
    const body = { size: file.size, pieces: file.read(0, file.size - 1) };
    return new StreamedReply(200, { headers, body });
  }
  const [start, end] = part;
  return new StreamedReply(206, {
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${file.size}` },
    body: { size: end - start + 1, pieces: file.read(start, end) },
  });
}

/** The first and last byte that a Range header asks for; undefined: the whole, also for several ranges. */
function partOf(
  range: string | undefined,
  size: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const last = size - 1;
  if (match[1] === '') {
    const length = Number(match[2]);
    return length === 0 ? 'unsatisfiable' : [Math.max(0, size - length), last];
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  if (end < start && start <= last) return undefined;
  return start > last ? 'unsatisfiable' : [start, end];
}
