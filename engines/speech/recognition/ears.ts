import { soundsOf, soundsOnly } from '../grammar/free-speech.js';
import { phonesOf } from '../lexicon/phones.js';
import type { AcousticModel } from './acoustic-model.js';
import {
  certainty,
  type Evidence,
  type FirstEvidence,
  firstVerdict,
  LEAST_CERTAINTY,
  likeness,
} from './certainty.js';
import { withNoiseFloor } from './noise-floor.js';
import type { Hypothesis, Piece, Sayable } from './sayable.js';
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

/** The hypotheses for a phrase, the best first, and the evidence for the best; none: nothing fits. */
export interface Weighed {
  readonly heard: readonly Hypothesis[];
  readonly evidence?: Evidence;
}

/** What is known after the first look at a phrase; `evidence` only when the first hypothesis fits. */
interface FirstLook {
  readonly speech: Float32Array;
  readonly frames: number;
  readonly sounds: Hypothesis;
  readonly first: Hypothesis;
  readonly evidence?: FirstEvidence;
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
/** Frames that need not be words: more than those before and after a phrase and where people hesitate, 1.75 s. */
const MOST_UNSAID = 175;
/** Frames in which a word is said, for each of its letters: nobody draws it out for longer, only noise does. */
const LONGEST_LETTER = 40;
/** Samples of speech beyond which nobody makes a request: 12 s. Decoding it would only keep others waiting. */
const LONGEST_REQUEST = 12 * 16_000;
/** What it is worth, a frame, that another voice hears the same words: of nearly equal ones those win that more agree on. */
const AGREEMENT = 1;

/** Everything that hears one language: what may be said, for several voices, and free speech to hold it against. */
export class Ears {
  /** What may be said, for an average voice. */
  readonly #average: SoundswallowerDecoder;
  readonly #otherVoices: readonly SoundswallowerDecoder[];
  readonly #freeSpeech: SoundswallowerDecoder;
  readonly #sounds: SoundswallowerDecoder;
  #pronunciations: Sayable['pronunciations'] = new Map();

  private constructor(decoders: readonly [SoundswallowerDecoder, ...SoundswallowerDecoder[]]) {
    const [average, freeSpeech, sounds, ...otherVoices] = decoders;
    if (!freeSpeech || !sounds) throw new Error('decoders are missing');
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
    return new Ears([average, freeSpeech, sounds, ...otherVoices]);
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
    const speech = trimToSpeech(samples);
    if (speech.length > LONGEST_REQUEST) return { alternatives: [], rejected: true };
    const look = this.#look(withNoiseFloor(speech));
    const verdict = look.evidence && firstVerdict(look.evidence);
    if (verdict === 'clear') return outcome([look.first], 1);
    if (verdict === 'hopeless') return outcome([look.first], 0);
    const { heard, evidence } = this.#weigh(look);
    return outcome(heard, evidence ? certainty(evidence) : 0);
  }

  /** The hypotheses for a whole phrase, the best first, and all the evidence for the best. */
  weigh(samples: Float32Array): Weighed {
    return this.#weigh(this.#look(withNoiseFloor(trimToSpeech(samples))));
  }

  /** What an average voice would have said, held against bare sounds. */
  #look(speech: Float32Array): FirstLook {
    const sounds = this.#sounds.decode(speech);
    const first = this.#average.decode(speech);
    const look = { speech, frames: Math.max(1, speech.length / FRAME), sounds, first };
    return fits(first, look) ? { ...look, evidence: this.#bySound(first, look) } : look;
  }

  #weigh(look: FirstLook): Weighed {
    const { speech, frames, first } = look;
    const all = [first, ...this.#otherVoices.map((voice) => voice.decode(speech))];
    const agreeing = (one: Hypothesis) => all.filter((each) => sentence(each) === sentence(one)).length;
    const merit = (one: Hypothesis) => one.score / frames + AGREEMENT * agreeing(one);
    const heard = all.filter((each) => fits(each, look)).sort((one, other) => merit(other) - merit(one));
    const [best] = heard;
    if (!best) return { heard: [] };
    const freelyAlike = likeness(best.words, this.#freeSpeech.decode(speech).words);
    const sameForVoices = (agreeing(best) - 1) / this.#otherVoices.length;
    return { heard, evidence: { ...this.#bySound(best, look), freelyAlike, sameForVoices } };
  }

  #bySound(hypothesis: Hypothesis, { sounds, frames }: FirstLook): FirstEvidence {
    return {
      overSounds: (hypothesis.score - sounds.score) / frames,
      worseHalf: worseHalf(hypothesis, sounds),
      soundsAlike: likeness(this.#phones(hypothesis), soundsOf(sounds)),
      words: hypothesis.words.length,
    };
  }

  /** The phones of a hypothesis, each word said in its first way. */
  #phones({ words }: Hypothesis): readonly string[] {
    return words.flatMap((word) => this.#pronunciations.get(word)?.[0]?.split(' ') ?? []);
  }
}

/** Whether a hypothesis has words for the whole phrase, as long as people say them. */
function fits({ words, pieces }: Hypothesis, { frames }: FirstLook): boolean {
  const end = pieces.at(-1)?.last ?? 0;
  const spoken = pieces.reduce((sum, piece) => sum + (piece.spoken ? lengthOf(piece) : 0), 0);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const whole = end > frames - MOST_LEFT && spoken > frames - MOST_UNSAID;
  return words.length > 0 && whole && spoken < letters * LONGEST_LETTER;
}

/** By how much the words of the worse half fit better than bare sounds do in their frames, a frame. */
function worseHalf({ pieces }: Hypothesis, sounds: Hypothesis): number {
  const reached = [0];
  for (const piece of sounds.pieces) {
    const each = piece.score / lengthOf(piece);
    for (let frame = piece.first; frame <= piece.last; frame += 1)
      reached[frame + 1] = (reached[frame] ?? 0) + each;
  }
  const sound = (frame: number) => reached[Math.min(frame, reached.length - 1)] ?? 0;
  const overs = pieces
    .filter(({ spoken }) => spoken)
    .map((word) => (word.score - (sound(word.last + 1) - sound(word.first))) / lengthOf(word))
    .sort((one, other) => one - other);
  const worse = overs.slice(0, Math.max(1, Math.floor(overs.length / 2)));
  return worse.reduce((sum, over) => sum + over, 0) / Math.max(1, worse.length);
}

/** Frames. */
function lengthOf({ first, last }: Piece): number {
  return last - first + 1;
}

/** The outcome of hypotheses, the best first, that is so certain; the others share what is left. */
function outcome(heard: readonly Hypothesis[], sure: number): Outcome {
  const [best, ...others] = [...new Set(heard.map(sentence))];
  if (best === undefined) return { alternatives: [], rejected: false };
  const left = (1 - sure) / (others.length + 1);
  return {
    alternatives: [{ text: best, confidence: sure }, ...others.map((text) => ({ text, confidence: left }))],
    rejected: sure < LEAST_CERTAINTY,
  };
}

function sentence({ words }: Hypothesis): string {
  return words.join(' ');
}
