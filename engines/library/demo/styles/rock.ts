import { BAND } from '../music/band.js';
import { type Key, nearest, SCALES } from '../music/harmony.js';
import { barChord, melody, type Progression, pattern, together } from '../music/melody.js';
import type { Note } from '../music/piece.js';
import { barsFor, chordsFor, type Mode, type Style } from './style.js';

/** Overdriven fifths in eighths, a bass that follows, a backbeat, and a lead guitar over the top. */
export const rock: Style = (random, seconds) => {
  const tempo = Math.round(random.between(112, 158));
  const mode = random.pick(MODES);
  const key: Key = {
    tonic: random.pick([52, 55, 57, 50]),
    scale: mode.scale,
  };
  const bars = barsFor(seconds, tempo, 4);
  const chords = chordsFor(bars, mode, random);
  const lead = melody({ key, chords, meter: 4, rhythms: RHYTHMS, range: [5, 14], random });
  // The lead waits for four bars, so that the riff is heard alone first.
  const entering = lead.filter((note) => note.beat >= 16);
  const drive = random.between(4, 7);
  return {
    tempo,
    beats: bars * 4,
    swing: 0.5,
    parts: [
      {
        instrument: BAND.powerChord,
        notes: riff(key, chords, random.pick(STROKES)),
        gain: 0.4,
        pan: -0.55,
        room: 0.1,
        drive,
      },
      {
        instrument: BAND.powerChord,
        notes: riff(key, chords, random.pick(STROKES)),
        gain: 0.34,
        pan: 0.55,
        room: 0.1,
        drive,
      },
      { instrument: BAND.leadGuitar, notes: entering, gain: 0.68, pan: 0.1, room: 0.3, drive: 3 },
      { instrument: BAND.electricBass, notes: bass(key, chords), gain: 0.45, pan: 0, room: 0 },
      { instrument: BAND.kick, notes: pattern(bars, 4, random.pick(KICKS)), gain: 0.75, pan: 0, room: 0.03 },
      {
        instrument: BAND.snare,
        notes: [...pattern(bars, 4, BACKBEAT), ...fills(bars)],
        gain: 0.5,
        pan: -0.05,
        room: 0.2,
      },
      { instrument: BAND.hat, notes: pattern(bars, 4, EIGHTHS), gain: 0.34, pan: 0.3, room: 0.05 },
      { instrument: BAND.crash, notes: crashes(bars), gain: 0.3, pan: -0.3, room: 0.2 },
    ],
  };
};

const MODES: readonly Mode[] = [
  {
    scale: SCALES.minor,
    loops: [
      [0, 5, 2, 6],
      [0, 6, 5, 6],
      [0, 3, 5, 6],
    ],
  },
  {
    scale: SCALES.mixolydian,
    loops: [
      [0, 6, 3, 0],
      [0, 3, 6, 0],
      [0, 0, 6, 3],
    ],
  },
];

const RHYTHMS = [
  [1, 1, 0.5, 0.5, 1],
  [1.5, 0.5, 2],
  [0.5, 0.5, 1, 0.5, 0.5, 1],
  [-1, 0.5, 0.5, 1, 1],
];

/** Eighths of a bar on which the guitar strikes; the others stay open or silent. */
const STROKES: readonly (readonly number[])[] = [
  [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5],
  [0, 1.5, 2, 3, 3.5],
  [0, 0.5, 1.5, 2.5, 3],
];

const KICKS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [2, 0.9],
    [2.5, 0.8],
  ],
  [
    [0, 1],
    [1.5, 0.8],
    [2, 0.9],
  ],
  [
    [0, 1],
    [0.5, 0.7],
    [2, 0.9],
  ],
];
const BACKBEAT: readonly (readonly [number, number])[] = [
  [1, 0.95],
  [3, 1],
];
const EIGHTHS: readonly (readonly [number, number])[] = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5].map((beat) => [
  beat,
  beat % 1 === 0 ? 0.9 : 0.55,
]);

function riff(key: Key, chords: Progression, strokes: readonly number[]): Note[] {
  return chords.flatMap((_, bar) => {
    const root = nearest(barChord(key, chords, bar, 1)[0] ?? key.tonic, 45);
    const last = bar === chords.length - 1;
    return (last ? [0] : strokes).flatMap((beat, index) => {
      const next = strokes[index + 1] ?? 4;
      const length = last ? 4 : (next - beat) * 0.85;
      return together([root, root + 7, root + 12], { beat: bar * 4 + beat, length, velocity: 0.5 });
    });
  });
}

function bass(key: Key, chords: Progression): Note[] {
  return chords.flatMap((_, bar) => {
    const pitch = nearest(barChord(key, chords, bar, 1)[0] ?? key.tonic, 35);
    const last = bar === chords.length - 1;
    return (last ? [0] : [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]).map((beat) => ({
      beat: bar * 4 + beat,
      length: last ? 4 : 0.46,
      pitch,
      velocity: 0.85,
    }));
  });
}

/** Sixteenths at the end of every eighth bar. */
function fills(bars: number): Note[] {
  return Array.from({ length: Math.floor(bars / 8) }, (_, turn) =>
    [3, 3.25, 3.5, 3.75].map((beat, index) => ({
      beat: (turn * 8 + 7) * 4 + beat,
      length: 0.2,
      pitch: 60,
      velocity: 0.5 + index * 0.12,
    })),
  ).flat();
}

function crashes(bars: number): Note[] {
  return Array.from({ length: Math.ceil(bars / 8) + 1 }, (_, turn) => ({
    beat: Math.min(turn * 8, bars - 1) * 4,
    length: 1,
    pitch: 60,
    velocity: 0.8,
  }));
}
