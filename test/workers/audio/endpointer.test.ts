import t from 'tap';
import { advance, type Endpointer, isSpeech, SILENCE } from '../../../workers/audio/endpointer.js';
import type { Sound } from '../../../workers/audio/voice-detector.js';

const room: Sound = { level: 30, voice: 'no', pitch: 0 };
const vowel: Sound = { level: 65, voice: 'sure', pitch: 0.9 };
const hiss: Sound = { level: 60, voice: 'no', pitch: 0 };
const hum: Sound = { level: 33, voice: 'sure', pitch: 0.9 };

/** So many milliseconds of a sound. */
function lasting(sound: Sound, milliseconds: number): readonly Sound[] {
  return Array.from({ length: milliseconds / 20 }, () => sound);
}

/** Hears sounds, and notes when the phase changes. */
function hear(sounds: readonly Sound[], patience = 600) {
  const changes: (readonly [Endpointer['phase'], number])[] = [];
  let endpointer = SILENCE;
  for (const sound of sounds) {
    const next = advance(endpointer, sound, patience);
    if (next.phase !== endpointer.phase) changes.push([next.phase, next.at]);
    endpointer = next;
  }
  return { endpointer, changes };
}

t.test(
  'a phrase begins with three frames of speech and ends after as much silence as there is patience',
  async (t) => {
    const { endpointer, changes } = hear([
      ...lasting(room, 500),
      ...lasting(vowel, 1000),
      ...lasting(room, 1000),
    ]);
    t.same(changes, [
      ['speaking', 560],
      ['ended', 2100],
    ]);
    t.match(endpointer, { speechstart: 500, speechend: 1500, spoken: 1000 });
  },
);

t.test('patience may change while the phrase goes on', async (t) => {
  const sounds = [...lasting(room, 500), ...lasting(vowel, 1000), ...lasting(room, 3000)];
  for (const [patience, end] of [
    [300, 1800],
    [1400, 2900],
  ] as const) {
    t.same(hear(sounds, patience).changes.at(-1), ['ended', end]);
  }
});

t.test('a pause that is shorter than the patience does not end the phrase', async (t) => {
  const { endpointer, changes } = hear([
    ...lasting(room, 500),
    ...lasting(vowel, 600),
    ...lasting(room, 560),
    ...lasting(vowel, 600),
    ...lasting(room, 700),
  ]);
  t.equal(changes.length, 2);
  t.equal(endpointer.speechend, 2260);
});

t.test('speech that begins with the first frame is speech', async (t) => {
  t.same(hear(lasting(vowel, 100)).changes, [['speaking', 60]]);
});

t.test('words that begin without voice begin where they are loud', async (t) => {
  const { endpointer } = hear([...lasting(room, 500), ...lasting(hiss, 120), ...lasting(vowel, 200)]);
  t.equal(endpointer.speechstart, 500);
});

t.test('a voice as faint as the room is not spoken to us', async (t) => {
  t.same(hear([...lasting(room, 500), ...lasting(hum, 2000)]).changes, []);
});

t.test('a click, a bang and a short noise are no phrase', async (t) => {
  const noises = [lasting(hiss, 20), lasting(vowel, 40), lasting(vowel, 120), lasting(hiss, 400)];
  for (const noise of noises) {
    const { endpointer, changes } = hear([...lasting(room, 500), ...noise, ...lasting(room, 2000)]);
    t.notOk(changes.some(([phase]) => phase === 'ended'));
    t.equal(endpointer.phase, 'waiting');
  }
});

t.test('a phrase after a bang is found as if there had been none', async (t) => {
  const { endpointer } = hear([
    ...lasting(room, 500),
    ...lasting(hiss, 200),
    ...lasting(room, 1000),
    ...lasting(vowel, 600),
    ...lasting(room, 700),
  ]);
  t.match(endpointer, { phase: 'ended', speechstart: 1700, speechend: 2300 });
});

t.test('faint speech after the phrase prolongs the wait, but not for ever', async (t) => {
  const loudRoom: Sound = { ...room, level: 50 };
  const murmur: Sound = { ...vowel, level: 61 };
  const phrase = [...lasting(loudRoom, 1000), ...lasting({ ...vowel, level: 75 }, 1000)];
  t.same(hear([...phrase, ...lasting(loudRoom, 3000)]).changes.at(-1), ['ended', 2600]);
  t.same(hear([...phrase, ...lasting(murmur, 3000)]).changes.at(-1), ['ended', 2840]);
});

t.test('a voice that hardly stands out from the noise is waited for a little longer', async (t) => {
  const noisy = (level: number) => lasting({ ...room, level }, 1000);
  const phrase = lasting(vowel, 1000);
  t.same(hear([...noisy(40), ...phrase, ...noisy(40)]).changes.at(-1), ['ended', 2600]);
  t.same(hear([...noisy(48), ...phrase, ...noisy(48)]).changes.at(-1), ['ended', 2740]);
});

t.test('a phrase ends in a babble that never ends', async (t) => {
  const babble: Sound = { level: 50, voice: 'sure', pitch: 0.7 };
  const { changes } = hear([...lasting(babble, 1000), ...lasting(vowel, 1000), ...lasting(babble, 3000)]);
  const [begin, end] = changes;
  t.equal(begin?.[0], 'speaking');
  t.equal(end?.[0], 'ended');
  t.ok((end?.[1] ?? 0) < 3000);
});

t.test('only a frame of speech while somebody speaks is speech', async (t) => {
  t.notOk(isSpeech(SILENCE));
  const speaking = hear([...lasting(room, 500), ...lasting(vowel, 200)]).endpointer;
  t.ok(isSpeech(speaking));
  t.notOk(isSpeech(advance(speaking, room, 600)));
});

t.test('what is over stays over', async (t) => {
  const over: Endpointer = { ...SILENCE, phase: 'ended', at: 1000, speechend: 400 };
  t.match(advance(over, vowel, 600), { phase: 'ended', at: 1020, speechend: 400 });
});
