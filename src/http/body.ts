import { AppError } from '../errors.js';
import { type Check, compileCheck } from '../validation/check.js';
import type { BodyStream } from './body-stream.js';
import { Form } from './form.js';
import { parseJson } from './json.js';
import type { BodyKind, BytesKind, FormKind, UploadKind } from './route.js';
import { Upload } from './upload.js';

/** Turns the bytes of a body into what the route declared, or throws a 400 or 415. */
export type BodyReader = (data: Buffer, headers: ReadonlyMap<string, string>) => unknown;

/** Makes the reader of a kind of body. */
export function bodyReader(kind: Exclude<BodyKind, FormKind | UploadKind>): BodyReader {
  if (isKind<BytesKind>(kind, 'bytes')) {
    return (data, headers) => ({ contenttype: expectType(headers, kind.types), data });
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

/** Turns a body that is read while it arrives into what the route declared; throws a 415. */
export type StreamReader = (body: BodyStream, headers: ReadonlyMap<string, string>) => Upload | Form<unknown>;

/** Makes the reader of a kind of body that holds a file; undefined for the other kinds. */
export function streamReader(kind: BodyKind): StreamReader | undefined {
  const boundary = (headers: ReadonlyMap<string, string>) => {
    expectType(headers, ['multipart/form-data']);
    return headers.get('content-type') ?? '';
  };
  if (isKind<UploadKind>(kind, 'upload')) return (body, headers) => new Upload(body, boundary(headers));
  if (!isKind<FormKind>(kind, 'form')) return undefined;
  const check = compileCheck(kind.request, 'request');
  return (body, headers) => new Form({ body, contenttype: boundary(headers), check });
}

/** Whether a body or reply is of a kind that is not a schema. */
export function isKind<K extends { readonly kind: string }>(value: object, kind: K['kind']): value is K {
  return 'kind' in value && value.kind === kind;
}

function expectType(headers: ReadonlyMap<string, string>, types: readonly string[]): string {
  const coding = headers.get('content-encoding');
  if (coding !== undefined && coding !== 'identity') {
    throw unsupported('content-encoding', 'The body must not be compressed.');
  }
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (types.includes(type)) return type;
  throw unsupported('content-type', `The body must be ${types.join(' or ')}.`);
}

function unsupported(header: string, message: string): AppError {
  return new AppError('unsupported_media_type', message, { errors: { [header]: message } });
}
