import t from 'tap';
import { followed, type Heard, type Listening } from '../../../src/taste/listening.js';

type Event = readonly [seconds: number, event: Heard['event'], ref: string, offset: number];

/** Follows events at seconds, of songs of 200 seconds, or of stations. */
function outcomes(events: readonly Event[], station = false): string[] {
  const duration = station ? undefined : 200;
  let playing: Listening | undefined;
  const ended: string[] = [];
  for (const [seconds, event, ref, offset] of events) {
    const step = followed(playing, { event, ref, offset, at: seconds * 1000, duration });
    playing = step.playing;
    if (step.ended) ended.push(`${step.ended.ref} ${step.ended.outcome}`);
  }
  return ended;
}

const stories: readonly (readonly [what: string, events: readonly Event[], outcomes: readonly string[]])[] = [
  [
    'a song heard to its end',
    [
      [0, 'mediabegin', 'a', 0],
      [199, 'mediabegin', 'b', 0],
    ],
    ['a completed'],
  ],
  [
    'a song heard to the middle',
    [
      [0, 'mediabegin', 'a', 0],
      [110, 'mediabegin', 'b', 0],
    ],
    ['a played'],
  ],
  [
    'a song skipped at once',
    [
      [0, 'mediabegin', 'a', 0],
      [8, 'mediabegin', 'b', 0],
    ],
    ['a skipped'],
  ],
  [
    'a song left before its middle',
    [
      [0, 'mediabegin', 'a', 0],
      [50, 'mediabegin', 'b', 0],
    ],
    ['a left'],
  ],
  [
    'a song stopped early is not skipped',
    [
      [0, 'mediabegin', 'a', 0],
      [8, 'stop', 'a', 8],
    ],
    ['a left'],
  ],
  [
    'a song stopped late',
    [
      [0, 'mediabegin', 'a', 0],
      [150, 'stop', 'a', 150],
    ],
    ['a played'],
  ],
  [
    'a song stopped at its end',
    [
      [0, 'mediabegin', 'a', 0],
      [200, 'stop', 'a', 199],
    ],
    ['a completed'],
  ],
  [
    'a pause counts by the offset',
    [
      [0, 'mediabegin', 'a', 0],
      [900, 'stop', 'a', 20],
    ],
    ['a left'],
  ],
  [
    'a device that tells nothing for hours has played no more than the song',
    [
      [0, 'mediabegin', 'a', 0],
      [9999, 'mediabegin', 'b', 0],
    ],
    ['a completed'],
  ],
  [
    'the last seconds of a song are not the song',
    [
      [0, 'mediabegin', 'a', 190],
      [10, 'mediabegin', 'b', 0],
    ],
    ['a skipped'],
  ],
  [
    'what goes on counts',
    [
      [0, 'mediabegin', 'a', 0],
      [1, 'continue', 'a', 120],
      [2, 'mediabegin', 'b', 0],
    ],
    ['a played'],
  ],
  [
    'the same song begun again is one',
    [
      [0, 'mediabegin', 'a', 0],
      [5, 'mediabegin', 'a', 0],
    ],
    [],
  ],
  [
    'an error says nothing',
    [
      [0, 'mediabegin', 'a', 0],
      [5, 'mediaerror', 'a', 5],
      [6, 'mediabegin', 'b', 0],
    ],
    [],
  ],
  ['a stop out of nowhere says nothing', [[0, 'stop', 'a', 180]], []],
  [
    'a stop of another song says nothing',
    [
      [0, 'mediabegin', 'a', 0],
      [100, 'stop', 'b', 100],
    ],
    [],
  ],
];

for (const [what, events, wanted] of stories) {
  t.test(what, async (t) => t.strictSame(outcomes(events), wanted));
}

t.test('a station counts after a minute', async (t) => {
  t.strictSame(
    outcomes(
      [
        [0, 'mediabegin', 's', 0],
        [70, 'stop', 's', 70],
      ],
      true,
    ),
    ['s played'],
  );
});
