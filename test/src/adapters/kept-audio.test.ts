import t from 'tap';
import { KeptAudio } from '../../../src/adapters/kept-audio.js';
import fc from '../../support/property.js';

/** What is kept from a position on, read piece by piece. */
function rest(audio: KeptAudio, position: number): Buffer {
  const pieces: Uint8Array[] = [];
  for (let at = position; at < audio.length; ) {
    const piece = audio.from(at);
    pieces.push(piece.slice());
    at += piece.length;
  }
  return Buffer.concat(pieces);
}

t.test('what was kept is read from any position', async () => {
  await fc.assert(
    fc.property(
      fc.array(fc.uint8Array({ maxLength: 50_000, minLength: 1, size: 'max' }), { maxLength: 8 }),
      fc.nat({ max: 200_000 }),
      (pieces, position) => {
        const audio = new KeptAudio();
        for (const piece of pieces) audio.append(piece);
        const whole = Buffer.concat(pieces);
        const same = rest(audio, position).equals(whole.subarray(position));
        audio.release();
        return same && audio.length === 0;
      },
    ),
    { numRuns: 30 },
  );
});

t.test('blocks that were used before show nothing of it', async (t) => {
  const before = new KeptAudio();
  before.append(new Uint8Array(100_000).fill(7));
  before.release();
  const after = new KeptAudio();
  after.append(Uint8Array.of(1, 2, 3));
  t.same([...rest(after, 0)], [1, 2, 3]);
  t.same([...after.from(3)], [], 'and nothing follows the end');
});
