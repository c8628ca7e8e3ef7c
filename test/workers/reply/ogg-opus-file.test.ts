import t from 'tap';
import { concat } from '../../../workers/audio/samples.js';
import { decodeOggOpus } from '../../../workers/recording/ogg-opus.js';
import { oggOpusFile } from '../../../workers/reply/ogg-opus-file.js';
import { OggPages } from '../../../workers/reply/ogg-pages.js';
import { babbling } from '../../support/voice-sounds.js';

async function decoded(file: Uint8Array): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const { samples } of decodeOggOpus(file)) pieces.push(samples);
  return concat(pieces);
}

/** How alike two sounds are: 1 for the same, at any loudness. */
function likeness(one: Int16Array, other: Int16Array): number {
  let [product, ones, others] = [0, 0, 0];
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    ones += a * a;
    others += b * b;
  }
  return product / Math.sqrt(ones * others);
}

t.test('what is decoded again is what was said, at the same time', async (t) => {
  const voice = babbling({ seconds: 3 });
  const again = await decoded(oggOpusFile(voice, 16_000));
  t.ok(Math.abs(again.length - voice.length) < 640, `${again.length} of ${voice.length}`);
  const alike = likeness(voice, again);
  t.ok(alike > 0.9, String(alike));
});

t.test('any rate and any length is taken', async (t) => {
  for (const samplerate of [8000, 22_050, 44_100, 48_000]) {
    for (const length of [0, 1, 479, 5000]) {
      const again = await decoded(oggOpusFile(new Int16Array(length), samplerate));
      t.ok(again.length >= Math.floor((length * 16_000) / samplerate), `${length} at ${samplerate}`);
    }
  }
});

t.test('a file is small', (t) => {
  t.ok(oggOpusFile(babbling({ seconds: 5 }), 16_000).length < 5 * 8_000);
  t.end();
});

t.test('pages have the checksum of the format', (t) => {
  const pages = new OggPages(0x11223344);
  pages.add([{ bytes: Uint8Array.of(1, 2, 3), position: 7 }]);
  const file = Buffer.from(pages.file());
  t.equal(file.length, 27 + 1 + 3);
  // Dividing a page with its checksum put behind it leaves nothing, when the field itself is zero.
  const sum = file.readUInt32LE(22);
  file.writeUInt32LE(0, 22);
  t.equal(remainder(Buffer.concat([file, bigEndian(sum)])), 0);
  t.end();
});

/** Long division by the polynomial 04c11db7, bit by bit. */
function remainder(bytes: Uint8Array): number {
  let rest = 0n;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      rest = (rest << 1n) | BigInt((byte >> bit) & 1);
      if (rest >> 32n) rest ^= 0x104c11db7n;
    }
  }
  return Number(rest);
}

function bigEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
