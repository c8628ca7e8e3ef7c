import { type Background, backgroundLevel, beginBackground, followBackground } from './background.js';
import { FRAME_MS } from './frame.js';
import type { Sound } from './voice-detector.js';

/**
 * Where a phrase stands. Times are milliseconds since the stream's beginning, levels decibels.
 * Speech is what stands out from the background and sounds like a voice; while somebody
 * speaks, the bar lies between the background and the voice, so that it rises with the noise.
 */
export interface Endpointer {
  readonly phase: 'waiting' | 'speaking' | 'ended';
  /** The end of the last frame. */
  readonly at: number;
  readonly background: Background | undefined;
  /** The last frames, one bit each, the latest lowest: 1 is speech. */
  readonly recent: number;
  /** The loudest speech, slowly forgotten. */
  readonly loudest: number;
  readonly speechstart: number;
  /** The end of the last frame of speech. */
  readonly speechend: number;
  /** Milliseconds of speech so far. */
  readonly spoken: number;
  /** Milliseconds since `speechend` in which somebody may be speaking faintly. */
  readonly faint: number;
}

/** Before anything was heard. */
export const SILENCE: Endpointer = {
  phase: 'waiting',
  at: 0,
  background: undefined,
  recent: 0,
  loudest: 0,
  speechstart: 0,
  speechend: 0,
  spoken: 0,
  faint: 0,
};

// All of these were fitted together on noisy speech: bench/audio.ts tells how well they do.

/** Milliseconds in which the background is learned faster. */
const EARLY = 200;
/** Speech begins when so many of the last four frames are speech. */
const BEGIN_FRAMES = 3;
const RECENT = 0b1111;
/** A voice begins so much above the background, and swings so much; … */
const BEGIN_ABOVE = 3.2;
const BEGIN_PITCH = 0.43;
/** … or anything that stands out so much: many words begin without voice. */
const BEGIN_LOUD = 12;
/** Where the bar lies while somebody speaks: between the background (0) and the voice (1), and not too far below it. */
const BAR = 0.4;
const BELOW_LOUDEST = 20;
/** Speech swings so much, unless it is so far above the bar: a voice in noise is often taken for none. */
const SPEECH_PITCH = 0.5;
const SURELY_ABOVE = 5;
/** Decibels a frame by which the loudest speech is forgotten. */
const FORGETTING = 0.02;
/** Faint speech: it swings, stands out so much from the background, and is not too far below the voice. */
const FAINT_PITCH = 0.57;
const FAINT_ABOVE = 4.8;
const FAINT_BELOW = 15;
/** Faint speech prolongs the wait by this factor of its length, and by no more than so many milliseconds. */
const FAINT_FACTOR = 1.6;
const FAINT_MOST = 240;
/** A voice that stands out by less is lost in the noise now and then: the wait grows with what is missing, up to a bound. */
const CLEARLY_ABOVE = 19;
const NOISY_MS_PER_DECIBEL = 20;
const NOISY_MOST = 160;
/** Less speech, in milliseconds, or speech that stands out less, is no phrase: waiting goes on. */
const SHORTEST_PHRASE = 200;
const FAINTEST_PHRASE = 9.5;

/** Takes one frame. The phrase ends once nothing was said for `patience` milliseconds. */
export function advance(before: Endpointer, sound: Sound, patience: number): Endpointer {
  const at = before.at + FRAME_MS;
  if (before.phase === 'ended') return { ...before, at };
  const background = followBackground(before.background ?? beginBackground(sound.level), {
    level: sound.level,
    pace: at <= EARLY ? 'early' : 'later',
    speaking: before.phase === 'speaking',
  });
  const now = { ...before, at, background };
  const noise = backgroundLevel(background);
  return before.phase === 'waiting' ? wait(now, sound, noise) : goOn(now, { sound, noise, patience });
}

/** Whether the last frame was speech. */
export function isSpeech({ phase, recent }: Endpointer): boolean {
  return phase === 'speaking' && (recent & 1) === 1;
}

function wait(now: Endpointer, { level, voice, pitch }: Sound, noise: number): Endpointer {
  const voiced = voice === 'sure' && level > noise + BEGIN_ABOVE && pitch > BEGIN_PITCH;
  const recent = remember(now.recent, voiced || level > noise + BEGIN_LOUD);
  const frames = ones(recent);
  if (frames < BEGIN_FRAMES) return { ...now, recent };
  const length = 32 - Math.clz32(recent);
  const begun = { speechstart: now.at - length * FRAME_MS, speechend: now.at, spoken: frames * FRAME_MS };
  return { ...now, recent, ...begun, phase: 'speaking', loudest: level, faint: 0 };
}

function goOn(
  now: Endpointer,
  { sound, noise, patience }: { readonly sound: Sound; readonly noise: number; readonly patience: number },
): Endpointer {
  const { level, voice, pitch } = sound;
  const loudest = Math.max(now.loudest - FORGETTING, level);
  const bar = Math.max(loudest - BELOW_LOUDEST, noise + BAR * (loudest - noise));
  const voiced = voice !== 'no' && level > bar && (pitch > SPEECH_PITCH || level > bar + SURELY_ABOVE);
  const speech = voiced || level > bar + SURELY_ABOVE;
  const next = { ...now, loudest, recent: remember(now.recent, speech) };
  if (speech) return goOnSpeaking(next, voiced);
  const faint =
    voice !== 'no' && pitch > FAINT_PITCH && level > noise + FAINT_ABOVE && level > loudest - FAINT_BELOW;
  return pause({ ...next, faint: now.faint + (faint ? FRAME_MS : 0) }, { noise, patience });
}

/** A lone frame of speech in a pause is a click or a breath; a bang goes on, but nobody has spoken. */
function goOnSpeaking(now: Endpointer, voiced: boolean): Endpointer {
  const spoken = now.spoken + (voiced ? FRAME_MS : 0);
  return ones(now.recent) < 2 ? { ...now, spoken } : { ...now, spoken, speechend: now.at, faint: 0 };
}

function pause(
  now: Endpointer,
  { noise, patience }: { readonly noise: number; readonly patience: number },
): Endpointer {
  const missing = Math.max(0, CLEARLY_ABOVE - (now.loudest - noise));
  const prolonged =
    Math.min(FAINT_MOST, FAINT_FACTOR * now.faint) + Math.min(NOISY_MOST, NOISY_MS_PER_DECIBEL * missing);
  if (now.at - now.speechend < patience + prolonged) return now;
  if (now.spoken >= SHORTEST_PHRASE && now.loudest >= noise + FAINTEST_PHRASE)
    return { ...now, phase: 'ended' };
  return { ...SILENCE, at: now.at, background: now.background };
}

function remember(recent: number, speech: boolean): number {
  return ((recent << 1) | (speech ? 1 : 0)) & RECENT;
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
