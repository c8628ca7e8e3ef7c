/** Samples in a frame: 20 ms at 16 kHz. */
const FRAME = 320;
/** Frames this many decibels below the loud ones (the 95th percentile) are not speech. */
const RANGE_DB = 18;
/** Frames that are kept on either side, for sounds that begin and end softly. */
const MARGIN = 8;

/** The part of a phrase from its first loud frame to its last, with 160 ms on either side. 16 kHz. */
export function trimToSpeech(samples: Float32Array): Float32Array {
  const levels = frameLevels(samples);
  const threshold = percentile(levels, 0.95) - RANGE_DB;
  const first = levels.findIndex((level) => level > threshold);
  const last = levels.findLastIndex((level) => level > threshold);
  if (first < 0) return samples;
  return samples.subarray(Math.max(0, first - MARGIN) * FRAME, (last + 1 + MARGIN) * FRAME);
}

/** The level of each whole frame in decibels of full scale. */
function frameLevels(samples: Float32Array): readonly number[] {
  return Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    const power = samples
      .subarray(frame * FRAME, (frame + 1) * FRAME)
      .reduce((sum, sample) => sum + sample * sample, 0);
    return 10 * Math.log10(power / FRAME + 1e-10);
  });
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NEGATIVE_INFINITY;
}
