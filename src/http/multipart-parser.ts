import { type AppError, invalid } from '../errors.js';

/** The head of a part (RFC 7578 §4.2). */
export interface PartHead {
  /** Of the field. */
  readonly name: string;
  /** The part has a file name, whatever that is. */
  readonly file: boolean;
  /** In lower case, without parameters; without one, as RFC 7578 §4.4 says. */
  readonly contenttype: string;
}

/** Hears what a body holds; what it throws, `push` throws. */
interface Hearer {
  part(head: PartHead): void;
  /** Bytes of the part, in place: valid until it returns. */
  data(bytes: Uint8Array): void;
}

const MOST_HEAD_BYTES = 16 * 1024;
const CARRIAGE_RETURN = 13;
const NOTHING: Buffer = Buffer.alloc(0);

/**
 * Takes a multipart body apart while it arrives (RFC 2046 §5.1), in the buffers it arrives in: nothing is copied but
 * the heads of its parts.
 */
export class MultipartParser {
  readonly #hearer: Hearer;
  readonly #delimiter: Buffer;
  #state: 'preamble' | 'head' | 'data' | 'epilogue' = 'preamble';
  /**
   * How much of a delimiter the last piece ended with; since its first byte is nowhere else in it, that says
   * all. The first delimiter stands at the very beginning, as if after the end of a line.
   */
  #matched = 2;
  #head: Buffer = NOTHING;

  /** Throws `invalid_request` when the content type names no boundary. */
  constructor(contenttype: string, hearer: Hearer) {
    this.#delimiter = Buffer.from(`\r\n--${boundaryOf(contenttype)}`);
    this.#hearer = hearer;
  }

  /** Takes the next piece of the body, however small. Throws `invalid_request` for what is not multipart. */
  push(bytes: Uint8Array): void {
    let rest: Buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    while (rest.length > 0) rest = this.#step(rest);
  }

  /** The body is over. Throws `invalid_request` when something of it is missing. */
  end(): void {
    if (this.#state !== 'epilogue') throw malformed();
  }

  /** Reads on; what is left to read. */
  #step(bytes: Buffer): Buffer {
    if (this.#state === 'epilogue') return NOTHING;
    if (this.#state === 'head') return this.#readHead(bytes);
    return this.#matched > 0 ? this.#matchOn(bytes) : this.#readData(bytes);
  }

  #readData(bytes: Buffer): Buffer {
    const end = bytes.indexOf(this.#delimiter);
    if (end !== -1) {
      this.#hear(bytes.subarray(0, end));
      this.#state = 'head';
      return bytes.subarray(end + this.#delimiter.length);
    }
    const sure = this.#beginningAtEnd(bytes);
    this.#matched = bytes.length - sure;
    this.#hear(bytes.subarray(0, sure));
    return NOTHING;
  }

  /** Where the beginning of a delimiter stands at the end of a piece; its length: nowhere. */
  #beginningAtEnd(bytes: Buffer): number {
    const at = bytes.indexOf(CARRIAGE_RETURN, Math.max(0, bytes.length - this.#delimiter.length + 1));
    for (let each = at; each !== -1; each = bytes.indexOf(CARRIAGE_RETURN, each + 1)) {
      if (bytes.subarray(each).equals(this.#delimiter.subarray(0, bytes.length - each))) return each;
    }
    return bytes.length;
  }

  #matchOn(bytes: Buffer): Buffer {
    const wanted = this.#delimiter.subarray(this.#matched, this.#matched + bytes.length);
    if (bytes.subarray(0, wanted.length).equals(wanted)) {
      this.#matched += wanted.length;
      if (this.#matched < this.#delimiter.length) return NOTHING;
      this.#matched = 0;
      this.#state = 'head';
      return bytes.subarray(wanted.length);
    }
    const data = this.#delimiter.subarray(0, this.#matched);
    this.#matched = 0;
    this.#hear(data);
    return bytes;
  }

  #hear(data: Buffer): void {
    if (this.#state === 'data' && data.length > 0) this.#hearer.data(data);
  }

  /** After a delimiter: two dashes for the end, or the rest of the line and the headers of a part. */
  #readHead(bytes: Buffer): Buffer {
    const before = this.#head.length;
    this.#head = Buffer.concat([this.#head, bytes.subarray(0, MOST_HEAD_BYTES - before)]);
    if (this.#head.subarray(0, 2).equals(Buffer.from('--'))) {
      this.#state = 'epilogue';
      return NOTHING;
    }
    const end = this.#head.indexOf('\r\n\r\n');
    if (end === -1 && this.#head.length === MOST_HEAD_BYTES) throw malformed();
    if (end === -1) return NOTHING;
    const head = headOf(this.#head.toString('utf8', 0, end));
    this.#head = NOTHING;
    this.#state = 'data';
    this.#hearer.part(head);
    return bytes.subarray(end + 4 - before);
  }
}

function boundaryOf(contenttype: string): string {
  const match = /;\s*boundary\s*=\s*(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contenttype);
  const boundary = match?.[1] ?? match?.[2];
  if (boundary !== undefined) return boundary;
  throw invalid('content-type', 'names no boundary of the multipart body');
}

function headOf(text: string): PartHead {
  const [, ...lines] = text.split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1)];
    }),
  );
  const disposition = parametersOf(headers.get('content-disposition') ?? '');
  const name = disposition.get('name');
  if (name === undefined) throw malformed();
  const [type = ''] = (headers.get('content-type') ?? 'text/plain').split(';');
  const file = disposition.has('filename') || disposition.has('filename*');
  return { name, file, contenttype: type.trim().toLowerCase() };
}

/** The parameters of a Content-Disposition. */
function parametersOf(value: string): ReadonlyMap<string, string> {
  const parameters = value.matchAll(/;\s*([\w*-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g);
  return new Map(
    [...parameters].map(([, key = '', quoted, plain = '']) => [
      key.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? plain,
    ]),
  );
}

function malformed(): AppError {
  return invalid('body', 'is broken off, or is no multipart body');
}
