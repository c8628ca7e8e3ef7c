import loadFvad from '@echogarden/fvad-wasm';
import { FRAME_SAMPLES } from './frame.js';

const fvad = await loadFvad();
const samples = fvad._malloc(FRAME_SAMPLES * 2);

/** The strictest of WebRTC's four modes: it takes the least noise for speech. */
const MODE = 3;

/** Decibels by which speech stands above the background. */
const ABOVE_BACKGROUND = 6;
/** Decibels below the loudest speech: what is fainter is background, however much like speech it sounds. */
const BELOW_SPEECH = 24;
/** How fast the loudest speech is forgotten: decibels a frame. */
const FORGETTING = 0.03;
/** How fast the background is believed to rise: decibels a frame. */
const RISING = 0.06;
/** How much of a fall in level the background follows at once. */
const FALLING = 0.3;

/** Judges frames of one stream: WebRTC's detector, gated by level so that babble in the background ends a phrase. */
export class VoiceDetector {
  readonly #detector = fvad._fvad_new();
  #background: number | undefined;
  #loudest = 0;

  constructor() {
    fvad._fvad_set_sample_rate(this.#detector, 16_000);
    fvad._fvad_set_mode(this.#detector, MODE);
  }

  /** Whether somebody speaks in this frame (20 ms at 16 kHz). */
  detect(frame: Int16Array): boolean {
    fvad.HEAP16.set(frame, samples >> 1);
    const voiced = fvad._fvad_process(this.#detector, samples, FRAME_SAMPLES) === 1;
    const level = decibels(frame);
    const background = this.#follow(level);
    this.#loudest = Math.max(this.#loudest - FORGETTING, level);
    return voiced && level > Math.max(this.#loudest - BELOW_SPEECH, background + ABOVE_BACKGROUND);
  }

  free(): void {
    fvad._fvad_free(this.#detector);
  }

  #follow(level: number): number {
    const before = this.#background ?? level;
    this.#background =
      level < before ? before + FALLING * (level - before) : before + Math.min(level - before, RISING);
    return this.#background;
  }
}

function decibels(frame: Int16Array): number {
  let energy = 0;
  for (const sample of frame) energy += sample * sample;
  return 10 * Math.log10(energy / frame.length + 1);
}
