import { getParts } from 'uWebSockets.js';
import { AppError } from '../errors.js';
import type { BodyStream } from './body-stream.js';
import type { BodyKind, BytesKind, MultipartKind, Part, UploadKind } from './route.js';
import { Upload } from './upload.js';
import { type Check, compileCheck, parseJson } from './validation.js';

/** Turns the bytes of a body into what the route declared, or throws a 400 or 415. */
export type BodyReader = (data: Buffer, headers: ReadonlyMap<string, string>) => unknown;

/** Makes the reader of a kind of body. */
export function bodyReader(kind: Exclude<BodyKind, UploadKind>): BodyReader {
  if (isKind<BytesKind>(kind, 'bytes')) {
    return (data, headers) => ({ contenttype: expectType(headers, kind.types), data });
  }
  if (isKind<MultipartKind>(kind, 'multipart')) {
    return (data, headers) => {
      expectType(headers, ['multipart/form-data']);
      return readParts(data, headers.get('content-type') ?? '');
    };
  }
  const check = compileCheck(kind, 'body');
  const dispensable = allows(check, {});
  return (data, headers) => {
    if (data.length === 0 && dispensable) return {};
    expectType(headers, ['application/json']);
    const value = parseJson(data);
    check(value);
    return value;
  };
}

/** A body of which nothing must be there may be left out. */
function allows(check: Check, value: unknown): boolean {
  try {
    check(value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a body that is one large file while it arrives; throws a 415. */
export function uploadReader(body: BodyStream, headers: ReadonlyMap<string, string>): Upload {
  expectType(headers, ['multipart/form-data']);
  return new Upload(body, headers.get('content-type') ?? '');
}

/** Whether a body or reply is of a kind that is not a schema. */
export function isKind<K extends { readonly kind: string }>(value: object, kind: K['kind']): value is K {
  return 'kind' in value && value.kind === kind;
}

function expectType(headers: ReadonlyMap<string, string>, types: readonly string[]): string {
  const coding = headers.get('content-encoding');
  if (coding !== undefined && coding !== 'identity') {
    throw new AppError('unsupported_media_type', 'The body must not be compressed.');
  }
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (types.includes(type)) return type;
  throw new AppError('unsupported_media_type', `The body must be ${types.join(' or ')}.`);
}

function readParts(data: Buffer, contenttype: string): readonly Part[] {
  const parts = getParts(data, contenttype);
  if (!parts?.length) throw new AppError('invalid_request', 'The body is not multipart/form-data.');
  return parts.map((part) => ({
    name: part.name,
    filename: part.filename,
    contenttype: part.type,
    data: Buffer.from(new Uint8Array(part.data)),
  }));
}
