import { BAND } from '../music/band.js';
import { type Key, nearest, SCALES, voiced } from '../music/harmony.js';
import { barChord, melody, type Progression, together } from '../music/melody.js';
import type { Note } from '../music/piece.js';
import { barsFor, chordsFor, type Mode, type Style } from './style.js';

/** A small chamber group: a melody, broken chords on piano or harp, held strings and a cello, in three or four. */
export const classical: Style = (random, seconds) => {
  const meter = random.pick([3, 4]);
  const tempo = Math.round(meter === 3 ? random.between(96, 138) : random.between(72, 104));
  const mode = random.pick(MODES);
  const key: Key = { tonic: random.pick([55, 57, 60, 62]), scale: mode.scale };
  const bars = barsFor(seconds, tempo, meter);
  const chords = chordsFor(bars, mode, random);
  // The dominant before the last chord: a cadence.
  chords[bars - 2] = 4;
  const theme = melody({
    key,
    chords,
    meter,
    rhythms: meter === 3 ? MINUET : ANDANTE,
    range: [5, 14],
    random,
  });
  const soloist = random.pick([BAND.fiddle, BAND.flute, BAND.clarinet, BAND.piano]);
  const accompanist = random.pick([BAND.piano, BAND.harp]);
  return {
    tempo,
    beats: bars * meter,
    swing: 0.5,
    parts: [
      { instrument: soloist, notes: theme, gain: 0.6, pan: 0.15, room: 0.4 },
      { instrument: accompanist, notes: broken(key, chords, meter), gain: 0.42, pan: -0.3, room: 0.35 },
      { instrument: BAND.strings, notes: held(key, chords, meter), gain: 0.26, pan: 0.35, room: 0.5 },
      { instrument: BAND.cello, notes: cello(key, chords, meter), gain: 0.45, pan: -0.1, room: 0.35 },
    ],
  };
};

const MODES: readonly Mode[] = [
  {
    scale: SCALES.major,
    loops: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 4, 5, 3],
      [5, 1, 4, 0],
      [0, 1, 4, 0],
    ],
  },
  {
    scale: SCALES.harmonicMinor,
    loops: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 1, 4, 0],
      [5, 3, 4, 0],
    ],
  },
];

const MINUET = [
  [2, 1],
  [1, 1, 1],
  [1, 0.5, 0.5, 1],
  [0.5, 0.5, 0.5, 0.5, 1],
];
const ANDANTE = [
  [2, 1, 1],
  [1.5, 0.5, 1, 1],
  [1, 1, 2],
  [1, 0.5, 0.5, 0.5, 0.5, 1],
];

/** Low, high, middle, high (Alberti), or low and two high ones in a waltz. */
function broken(key: Key, chords: Progression, meter: number): Note[] {
  const order = meter === 3 ? [0, 2, 1, 2, 1, 2] : [0, 2, 1, 2, 0, 2, 1, 2];
  return chords.flatMap((_, bar) => {
    const pitches = voiced(barChord(key, chords, bar, 3), key.tonic);
    const last = bar === chords.length - 1;
    return order.slice(0, last ? 3 : undefined).map((place, index) => ({
      beat: bar * meter + (last ? index * 0.08 : index / 2),
      length: last ? meter : 0.8,
      pitch: pitches[place] ?? key.tonic,
      velocity: index === 0 ? 0.65 : 0.45,
    }));
  });
}

function held(key: Key, chords: Progression, meter: number): Note[] {
  return chords.flatMap((_, bar) =>
    together(voiced(barChord(key, chords, bar, 3), key.tonic + 7), {
      beat: bar * meter,
      length: meter * 0.97,
      velocity: 0.5,
    }),
  );
}

function cello(key: Key, chords: Progression, meter: number): Note[] {
  return chords.map((_, bar) => ({
    beat: bar * meter,
    length: meter * 0.95,
    pitch: nearest(barChord(key, chords, bar, 1)[0] ?? key.tonic, 43),
    velocity: 0.7,
  }));
}
