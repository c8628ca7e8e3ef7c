import type { Random } from '../random.js';
import { chordAt, type Key, pitchAt } from './harmony.js';
import type { Note } from './piece.js';

/** The chords of a piece, one for each bar, as steps of the key. */
export type Progression = readonly number[];

/** What a melody is made from. */
export interface Tune {
  readonly key: Key;
  readonly chords: Progression;
  /** Beats in a bar. */
  readonly meter: number;
  /** Rhythms to choose from, each the lengths of the notes of one bar; a negative length is a rest. */
  readonly rhythms: readonly (readonly number[])[];
  /** Steps of the key between which it moves. */
  readonly range: readonly [number, number];
  readonly random: Random;
}

/** A bar of rhythm and contour, to be said again at other pitches. */
interface Motif {
  readonly rhythm: readonly number[];
  /** How many steps each note lies above or below the one before. */
  readonly leaps: readonly number[];
}

/**
 * A melody over the chords: two-bar motifs in the order A A' B A', the strong beats on notes of
 * the chord, the rest in steps, and a rest on the tonic where a phrase of eight bars ends.
 */
export function melody(tune: Tune): Note[] {
  const first = [motif(tune), motif(tune)];
  const second = [motif(tune), motif(tune)];
  const notes: Note[] = [];
  let step = Math.round((tune.range[0] + tune.range[1]) / 2);
  for (const [bar, chord] of tune.chords.entries()) {
    const ends = bar % 8 === 7 || bar === tune.chords.length - 1;
    const said = (Math.floor(bar / 2) % 4 === 2 ? second : first)[bar % 2];
    if (!said) continue;
    const placed = ends ? cadence(tune, bar, chord, step) : sung(tune, { said, bar, chord, from: step });
    notes.push(...placed.notes);
    step = placed.step;
  }
  return notes;
}

function motif({ rhythms, random }: Tune): Motif {
  const rhythm = random.pick(rhythms);
  return { rhythm, leaps: rhythm.map(() => random.pick([-2, -1, -1, 1, 1, 2, 0, 3])) };
}

function sung(
  tune: Tune,
  { said, bar, chord, from }: { said: Motif; bar: number; chord: number; from: number },
): { notes: Note[]; step: number } {
  const notes: Note[] = [];
  let step = from;
  let beat = 0;
  for (const [index, length] of said.rhythm.entries()) {
    const held = Math.abs(length);
    if (length > 0) {
      step = within(tune.range, step + (said.leaps[index] ?? 0));
      if (beat % 2 === 0) step = within(tune.range, onChord(step, chord));
      notes.push(note(tune, bar * tune.meter + beat, held, step));
    }
    beat += held;
  }
  return { notes, step };
}

function cadence(tune: Tune, bar: number, chord: number, from: number): { notes: Note[]; step: number } {
  const step = within(tune.range, onChord(from, chord));
  return { notes: [note(tune, bar * tune.meter, tune.meter * 0.8, step)], step };
}

function note(tune: Tune, beat: number, length: number, step: number): Note {
  const accent = beat % tune.meter === 0 ? 0.12 : 0;
  const velocity = 0.68 + accent + tune.random.between(-0.08, 0.08);
  return { beat, length: length * 0.92, pitch: pitchAt(tune.key, step), velocity };
}

/** Turns back what would leave the range. */
function within([low, high]: readonly [number, number], step: number): number {
  if (step < low) return Math.min(high, low + (low - step));
  if (step > high) return Math.max(low, high - (step - high));
  return step;
}

/** The step of the chord's triad that lies nearest. */
function onChord(step: number, chord: number): number {
  const apart = (((step - chord) % 7) + 7) % 7;
  const moves: Readonly<Record<number, number>> = { 1: -1, 3: 1, 5: -1, 6: 1 };
  return step + (moves[apart] ?? 0);
}

/** The notes of a chord struck together. */
export function together(pitches: readonly number[], note: Omit<Note, 'pitch'>): Note[] {
  return pitches.map((pitch) => ({ ...note, pitch }));
}

/** The chord of a bar as pitches. */
export function barChord(key: Key, chords: Progression, bar: number, notes: number): number[] {
  return chordAt(key, chords[bar] ?? 0, notes);
}

/** The same hits in every bar: beats of the bar, with their loudness. */
export function pattern(bars: number, meter: number, hits: readonly (readonly [number, number])[]): Note[] {
  return Array.from({ length: bars }, (_, bar) =>
    hits.map(([beat, velocity]) => ({ beat: bar * meter + beat, length: 0.2, pitch: 60, velocity })),
  ).flat();
}
