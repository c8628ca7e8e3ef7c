import { BAND } from '../music/band.js';
import { type Key, nearest, SCALES, voiced } from '../music/harmony.js';
import { barChord, melody, type Progression, pattern, together } from '../music/melody.js';
import type { Note } from '../music/piece.js';
import type { Random } from '../random.js';
import { barsFor, chordsFor, type Mode, type Style } from './style.js';

/** Seventh chords around two-five-one, a walking bass, a ride cymbal with swing, and a soloist. */
export const jazz: Style = (random, seconds) => {
  const tempo = Math.round(random.between(104, 152));
  const mode = random.pick(MODES);
  const key: Key = {
    tonic: random.pick([53, 55, 58, 60]),
    scale: mode.scale,
  };
  const bars = barsFor(seconds, tempo, 4);
  const chords = chordsFor(bars, mode, random);
  const solo = melody({ key, chords, meter: 4, rhythms: RHYTHMS, range: [4, 14], random });
  const soloist = random.pick([BAND.trumpet, BAND.clarinet, BAND.vibraphone, BAND.piano]);
  return {
    tempo,
    beats: bars * 4,
    swing: 0.64,
    parts: [
      { instrument: soloist, notes: solo, gain: 0.8, pan: 0.15, room: 0.3 },
      {
        instrument: random.pick([BAND.electricPiano, BAND.piano, BAND.organ]),
        notes: comping(key, chords, random),
        gain: 0.34,
        pan: -0.4,
        room: 0.25,
      },
      { instrument: BAND.uprightBass, notes: walking(key, chords, random), gain: 0.62, pan: 0, room: 0.1 },
      { instrument: BAND.ride, notes: pattern(bars, 4, RIDE), gain: 0.75, pan: 0.4, room: 0.15 },
      { instrument: BAND.brush, notes: pattern(bars, 4, BACKBEAT), gain: 0.34, pan: -0.2, room: 0.2 },
      { instrument: BAND.kick, notes: pattern(bars, 4, FEATHERED), gain: 0.32, pan: 0, room: 0.05 },
    ],
  };
};

const MODES: readonly Mode[] = [
  {
    scale: SCALES.major,
    loops: [
      [1, 4, 0, 5],
      [0, 5, 1, 4],
      [0, 3, 1, 4],
      [2, 5, 1, 4],
    ],
  },
  {
    scale: SCALES.dorian,
    loops: [
      [0, 3, 0, 3],
      [0, 1, 0, 3],
      [0, 6, 3, 0],
    ],
  },
];

const RHYTHMS = [
  [1, 0.5, 0.5, 1, -1],
  [0.5, 0.5, 1, 0.5, 1.5],
  [-0.5, 0.5, 0.5, 0.5, 1, 1],
  [1.5, 0.5, 0.5, 0.5, 1],
  [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1],
];

const RIDE: readonly (readonly [number, number])[] = [
  [0, 0.7],
  [1, 0.9],
  [1.5, 0.5],
  [2, 0.7],
  [3, 0.9],
  [3.5, 0.5],
];
const BACKBEAT: readonly (readonly [number, number])[] = [
  [1, 0.8],
  [3, 0.9],
];
const FEATHERED: readonly (readonly [number, number])[] = [0, 1, 2, 3].map((beat) => [beat, 0.6]);

function comping(key: Key, chords: Progression, random: Random): Note[] {
  return chords.flatMap((_, bar) => {
    const pitches = voiced(barChord(key, chords, bar, 4), key.tonic + 5);
    const strokes = random.pick([[0, 2.5], [1.5], [0.5, 3], [0, 1.5]]);
    return strokes.flatMap((beat) =>
      together(pitches, { beat: bar * 4 + beat, length: random.pick([0.4, 1.3]), velocity: 0.55 }),
    );
  });
}

/** Root, two notes of the chord, and a step that leads into the next root. */
function walking(key: Key, chords: Progression, random: Random): Note[] {
  return chords.flatMap((_, bar) => {
    const [root = key.tonic, third = root, fifth = root] = barChord(key, chords, bar, 3).map((each) =>
      nearest(each, 43),
    );
    const next = nearest(barChord(key, chords, Math.min(bar + 1, chords.length - 1), 1)[0] ?? root, 43);
    const lead = next + random.pick([-1, 1, -2]);
    const line = random.pick([
      [root, third, fifth, lead],
      [root, fifth, third, lead],
      [root, root + 12 > 55 ? fifth : root + 12, fifth, lead],
    ]);
    return line.map((pitch, beat) => ({ beat: bar * 4 + beat, length: 0.9, pitch, velocity: 0.8 }));
  });
}
