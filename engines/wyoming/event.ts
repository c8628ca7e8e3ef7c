/** An event of the Wyoming protocol: https://github.com/OHF-Voice/wyoming. */
export interface WyomingEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Raw audio, mostly. */
  readonly payload: Uint8Array;
}

/** A peer that does not speak the protocol. */
export class WyomingError extends Error {
  constructor(problem: string) {
    super(`the Wyoming server ${problem}`);
    this.name = 'WyomingError';
  }
}

/** Bytes of the parts of an event, beyond which nothing more of the peer is believed. */
const MOST = { header: 64 * 1024, data: 4 * 1024 * 1024, payload: 4 * 1024 * 1024 } as const;
const NEW_LINE = 10;

/** Writes an event: a line of JSON, and the payload behind it. */
export function encodeEvent(
  type: string,
  data: Readonly<Record<string, unknown>> = {},
  payload: Uint8Array = new Uint8Array(),
): Buffer {
  const length = payload.length > 0 ? { payload_length: payload.length } : {};
  return Buffer.concat([Buffer.from(`${JSON.stringify({ type, data, ...length })}\n`), payload]);
}

/** Takes the bytes of a peer apart, in whatever pieces they come. Throws a {@link WyomingError}. */
export class EventReader {
  #held: Buffer = Buffer.alloc(0);
  #header: Header | undefined;

  /** The events that are whole. */
  *push(bytes: Uint8Array): Iterable<WyomingEvent> {
    this.#held = this.#held.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#held, bytes]);
    for (let event = this.#next(); event; event = this.#next()) yield event;
  }

  #next(): WyomingEvent | undefined {
    this.#header ??= this.#readHeader();
    if (!this.#header) return undefined;
    const { type, data, dataLength, payloadLength } = this.#header;
    if (this.#held.length < dataLength + payloadLength) return undefined;
    const more = dataLength > 0 ? objectIn(this.#held.subarray(0, dataLength)) : {};
    const payload = new Uint8Array(this.#held.subarray(dataLength, dataLength + payloadLength));
    this.#held = this.#held.subarray(dataLength + payloadLength);
    this.#header = undefined;
    return { type, data: { ...data, ...more }, payload };
  }

  #readHeader(): Header | undefined {
    const end = this.#held.indexOf(NEW_LINE);
    if (end > MOST.header || (end === -1 && this.#held.length > MOST.header))
      throw new WyomingError('sends lines without end');
    if (end === -1) return undefined;
    const header = headerOf(objectIn(this.#held.subarray(0, end)));
    this.#held = this.#held.subarray(end + 1);
    return header;
  }
}

interface Header {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly dataLength: number;
  readonly payloadLength: number;
}

function headerOf(header: Readonly<Record<string, unknown>>): Header {
  const { type, data } = header;
  if (typeof type !== 'string') throw new WyomingError('sends events without a type');
  return {
    type,
    data: isObject(data) ? data : {},
    dataLength: lengthOf(header.data_length, MOST.data),
    payloadLength: lengthOf(header.payload_length, MOST.payload),
  };
}

function lengthOf(value: unknown, most: number): number {
  if (value === undefined || value === null) return 0;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new WyomingError('sends events that are too long');
}

function objectIn(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    if (isObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new WyomingError('does not speak the Wyoming protocol');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
