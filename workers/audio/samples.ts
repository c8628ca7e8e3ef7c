/** No samples. */
export const NO_SAMPLES = new Int16Array(0);

/** Turns samples of -1 to 1 into 16-bit ones, clipping what is louder. */
export function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const sample = Math.round((samples[i] ?? 0) * 32768);
    out[i] = sample > 32767 ? 32767 : sample < -32768 ? -32768 : sample;
  }
  return out;
}

/** Joins pieces of samples. */
export function concat(pieces: readonly Int16Array[]): Int16Array {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const out = new Int16Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    out.set(piece, place);
    place += piece.length;
  }
  return out;
}

/** The mean of all channels, as 16-bit samples. */
export function mono(channels: readonly Float32Array[]): Int16Array {
  const [first, ...others] = channels;
  if (!first) return NO_SAMPLES;
  if (others.length === 0) return toInt16(first);
  const sum = first.map((sample, at) => others.reduce((total, each) => total + (each[at] ?? 0), sample));
  return toInt16(sum.map((sample) => sample / channels.length));
}
