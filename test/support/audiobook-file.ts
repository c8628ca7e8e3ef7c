/** A chapter: its title, and the second at which it begins. */
export type ChapterMark = readonly [title: string, start: number];

const RATE = 8_000;

/** The smallest M4B file that readers of tags accept: the head of some seconds of AAC, and Nero's list of chapters. */
export function audiobookFile(seconds: number, chapters: readonly ChapterMark[]): Buffer {
  const marks = chapters.map(([title, start]) =>
    Buffer.concat([uint64(start * 10_000_000), uint8(Buffer.byteLength(title)), Buffer.from(title)]),
  );
  const chpl = atom('chpl', uint8(1), Buffer.alloc(7), uint8(chapters.length), ...marks);
  const duration = Buffer.concat([Buffer.alloc(12), uint32(RATE), uint32(seconds * RATE)]);
  const mp4a = atom(
    'mp4a',
    Buffer.alloc(6),
    uint16(1),
    Buffer.alloc(8),
    uint16(1),
    uint16(16),
    uint32(0),
    uint32(RATE << 16),
  );
  const table = (name: string) => atom(name, uint32(0), uint32(0));
  const stbl = atom(
    'stbl',
    atom('stsd', uint32(0), uint32(1), mp4a),
    table('stts'),
    table('stsc'),
    atom('stsz', uint32(0), uint32(0), uint32(0)),
    table('stco'),
  );
  const hdlr = atom('hdlr', uint32(0), uint32(0), Buffer.from('soun'), Buffer.alloc(13));
  const mdia = atom('mdia', atom('mdhd', duration, Buffer.alloc(4)), hdlr, atom('minf', stbl));
  const trak = atom('trak', atom('tkhd', Buffer.alloc(84)), mdia);
  const mvhd = atom('mvhd', duration, Buffer.alloc(80));
  const ftyp = atom('ftyp', Buffer.from('M4B '), uint32(0), Buffer.from('M4B isom'));
  return Buffer.concat([ftyp, atom('moov', mvhd, trak, atom('udta', chpl)), atom('mdat', Buffer.alloc(64))]);
}

function atom(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint32(8 + body.length), Buffer.from(name), body]);
}

function uint8(value: number): Buffer {
  return Buffer.from([value]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
