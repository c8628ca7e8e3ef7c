import { UnusableRecording } from './piece.js';

/** `OggS` as a big-endian number. */
const CAPTURE = 0x4f676753;
/** Bytes of a page's header without its lacing values (RFC 3533, section 6). */
const HEADER = 27;
/** Bytes of the longest packet that is put together. */
const MOST_PACKET = 1 << 20;

/** A page of an Ogg file. */
interface Page {
  readonly serial: number;
  readonly lacing: Uint8Array;
  readonly body: Uint8Array;
}

/** The packets of the first logical bitstream of an Ogg file (RFC 3533). Broken ends are left out. */
export function* oggPackets(file: Uint8Array): Iterable<Uint8Array> {
  let serial: number | undefined;
  let held: Uint8Array[] = [];
  for (const page of pages(file)) {
    serial ??= page.serial;
    if (page.serial !== serial) continue;
    for (const { bytes, whole } of segments(page)) {
      held.push(bytes);
      if (held.reduce((sum, each) => sum + each.length, 0) > MOST_PACKET)
        throw new UnusableRecording('is an Ogg file that cannot be read');
      if (!whole) continue;
      yield Buffer.concat(held);
      held = [];
    }
  }
}

function* pages(file: Uint8Array): Iterable<Page> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 0;
  while (at + HEADER <= file.length) {
    if (view.getUint32(at) !== CAPTURE) throw new UnusableRecording('is an Ogg file that cannot be read');
    const lacing = file.subarray(at + HEADER, at + HEADER + view.getUint8(at + 26));
    const start = at + HEADER + lacing.length;
    const end = start + lacing.reduce((sum, each) => sum + each, 0);
    if (end > file.length) return;
    yield {
      serial: view.getUint32(at + 14, true),
      lacing,
      body: file.subarray(start, end),
    };
    at = end;
  }
}

/** The packets of a page; the last one goes on in the next page when it is not whole. */
function* segments({
  lacing,
  body,
}: Page): Iterable<{ readonly bytes: Uint8Array; readonly whole: boolean }> {
  let [start, end] = [0, 0];
  for (const value of lacing) {
    end += value;
    if (value === 255) continue;
    yield { bytes: body.subarray(start, end), whole: true };
    start = end;
  }
  if (end > start) yield { bytes: body.subarray(start, end), whole: false };
}
