import { invalid } from '../errors.js';
import type { Check } from '../validation/check.js';
import { type BodyStream, fieldTooLarge } from './body-stream.js';
import { parseJson } from './json.js';
import { MultipartParser, type PartHead } from './multipart-parser.js';

/** What a form holds. */
interface FilledForm<Request> {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly request: Request;
}

/** Bytes of the field `request`. */
const MOST_REQUEST = 65_536;

/** A multipart/form-data body of a field `file` and a field `request`, which is JSON; read while it arrives. */
export class Form<Request> {
  readonly #body: BodyStream;
  readonly #contenttype: string;
  readonly #check: Check;

  constructor(parts: { readonly body: BodyStream; readonly contenttype: string; readonly check: Check }) {
    this.#body = parts.body;
    this.#contenttype = parts.contenttype;
    this.#check = parts.check;
  }

  /** Reads all of it. Rejects with a 400 that names the field or key, and with `too_large` above `limit` bytes. */
  async receive(limit: number): Promise<FilledForm<Request>> {
    const fields = { file: new Field('file', limit), request: new Field('request', MOST_REQUEST) };
    let current: Field | undefined;
    const parser = new MultipartParser(this.#contenttype, {
      part: ({ name }) => {
        current = fieldOf(fields, name);
        current.begin();
      },
      data: (bytes) => current?.take(bytes),
    });
    await this.#body.feed((bytes) => {
      parser.push(bytes);
      return undefined;
    });
    parser.end();
    const request = parseJson(fields.request.whole(), 'request');
    this.#check(request);
    return { file: fields.file.whole(), request: request as Request };
  }
}

function fieldOf(fields: Readonly<Record<string, Field>>, name: PartHead['name']): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw invalid(name, 'is not a field of this form');
  return field;
}

/** One field while its bytes arrive. */
class Field {
  readonly #name: string;
  readonly #limit: number;
  #pieces: Uint8Array[] | undefined;
  #size = 0;

  constructor(name: string, limit: number) {
    this.#name = name;
    this.#limit = limit;
  }

  begin(): void {
    if (this.#pieces) throw invalid(this.#name, 'is there twice');
    this.#pieces = [];
  }

  /** The bytes are read before it returns. */
  take(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#size > this.#limit) throw fieldTooLarge(this.#name, this.#limit);
    // Not slice: that of a Buffer copies nothing.
    this.#pieces?.push(new Uint8Array(bytes));
  }

  whole(): Uint8Array<ArrayBuffer> {
    if (!this.#pieces) throw invalid(this.#name, 'is missing');
    const whole = new Uint8Array(this.#size);
    let at = 0;
    for (const piece of this.#pieces) {
      whole.set(piece, at);
      at += piece.length;
    }
    return whole;
  }
}
