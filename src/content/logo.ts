import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pixels along each side of a logo (specification, section 4.5). */
const SIZE = 256;
const CELLS = 5;
const MARGIN = 18;
const CELL = (SIZE - 2 * MARGIN) / CELLS;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Whether bytes are a PNG of 256x256 pixels. */
export function isLogo(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isPng(bytes) || png.length < 24) return false;
  return png.readUInt32BE(16) === SIZE && png.readUInt32BE(20) === SIZE;
}

/** Whether bytes begin as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));
}

/** A logo for a service that brings none: a mirrored pattern of two colours that its id decides. PNG, 256x256. */
export function drawnLogo(id: string): Uint8Array<ArrayBuffer> {
  const digest = createHash('sha256').update(id).digest();
  const hue = digest.readUInt16BE(0) / 65_536;
  const palette = Buffer.from([...rgb(hue, 0.25, 0.95), ...rgb(hue, 0.6, 0.45)]);
  const stride = SIZE / 8 + 1;
  const rows = Buffer.alloc(SIZE * stride);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (isInked(digest, x, y))
        rows[y * stride + 1 + (x >> 3)] = (rows[y * stride + 1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([1, 3], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND'),
  ];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
}

function isInked(digest: Buffer, x: number, y: number): boolean {
  const column = Math.floor((x - MARGIN) / CELL);
  const row = Math.floor((y - MARGIN) / CELL);
  if (column < 0 || row < 0 || column >= CELLS || row >= CELLS) return false;
  const mirrored = Math.min(column, CELLS - 1 - column);
  return ((digest[2 + row * 3 + mirrored] ?? 0) & 1) === 1;
}

/** A colour of hue, saturation and lightness, each 0 to 1. */
function rgb(hue: number, saturation: number, lightness: number): number[] {
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue * 12) % 12;
    const swing = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  });
}

/** A chunk of a PNG (W3C PNG, section 5.3). */
function chunk(type: string, data: Uint8Array = new Uint8Array(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
