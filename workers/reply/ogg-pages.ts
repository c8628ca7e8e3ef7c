/** A packet, and how far it brings the stream: the position of its end, in samples at the codec's own count. */
export interface TimedPacket {
  readonly bytes: Uint8Array;
  readonly position: number;
}

/** Lacing values in a page at most (RFC 3533, section 6). */
const MOST_LACING = 255;
/** Header type flags. */
const FIRST = 0x02;
const LAST = 0x04;

/** Writes the pages of an Ogg file with one logical bitstream (RFC 3533). No packet goes over the end of its page. */
export class OggPages {
  readonly #serial: number;
  readonly #pages: Buffer[] = [];

  constructor(serial: number) {
    this.#serial = serial;
  }

  /** Adds a page. The packets need at most 255 lacing values together: each one for every 255 bytes, and one. */
  add(packets: readonly TimedPacket[], { last = false } = {}): void {
    const lacing = packets.flatMap(({ bytes }) => lacingOf(bytes.length));
    if (lacing.length > MOST_LACING) throw new RangeError('the packets do not fit on a page');
    const header = Buffer.alloc(27);
    header.write('OggS', 0, 'latin1');
    header[5] = (this.#pages.length === 0 ? FIRST : 0) | (last ? LAST : 0);
    header.writeBigUInt64LE(BigInt(Math.round(packets.at(-1)?.position ?? 0)), 6);
    header.writeUInt32LE(this.#serial, 14);
    header.writeUInt32LE(this.#pages.length, 18);
    header[26] = lacing.length;
    const page = Buffer.concat([header, Buffer.from(lacing), ...packets.map(({ bytes }) => bytes)]);
    page.writeUInt32LE(checksum(page), 22);
    this.#pages.push(page);
  }

  /** The whole file. */
  file(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat(this.#pages));
  }
}

function lacingOf(length: number): number[] {
  return [...Array<number>(Math.floor(length / 255)).fill(255), length % 255];
}

/** CRC-32 with the polynomial 04c11db7, neither reflected nor inverted. */
function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (CRC[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  return sum;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});
