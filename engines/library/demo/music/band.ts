import { clap, ride, rustle, skin, snare } from './drums.js';
import { filteredSaw } from './filtered-saw.js';
import { pluckedString } from './plucked-string.js';
import { struck } from './struck.js';
import { sustained } from './sustained.js';

/** The instruments of the demo library. */
export const BAND = {
  guitar: pluckedString({ decay: 2.4, brightness: 0.5 }),
  nylon: pluckedString({ decay: 1.6, brightness: 0.28 }),
  harp: pluckedString({ decay: 3.2, brightness: 0.35 }),
  uprightBass: pluckedString({ decay: 1.3, brightness: 0.1 }),
  electricBass: pluckedString({ decay: 2, brightness: 0.22 }),
  piano: struck([
    [1, 0.5, 2.4],
    [2.001, 0.26, 1.7],
    [3.004, 0.14, 1.2],
    [4.01, 0.08, 0.9],
    [5.02, 0.05, 0.6],
    [6.03, 0.03, 0.45],
  ]),
  electricPiano: struck([
    [1, 0.55, 2.2],
    [2, 0.1, 1],
    [3, 0.06, 0.6],
    [7.02, 0.08, 0.18],
  ]),
  vibraphone: struck([
    [1, 0.5, 2.8],
    [3.93, 0.14, 0.7],
    [9.2, 0.04, 0.12],
  ]),
  bell: struck([
    [1, 0.4, 1.8],
    [2.76, 0.2, 1.1],
    [5.4, 0.1, 0.5],
  ]),
  trumpet: sustained({
    harmonics: [0.2, 0.22, 0.18, 0.13, 0.09, 0.06, 0.04, 0.02],
    attack: 0.05,
    release: 0.08,
    vibrato: 0.006,
  }),
  clarinet: sustained({
    harmonics: [0.42, 0.03, 0.24, 0.03, 0.11, 0.02, 0.05],
    attack: 0.06,
    release: 0.09,
    vibrato: 0.003,
    breath: 0.004,
  }),
  flute: sustained({
    harmonics: [0.5, 0.12, 0.05, 0.01],
    attack: 0.08,
    release: 0.12,
    vibrato: 0.007,
    breath: 0.007,
  }),
  fiddle: sustained({
    harmonics: [0.3, 0.22, 0.17, 0.1, 0.1, 0.06, 0.05, 0.03, 0.02],
    attack: 0.07,
    release: 0.1,
    vibrato: 0.006,
    breath: 0.004,
  }),
  strings: sustained({
    harmonics: [0.26, 0.16, 0.1, 0.07, 0.05, 0.03, 0.02],
    attack: 0.14,
    release: 0.3,
    vibrato: 0.004,
    chorus: 0.003,
  }),
  cello: sustained({
    harmonics: [0.3, 0.2, 0.14, 0.09, 0.06, 0.05, 0.03, 0.02],
    attack: 0.09,
    release: 0.18,
    vibrato: 0.004,
  }),
  organ: sustained({ harmonics: [0.3, 0.2, 0.12, 0.14, 0, 0.06, 0, 0.06], attack: 0.01, release: 0.06 }),
  pad: sustained({
    harmonics: [0.3, 0.14, 0.1, 0.06, 0.05, 0.03],
    attack: 0.5,
    release: 0.9,
    chorus: 0.006,
  }),
  powerChord: sustained({
    harmonics: [0.3, 0.25, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06],
    attack: 0.004,
    release: 0.05,
    chorus: 0.002,
    fade: 6,
  }),
  leadGuitar: sustained({
    harmonics: [0.3, 0.22, 0.18, 0.12, 0.08, 0.06, 0.04],
    attack: 0.008,
    release: 0.09,
    vibrato: 0.009,
    fade: 9,
  }),
  synthBass: filteredSaw({ bright: 9, resonance: 0.5, close: 0.25, release: 0.05 }),
  acid: filteredSaw({ bright: 14, resonance: 0.3, close: 0.35, release: 0.06 }),
  synthLead: filteredSaw({ bright: 6, resonance: 0.9, close: 1.2, release: 0.15 }),
  kick: skin({ from: 160, to: 50, ring: 0.32, click: 0.25 }),
  deepKick: skin({ from: 220, to: 44, ring: 0.4, click: 0.3 }),
  snare: snare({ tone: 190, ring: 0.2, cutoff: 2_600 }),
  brush: rustle({ cutoff: 3_200, ring: 0.14, attack: 0.03 }),
  hat: rustle({ cutoff: 8_500, ring: 0.05 }),
  openHat: rustle({ cutoff: 7_500, ring: 0.28 }),
  shaker: rustle({ cutoff: 6_000, ring: 0.07, attack: 0.015 }),
  crash: rustle({ cutoff: 5_200, ring: 1.4 }),
  ride,
  clap,
};
