/** What became of an item that began to play. */
export type Outcome = 'completed' | 'played' | 'skipped' | 'left';

/** An item while it plays. */
export interface Listening {
  readonly ref: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly began: number;
  /** Seconds into the item at which it began, and up to which it was heard as far as is known. */
  readonly from: number;
  readonly to: number;
  /** Seconds; undefined: unknown, or endless. */
  readonly duration: number | undefined;
}

/** What a device tells, in the order it happens. */
export interface Heard {
  readonly event: 'stop' | 'continue' | 'mediabegin' | 'mediaerror';
  readonly ref: string;
  /** Seconds into the item. */
  readonly offset: number;
  readonly at: number;
  readonly duration: number | undefined;
}

/** Who hears less than this of an item and goes on to another has skipped it; seconds. */
const SKIPPED_WITHIN = 30;
/** An item counts as played after half of it, or after these seconds, whichever comes first. */
const PLAYED_AFTER = 240;
/** Of an item whose length is not known. */
const PLAYED_AFTER_UNKNOWN = 60;
const COMPLETED_SHARE = 0.9;

/** Follows what a device tells: what plays after it, and what became of what played before. */
export function followed(
  playing: Listening | undefined,
  heard: Heard,
): {
  readonly playing: Listening | undefined;
  readonly ended?: { readonly ref: string; readonly outcome: Outcome };
} {
  const same = playing?.ref === heard.ref;
  switch (heard.event) {
    case 'mediabegin': {
      const { ref, offset, at, duration } = heard;
      const next = { ref, began: at, from: offset, to: offset, duration };
      if (!playing || same) return { playing: next };
      return { playing: next, ended: ending(upTo(playing, at), 'next') };
    }
    case 'continue':
      return { playing: same ? { ...playing, to: Math.max(playing.to, heard.offset) } : playing };
    case 'stop':
      if (!same) return { playing: undefined };
      return { playing: undefined, ended: ending({ ...playing, to: heard.offset }, 'stop') };
    case 'mediaerror':
      return { playing: undefined };
  }
}

/** A device that begins the next item has played this one until then. */
function upTo(playing: Listening, at: number): Listening {
  const passed = playing.from + (at - playing.began) / 1000;
  const to = Math.min(Math.max(playing.to, passed), playing.duration ?? passed);
  return { ...playing, to };
}

function ending({ ref, from, to, duration }: Listening, how: 'next' | 'stop') {
  return { ref, outcome: outcomeOf(Math.max(0, to - from), { to, duration, how }) };
}

function outcomeOf(
  seconds: number,
  {
    to,
    duration,
    how,
  }: { readonly to: number; readonly duration: number | undefined; readonly how: 'next' | 'stop' },
): Outcome {
  const enough = duration === undefined ? PLAYED_AFTER_UNKNOWN : Math.min(duration / 2, PLAYED_AFTER);
  if (duration !== undefined && to >= duration * COMPLETED_SHARE && seconds >= enough) return 'completed';
  if (seconds >= enough) return 'played';
  return how === 'next' && seconds < SKIPPED_WITHIN ? 'skipped' : 'left';
}
