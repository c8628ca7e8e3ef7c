import { wantedRange } from '../byte-range.js';
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
  const wanted = wantedRange(range, file.size);
  if (wanted.kind === 'unsatisfiable')
    return empty(416, { ...headers, 'content-range': `bytes */${file.size}` });
  if (wanted.kind === 'whole') {
    const body = { size: file.size, pieces: file.read(0, file.size - 1) };
    return new StreamedReply(200, { headers, body });
  }
  const { start, end } = wanted.range;
  return new StreamedReply(206, {
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${file.size}` },
    body: { size: end - start + 1, pieces: file.read(start, end) },
  });
}
