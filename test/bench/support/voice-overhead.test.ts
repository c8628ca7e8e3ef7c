import t from 'tap';
import { measuredOf, overheads } from '../../../bench/support/voice-overhead.js';
import type { VoiceResult } from '../../../src/cli/speaker.js';

const result: VoiceResult & { at: number } = { type: 'voiceresult', text: '', actions: [], at: 1230 };
const interaction = {
  ref: 'a',
  answer: result,
  events: [{ type: 'voiceactivity' as const, at: 200 }, result],
};
const record = { timings: { phraseend: 1204 }, stages: { recognition: 12, interpretation: 3 } };

t.test('the overhead is what comes after the deciding message, less recognition', async (t) => {
  const [measured] = measuredOf(interaction, record);
  t.match(measured, { result: 1230, phraseend: 1204 });
  t.same(overheads(measured ? [measured] : []), [{ detection: 4, all: 1230 - 1200 - 12 }]);
});

t.test('a phrase whose end was found late counts from the same message as the others', async (t) => {
  const early = { result: 1230, phraseend: 1204, stages: { recognition: 12 } };
  const late = { result: 1290, phraseend: 1262, stages: { recognition: 12 } };
  t.same(
    overheads([early, late]).map(({ all }) => all),
    [18, 78],
  );
});

t.test('a phrase whose end was waited for longer has a deciding message of its own', async (t) => {
  const short = { result: 1230, phraseend: 1204, stages: { endpointing: 480, recognition: 12 } };
  const long = { result: 1390, phraseend: 1362, stages: { endpointing: 640, recognition: 12 } };
  t.same(
    overheads([short, long]).map(({ all }) => all),
    [18, 28],
  );
});

t.test('an interaction without a result or a record is not measured', async (t) => {
  t.same(measuredOf(interaction, undefined), []);
  t.same(measuredOf({ ...interaction, events: [] }, record), []);
});
