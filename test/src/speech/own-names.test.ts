import t from 'tap';
import { AppError } from '../../../src/errors.js';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { SpeakableName, SpeechEngine, Vocabulary } from '../../../src/ports/speech-engine.js';
import { PersonalContexts } from '../../../src/speech/personal-contexts.js';
import { HandClock } from '../../support/clock.js';
import { speechRoom } from '../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

t.test('the recogniser is told a person’s playlists, presets and artists beside the catalogue', async (t) => {
  const playlists = ['Sunday Soup'];
  const { speech } = speechRoom({
    playlists,
    artists: ['The Attic Foxes', 'Velvet Harbour'],
    presets: [{ presetnumber: 1, name: 'Harbour FM' }, { presetnumber: 2 }, 'nonsense', null],
  });
  const named = async () => (await speech.prepare(caller, 'en', undefined))?.vocabulary.names ?? [];
  t.strictSame(await named(), [
    { slot: 'playlist', text: 'Sunday Soup', weight: 10 },
    { slot: 'artist', text: 'The Attic Foxes', weight: 10 },
    { slot: 'station', text: 'Harbour FM', weight: 10 },
    { slot: 'artist', text: 'Velvet Harbour' },
  ]);
  playlists.push('Monday Mist');
  t.ok(
    (await named()).some(({ text }) => text === 'Monday Mist'),
    'a new name at the next phrase',
  );
});

t.test('what somebody’s account on a service holds is heard as theirs, each name once', async (t) => {
  const { speech } = speechRoom({
    playlists: ['Sunday Soup'],
    accountNames: [
      { slot: 'album', text: 'Early Frost', weight: 4 },
      { slot: 'playlist', text: 'Sunday Soup', weight: 5.5 },
    ],
  });
  const { vocabulary } = (await speech.prepare(caller, 'en', undefined)) ?? {};
  t.strictSame(vocabulary?.names, [
    { slot: 'playlist', text: 'Sunday Soup', weight: 10 },
    { slot: 'album', text: 'Early Frost', weight: 4 },
    { slot: 'artist', text: 'Velvet Harbour' },
  ]);
});

t.test('who has nothing of their own shares the vocabulary of all', async (t) => {
  const { speech } = speechRoom({});
  const [one, two] = await Promise.all([
    speech.prepare(caller, 'en', undefined),
    speech.prepare({ ...caller, userid: 'v' }, 'en', undefined),
  ]);
  t.equal(one?.vocabulary, two?.vocabulary);
});

t.test('a service that cannot list playlists keeps nobody from speaking', async (t) => {
  const { speech } = speechRoom({ artists: ['The Attic Foxes'], unlistable: true });
  const context = await speech.prepare(caller, 'en', undefined);
  t.match(context?.vocabulary.names, [{ text: 'The Attic Foxes' }, { text: 'Velvet Harbour' }]);
});

/** An engine that prepares what it is told to. */
function slowEngine() {
  const asked: Vocabulary[] = [];
  const answers: { resolve(): void; reject(): void }[] = [];
  const prepare: SpeechEngine['prepare'] = (vocabulary) => {
    asked.push(vocabulary);
    return new Promise((resolve, reject) => {
      answers.push({
        resolve: () => resolve({ id: String(asked.indexOf(vocabulary)), vocabulary }),
        reject: () => reject(new AppError('service_failed', 'down')),
      });
    });
  };
  return { asked, answers, engine: { prepare } };
}

const base: Vocabulary = {
  languagecode: 'en',
  phrases: ['play {artist}'],
  names: [{ slot: 'artist', text: 'Velvet Harbour' }],
};
const name = (text: string): SpeakableName => ({ slot: 'artist', text });

t.test('names that the catalogue has, however they are written, add nothing', async (t) => {
  const { engine, asked } = slowEngine();
  const contexts = new PersonalContexts({ engine, clock: new HandClock() });
  t.equal(await contexts.context(base, [name('velvet HARBOUR')]), undefined);
  t.strictSame(asked, []);
});

t.test('a vocabulary that is not ready in time serves the next phrase', async (t) => {
  const { engine, asked, answers } = slowEngine();
  const clock = new HandClock();
  const contexts = new PersonalContexts({ engine, clock });
  const first = contexts.context(base, [name('The Attic Foxes')]);
  clock.turn(1000);
  t.equal(await first, undefined);
  const second = contexts.context(base, [name('The Attic Foxes')]);
  answers[0]?.resolve();
  t.equal((await second)?.vocabulary, asked[0]);
  t.equal(asked.length, 1);
});

t.test('many new vocabularies at once are not all made at once', async (t) => {
  const { engine, asked, answers } = slowEngine();
  const contexts = new PersonalContexts({ engine, clock: new HandClock() });
  const people = Array.from({ length: 10 }, (_, i) => contexts.context(base, [name(`Person ${i}`)]));
  t.strictSame(await Promise.all(people.slice(2)), Array(8).fill(undefined));
  t.equal(asked.length, 2);
  for (const { resolve } of answers) resolve();
  t.ok((await Promise.all(people.slice(0, 2))).every((context) => context));
  const next = contexts.context(base, [name('Person 7')]);
  answers[2]?.resolve();
  t.ok(await next);
});

t.test('a vocabulary that could not be made is tried again', async (t) => {
  const { engine, answers } = slowEngine();
  const contexts = new PersonalContexts({ engine, clock: new HandClock() });
  const first = contexts.context(base, [name('The Attic Foxes')]);
  answers[0]?.reject();
  t.equal(await first, undefined);
  const second = contexts.context(base, [name('The Attic Foxes')]);
  answers[1]?.resolve();
  t.ok(await second);
});

t.test('a catalogue that has changed makes a vocabulary anew', async (t) => {
  const { engine, answers } = slowEngine();
  const contexts = new PersonalContexts({ engine, clock: new HandClock() });
  const first = contexts.context(base, [name('The Attic Foxes')]);
  answers[0]?.resolve();
  await first;
  const changed = { ...base, names: [name('Granite Motel')] };
  const second = contexts.context(changed, [name('The Attic Foxes')]);
  answers[1]?.resolve();
  t.match((await second)?.vocabulary.names, [{ text: 'The Attic Foxes' }, { text: 'Granite Motel' }]);
});
