import { join } from 'node:path';
import t from 'tap';
import { timeline } from '../../../src/cli/voice.js';
import { openDatabase } from '../../../src/db/database.js';
import type { Interaction } from '../../../src/ports/interaction-log.js';
import { type InteractionRecord, Interactions } from '../../../src/speech/interactions.js';
import { InteractionsStore } from '../../../src/speech/interactions-store.js';

const interaction: Interaction = {
  ref: 'r1',
  userid: 'u1',
  deviceid: 'kitchen',
  began: Date.UTC(2026, 0, 1),
  languagecode: 'en',
  outcome: 'error',
  status: 422,
  message: 'Sorry.',
  alternatives: [{ text: 'play slow tide', confidence: 0.9 }],
  rejected: false,
  interpretation: undefined,
  timings: {
    activity: 100,
    speechend: 1000,
    phraseend: 1480,
    transcript: 1560,
    understood: 1570,
    sent: 1571,
  },
};

t.test('an interaction is remembered with how it was understood, also when it failed', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const report = (error: unknown) => t.fail(String(error));
  const interactions = new Interactions({ store: new InteractionsStore(db), report });
  const intent = { name: 'play_album', entities: { album: 'slow tide' } } as const;
  const found = {
    entity: 'album',
    service: 's',
    type: 'album',
    ref: 'b',
    name: 'Slow Tides',
    score: 0.7,
  } as const;
  const readings = [{ intent: intent.name, entities: intent.entities, score: 0.8, found: [found] }];
  interactions.decided('r1', {
    intent,
    readings,
    why: 'it fits',
    reply: "Sorry, I couldn't find slow tide.",
  });
  interactions.record(interaction);
  interactions.record({ ...interaction, ref: 'r2', deviceid: 'bath', userid: 'u2' });
  const page = { startindex: 0, itemsperpage: 10 };
  const [second, first] = await interactions.newest(page);
  t.match(first, { ref: 'r1', intent, readings, reply: /couldn't find/, waited: 571 });
  t.match(first?.stages, { endpointing: 480, recognition: 80, interpretation: 10, sending: 1 });
  t.match(second, { ref: 'r2', readings: [] });
  t.match(await interactions.newest(page, 'kitchen'), [{ ref: 'r1' }]);
  const told = first ? timeline(first) : '';
  t.match(told, /480 ms {2}the end of the phrase/);
  t.match(told, /understood play_album {album: slow tide}/);
  t.match(told, /0\.80 play_album slow tide → Slow Tides 0\.70/);
  await interactions.forget('u1');
  t.match(await interactions.newest(page), [{ ref: 'r2' }]);
});

t.test('the timeline tells nothing that did not happen', async (t) => {
  const refused: InteractionRecord = {
    number: 1,
    ref: 'r1',
    deviceid: 'kitchen',
    began: '2026-01-01T00:00:00.000Z',
    outcome: 'error',
    status: 401,
    message: 'The token has expired.',
    heard: [],
    rejected: false,
    actions: [],
    readings: [],
    timings: { sent: 9 },
    stages: {},
  };
  t.strictSame(timeline(refused).split('\n'), [
    '2026-01-01T00:00:00.000Z  kitchen  error 401',
    '          refused: The token has expired.',
    '    9 ms  answered',
  ]);
});

t.test('of very many the newest are kept, and audio of fewer of them', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const store = new InteractionsStore(db);
  const record = (n: number) => ({
    began: n,
    userid: null,
    deviceid: null,
    record: String(n),
    audio: Buffer.from([n]),
  });
  await store.add([1, 2, 3, 4, 5].map(record), { records: 3, withAudio: 2 });
  const kept = await store.newest({ startindex: 0, itemsperpage: 10 }, undefined);
  t.strictSame(kept, [
    { number: 5, record: '5', loud: true },
    { number: 4, record: '4', loud: true },
    { number: 3, record: '3', loud: false },
  ]);
  t.strictSame(await store.audio(5), Buffer.from([5]));
  t.equal(await store.audio(3), undefined);
});

t.test('a record is there for other processes as soon as its interaction is over', async (t) => {
  const file = join(t.testdir(), 'store.db');
  const db = await openDatabase(file);
  t.teardown(() => db.destroy());
  const other = await openDatabase(file);
  t.teardown(() => other.destroy());
  const report = (error: unknown) => t.fail(String(error));
  const interactions = new Interactions({ store: new InteractionsStore(db), report });
  for (let n = 0; n < 20; n++) interactions.record({ ...interaction, ref: `r${n}` });
  await interactions.flush();
  const seen = new Interactions({ store: new InteractionsStore(other), report });
  const [last, ...others] = await seen.newest({ startindex: 0, itemsperpage: 30 });
  t.equal(last?.ref, 'r19');
  t.equal(others.length, 19, 'each once');
});

t.test('what was said is kept as WAV, until its user is forgotten', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const report = (error: unknown) => t.fail(String(error));
  const interactions = new Interactions({ store: new InteractionsStore(db), report });
  interactions.record({ ...interaction, audio: [Buffer.from([1, 2]), Buffer.from([3, 4])] });
  interactions.record({ ...interaction, ref: 'r2', audio: [] });
  const [silent, loud] = await interactions.newest({ startindex: 0, itemsperpage: 10 });
  t.equal(silent?.audio, undefined);
  t.equal(loud?.audio, `/v1/admin/voice/interactions/${loud?.number}/audio`);
  const file = Buffer.from(await interactions.audio(loud?.number ?? 0));
  t.equal(file.toString('latin1', 0, 4), 'RIFF');
  t.strictSame(file.subarray(44), Buffer.from([1, 2, 3, 4]));
  await t.rejects(interactions.audio(silent?.number ?? 0), { code: 'not_found' });
  await interactions.forget('u1');
  await t.rejects(interactions.audio(loud?.number ?? 0), { code: 'not_found' });
});
