import { FRAME_MS } from './frame.js';

/** Where a phrase stands. Times are milliseconds since the stream's beginning. */
export interface Endpointer {
  readonly phase: 'waiting' | 'speaking' | 'ended';
  /** The end of the last frame. */
  readonly at: number;
  /** The last frames, one bit each, the latest lowest: 1 is speech. */
  readonly recent: number;
  /** When the speech began; 0 while waiting. */
  readonly speechstart: number;
  /** The end of the last frame of speech; 0 while waiting. */
  readonly speechend: number;
  /** Milliseconds of speech so far. */
  readonly spoken: number;
}

/** Before anything was heard. */
export const SILENCE: Endpointer = {
  phase: 'waiting',
  at: 0,
  recent: 0,
  speechstart: 0,
  speechend: 0,
  spoken: 0,
};

/** Speech begins when so many … */
const BEGIN_FRAMES = 4;
/** … of so many frames are speech: a click is shorter. */
const BEGIN_WINDOW = 5;
/** Less speech than this is no phrase, in milliseconds: waiting goes on. */
const SHORTEST_PHRASE = 160;

/** Takes one frame. The phrase ends once nothing was said for `patience` milliseconds. */
export function advance(before: Endpointer, speech: boolean, patience: number): Endpointer {
  const at = before.at + FRAME_MS;
  const recent = ((before.recent << 1) | (speech ? 1 : 0)) & ((1 << BEGIN_WINDOW) - 1);
  if (before.phase === 'ended') return { ...before, at };
  if (before.phase === 'waiting') return { ...before, at, recent, ...begin(at, recent) };
  return { ...before, at, recent, ...goOn(before, { at, recent, speech, patience }) };
}

function begin(at: number, recent: number): Partial<Endpointer> {
  const frames = ones(recent);
  if (frames < BEGIN_FRAMES) return {};
  const length = 32 - Math.clz32(recent);
  return { phase: 'speaking', speechstart: at - length * FRAME_MS, speechend: at, spoken: frames * FRAME_MS };
}

function goOn(
  before: Endpointer,
  { at, recent, speech, patience }: { at: number; recent: number; speech: boolean; patience: number },
): Partial<Endpointer> {
  // A lone frame of speech in a pause is a click or a breath.
  if (speech) return { spoken: before.spoken + FRAME_MS, ...(ones(recent) >= 2 ? { speechend: at } : {}) };
  if (at - before.speechend < patience) return {};
  if (before.spoken < SHORTEST_PHRASE) return { ...SILENCE, at };
  return { phase: 'ended' };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
