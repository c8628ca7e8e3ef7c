import t from 'tap';
import type { Outcome } from '../../../engines/speech/recognition/ears.js';
import { PhraseHearing } from '../../../engines/speech/recognition/phrase-hearing.js';

const RATE = 16_000;

/** Ears that hear how many seconds there were. */
function counting(): { readonly decided: number[]; decide(samples: Float32Array): Outcome } {
  const decided: number[] = [];
  return {
    decided,
    decide: (samples) => {
      decided.push(samples.length / RATE);
      return { alternatives: [{ text: `${samples.length / RATE} s`, confidence: 0.9 }], rejected: false };
    },
  };
}

/** Signed 16-bit samples: a tone, or a faint one. */
function sound(seconds: number, amplitude: number): Uint8Array {
  const samples = Int16Array.from({ length: seconds * RATE }, (_, i) => amplitude * Math.sin(i / 5));
  return new Uint8Array(samples.buffer);
}

const loud = (seconds: number) => sound(seconds, 8000);
const faint = (seconds: number) => sound(seconds, 80);

t.test('words are told where a pause begins, once', async (t) => {
  const ears = counting();
  const hearing = new PhraseHearing(ears, { partials: true });
  t.equal(hearing.hear(loud(0.6)), undefined);
  t.equal(hearing.hear(faint(0.1)), undefined, 'too short to be a pause');
  t.strictSame(hearing.hear(faint(0.3)), { text: '1 s', confidence: 0.9 });
  t.equal(hearing.hear(faint(0.5)), undefined);
  t.strictSame(ears.decided, [1]);
});

t.test('what was heard at the last pause is what was said, when nothing was said since', async (t) => {
  const ears = counting();
  const hearing = new PhraseHearing(ears, { partials: true });
  hearing.hear(loud(0.6));
  hearing.hear(faint(0.4));
  t.match(hearing.finish(), { alternatives: [{ text: '1 s' }] });
  t.strictSame(ears.decided, [1], 'it is not decoded again');
});

t.test('somebody who speaks on is heard to the end', async (t) => {
  const ears = counting();
  const hearing = new PhraseHearing(ears, { partials: true });
  hearing.hear(loud(0.6));
  hearing.hear(faint(0.4));
  hearing.hear(loud(0.5));
  t.match(hearing.finish(), { alternatives: [{ text: '1.5 s' }] });
});

t.test('without partials, and with a phrase that has no pause, it is decoded at its end', async (t) => {
  for (const partials of [true, false]) {
    const ears = counting();
    const hearing = new PhraseHearing(ears, { partials });
    hearing.hear(loud(0.5));
    t.match(hearing.finish(), { alternatives: [{ text: '0.5 s' }] });
  }
});

t.test('a rejected guess is no ground to be quick', async (t) => {
  const rejecting = {
    decide: (): Outcome => ({ alternatives: [{ text: 'stop', confidence: 0.4 }], rejected: true }),
  };
  const hearing = new PhraseHearing(rejecting, { partials: true });
  hearing.hear(loud(0.6));
  t.strictSame(hearing.hear(faint(0.4)), { text: 'stop', confidence: 0 });
});

t.test('who pauses again and again is heard at the end only', async (t) => {
  const ears = counting();
  const hearing = new PhraseHearing(ears, { partials: true });
  for (let pause = 0; pause < 9; pause += 1) {
    hearing.hear(loud(0.4));
    hearing.hear(faint(0.4));
  }
  t.equal(ears.decided.length, 4);
  hearing.finish();
  t.equal(ears.decided.length, 5);
});
