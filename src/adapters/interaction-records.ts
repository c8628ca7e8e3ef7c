import type { Logger } from 'pino';
import { Histogram, type Registry } from 'prom-client';
import { between, type Interaction, type InteractionLog, stagesOf } from '../ports/interaction-log.js';

/** Seconds at which the buckets of the histogram end. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Writes one record of the log for each voice interaction, and feeds its stages to /metrics. What people
 * said is in the record only at the level `debug`.
 */
export class InteractionRecords implements InteractionLog {
  readonly #log: Logger;
  readonly #stages: Histogram<'stage'>;
  readonly #waits: Histogram<'outcome'>;

  constructor({ log, registry }: { readonly log: Logger; readonly registry: Registry }) {
    this.#log = log;
    this.#stages = new Histogram({
      name: 'parlando_voice_stage_seconds',
      help: 'How long each stage of a voice interaction takes',
      labelNames: ['stage'],
      buckets: BOUNDS,
      registers: [registry],
    });
    this.#waits = new Histogram({
      name: 'parlando_voice_interaction_seconds',
      help: 'How long people wait, from their last word to the end of the interaction, by outcome',
      labelNames: ['outcome'],
      buckets: BOUNDS,
      registers: [registry],
    });
  }

  record(interaction: Interaction): void {
    const { ref, deviceid, outcome, status, interpretation, timings } = interaction;
    const stages = stagesOf(timings);
    for (const [stage, milliseconds] of Object.entries(stages)) {
      this.#stages.observe({ stage }, milliseconds / 1000);
    }
    const waited = between(timings, 'speechend', 'sent');
    if (waited !== undefined) this.#waits.observe({ outcome }, waited / 1000);
    const intent = interpretation?.intent.name;
    this.#log.info({ ref, deviceid, outcome, status, intent, timings, stages }, 'interaction');
    const { alternatives, rejected } = interaction;
    this.#log.debug({ ref, alternatives, rejected, interpretation }, 'interaction in words');
  }
}
