import { AppError } from '../errors.js';

/** What repeats: nothing, the whole list, or the track that plays. */
export type Loop = 'off' | 'all' | 'one';

/** Where a playable is. Indexes are places in the playing order. Section 3's playable states are values of it. */
export interface Playing {
  /** Where a page without startindex begins; the length of the list when it has ended. */
  readonly next: number;
  /** The last item given out; -1: none. */
  readonly last: number;
  /** The item that a device said it began; -1: none said so. */
  readonly begun: number;
  readonly loop: Loop;
  readonly shuffling: boolean;
  /** The place in the shuffled order at which the playing order begins, so that the track that plays stays first. */
  readonly rotation: number;
  /** The item that the place is kept by where others come before it; absent: the indexes alone count. */
  readonly anchor?: Anchor;
}

/** An item, and where it stood when the indexes of a {@link Playing} were true. */
export interface Anchor {
  readonly index: number;
  readonly ref: string;
}

/** How much there is: of an endless list, how much was made so far. */
export interface Extent {
  readonly length: number;
  readonly endless: boolean;
}

/** What a device asks for; no startindex: whatever comes next. */
export interface PageRequest {
  readonly startindex?: number;
  readonly itemsperpage: number;
}

/** A page: the indexes of its items, and where the playable is after it. */
export interface TurnedPage {
  readonly startindex: number;
  readonly indexes: readonly number[];
  readonly playing: Playing;
}

/** A playable that nobody has listened to. */
export const UNTOUCHED: Playing = {
  next: 0,
  last: -1,
  begun: -1,
  loop: 'off',
  shuffling: false,
  rotation: 0,
};

/** Gives the page asked for and moves on. Throws `out_of_range`; then nothing has moved. */
export function turnPage(playing: Playing, extent: Extent, request: PageRequest): TurnedPage {
  const startindex = startOf(playing, extent, request.startindex);
  const jumped = request.startindex !== undefined;
  const begun = jumped ? -1 : playing.begun;
  if (playing.loop === 'one' && (extent.endless || startindex < extent.length)) {
    return {
      startindex,
      indexes: [startindex],
      playing: { ...playing, next: startindex, last: startindex, begun },
    };
  }
  const indexes = following(startindex, extent, playing.loop, request.itemsperpage);
  const last = indexes.at(-1);
  if (last === undefined) return { startindex, indexes, playing: { ...playing, next: startindex, begun } };
  return {
    startindex,
    indexes,
    playing: { ...playing, next: after(last, extent, playing.loop), last, begun },
  };
}

/** A device began an item: what comes after a change of order or loop comes after this item. */
export function begin(playing: Playing, index: number): Playing {
  return { ...playing, begun: index };
}

/** Stores where to go on, as a stop in the middle of long content does. */
export function resumeAt(playing: Playing, index: number): Playing {
  return { ...playing, next: index, last: index, begun: index };
}

/** Starts over from the first item; order and loop stay. */
export function rewind({ anchor: _, ...playing }: Playing): Playing {
  return { ...playing, next: 0, last: -1, begun: -1 };
}

/** The item that the place is kept by stands elsewhere now, and the place goes with it. */
export function follow(playing: Playing, anchor: Anchor): Playing {
  const by = anchor.index - (playing.anchor ?? anchor).index;
  const moved = (index: number) => (index < 0 ? index : Math.max(0, index + by));
  const { next, last, begun } = playing;
  return { ...playing, next: moved(next), last: moved(last), begun: moved(begun), anchor };
}

/** Whether a page without startindex would be empty. */
export function hasEnded(playing: Playing, extent: Extent): boolean {
  return !extent.endless && playing.loop === 'off' && playing.next >= extent.length;
}

/** Changes what repeats. Devices drop what they buffered, so the next page follows the track that plays. */
export function setLoop(playing: Playing, loop: Loop): Playing {
  if (playing.loop === loop) return playing;
  const current = currentOf(playing);
  if (current < 0) return { ...playing, loop };
  return { ...playing, loop, next: loop === 'one' ? current : current + 1 };
}

/**
 * Turns shuffle on. `place` is where the track that plays stands in the shuffled order (undefined:
 * nothing plays); the playing order begins there, so every other track is still to come.
 */
export function shuffleFrom({ anchor: _, ...playing }: Playing, place: number | undefined): Playing {
  if (place === undefined) return { ...rewind(playing), shuffling: true, rotation: 0 };
  return { ...standingAt(playing, 0), shuffling: true, rotation: place };
}

/** Turns shuffle off. `index` is where the track that plays stands in the list (undefined: nothing plays). */
export function unshuffleAt(playing: Playing, index: number | undefined): Playing {
  const moved = index === undefined ? rewind(playing) : standingAt(playing, index);
  return { ...moved, shuffling: false, rotation: 0 };
}

/** The track that plays, as far as is known: the one a device began, else the last given out; -1: none. */
export function currentOf(playing: Playing): number {
  return playing.begun >= 0 ? playing.begun : playing.last;
}

function standingAt(playing: Playing, index: number): Playing {
  return {
    ...playing,
    next: playing.loop === 'one' ? index : index + 1,
    last: index,
    begun: playing.begun >= 0 ? index : -1,
  };
}

function startOf(playing: Playing, extent: Extent, asked: number | undefined): number {
  if (asked === undefined) return wrapped(playing.next, extent, playing.loop);
  const limit = extent.endless ? extent.length + 1 : extent.length;
  if (Number.isInteger(asked) && asked >= 0 && asked < limit) return asked;
  const problem = `must be from 0 to ${limit - 1}`;
  throw new AppError('out_of_range', `startindex: ${problem}`, { errors: { startindex: problem } });
}

/** A list may have become shorter since. */
function wrapped(next: number, extent: Extent, loop: Loop): number {
  if (extent.endless || next < extent.length) return next;
  return loop === 'off' ? extent.length : 0;
}

function following(startindex: number, extent: Extent, loop: Loop, itemsperpage: number): number[] {
  const left = extent.endless || loop === 'all' ? Number.POSITIVE_INFINITY : extent.length - startindex;
  const most = extent.endless ? itemsperpage : Math.min(itemsperpage, extent.length);
  const count = Math.max(0, Math.min(left, most));
  return Array.from({ length: count }, (_, step) =>
    extent.endless ? startindex + step : (startindex + step) % extent.length,
  );
}

function after(last: number, extent: Extent, loop: Loop): number {
  return loop === 'all' && !extent.endless && last + 1 >= extent.length ? 0 : last + 1;
}
