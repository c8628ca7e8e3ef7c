/**
 * Many speakers in a process of its own, each of which says one phrase after another at the pace of speech.
 * Gets one {@link ChoirOrder} over the IPC channel, and answers with what each interaction met.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { type Interaction, Speaker } from '../../src/cli/speaker.js';
import type { SpokenAudio } from '../../src/ports/speech-engine.js';

/** What the parent wants. */
export interface ChoirOrder {
  readonly server: string;
  /** One for each speaker: a device has one socket. */
  readonly speakers: readonly { readonly deviceid: string; readonly speechtoken: string }[];
  /** What they say in turns, one after another. */
  readonly phrases: readonly SpokenAudio[];
  /** How often each of them speaks. */
  readonly rounds: number;
}

/** What came of it. */
export interface ChoirReport {
  readonly interactions: readonly Sung[];
  /** Why interactions broke off or were refused. */
  readonly failures: readonly string[];
  /** How late this process itself was, in milliseconds: the 99th percentile. */
  readonly lateness: number;
  /** Seconds of processor that it used. */
  readonly cpu: number;
}

/** An interaction, and which of the phrases was said in it. */
export interface Sung extends Interaction {
  readonly phrase: number;
}

/** Milliseconds between one speaker's beginning and the next one's, and until all have begun at the latest. */
const APART_MS = 30;
const BEGUN_MS = 1_500;

process.on('disconnect', () => process.exit(0));
process.once('message', (order: ChoirOrder) => void sing(order));

async function sing(order: ChoirOrder): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const interactions: Sung[] = [];
  const failures: string[] = [];
  const speakers = await Promise.all(
    order.speakers.map(async ({ deviceid, speechtoken }) => ({
      speechtoken,
      speaker: await Speaker.connect(order.server, deviceid),
    })),
  );
  delay.enable();
  await Promise.all(
    speakers.map(async ({ speaker, speechtoken }, place) => {
      await pause(place * Math.min(APART_MS, BEGUN_MS / speakers.length));
      for (let round = 0; round < order.rounds; round++) {
        const phrase = (place + round * speakers.length) % order.phrases.length;
        const audio = order.phrases[phrase];
        if (!audio) continue;
        await speaker.interact({ speechtoken, audio }).then(
          (interaction) => {
            interactions.push({ ...interaction, phrase });
            const { answer } = interaction;
            if (answer.type === 'voiceerror') failures.push(`${answer.status} ${answer.message}`);
          },
          (error) => failures.push(String(error)),
        );
      }
      speaker.close();
    }),
  );
  const { user, system } = process.cpuUsage();
  const report: ChoirReport = {
    interactions,
    failures,
    lateness: delay.percentile(99) / 1e6,
    cpu: (user + system) / 1e6,
  };
  process.send?.(report);
}
