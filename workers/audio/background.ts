/** What is known of the sounds behind the speech; levels in decibels. */
export interface Background {
  /** The faintest that it gets. */
  readonly floor: number;
  /** As loud as it usually gets while nobody speaks. */
  readonly usual: number;
}

/** A first frame that is louder is somebody who speaks already. */
const LOUDEST_ROOM = 49;
/** The usual level is at most so much above the faintest. */
const SPREAD = 5.7;
/** How much of a fall the floor follows at once. */
const FALLING = 0.3;
/** Decibels a frame by which the floor rises, at first and later. */
const RISING = { early: 0.6, later: 0.1 } as const;
/** Decibels a frame by which the usual level learns, at first and later. */
const LEARNING = { early: 0.6, later: 0.25 } as const;
/** The share of frames that are fainter than the usual level. */
const USUALLY = 0.83;

/** Before anything but the first frame was heard. */
export function beginBackground(level: number): Background {
  const floor = Math.min(level, LOUDEST_ROOM);
  return { floor, usual: floor + SPREAD };
}

/** Takes a frame; `pace` is early in the first moments of a stream. Speech teaches nothing of the usual level. */
export function followBackground(
  { floor, usual }: Background,
  {
    level,
    pace,
    speaking,
  }: { readonly level: number; readonly pace: 'early' | 'later'; readonly speaking: boolean },
): Background {
  const next =
    level < floor ? floor + FALLING * (level - floor) : floor + Math.min(level - floor, RISING[pace]);
  if (speaking) return { floor: next, usual };
  const step = LEARNING[pace];
  const learned =
    level > usual ? usual + Math.min(step * USUALLY, level - usual) : usual - step * (1 - USUALLY);
  return { floor: next, usual: learned };
}

/** As loud as the background is taken to be. */
export function backgroundLevel({ floor, usual }: Background): number {
  return Math.min(usual, floor + SPREAD);
}
