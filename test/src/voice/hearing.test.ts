import t from 'tap';
import { invalid } from '../../../src/errors.js';
import type { Interpreter } from '../../../src/ports/interpreter.js';
import type { FinalTranscript, TranscriptionStart } from '../../../src/ports/speech-engine.js';
import { Hearing } from '../../../src/voice/hearing.js';
import { HandClock } from '../../support/clock.js';
import { CALLER } from '../../support/voice-session.js';

const CONTEXT = { id: '7', vocabulary: { languagecode: 'de', phrases: [], names: [] } };

function scene(prepare: Interpreter['prepare']) {
  const clock = new HandClock();
  const log: (string | number)[] = [];
  const starts: TranscriptionStart[] = [];
  const heard: FinalTranscript[] = [];
  const hearing = new Hearing(
    {
      interpreter: { prepare },
      speech: {
        transcribe: (start) => {
          starts.push(start);
          return {
            write: ({ byteLength }) => void log.push(byteLength),
            end: () => void log.push('end'),
            cancel: () => void log.push('cancel'),
          };
        },
      },
      clock,
      report: (error) => void log.push(String(error)),
    },
    { caller: CALLER, languagecode: undefined, expecting: undefined },
    {
      partial: () => undefined,
      heard: (final) => void heard.push(final),
      failed: (error) => void log.push(`failed: ${error}`),
    },
  );
  return { clock, log, starts, heard, hearing };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

t.test('speech waits until the recogniser knows what may be said', async (t) => {
  const { hearing, log, starts } = scene(async () => CONTEXT);
  hearing.hear(new Uint8Array(2));
  hearing.hear(new Uint8Array(4));
  hearing.finish();
  t.same(log, []);
  await settle();
  t.same(log, [2, 4, 'end']);
  t.match(starts, [{ context: CONTEXT, languagecode: 'de' }]);
  t.equal(hearing.languagecode, 'de');
});

t.test('a language that the recogniser does not hear fails the phrase, and once', async (t) => {
  const { hearing, log, starts } = scene(async () => {
    throw invalid('languagecode', 'not heard here');
  });
  hearing.hear(new Uint8Array(2));
  await settle();
  hearing.hear(new Uint8Array(2));
  hearing.finish();
  t.match(log, [/^failed: .*languagecode: not heard here/]);
  t.equal(log.length, 1);
  t.same(starts, []);
});

t.test('a recogniser that cannot be told listens all the same', async (t) => {
  const { hearing, log, starts } = scene(async () => {
    throw new Error('no names');
  });
  hearing.hear(new Uint8Array(2));
  await settle();
  t.same(log, ['Error: no names', 2]);
  t.notOk(starts[0] && 'context' in starts[0]);
});

t.test('a recogniser that is told too late listens without', async (t) => {
  const { clock, hearing, log } = scene(() => new Promise(() => undefined));
  hearing.hear(new Uint8Array(2));
  clock.turn(2999);
  t.same(log, []);
  clock.turn(1);
  t.same(log, [2]);
});

t.test('a recogniser is not asked when there is nothing to hear', async (t) => {
  const { hearing, starts, heard } = scene(async () => CONTEXT);
  await settle();
  hearing.finish();
  t.same(starts, []);
  t.same(heard, [{ alternatives: [], rejected: true }]);
});

t.test('after cancelling nothing is begun', async (t) => {
  const { clock, hearing, log, starts } = scene(async () => CONTEXT);
  hearing.hear(new Uint8Array(2));
  hearing.cancel();
  await settle();
  clock.turn(5000);
  t.same([log, starts], [[], []]);
  const late = scene(async () => CONTEXT);
  await settle();
  late.hearing.hear(new Uint8Array(2));
  late.hearing.cancel();
  t.same(late.log, [2, 'cancel']);
});
