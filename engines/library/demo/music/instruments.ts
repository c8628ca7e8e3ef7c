import type { Random } from '../random.js';

/** A note as an instrument sounds it. */
export interface Sound {
  /** The first sample. */
  readonly start: number;
  /** Samples for which it is held; instruments may ring on. */
  readonly length: number;
  /** Hertz. */
  readonly frequency: number;
  /** Loudness, 0 to 1. */
  readonly velocity: number;
  /** Samples a second. */
  readonly rate: number;
  readonly random: Random;
}

/** Adds the sound of a note to a track. */
export type Instrument = (sound: Sound, track: Float32Array) => void;

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
