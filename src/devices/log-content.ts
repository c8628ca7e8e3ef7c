import { open } from 'node:fs/promises';
import yauzl from 'yauzl';
import { AppError } from '../errors.js';
import type { ZipEntry } from './device-logs-store.js';

/** Entries of a zip file that are listed at most. */
const MOST_ENTRIES = 200;
/** Bytes at the beginning that tell what a file is. */
const HEAD_BYTES = 4096;

/** Whether the first bytes of a file are of a type. */
const LOOKS_LIKE: Readonly<Record<string, (head: Buffer) => boolean>> = {
  'application/zip': (head) => head.subarray(0, 2).equals(Buffer.from('PK')) && [3, 5].includes(head[2] ?? 0),
  'application/gzip': (head) => head[0] === 0x1f && head[1] === 0x8b,
  'text/plain': isText,
  'application/json': (head) => isText(head) && /^\s*[[{]/.test(head.toString('utf8')),
  'application/octet-stream': () => true,
};

/** Other names of the same types. */
const ALIASES: Readonly<Record<string, string>> = {
  'application/x-zip-compressed': 'application/zip',
  'application/x-gzip': 'application/gzip',
};

/**
 * The media type of an uploaded log, which must be one of those that are accepted and look like
 * its first bytes. Throws `unsupported_media_type`.
 */
export async function logContentType(declared: string, path: string): Promise<string> {
  const type = ALIASES[declared] ?? declared;
  const looksLike = Object.hasOwn(LOOKS_LIKE, type) ? LOOKS_LIKE[type] : undefined;
  if (!looksLike) throw unsupported(`must be ${Object.keys(LOOKS_LIKE).join(', ')}`);
  if (!looksLike(await headOf(path))) throw unsupported(`does not look like ${type}`);
  return type;
}

/** What a zip file holds, read from its directory; nothing is unpacked. Throws `invalid_request`. */
export async function zipEntries(path: string): Promise<readonly ZipEntry[]> {
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true, strictFileNames: false });
    const entries: ZipEntry[] = [];
    try {
      for await (const entry of zip.eachEntry()) {
        entries.push({ name: entry.fileName.slice(0, 256), size: entry.uncompressedSize });
        if (entries.length === MOST_ENTRIES) break;
      }
    } finally {
      zip.close();
    }
    return entries;
  } catch (cause) {
    throw new AppError('invalid_request', 'file: is a zip file without a readable directory', {
      errors: { file: 'is a zip file without a readable directory' },
      cause,
    });
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isText(head: Buffer): boolean {
  return !head.includes(0);
}

function unsupported(problem: string): AppError {
  return new AppError('unsupported_media_type', `file: ${problem}`, { errors: { file: problem } });
}
