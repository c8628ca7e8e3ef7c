import t from 'tap';
import { AppError } from '../../../src/errors.js';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { SpeechEngine } from '../../../src/ports/speech-engine.js';
import { HandClock } from '../../support/clock.js';
import { speechRoom } from '../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

const described = async () => ({
  name: 'test',
  version: '0',
  recogniser: '',
  recognisedLanguages: ['en-US', 'fr'],
  spokenLanguages: ['en'],
});

/** An engine that has models of two languages. */
const prepare: SpeechEngine['prepare'] = async (vocabulary) => {
  const { languagecode } = vocabulary;
  if (languagecode === 'en' || languagecode === 'fr') return { id: languagecode, vocabulary };
  throw new AppError('invalid_request', 'The service cannot work with this request.');
};

t.test('speech in a language that the engine does not hear is refused by the name of the key', async (t) => {
  const { speech } = speechRoom({ engine: { describe: described, prepare } });
  t.match(await speech.prepare(caller, 'fr-CA', undefined), { id: 'fr' });
  await t.rejects(speech.prepare(caller, 'de', undefined), {
    code: 'invalid_request',
    errors: { languagecode: 'speech in "de" is not heard here, only in en, fr' },
  });
});

t.test('who asked for such a language keeps nobody from hearing new names', async (t) => {
  const { speech } = speechRoom({ engine: { describe: described, prepare } });
  await t.rejects(speech.prepare(caller, 'de', undefined));
  await speech.refresh();
  t.ok(speech.ready);
});

t.test('a vocabulary that is refused in a language that is heard is no matter of the language', async (t) => {
  const refusal = new AppError('invalid_request', 'too many names');
  const { speech } = speechRoom({
    engine: { describe: described, prepare: () => Promise.reject(refusal) },
  });
  await t.rejects(speech.prepare(caller, 'en', undefined), refusal);
});

t.test('a refusal stays what it is when the engine cannot say what it hears', async (t) => {
  const refusal = new AppError('invalid_request', 'The service cannot work with this request.');
  const { speech } = speechRoom({
    engine: {
      describe: () => Promise.reject(new AppError('service_failed', 'The service did not answer in time.')),
      prepare: () => Promise.reject(refusal),
    },
  });
  await t.rejects(speech.prepare(caller, 'de', undefined), refusal);
});

t.test('names of a moment ago serve while the engine takes its time with new ones', async (t) => {
  const clock = new HandClock();
  let slow = false;
  const { speech } = speechRoom({
    clock,
    engine: {
      describe: described,
      prepare: async (vocabulary) => (slow ? new Promise(() => {}) : { id: 'first', vocabulary }),
    },
  });
  await speech.prepare(caller, 'en', undefined);
  slow = true;
  const context = speech.prepare(caller, 'en', undefined);
  await new Promise((resolve) => setImmediate(resolve));
  clock.turn(2_000);
  t.match(await context, { id: 'first' });
});
