import { Random } from '../random.js';
import type { Instrument, Sound } from './instrument.js';

/** A drum whose skin drops in pitch: from and to in hertz, `ring` in seconds. */
export function skin(shape: { from: number; to: number; ring: number; click: number }): Instrument {
  return ({ start, velocity, rate, random }, track) => {
    const end = Math.min(track.length, start + Math.round(shape.ring * rate));
    const fade = 0.001 ** (1 / (shape.ring * rate));
    const drop = 0.001 ** (1 / (0.12 * rate));
    let above = shape.from - shape.to;
    let level = velocity;
    let phase = 0;
    for (let at = start; at < end; at++) {
      const click = at - start < 40 ? shape.click * random.between(-1, 1) : 0;
      track[at] = (track[at] ?? 0) + level * (Math.sin(phase) + click);
      phase += (2 * Math.PI * (shape.to + above)) / rate;
      above *= drop;
      level *= fade;
    }
  };
}

/** Noise through a high or band filter: hats, brushes, shakers. `cutoff` in hertz, `ring` in seconds. */
export function rustle(shape: { cutoff: number; ring: number; attack?: number }): Instrument {
  return (sound, track) => noise(sound, track, { attack: 0, ...shape, band: 0.9 });
}

/** A snare drum: a short tone under a rush of noise. */
export function snare(shape: { tone: number; ring: number; cutoff: number }): Instrument {
  const body = skin({ from: shape.tone * 1.5, to: shape.tone, ring: shape.ring * 0.8, click: 0.4 });
  return (sound, track) => {
    body({ ...sound, velocity: sound.velocity * 0.6 }, track);
    noise(sound, track, { cutoff: shape.cutoff, ring: shape.ring, attack: 0, band: 0.7 });
  };
}

/** A clap: three bursts of noise, close together. */
export const clap: Instrument = (sound, track) => {
  for (const delay of [0, 0.012, 0.024]) {
    const start = sound.start + Math.round(delay * sound.rate);
    const ring = delay === 0.024 ? 0.18 : 0.03;
    noise({ ...sound, start }, track, { cutoff: 1_400, ring, attack: 0, band: 0.5 });
  }
};

/** Seconds that a ride cymbal rings. */
const RIDE_RING = 0.9;
const strokes = new Map<number, Float32Array>();

/** A ride cymbal: partials that have nothing to do with each other, and a little hiss; one stroke, played again and again. */
export const ride: Instrument = (sound, track) => {
  const stroke = strokes.get(sound.rate) ?? rideStroke(sound);
  strokes.set(sound.rate, stroke);
  const length = Math.min(stroke.length, track.length - sound.start);
  for (let at = 0; at < length; at++) {
    track[sound.start + at] = (track[sound.start + at] ?? 0) + (stroke[at] ?? 0) * sound.velocity;
  }
};

function rideStroke({ rate }: Sound): Float32Array {
  const stroke = new Float32Array(Math.round(RIDE_RING * rate));
  const fade = 0.001 ** (1 / (0.7 * rate));
  const turns = [3127, 4219, 5323, 6451, 7393].map((hertz) => (2 * Math.PI * hertz) / rate);
  let level = 0.06;
  for (let at = 0; at < stroke.length; at++) {
    let sample = 0;
    for (const turn of turns) sample += Math.sin(turn * at);
    stroke[at] = sample * level;
    level *= fade;
  }
  const hiss = { start: 0, length: 0, frequency: 0, velocity: 0.35, rate, random: new Random('ride') };
  noise(hiss, stroke, { cutoff: 7_000, ring: 0.12, attack: 0, band: 0.9 });
  return stroke;
}

interface Noise {
  readonly cutoff: number;
  readonly ring: number;
  readonly attack: number;
  /** How wide the band is: 0 narrow, 1 wide. */
  readonly band: number;
}

function noise(sound: Sound, track: Float32Array, { cutoff, ring, attack, band }: Noise): void {
  const { start, velocity, rate, random } = sound;
  const end = Math.min(track.length, start + Math.round((ring + attack) * rate));
  const turn = Math.min(0.95, 2 * Math.sin((Math.PI * cutoff) / rate));
  const fade = 0.001 ** (1 / (ring * rate));
  let low = 0;
  let middle = 0;
  let level = velocity;
  for (let at = start; at < end; at++) {
    low += turn * middle;
    const high = random.between(-1, 1) - low - (1 - 0.5 * band) * middle;
    middle += turn * high;
    const rise = at - start < attack * rate ? (at - start) / (attack * rate) : 1;
    if (rise === 1) level *= fade;
    track[at] = (track[at] ?? 0) + level * rise * (high * band + middle * (1 - band));
  }
}
