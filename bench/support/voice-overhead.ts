import type { Interaction } from '../../src/cli/speaker.js';
import { percentile } from './suite.js';

/** Speakers send audio in messages of so many milliseconds. */
const MESSAGE_MS = 50;

/** The stages that the server times itself. */
export const STAGES = ['endpointing', 'recognition', 'interpretation', 'sending'] as const;
type Stages = Partial<Record<(typeof STAGES)[number], number>>;

/** One interaction, as the speaker and the server saw it; milliseconds since it began. */
export interface Measured {
  /** When voiceresult came. */
  readonly result: number;
  /** When the server knew that the phrase was over. */
  readonly phraseend: number;
  readonly stages: Stages;
}

/** Joins what the speaker saw with the server's record of the interaction; nothing if there was no result. */
export function measuredOf(
  { events }: Interaction,
  record: Readonly<Record<string, unknown>> | undefined,
): readonly Measured[] {
  const result = events.find(({ type }) => type === 'voiceresult')?.at;
  const timings = record?.timings as { readonly phraseend?: number } | undefined;
  if (result === undefined || timings?.phraseend === undefined) return [];
  return [{ result, phraseend: timings.phraseend, stages: record?.stages as Stages }];
}

/** Where the time of an interaction went that neither the wait for the end of speech nor recognition took. */
export interface Overhead {
  /** From the message of audio that decided the end to the server's knowing it: queues, decoding, detection. */
  readonly detection: number;
  /** From that message to voiceresult at the speaker, less recognition. */
  readonly all: number;
}

/** Milliseconds by which the server may begin to count later than the speaker. */
const BEGINS_LATER = 5;

/**
 * What the server adds to each interaction. Everybody says the same, so where the server waited equally long the end
 * is found in the same message of audio, and the time by which a tenth of the ends were found tells which one: the
 * very earliest is of a server that began to count late.
 */
export function overheads(measured: readonly Measured[]): readonly Overhead[] {
  const groups = Map.groupBy(measured, ({ stages }) => stages.endpointing);
  return [...groups.values()].flatMap((group) => {
    const early = percentile(
      group.map(({ phraseend }) => phraseend),
      10,
    );
    const sent = Math.floor((early + BEGINS_LATER) / MESSAGE_MS) * MESSAGE_MS;
    return group.map(({ result, phraseend, stages }) => ({
      detection: phraseend - sent,
      all: result - sent - (stages.recognition ?? 0),
    }));
  });
}
