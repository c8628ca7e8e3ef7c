import { BAND } from '../music/band.js';
import { type Key, nearest, SCALES, voiced } from '../music/harmony.js';
import { barChord, melody, type Progression, pattern, together } from '../music/melody.js';
import type { Note } from '../music/piece.js';
import type { Random } from '../random.js';
import { barsFor, chordsFor, type Mode, type Style } from './style.js';

/** Four on the floor, an arpeggio, a bass between the beats, wide chords that duck, and a short theme. */
export const electronic: Style = (random, seconds) => {
  const tempo = Math.round(random.between(112, 130));
  const mode = random.pick(MODES);
  const key: Key = {
    tonic: random.pick([53, 56, 57, 60]),
    scale: mode.scale,
  };
  const bars = barsFor(seconds, tempo, 4);
  const chords = chordsFor(bars, mode, random);
  const theme = melody({ key, chords, meter: 4, rhythms: RHYTHMS, range: [7, 15], random });
  const lead = random.pick([BAND.synthLead, BAND.synthLead, BAND.flute]);
  const bassist = random.pick([BAND.synthBass, BAND.acid]);
  const entry = bars >= 12 ? 4 : 2;
  return {
    tempo,
    beats: bars * 4,
    swing: 0.5,
    parts: [
      { instrument: BAND.pad, notes: chordsHeld(key, chords), gain: 0.3, pan: 0, room: 0.4, pumps: true },
      { instrument: BAND.bell, notes: arpeggio(key, chords, random), gain: 0.44, pan: -0.4, room: 0.35 },
      { instrument: bassist, notes: bass(key, chords), gain: 0.3, pan: 0, room: 0.02, pumps: true },
      { instrument: lead, notes: after(theme, entry * 2), gain: 0.36, pan: 0.25, room: 0.35 },
      { instrument: BAND.deepKick, notes: pattern(bars, 4, FLOOR), gain: 0.75, pan: 0, room: 0.02 },
      { instrument: BAND.clap, notes: after(pattern(bars, 4, CLAPS), entry), gain: 0.55, pan: 0, room: 0.2 },
      {
        instrument: BAND.openHat,
        notes: after(pattern(bars, 4, OFFBEATS), entry),
        gain: 0.26,
        pan: 0.2,
        room: 0.1,
      },
      { instrument: BAND.hat, notes: pattern(bars, 4, SIXTEENTHS), gain: 0.2, pan: -0.2, room: 0.05 },
    ],
  };
};

const MODES: readonly Mode[] = [
  {
    scale: SCALES.minor,
    loops: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [5, 6, 0, 0],
      [0, 2, 5, 6],
    ],
  },
  {
    scale: SCALES.dorian,
    loops: [
      [0, 3, 0, 6],
      [0, 2, 3, 0],
      [0, 6, 3, 3],
    ],
  },
];

const RHYTHMS = [
  [0.75, 0.75, 0.5, 1, 1],
  [1.5, 1.5, 1],
  [0.5, 0.5, 1, -1, 1],
  [2, 1, 1],
];

type Hits = readonly (readonly [number, number])[];
const FLOOR: Hits = [0, 1, 2, 3].map((beat) => [beat, 1]);
const CLAPS: Hits = [
  [1, 0.9],
  [3, 0.9],
];
const OFFBEATS: Hits = [0.5, 1.5, 2.5, 3.5].map((beat) => [beat, 0.8]);
const SIXTEENTHS: Hits = Array.from({ length: 16 }, (_, index) => [index / 4, index % 4 === 2 ? 0.9 : 0.45]);

/** What begins only after so many bars. */
function after(notes: readonly Note[], bars: number): Note[] {
  return notes.filter((note) => note.beat >= bars * 4);
}

function chordsHeld(key: Key, chords: Progression): Note[] {
  return chords.flatMap((_, bar) =>
    together(voiced(barChord(key, chords, bar, 4), key.tonic + 2), {
      beat: bar * 4,
      length: 3.9,
      velocity: 0.5,
    }),
  );
}

function arpeggio(key: Key, chords: Progression, random: Random): Note[] {
  const shape = random.pick([
    [0, 1, 2, 3, 2, 1, 2, 3],
    [0, 2, 1, 3, 0, 2, 1, 3],
    [3, 2, 1, 0, 1, 2, 3, 2],
  ]);
  return chords.flatMap((_, bar) => {
    const pitches = voiced(barChord(key, chords, bar, 4), key.tonic + 16);
    return Array.from({ length: 16 }, (_, index) => ({
      beat: bar * 4 + index / 4,
      length: 0.22,
      pitch: pitches[shape[index % 8] ?? 0] ?? key.tonic,
      velocity: index % 4 === 0 ? 0.7 : 0.5,
    }));
  });
}

function bass(key: Key, chords: Progression): Note[] {
  return chords.flatMap((_, bar) => {
    const root = nearest(barChord(key, chords, bar, 1)[0] ?? key.tonic, 38);
    return [0.5, 0.75, 1.5, 2.5, 2.75, 3.5].map((beat, index) => ({
      beat: bar * 4 + beat,
      length: 0.22,
      pitch: index === 5 ? root + 12 : root,
      velocity: 0.8,
    }));
  });
}
