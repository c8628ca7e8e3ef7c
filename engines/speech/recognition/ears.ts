import { soundsOf, soundsOnly } from '../grammar/free-speech.js';
import { phonesOf } from '../lexicon/phones.js';
import type { AcousticModel } from './acoustic-model.js';
import { certainty, type Evidence, isClear, likeness } from './certainty.js';
import { withNoiseFloor } from './noise-floor.js';
import type { Hypothesis, Sayable } from './sayable.js';
import { SoundswallowerDecoder } from './soundswallower.js';
import { loadModule } from './soundswallower-module.js';
import { trimToSpeech } from './trim.js';

/** Words, and 0 (a guess) to 1 (certain). */
export interface Heard {
  readonly text: string;
  readonly confidence: number;
}

/** What became of a phrase. */
export interface Outcome {
  /** The best first. */
  readonly alternatives: readonly Heard[];
  readonly rejected: boolean;
}

/**
 * Voices that are higher or lower than the average one: the spectrum is stretched by so much
 * (vocal tract length normalisation; Lee and Rose, 1996).
 */
const STRETCHES = [0.88, 1.12] as const;
/** Samples in a frame. */
const FRAME = 160;
/** Frames at the end that a hypothesis need not reach: those that make no whole window, and a little more. */
const MOST_LEFT = 10;

/** Everything that hears one language: what may be said, for several voices, and free speech to hold it against. */
export class Ears {
  /** What may be said, for an average voice. */
  readonly #average: SoundswallowerDecoder;
  readonly #otherVoices: readonly SoundswallowerDecoder[];
  readonly #freeSpeech: SoundswallowerDecoder;
  readonly #sounds: SoundswallowerDecoder;
  readonly #leastCertainty: number;
  #pronunciations: Sayable['pronunciations'] = new Map();

  private constructor(
    model: AcousticModel,
    decoders: readonly [SoundswallowerDecoder, ...SoundswallowerDecoder[]],
  ) {
    const [average, freeSpeech, sounds, ...otherVoices] = decoders;
    if (!freeSpeech || !sounds) throw new Error('decoders are missing');
    this.#leastCertainty = model.leastCertainty;
    this.#average = average;
    this.#freeSpeech = freeSpeech;
    this.#sounds = sounds;
    this.#otherVoices = otherVoices;
  }

  static async load(model: AcousticModel): Promise<Ears> {
    const module = await loadModule();
    const phones = phonesOf(model.language);
    const average = await SoundswallowerDecoder.load(model, { module });
    const freeSpeech = await SoundswallowerDecoder.load(model, { module, narrow: true });
    const sounds = await SoundswallowerDecoder.load(model, { module, narrow: true });
    const otherVoices = [];
    for (const stretch of STRETCHES)
      otherVoices.push(await SoundswallowerDecoder.load(model, { module, stretch }));
    sounds.use(soundsOnly(phones));
    return new Ears(model, [average, freeSpeech, sounds, ...otherVoices]);
  }

  /** The memory of all decoders, in bytes. */
  get memory(): number {
    return this.#average.memory;
  }

  /** Takes what may be said from now on. */
  use(phrases: Sayable, freeSpeech: Sayable): void {
    for (const decoder of [this.#average, ...this.#otherVoices]) decoder.use(phrases);
    this.#freeSpeech.use(freeSpeech);
    this.#pronunciations = phrases.pronunciations;
  }

  /** Decides what was said in a whole phrase (16 kHz), and whether it is any of the phrases at all. */
  decide(samples: Float32Array): Outcome {
    const { heard, evidence } = this.weigh(samples);
    const [best, ...others] = [...new Set(heard.map(sentence))];
    if (best === undefined) return { alternatives: [], rejected: false };
    const sure = evidence ? certainty(evidence) : 1;
    const left = (1 - sure) / (others.length + 1);
    return {
      alternatives: [{ text: best, confidence: sure }, ...others.map((text) => ({ text, confidence: left }))],
      rejected: sure < this.#leastCertainty,
    };
  }

  /** The hypotheses, the best first, and the evidence for the best; without any it was clearly said. */
  weigh(samples: Float32Array): { readonly heard: readonly Hypothesis[]; readonly evidence?: Evidence } {
    const speech = withNoiseFloor(trimToSpeech(samples));
    const frames = Math.max(1, speech.length / FRAME);
    const fits = ({ words, end }: Hypothesis) => words.length > 0 && end > frames - MOST_LEFT;
    const sounds = this.#sounds.decode(speech);
    const bySound = (hypothesis: Hypothesis) => ({
      overSounds: (hypothesis.score - sounds.score) / frames,
      soundsAlike: likeness(this.#phones(hypothesis), soundsOf(sounds)),
    });
    const first = this.#average.decode(speech);
    if (fits(first) && isClear(bySound(first))) return { heard: [first] };
    const all = [first, ...this.#otherVoices.map((voice) => voice.decode(speech))];
    const heard = all.filter(fits).sort((one, other) => other.score - one.score);
    const [best] = heard;
    if (!best) return { heard: [] };
    const same = heard.filter((each) => sentence(each) === sentence(best)).length - 1;
    return {
      heard,
      evidence: {
        ...bySound(best),
        freelyAlike: likeness(best.words, this.#freeSpeech.decode(speech).words),
        sameForVoices: same / this.#otherVoices.length,
      },
    };
  }

  /** The phones of a hypothesis, each word said in its first way. */
  #phones({ words }: Hypothesis): readonly string[] {
    return words.flatMap((word) => this.#pronunciations.get(word)?.[0]?.split(' ') ?? []);
  }
}

function sentence({ words }: Hypothesis): string {
  return words.join(' ');
}
