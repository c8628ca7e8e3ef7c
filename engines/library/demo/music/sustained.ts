import type { Instrument, Sound } from './instrument.js';

/** A voice that holds its tone: a wave of harmonics with an envelope. */
export interface Voice {
  /** Loudness of the harmonics from the fundamental up. */
  readonly harmonics: readonly number[];
  /** Seconds to full loudness. */
  readonly attack: number;
  /** Seconds to silence. */
  readonly release: number;
  /** Depth of vibrato, as a part of the pitch; it sets in slowly. */
  readonly vibrato?: number;
  /** Several players a little out of tune, as a part of the pitch. */
  readonly chorus?: number;
  /** Seconds in which a held tone fades; absent: it does not. */
  readonly fade?: number;
  /** Breath or bow noise, 0 to 1. */
  readonly breath?: number;
}

const WAVE = 2048;

/** Plays a voice. */
export function sustained(voice: Voice): Instrument {
  return (sound, track) => {
    const wave = waveOf(voice.harmonics, sound.frequency, sound.rate);
    const detuned = voice.chorus ? [1 - voice.chorus, 1, 1 + voice.chorus] : [1];
    for (const detune of detuned) {
      const frequency = sound.frequency * detune;
      sing({ ...sound, frequency, velocity: sound.velocity / detuned.length ** 0.5 }, track, voice, wave);
    }
  };
}

function sing(sound: Sound, track: Float32Array, voice: Voice, wave: Float32Array): void {
  const { start, length, frequency, velocity, rate, random } = sound;
  const attack = voice.attack * rate;
  const release = voice.release * rate;
  const end = Math.min(track.length, Math.round(start + length + release));
  const step = (frequency * WAVE) / rate;
  const vibrato = voice.vibrato ?? 0;
  const wobble = (2 * Math.PI * 5.2) / rate;
  const breath = voice.breath ?? 0;
  const fade = voice.fade ? 0.001 ** (1 / (voice.fade * rate)) : 1;
  let level = velocity;
  let bend = 1;
  let phase = random.next() * WAVE;
  for (let at = start; at < end; at++) {
    const age = at - start;
    if (vibrato > 0 && (age & 31) === 0) {
      bend = 1 + vibrato * Math.min(1, age / (0.5 * rate)) * Math.sin(wobble * age);
    }
    const rise = age < attack ? age / attack : 1;
    const fall = age < length ? 1 : 1 - (age - length) / release;
    level *= fade;
    const noise = breath > 0 ? breath * random.between(-1, 1) : 0;
    track[at] = (track[at] ?? 0) + ((wave[phase | 0] ?? 0) + noise) * rise * fall * level;
    phase += step * bend;
    if (phase >= WAVE) phase -= WAVE;
  }
}

const waves = new WeakMap<readonly number[], Map<number, Float32Array>>();

/** One turn of a wave without harmonics above what the rate can hold. */
function waveOf(harmonics: readonly number[], frequency: number, rate: number): Float32Array {
  const highest = Math.min(harmonics.length, Math.floor((rate * 0.45) / frequency));
  const known = waves.get(harmonics) ?? new Map<number, Float32Array>();
  waves.set(harmonics, known);
  const wave = known.get(highest) ?? newWave(harmonics, highest);
  known.set(highest, wave);
  return wave;
}

function newWave(harmonics: readonly number[], highest: number): Float32Array {
  const wave = new Float32Array(WAVE);
  for (let harmonic = 1; harmonic <= highest; harmonic++) {
    const loudness = harmonics[harmonic - 1] ?? 0;
    for (let place = 0; place < WAVE; place++) {
      wave[place] = (wave[place] ?? 0) + loudness * Math.sin((2 * Math.PI * harmonic * place) / WAVE);
    }
  }
  return wave;
}
