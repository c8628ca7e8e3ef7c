import t from 'tap';
import { Resampler } from '../../../workers/audio/resampler.js';
import { concat } from '../../../workers/audio/samples.js';
import fc from '../../support/property.js';
import { tone } from '../../support/sounds.js';

function resampled(samplerate: number, pieces: readonly Int16Array[]): Int16Array {
  const resampler = new Resampler(samplerate);
  const out = concat([...pieces.map((piece) => resampler.resample(piece)), resampler.flush()]);
  resampler.free();
  return out;
}

/** How much of the samples is a sine of 440 Hz, 0 to 1. */
function purity(samples: Int16Array): number {
  let [sine, cosine, energy] = [0, 0, 0];
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * 440 * at) / 16_000;
    sine += sample * Math.sin(angle);
    cosine += sample * Math.cos(angle);
    energy += sample * sample;
  }
  return (2 * (sine * sine + cosine * cosine)) / (samples.length * energy);
}

t.test('a tone keeps its pitch, its level and its length', async (t) => {
  for (const samplerate of [8000, 11_025, 22_050, 32_000, 44_100, 48_000]) {
    const out = resampled(samplerate, [tone({ samplerate, seconds: 1, amplitude: 10_000 })]);
    t.ok(Math.abs(out.length - 16_000) <= 40, `${samplerate} Hz: ${out.length} samples`);
    const middle = out.subarray(1000, 15_000);
    t.ok(purity(middle) > 0.999, `${samplerate} Hz: ${purity(middle)}`);
    const loudest = middle.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    t.ok(Math.abs(loudest - 10_000) < 200, `${samplerate} Hz: as loud as before, ${loudest}`);
  }
});

t.test('16 kHz stays as it is', async (t) => {
  const samples = tone({ samplerate: 16_000, seconds: 0.1, amplitude: 10_000 });
  t.same(resampled(16_000, [samples]), samples);
});

t.test('it makes no difference in which pieces the samples come', async (t) => {
  const samples = tone({ samplerate: 44_100, seconds: 0.2, amplitude: 10_000 });
  const whole = resampled(44_100, [samples]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: samples.length }), { maxLength: 20 }), (places) => {
      const at = [0, ...places.sort((a, b) => a - b), samples.length];
      const pieces = at.slice(1).map((end, place) => samples.slice(at[place], end));
      return Buffer.from(resampled(44_100, pieces).buffer).equals(Buffer.from(whole.buffer));
    }),
    { numRuns: 50 },
  );
  t.pass();
});

t.test('resamplers of one thread do not disturb each other', async (t) => {
  const samples = tone({ samplerate: 48_000, seconds: 0.2, amplitude: 10_000 });
  const alone = resampled(48_000, [samples]);
  const [one, other] = [new Resampler(48_000), new Resampler(8000)];
  const pieces: Int16Array[] = [];
  for (let at = 0; at < samples.length; at += 480) {
    pieces.push(one.resample(samples.subarray(at, at + 480)));
    other.resample(samples.subarray(at, at + 333));
  }
  pieces.push(one.flush());
  one.free();
  other.free();
  t.same(concat(pieces), alone);
});
