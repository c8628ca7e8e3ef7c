import loadFvad from '@echogarden/fvad-wasm';
import { FRAME_SAMPLES } from './frame.js';
import { Pitch } from './pitch.js';
import { SpeechBand } from './speech-band.js';

const fvad = await loadFvad();
const samples = fvad._malloc(FRAME_SAMPLES * 2);

/** How a frame sounds. */
export interface Sound {
  /** Decibels, where voices carry. */
  readonly level: number;
  /** What WebRTC's detector thinks: `sure` in its strictest mode, `maybe` in the next one only. */
  readonly voice: 'sure' | 'maybe' | 'no';
  /** 0 to 1: how much it swings like vocal cords; 0 where there is no voice. */
  readonly pitch: number;
}

/** WebRTC's modes go from 0, which takes much for speech, to 3. */
const STRICTEST = 3;
const STRICT = 2;

/** Listens to the frames of one stream. */
export class VoiceDetector {
  readonly #strictest = detector(STRICTEST);
  readonly #strict = detector(STRICT);
  readonly #band = new SpeechBand();
  readonly #pitch = new Pitch();

  /** Takes a frame of 20 ms at 16 kHz. */
  detect(frame: Int16Array): Sound {
    fvad.HEAP16.set(frame, samples >> 1);
    const sure = fvad._fvad_process(this.#strictest, samples, FRAME_SAMPLES) === 1;
    const maybe = fvad._fvad_process(this.#strict, samples, FRAME_SAMPLES) === 1;
    this.#pitch.push(frame);
    return {
      level: this.#band.level(frame),
      voice: sure ? 'sure' : maybe ? 'maybe' : 'no',
      pitch: sure || maybe ? this.#pitch.strength() : 0,
    };
  }

  free(): void {
    fvad._fvad_free(this.#strictest);
    fvad._fvad_free(this.#strict);
  }
}

function detector(mode: number): number {
  const made = fvad._fvad_new();
  fvad._fvad_set_sample_rate(made, 16_000);
  fvad._fvad_set_mode(made, mode);
  return made;
}
