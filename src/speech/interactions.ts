import { AppError } from '../errors.js';
import {
  between,
  type Interaction,
  type InteractionLog,
  type InteractionTimings,
  type Stage,
  stagesOf,
} from '../ports/interaction-log.js';
import type { Intent } from '../ports/interpreter.js';
import type { Reading } from '../ports/understander.js';
import type { InteractionsStore, StoredRecord } from './interactions-store.js';
import { wav } from './wav.js';

/** Interactions that are kept, and how many with what was said, if at all; the oldest go first. */
const LIMITS = { records: 10_000, withAudio: 1000 };
/** Samples per second of the audio. */
const SAMPLERATE = 16_000;
/** Decisions that may wait for the end of their interactions. */
const MOST_DECISIONS = 10_000;

/** How a phrase was understood, and what was said of it. */
export interface Decision {
  readonly intent: Intent;
  /** What it could have meant, the best first, and what the names could have been. */
  readonly readings: readonly Reading[];
  /** What made the chosen reading the one to answer. */
  readonly why: string;
  readonly reply?: string;
}

/** A voice interaction as support staff sees it. */
export interface InteractionRecord {
  /** Counts interactions; names the audio, where that is kept. */
  readonly number: number;
  readonly ref: string;
  readonly userid?: string;
  readonly deviceid?: string;
  /** ISO 8601. */
  readonly began: string;
  readonly languagecode?: string;
  readonly outcome: Interaction['outcome'];
  /** Of a voiceerror. */
  readonly status?: number;
  readonly message?: string;
  readonly heard: Interaction['alternatives'];
  /** The recogniser thought it unlikely that this was a request. */
  readonly rejected: boolean;
  readonly intent?: Intent;
  readonly actions: readonly string[];
  readonly reply?: string;
  readonly readings: readonly Reading[];
  /** What made the chosen reading the one to answer; absent: it did not come to that. */
  readonly why?: string;
  /** When each moment was reached, in milliseconds since the interaction began. */
  readonly timings: InteractionTimings;
  /** Milliseconds of each stage. */
  readonly stages: Partial<Record<Stage, number>>;
  /** Milliseconds from the true end of speech to the answer. */
  readonly waited?: number;
  /** The path of what was said, as WAV, where the operator wants that kept. */
  readonly audio?: string;
}

/** Remembers voice interactions: what was heard, understood and chosen, and how long it took. */
export class Interactions implements InteractionLog {
  readonly #store: InteractionsStore;
  readonly #report: (error: unknown) => void;
  readonly #decisions = new Map<string, Decision>();
  #waiting: StoredRecord[] = [];
  #writing: Promise<void> | undefined;

  constructor(parts: {
    readonly store: InteractionsStore;
    /** Hears of writes that failed. */
    readonly report: (error: unknown) => void;
  }) {
    this.#store = parts.store;
    this.#report = parts.report;
  }

  /** Keeps how a phrase was understood until its interaction is over. */
  decided(ref: string, decision: Decision): void {
    if (ref === '') return;
    const oldest = this.#decisions.size >= MOST_DECISIONS ? this.#decisions.keys().next().value : undefined;
    if (oldest !== undefined) this.#decisions.delete(oldest);
    this.#decisions.set(ref, decision);
  }

  record(interaction: Interaction): void {
    const { ref, began, userid = null, deviceid = null } = interaction;
    const record = recordOf(interaction, this.#decisions.get(ref));
    this.#decisions.delete(ref);
    const audio = interaction.audio?.length ? Buffer.concat(interaction.audio) : null;
    this.#waiting.push({ began, userid, deviceid, record: JSON.stringify(record), audio });
    void this.flush();
  }

  /** Resolves when everything is written: at once, and what came in while something was written, together. */
  flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const records = this.#waiting;
      this.#waiting = [];
      await this.#store.add(records, LIMITS).catch(this.#report);
    }
  }

  /** The newest first; of one device, if it is named. */
  async newest(
    page: { readonly startindex: number; readonly itemsperpage: number },
    deviceid?: string,
  ): Promise<readonly InteractionRecord[]> {
    await this.flush();
    const stored = await this.#store.newest(page, deviceid);
    return stored.map(({ number, record, loud }) => ({
      number,
      ...JSON.parse(record),
      ...(loud && { audio: `/v1/admin/voice/interactions/${number}/audio` }),
    }));
  }

  /** What was said in an interaction, as WAV. Rejects with `not_found` where it is not kept. */
  async audio(number: number): Promise<Uint8Array> {
    await this.flush();
    const pcm = await this.#store.audio(number);
    if (!pcm) throw new AppError('not_found', 'What was said in this interaction is not kept.');
    return wav({ samplerate: SAMPLERATE, pcm });
  }

  /** Removes every trace of a user. */
  async forget(userid: string): Promise<void> {
    await this.flush();
    await this.#store.forget(userid);
  }
}

function recordOf(
  interaction: Interaction,
  decision: Decision | undefined,
): Omit<InteractionRecord, 'number' | 'audio'> {
  const { ref, userid, deviceid, languagecode, outcome, status, message, timings } = interaction;
  const { interpretation, alternatives, rejected } = interaction;
  const intent = interpretation?.intent ?? decision?.intent;
  const reply = interpretation?.respond?.text ?? decision?.reply;
  const waited = between(timings, 'speechend', 'sent');
  return {
    ref,
    ...(userid !== undefined && { userid }),
    ...(deviceid !== undefined && { deviceid }),
    began: new Date(interaction.began).toISOString(),
    ...(languagecode !== undefined && { languagecode }),
    outcome,
    ...(status !== undefined && { status }),
    ...(message !== undefined && { message }),
    heard: alternatives,
    rejected,
    ...(intent && { intent }),
    actions: interpretation?.actions.map((each) => each.action) ?? [],
    ...(reply !== undefined && { reply }),
    readings: decision?.readings ?? [],
    ...(decision && { why: decision.why }),
    timings,
    stages: stagesOf(timings),
    ...(waited !== undefined && { waited: Math.round(waited) }),
  };
}
