import t from 'tap';
import { parseFeatures } from '../../../engines/speech/recognition/acoustic-model.js';
import { withNoiseFloor } from '../../../engines/speech/recognition/noise-floor.js';
import { trimToSpeech } from '../../../engines/speech/recognition/trim.js';

const SECOND = 16_000;

/** A tone between two stretches of faint noise, all in seconds. */
function phrase(before: number, tone: number, after: number, level = 0.3): Float32Array {
  return Float32Array.from({ length: (before + tone + after) * SECOND }, (_, index) => {
    const speaks = index >= before * SECOND && index < (before + tone) * SECOND;
    return (speaks ? level : level / 100) * Math.sin(index / 5);
  });
}

t.test('what is quiet before and after a phrase is cut off, but for a margin', async (t) => {
  const trimmed = trimToSpeech(phrase(1, 0.5, 2));
  const seconds = trimmed.length / SECOND;
  t.ok(seconds > 0.75 && seconds < 0.9, `${seconds} s are left of 3.5`);
});

t.test('quiet recordings are cut like loud ones', async (t) => {
  t.equal(trimToSpeech(phrase(1, 0.5, 2, 0.003)).length, trimToSpeech(phrase(1, 0.5, 2)).length);
});

t.test('a phrase that fills the recording stays whole', async (t) => {
  t.equal(trimToSpeech(phrase(0, 1, 0)).length, SECOND);
});

t.test('nothing at all stays nothing', async (t) => {
  t.equal(trimToSpeech(new Float32Array(0)).length, 0);
  t.equal(withNoiseFloor(new Float32Array(0)).length, 0);
});

t.test('the noise floor is far below the speech and always the same', async (t) => {
  const speech = phrase(0, 1, 0);
  const floor = (once: Float32Array) => once.map((sample, index) => sample - (speech[index] ?? 0));
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
  const once = withNoiseFloor(speech);
  t.ok(Math.abs(10 * Math.log10(power(speech) / power(floor(once))) - 27) < 0.5);
  t.same(once, withNoiseFloor(speech));
});

t.test('the features of a Sphinx model are read', async (t) => {
  t.same(parseFeatures('-lowerf 130\n-agc none\n-varnorm no\n-feat 1s_c_d_dd\n-cmninit 41.00,-5.29\n'), {
    lowerf: 130,
    varnorm: false,
    feat: '1s_c_d_dd',
    cmninit: '41.00,-5.29',
  });
});
