import t from 'tap';
import type { Entities, IntentName, Reading } from '../../../src/ports/understander.js';
import { chooseReading } from '../../../src/speech/choose.js';

function reading(intent: IntentName, entities: Entities, score: number, match = 0): Reading {
  const entity = Object.keys(entities)[0] as keyof Entities;
  const found = { entity, service: 's', type: 't', ref: 'r', name: 'n', score: match };
  return { intent, entities, score, found: match > 0 ? [found] : [] };
}

const cases: readonly (readonly [string, readonly Reading[], number])[] = [
  ['nothing was understood', [], -1],
  ['the only one', [reading('stop', {}, 1)], 0],
  [
    'the best, when it is there',
    [reading('play_song', { track: 'a' }, 1, 0.9), reading('play_album', { album: 'a' }, 0.99, 1)],
    0,
  ],
  [
    'what is there, when the best is not',
    [reading('play_song', { track: 'a' }, 1), reading('play_album', { album: 'a' }, 0.9, 0.9)],
    1,
  ],
  [
    'not what leaves out the artist who was named',
    [
      reading('play_song', { track: 'a', artist: 'b' }, 1, 0.9),
      reading('play_song', { track: 'a' }, 0.9, 1),
      reading('play_song', { track: 'a by b' }, 0.7, 1),
    ],
    2,
  ],
  [
    'a faint likeness is not there',
    [reading('play_song', { track: 'a' }, 1), reading('play_album', { album: 'a' }, 0.9, 0.6)],
    0,
  ],
  [
    'not what is far less likely',
    [reading('play_song', { track: 'a' }, 1), reading('play_album', { album: 'a' }, 0.5, 1)],
    0,
  ],
  [
    'what takes up a name, when the best passes it over',
    [reading('play_radio', {}, 1), reading('play_radio', { station: 'harbour radio' }, 0.4)],
    1,
  ],
  [
    'also when the best is for any music',
    [reading('create_dynamic_playlist', {}, 1), reading('play_song', { track: 'lantern' }, 0.8)],
    1,
  ],
  [
    'not when a name is far-fetched',
    [reading('play', {}, 1), reading('play_song', { track: 'lantern' }, 0.7)],
    0,
  ],
  [
    'not when it is no name',
    [reading('play_radio', {}, 1), reading('play_radio', { station: 'my radio' }, 0.9)],
    0,
  ],
  [
    'not when it is another matter',
    [reading('play_radio', {}, 1), reading('play_song', { track: 'lantern' }, 0.9)],
    0,
  ],
  [
    'a mood is not nothing',
    [reading('create_dynamic_playlist', { mood: 'a' }, 1), reading('play_song', { track: 'a' }, 0.9)],
    0,
  ],
  ['not what names nothing', [reading('play_song', { track: 'a' }, 1), reading('play', {}, 0.9)], 0],
  [
    'a mood needs no catalogue',
    [
      reading('create_dynamic_playlist', { mood: 'calm' }, 1),
      reading('play_song', { track: 'calm' }, 0.9, 1),
    ],
    0,
  ],
];

for (const [title, readings, chosen] of cases) {
  t.test(title, async (t) => {
    t.equal(chooseReading({ languagecode: 'en', readings }), readings[chosen]);
  });
}
