/** Resonances of a mouth that says 'a', 'i' and 'o', in hertz. */
const VOWELS = [
  [730, 1090, 2440],
  [270, 2290, 3010],
  [570, 840, 2410],
] as const;

/** Something that a detector takes for a person: vowels, four a second, sung by pulses of a 120 Hz throat. */
export function babbling({
  seconds,
  samplerate = 16_000,
  amplitude = 9000,
}: {
  readonly seconds: number;
  readonly samplerate?: number;
  readonly amplitude?: number;
}): Int16Array<ArrayBuffer> {
  const length = Math.round(seconds * samplerate);
  const out = new Float64Array(length);
  for (const [place] of [0, 1, 2].entries()) resonate(out, place, samplerate);
  const loudest = out.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return Int16Array.from(out, (sample) => Math.round((sample / loudest) * amplitude));
}

/** So much faint noise, as in any room. */
export function roomNoise({
  seconds,
  samplerate = 16_000,
  amplitude = 20,
}: {
  readonly seconds: number;
  readonly samplerate?: number;
  readonly amplitude?: number;
}): Int16Array<ArrayBuffer> {
  let seed = 7;
  return Int16Array.from({ length: Math.round(seconds * samplerate) }, () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.round((seed / 0x3fffffff - 1) * amplitude);
  });
}

/** Sounds one after the other. */
export function joined(...sounds: readonly Int16Array[]): Int16Array<ArrayBuffer> {
  return Int16Array.from(sounds.flatMap((sound) => [...sound]));
}

/** The bytes of samples: signed 16-bit little-endian. */
export function bytesOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(samples.slice().buffer);
}

/** Adds one resonance of the mouth: a two-pole filter over the pulses of the throat. */
function resonate(out: Float64Array, place: number, samplerate: number): void {
  let [before, beforeThat] = [0, 0];
  for (let at = 0; at < out.length; at++) {
    const vowel = VOWELS[Math.floor((at / samplerate) * 4) % VOWELS.length] ?? VOWELS[0];
    const frequency = vowel[place] ?? 500;
    const damping = Math.exp((-Math.PI * (60 + 30 * place)) / samplerate);
    const pulse = at % Math.round(samplerate / 120) === 0 ? 1 / (place + 1) : 0;
    const turn = 2 * damping * Math.cos((2 * Math.PI * frequency) / samplerate);
    const sample = pulse + turn * before - damping * damping * beforeThat;
    beforeThat = before;
    before = sample;
    out[at] = (out[at] ?? 0) + sample;
  }
}
