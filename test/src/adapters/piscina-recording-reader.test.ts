import t from 'tap';
import { PiscinaRecordingReader } from '../../../src/adapters/piscina-recording-reader.js';
import { oggOpusFile } from '../../../workers/reply/ogg-opus-file.js';
import { wavFile } from '../../support/encoders.js';
import { babbling } from '../../support/voice-sounds.js';

const voice = () => wavFile([babbling({ seconds: 1 })], 16_000);

t.test('files are read next to each other, and bad ones break none', async (t) => {
  const reader = new PiscinaRecordingReader();
  t.teardown(() => reader.close());
  const good = [voice(), oggOpusFile(babbling({ seconds: 1 }), 16_000), voice()];
  const bad = [new Uint8Array(), new Uint8Array(1000), voice().slice(0, 40)];
  const [heard, refused] = await Promise.all([
    Promise.all(good.map((file) => reader.read(file))),
    Promise.allSettled(bad.map((file) => reader.read(file))),
  ]);
  t.ok(heard.every(({ spoken, pcm }) => spoken && pcm.length > 16_000));
  for (const each of refused) {
    t.match(each, { status: 'rejected', reason: { code: 'invalid_request', errors: { file: /./ } } });
  }
});

t.test('a file that keeps its worker too long is given up, and the next one is read', async (t) => {
  const reader = new PiscinaRecordingReader({ deadline: 1 });
  t.teardown(() => reader.close());
  await t.rejects(reader.read(voice()), { code: 'overloaded' });
  const patient = new PiscinaRecordingReader();
  t.teardown(() => patient.close());
  t.ok((await patient.read(voice())).spoken);
});

t.test('more files than may wait are refused', async (t) => {
  const reader = new PiscinaRecordingReader({ maxQueue: 1 });
  t.teardown(() => reader.close());
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => reader.read(voice())));
  const refused = outcomes.filter((each) => each.status === 'rejected');
  t.equal(refused.length, 4);
  for (const each of refused) t.match(each, { reason: { code: 'overloaded' } });
});
