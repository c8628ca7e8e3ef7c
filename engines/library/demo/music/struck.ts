import type { Instrument } from './instrument.js';

/** Struck strings or bars: partials that fade one by one. Each is [multiple of the pitch, loudness, seconds]. */
export function struck(partials: readonly (readonly [number, number, number])[], release = 0.15): Instrument {
  return (sound, track) => {
    const { start, length, frequency, velocity, rate } = sound;
    for (const [multiple, loudness, seconds] of partials) {
      const turn = (2 * Math.PI * frequency * multiple) / rate;
      if (turn > 2.8) continue;
      const decay = 0.001 ** (1 / (seconds * rate * Math.min(1.6, (330 / frequency) ** 0.4)));
      ring(track, { start, length, turn, decay, level: loudness * velocity, release: release * rate });
    }
  };
}

interface Ringing {
  readonly start: number;
  readonly length: number;
  /** Radians a sample. */
  readonly turn: number;
  /** What is left of the loudness after a sample. */
  readonly decay: number;
  readonly level: number;
  /** Samples until silence once the note is let go. */
  readonly release: number;
}

/** A decaying sine as a two-pole resonator: two multiplications a sample. */
function ring(track: Float32Array, { start, length, turn, decay, level, release }: Ringing): void {
  const letGo = start + length;
  const end = Math.min(track.length, letGo + Math.round(release));
  const damping = 0.001 ** (1 / release);
  let one = 2 * decay * Math.cos(turn);
  let two = decay * decay;
  let before = 0;
  let now = level * Math.sin(turn);
  for (let at = start; at < end; at++) {
    if (at === letGo) {
      one *= damping;
      two *= damping * damping;
    }
    track[at] = (track[at] ?? 0) + now;
    const next = one * now - two * before;
    before = now;
    now = next;
  }
}
