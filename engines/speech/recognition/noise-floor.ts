/** How far below the speech the floor lies, in decibels. */
const DEPTH_DB = 27;

/**
 * The samples with a floor of white noise far below them. Models are trained on recordings of rooms; without
 * any noise the quiet parts of the spectrum have levels that no training saw, and recognition suffers.
 */
export function withNoiseFloor(samples: Float32Array, depth = DEPTH_DB): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
  const amplitude = Math.sqrt(3 * power) * 10 ** (-depth / 20);
  const random = uniform();
  return samples.map((sample) => sample + amplitude * random());
}

/** Numbers from -1 to 1, the same ones each time, so that equal audio is always heard alike (Park and Miller, 1988). */
function uniform(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 1_073_741_823.5 - 1;
  };
}
