import type { Instrument } from './instrument.js';

/** A sawtooth through a filter that opens with the stroke and closes again: `bright` in multiples of the pitch. */
export function filteredSaw(shape: {
  readonly bright: number;
  readonly resonance: number;
  readonly close: number;
  readonly release: number;
}): Instrument {
  return ({ start, length, frequency, velocity, rate }, track) => {
    const end = Math.min(track.length, Math.round(start + length + shape.release * rate));
    const step = frequency / rate;
    const closing = 0.001 ** (1 / (shape.close * rate));
    let opening = shape.bright;
    let phase = 0;
    let low = 0;
    let band = 0;
    for (let at = start; at < end; at++) {
      const age = at - start;
      opening *= closing;
      const cutoff = Math.min(0.9, (2 * Math.PI * frequency * (1.2 + opening)) / rate);
      low += cutoff * band;
      band += cutoff * (sawtooth(phase, step) - low - shape.resonance * band);
      phase += step;
      if (phase >= 1) phase -= 1;
      const rise = age < 60 ? age / 60 : 1;
      const fall = age < length ? 1 : 1 - (age - length) / (shape.release * rate);
      track[at] = (track[at] ?? 0) + low * velocity * rise * fall;
    }
  };
}

/** A sawtooth whose jump is smoothed over two samples (PolyBLEP), so that it does not alias. */
function sawtooth(phase: number, step: number): number {
  const naive = 2 * phase - 1;
  if (phase < step) {
    const near = phase / step;
    return naive - (2 * near - near * near - 1);
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return naive - (near * near + 2 * near + 1);
  }
  return naive;
}
