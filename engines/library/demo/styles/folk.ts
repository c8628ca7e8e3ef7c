import { BAND } from '../music/band.js';
import { type Key, nearest, SCALES, voiced } from '../music/harmony.js';
import { barChord, melody, type Progression, pattern } from '../music/melody.js';
import type { Note } from '../music/piece.js';
import { barsFor, chordsFor, type Mode, type Style } from './style.js';

/** A picked guitar, a plain bass, a tune for fiddle or flute, and a shaker; in three or in four. */
export const folk: Style = (random, seconds) => {
  const meter = random.pick([3, 4]);
  const tempo = Math.round(meter === 3 ? random.between(112, 144) : random.between(88, 116));
  const mode = random.pick(MODES);
  const key: Key = {
    tonic: random.pick([55, 57, 60, 62]),
    scale: mode.scale,
  };
  const bars = barsFor(seconds, tempo, meter);
  const chords = chordsFor(bars, mode, random);
  const tune = melody({ key, chords, meter, rhythms: meter === 3 ? WALTZ : COMMON, range: [4, 13], random });
  const singer = random.pick([BAND.fiddle, BAND.flute]);
  const strings = random.pick([BAND.guitar, BAND.nylon, BAND.harp]);
  return {
    tempo,
    beats: bars * meter,
    swing: 0.53,
    parts: [
      // Four bars of guitar before the tune sets in.
      {
        instrument: singer,
        notes: tune.filter((note) => note.beat >= 4 * meter),
        gain: 0.62,
        pan: 0.2,
        room: 0.32,
      },
      { instrument: strings, notes: picking(key, chords, meter), gain: 0.6, pan: -0.3, room: 0.2 },
      { instrument: BAND.uprightBass, notes: bass(key, chords, meter), gain: 0.65, pan: 0, room: 0.08 },
      {
        instrument: BAND.shaker,
        notes: pattern(bars, meter, shaken(meter)),
        gain: 0.2,
        pan: 0.45,
        room: 0.1,
      },
    ],
  };
};

const MODES: readonly Mode[] = [
  {
    scale: SCALES.major,
    loops: [
      [0, 3, 0, 4],
      [0, 4, 5, 3],
      [0, 0, 3, 4],
      [0, 5, 3, 4],
    ],
  },
  {
    scale: SCALES.dorian,
    loops: [
      [0, 6, 0, 6],
      [0, 3, 0, 6],
      [0, 2, 6, 0],
    ],
  },
  {
    scale: SCALES.mixolydian,
    loops: [
      [0, 6, 3, 0],
      [0, 3, 6, 0],
    ],
  },
];

const WALTZ = [
  [2, 1],
  [1, 1, 1],
  [1.5, 0.5, 1],
  [1, 0.5, 0.5, 1],
];
const COMMON = [
  [1, 1, 1, 1],
  [1.5, 0.5, 2],
  [1, 0.5, 0.5, 1, 1],
  [2, 1, 1],
  [0.5, 0.5, 1, 0.5, 0.5, 1],
];

/** Thumb and fingers over the chord, one string each half beat. */
function picking(key: Key, chords: Progression, meter: number): Note[] {
  const order = meter === 3 ? [0, 2, 3, 4, 3, 2] : [0, 2, 3, 2, 1, 2, 4, 2];
  return chords.flatMap((_, bar) => {
    const triad = barChord(key, chords, bar, 3);
    const upper = voiced(triad, key.tonic + 4);
    const root = nearest(triad[0] ?? key.tonic, 48);
    const strings = [root, nearest((triad[0] ?? 0) + 7, 52), ...upper];
    const last = bar === chords.length - 1;
    return order.map((string, index) => ({
      beat: bar * meter + (last ? index * 0.12 : index * 0.5),
      length: last ? 3 : 1.4,
      pitch: strings[string] ?? root,
      velocity: string === 0 ? 0.75 : 0.55,
    }));
  });
}

function bass(key: Key, chords: Progression, meter: number): Note[] {
  return chords.flatMap((_, bar) => {
    const pitch = nearest(barChord(key, chords, bar, 1)[0] ?? key.tonic, 40);
    const beats = meter === 3 || bar === chords.length - 1 ? [0] : [0, 2];
    return beats.map((beat, turn) => ({
      beat: bar * meter + beat,
      length: 1.8,
      pitch: turn === 0 ? pitch : pitch + (pitch > 40 ? -5 : 7),
      velocity: 0.75,
    }));
  });
}

function shaken(meter: number): [number, number][] {
  return Array.from({ length: meter * 2 }, (_, half) => [half / 2, half % 2 === 0 ? 0.8 : 0.45]);
}
