/** An answer whose status, headers or body a route chooses by itself. */
export class Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array | undefined;

  constructor(status: number, options: { readonly headers?: Headers; readonly body?: string | Uint8Array }) {
    this.status = status;
    this.headers = options.headers ?? {};
    this.body = options.body;
  }
}

/** A body that is read piece by piece, as fast as the client takes it. */
export interface StreamedBody {
  /** Bytes in all. */
  readonly size: number;
  /** Each is taken before the next is asked for; nothing is read before the first is. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** An answer with such a body. */
export class StreamedReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: StreamedBody;

  constructor(status: number, options: { readonly headers: Headers; readonly body: StreamedBody }) {
    this.status = status;
    this.headers = options.headers;
    this.body = options.body;
  }
}

/** Header names in lower case, and their values. */
export type Headers = Readonly<Record<string, string>>;

const JSON_HEADERS: Headers = { 'content-type': 'application/json' };

/** A JSON body. */
export function json(status: number, value: unknown, headers?: Headers): Reply {
  const all = headers ? { ...JSON_HEADERS, ...headers } : JSON_HEADERS;
  return new Reply(status, { headers: all, body: JSON.stringify(value) });
}

/** The JSON of objects that do not change, made once for each. */
export class KeptJson {
  readonly #replies = new WeakMap<object, Reply>();

  reply(status: number, value: object): Reply {
    const known = this.#replies.get(value);
    if (known) return known;
    const body = Buffer.from(JSON.stringify(value));
    const reply = new Reply(status, { headers: JSON_HEADERS, body });
    this.#replies.set(value, reply);
    return reply;
  }
}

/** A status without a body. */
export function empty(status: number, headers: Headers = {}): Reply {
  return new Reply(status, { headers });
}

/** Bytes or text of any media type. */
export function raw(contenttype: string, body: string | Uint8Array, headers: Headers = {}): Reply {
  return new Reply(200, { headers: { 'content-type': contenttype, ...headers }, body });
}
