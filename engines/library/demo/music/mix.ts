import type { Random } from '../random.js';
import { type Part, type Piece, secondOf } from './piece.js';

/** Left and right. */
export type Stereo = readonly [Float32Array, Float32Array];

/** Seconds that the last notes may ring. */
const TAIL = 2.5;
const LOUDEST = 0.89;

/** Plays a piece: the parts, the room they stand in, and a level that is as loud as others' without clipping. */
export function mixed(piece: Piece, rate: number, random: Random): Stereo {
  const samples = Math.round((secondOf(piece, piece.beats) + TAIL) * rate);
  const mix: Stereo = [new Float32Array(samples), new Float32Array(samples)];
  const room = new Float32Array(samples);
  for (const part of piece.parts) {
    const track = played(part, piece, { samples, rate, random });
    const angle = ((part.pan + 1) * Math.PI) / 4;
    addTo(mix[0], track, part.gain * Math.cos(angle));
    addTo(mix[1], track, part.gain * Math.sin(angle));
    addTo(room, track, part.gain * part.room);
  }
  addTo(mix[0], reverberation(room, rate, LEFT), 1);
  addTo(mix[1], reverberation(room, rate, RIGHT), 1);
  finish(mix, rate);
  return mix;
}

function played(
  part: Part,
  piece: Piece,
  { samples, rate, random }: { samples: number; rate: number; random: Random },
): Float32Array {
  const track = new Float32Array(samples);
  for (const note of part.notes) {
    // People do not play like clocks: up to 6 ms early or late.
    const second = Math.max(0, secondOf(piece, note.beat) + random.between(-0.006, 0.006));
    const start = Math.round(second * rate);
    const length = Math.round(secondOf(piece, note.beat + note.length) * rate) - start;
    const frequency = 440 * 2 ** ((note.pitch - 69) / 12);
    if (start < samples) {
      part.instrument({ start, length, frequency, velocity: note.velocity, rate, random }, track);
    }
  }
  if (part.drive) overdrive(track, part.drive, rate);
  if (part.pumps) pump(track, (60 / piece.tempo) * rate);
  return track;
}

/** Presses a track into a soft limit and takes off the harshest edge, as a loudspeaker cabinet does. */
function overdrive(track: Float32Array, drive: number, rate: number): void {
  const edge = 1 - Math.exp((-2 * Math.PI * 3_800) / rate);
  let first = 0;
  let second = 0;
  for (let at = 0; at < track.length; at++) {
    first += edge * (Math.tanh((track[at] ?? 0) * drive) - first);
    second += edge * (first - second);
    track[at] = second * 0.6;
  }
}

function pump(track: Float32Array, beat: number): void {
  for (let at = 0; at < track.length; at++) {
    const within = (at % beat) / beat;
    track[at] = (track[at] ?? 0) * (0.25 + 0.75 * Math.min(1, within * 2.2));
  }
}

function addTo(mix: Float32Array, track: Float32Array, gain: number): void {
  for (let at = 0; at < mix.length; at++) mix[at] = (mix[at] ?? 0) + (track[at] ?? 0) * gain;
}

/** Delays of the room's echoes, in seconds: combs, then all-passes (Schroeder, 1962). */
const LEFT = { combs: [0.0297, 0.0371, 0.0411, 0.0437], passes: [0.005, 0.0017] };
const RIGHT = { combs: [0.0303, 0.0367, 0.0419, 0.0443], passes: [0.0051, 0.0019] };

function reverberation(dry: Float32Array, rate: number, { combs, passes }: typeof LEFT): Float32Array {
  let wet = new Float32Array(dry.length);
  for (const delay of combs) addComb(wet, dry, Math.round(delay * rate));
  for (const delay of passes) wet = allPass(wet, Math.round(delay * rate));
  return wet;
}

function addComb(wet: Float32Array, dry: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let soft = 0;
  for (let at = 0, place = 0; at < dry.length; at++) {
    const echo = line[place] ?? 0;
    soft += 0.6 * (echo - soft);
    line[place] = (dry[at] ?? 0) + soft * 0.8;
    wet[at] = (wet[at] ?? 0) + echo * 0.22;
    if (++place === delay) place = 0;
  }
}

function allPass(dry: Float32Array, delay: number): Float32Array<ArrayBuffer> {
  const line = new Float32Array(delay);
  const wet = new Float32Array(dry.length);
  for (let at = 0, place = 0; at < dry.length; at++) {
    const echo = line[place] ?? 0;
    const fed = (dry[at] ?? 0) + echo * 0.7;
    line[place] = fed;
    wet[at] = echo - 0.7 * fed;
    if (++place === delay) place = 0;
  }
  return wet;
}

/** Brings the mix to a common loudness (RMS), rounds off what is above, and fades the end. */
function finish(mix: Stereo, rate: number): void {
  const [left, right] = mix;
  let power = 0;
  for (let at = 0; at < left.length; at++) power += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2;
  const gain = 0.17 / (Math.sqrt(power / (2 * left.length)) || 1);
  const fading = rate * 1.5;
  for (const side of mix) {
    for (let at = 0; at < side.length; at++) {
      const fade = Math.min(1, (side.length - at) / fading);
      side[at] = LOUDEST * Math.tanh((side[at] ?? 0) * gain) * fade;
    }
  }
}
