import type { AudioFormat } from '../../src/ports/audio-pipeline.js';
import type { AudioBatch, AudioCommand, BatchResult, Outcome } from './batch.js';
import { GrowingBytes } from './growing-bytes.js';
import { MalformedAudio } from './malformed-audio.js';
import { PhraseStream, type StreamEvent } from './phrase-stream.js';

/** The streams of one worker. What goes wrong in one of them ends that one only. */
export class StreamTable {
  readonly #streams = new Map<number, PhraseStream>();
  #epoch = 0;

  /** Carries out a batch. Never rejects. */
  async run(batch: AudioBatch): Promise<BatchResult> {
    if (batch.epoch !== this.#epoch) this.#begin(batch.epoch);
    const told: Told = { outcomes: [], speech: new GrowingBytes(batch.room) };
    for (const command of batch.commands) await this.#contain(command, batch.audio, told);
    return { outcomes: told.outcomes, speech: told.speech.room, audio: batch.audio };
  }

  #begin(epoch: number): void {
    for (const stream of this.#streams.keys()) this.#close(stream);
    this.#epoch = epoch;
  }

  async #contain(command: AudioCommand, audio: Uint8Array, told: Told): Promise<void> {
    const { stream } = command;
    try {
      for (const event of await this.#carryOut(command, audio)) tell(told, stream, event);
    } catch (error) {
      this.#close(stream);
      told.outcomes.push({ stream, outcome: failure(error) });
    }
  }

  async #carryOut(command: AudioCommand, audio: Uint8Array): Promise<readonly StreamEvent[]> {
    switch (command.type) {
      case 'open':
        return this.#open(command.stream, command.format);
      case 'write':
        return this.#find(command.stream).write(audio.subarray(command.start, command.end));
      case 'end':
        return this.#find(command.stream).end();
      case 'patience':
        this.#find(command.stream).patience(command.milliseconds);
        return [];
      case 'close':
        this.#close(command.stream);
        return [];
    }
  }

  async #open(stream: number, format: AudioFormat): Promise<readonly StreamEvent[]> {
    this.#streams.set(stream, await PhraseStream.create(format));
    return [];
  }

  /** A worker that took the place of a dead one does not know the streams of that one. */
  #find(stream: number): PhraseStream {
    const found = this.#streams.get(stream);
    if (!found) throw new Error('the stream is lost');
    return found;
  }

  #close(stream: number): void {
    this.#streams.get(stream)?.free();
    this.#streams.delete(stream);
  }
}

interface Told {
  readonly outcomes: { readonly stream: number; readonly outcome: Outcome }[];
  readonly speech: GrowingBytes;
}

function tell(told: Told, stream: number, event: StreamEvent): void {
  if (event.type !== 'speech') {
    told.outcomes.push({ stream, outcome: event });
    return;
  }
  const { samples } = event;
  const start = told.speech.length;
  told.speech.append(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  told.outcomes.push({ stream, outcome: { type: 'speech', start, end: told.speech.length } });
}

function failure(error: unknown): Outcome {
  if (error instanceof MalformedAudio) return { type: 'failed', key: error.key, problem: error.message };
  return { type: 'failed', problem: error instanceof Error ? error.message : String(error) };
}
