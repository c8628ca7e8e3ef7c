import type { Random } from '../random.js';
import type { Instrument } from './instrument.js';

/** A plucked string (Karplus and Strong, 1983): `decay` seconds to fade, `brightness` 0 to 1. */
export function pluckedString({ decay, brightness }: { decay: number; brightness: number }): Instrument {
  return (sound, track) => {
    const { start, length, frequency, velocity, rate, random } = sound;
    const period = rate / frequency - 0.5;
    const size = Math.max(2, Math.floor(period - 0.2));
    const tuning = (1 - (period - size)) / (1 + (period - size));
    const string = excitation(size, brightness, random);
    const loss = 0.001 ** (1 / (frequency * decay));
    const end = Math.min(track.length, start + length + Math.round(rate * 0.25));
    const release = 1 / (rate * 0.25);
    let last = 0;
    let tunedIn = 0;
    let tunedOut = 0;
    for (let at = start, place = 0; at < end; at++) {
      const sample = string[place] ?? 0;
      const damped = loss * 0.5 * (sample + last);
      last = sample;
      tunedOut = tuning * (damped - tunedOut) + tunedIn;
      tunedIn = damped;
      string[place] = tunedOut;
      if (++place === size) place = 0;
      const held = at < start + length ? 1 : 1 - (at - start - length) * release;
      track[at] = (track[at] ?? 0) + sample * velocity * held;
    }
  };
}

function excitation(size: number, brightness: number, random: Random): Float32Array {
  const string = new Float32Array(size);
  let smooth = 0;
  let sum = 0;
  for (let index = 0; index < size; index++) {
    smooth += brightness * (random.between(-1, 1) - smooth);
    string[index] = smooth;
    sum += smooth;
  }
  const mean = sum / size;
  const power = Math.sqrt(string.reduce((total, value) => total + (value - mean) ** 2, 0) / size) || 1;
  return string.map((value) => ((value - mean) / power) * 0.5);
}
