import t from 'tap';
import type { SpeechCaller } from '../../../../src/ports/caller.js';
import type { IntentName } from '../../../../src/ports/understander.js';
import { speechRoom } from '../../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

interface Given {
  readonly volume?: number;
  readonly can: string;
  /** The volume at present; negative: muted at that volume. */
  readonly now?: number;
}

async function does(intent: IntentName, { volume, can, now }: Given): Promise<readonly unknown[]> {
  const entities = volume === undefined ? {} : { volume };
  const { speech } = speechRoom({ readings: [{ intent, entities, found: [], score: 1 }] });
  const nowplaying = now === undefined ? undefined : { volume: { value: Math.abs(now), mute: now < 0 } };
  const request = { text: 'words', deviceid: 'd', capabilities: can.split(' '), languagecode: 'en' };
  const { actions } = await speech.text(caller, { ...request, ...(nowplaying && { nowplaying }) });
  return actions.flatMap(({ action, parameters }) => [action, parameters]);
}

const cases: readonly (readonly [string, IntentName, Given, readonly unknown[]])[] = [
  ['louder', 'volume_up', { can: 'volumeup setvolume', now: 30 }, ['volumeup', {}]],
  ['louder by a value', 'volume_loud', { volume: 20, can: 'volumeup' }, ['volumeup', { value: 20 }]],
  [
    'louder, where only volumes are set',
    'volume_up',
    { can: 'setvolume', now: 30 },
    ['setvolume', { value: 40 }],
  ],
  [
    'never louder than 100',
    'volume_loud',
    { volume: 50, can: 'setvolume', now: 80 },
    ['setvolume', { value: 100 }],
  ],
  ['never quieter than 0', 'volume_down', { can: 'setvolume', now: 5 }, ['setvolume', { value: 0 }]],
  ['louder when muted', 'volume_up', { can: 'volumeup mute', now: -30 }, ['mute', { mute: false }]],
  ['a volume', 'volume_quiet', { volume: 30, can: 'setvolume' }, ['setvolume', { value: 30 }]],
  [
    'a volume by steps down',
    'volume_quiet',
    { volume: 30, can: 'volumeup volumedown', now: 70 },
    ['volumedown', { value: 40 }],
  ],
  [
    'a volume by steps up',
    'volume_quiet',
    { volume: 80, can: 'volumeup volumedown', now: 70 },
    ['volumeup', { value: 10 }],
  ],
  ['silence, where no volume is set', 'volume_quiet', { volume: 0, can: 'mute' }, ['mute', { mute: true }]],
];

for (const [title, intent, given, actions] of cases) {
  t.test(title, async (t) => {
    t.strictSame(await does(intent, given), actions);
  });
}

t.test('a volume that was not understood is asked for, and not silence', async (t) => {
  await t.rejects(does('volume_quiet', { can: 'setvolume' }), { message: /0 to 100/ });
});
