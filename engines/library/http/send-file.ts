import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, wantedRange } from '../../../src/byte-range.js';
import { isOutdated, isUnchanged, rangeCounts, type Validators } from './validators.js';

/** Bytes read at a time. */
const CHUNK = 128 * 1024;

/** What is said of a file beside its bytes. */
export interface FileHeaders {
  readonly 'content-type': string;
  readonly 'cache-control': string;
}

/**
 * Answers GET and HEAD with an open file, or with the part that is asked for (RFC 9110): 200, 206,
 * 304, 412 or 416. It reads no faster than the client takes, and closes the file in any case.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers }: { readonly file: FileHandle; readonly headers: FileHeaders },
): Promise<void> {
  try {
    const { size, mtimeMs } = await file.stat();
    const validators = {
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      modified: mtimeMs,
    };
    describe(response, headers, validators);
    if (isOutdated(request.headers, validators)) return end(response, 412);
    if (isUnchanged(request.headers, validators)) return end(response, 304);
    const asked = rangeCounts(request.headers, validators) ? request.headers.range : undefined;
    const wanted = wantedRange(asked, size);
    if (wanted.kind === 'unsatisfiable') {
      response.setHeader('content-range', `bytes */${size}`);
      return end(response, 416);
    }
    const range = wanted.kind === 'part' ? wanted.range : { start: 0, end: size - 1 };
    response.statusCode = wanted.kind === 'part' ? 206 : 200;
    if (wanted.kind === 'part') {
      response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`);
    }
    response.setHeader('content-length', range.end - range.start + 1);
    if (request.method === 'HEAD' || size === 0) response.end();
    else await sendBytes(response, file, range);
  } finally {
    await file.close();
  }
}

function describe(response: ServerResponse, headers: FileHeaders, { etag, modified }: Validators): void {
  response.setHeaders(new Map(Object.entries(headers)));
  response.setHeader('accept-ranges', 'bytes');
  response.setHeader('etag', etag);
  response.setHeader('last-modified', new Date(modified).toUTCString());
}

function end(response: ServerResponse, status: number): void {
  response.statusCode = status;
  if (status !== 304) response.setHeader('content-length', 0);
  response.end();
}

async function sendBytes(
  response: ServerResponse,
  file: FileHandle,
  { start, end: last }: ByteRange,
): Promise<void> {
  const bytes = file.createReadStream({ start, end: last, autoClose: false, highWaterMark: CHUNK });
  try {
    await pipeline(bytes, response, { end: false });
  } catch (error) {
    // Whoever listens may stop at any time.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  }
  // A file that was cut short ends the connection, so that nobody takes it for whole.
  if (bytes.bytesRead === last - start + 1) response.end();
  else response.destroy();
}
