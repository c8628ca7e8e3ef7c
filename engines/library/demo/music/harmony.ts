/** Steps of a scale above its tonic, in semitones. */
export type Scale = readonly number[];

/** The scales that the styles use. */
export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
} as const satisfies Record<string, Scale>;

/** A tonic (a MIDI pitch) and the scale upon it. */
export interface Key {
  readonly tonic: number;
  readonly scale: Scale;
}

/** The MIDI pitch of a step of the key: step 0 is the tonic, 7 the octave above it, -1 the step below. */
export function pitchAt(key: Key, step: number): number {
  const size = key.scale.length;
  const octave = Math.floor(step / size);
  return key.tonic + 12 * octave + (key.scale[step - octave * size] ?? 0);
}

/** The pitches of the chord on a step: thirds piled up, three for a triad, four for a seventh. */
export function chordAt(key: Key, step: number, notes: number): number[] {
  return Array.from({ length: notes }, (_, third) => pitchAt(key, step + 2 * third));
}

/** Moves each pitch by octaves to where it lies nearest to a centre, so that chords follow one another smoothly. */
export function voiced(pitches: readonly number[], centre: number): number[] {
  return pitches.map((pitch) => nearest(pitch, centre)).sort((a, b) => a - b);
}

/** The pitch of the same name that lies nearest to a centre. */
export function nearest(pitch: number, centre: number): number {
  return pitch + 12 * Math.round((centre - pitch) / 12);
}
