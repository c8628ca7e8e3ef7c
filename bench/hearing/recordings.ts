import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { Entities } from '../../src/ports/understander.js';
import type { Recording } from './engine.js';

/** A recording of the development data: a line of its `manifest.jsonl`. */
export interface Clip {
  readonly file: string;
  /** Seconds. */
  readonly dur: number;
  /** `cmd` a request, `para` one in freer words, `oog` an unrelated sentence; absent: people, unrelated. */
  readonly kind?: string;
  readonly text?: string;
  /** Decibels, or `clean`. */
  readonly snr?: number | string;
  /** What a request means, as `parlando understand` prints it, where somebody wrote it down. */
  readonly intent?: string;
  readonly entities?: Entities;
}

/** The clips of a folder, and the catalogue that its requests speak of. */
export interface Recordings {
  readonly clips: readonly Clip[];
  readonly names: readonly { readonly slot: string; readonly text: string }[];
}

/** Reads a folder's manifest and, if it has one, its catalogue (`names.json`: lists by plural of the slot). */
export async function readRecordings(folder: string): Promise<Recordings> {
  const lines = (await readFile(join(folder, 'manifest.jsonl'), 'utf8')).trim().split('\n');
  const catalogue = join(folder, 'names.json');
  const lists: Readonly<Record<string, readonly string[]>> = existsSync(catalogue)
    ? JSON.parse(await readFile(catalogue, 'utf8'))
    : {};
  return {
    clips: lines.map((line): Clip => JSON.parse(line)),
    names: Object.entries(lists).flatMap(([kind, texts]) =>
      texts.map((text) => ({ slot: kind.replace(/s$/, ''), text })),
    ),
  };
}

/** Decodes FLAC files to 16-bit samples. */
export class Player {
  readonly #decoder = new FLACDecoder();

  async read(folder: string, { file }: Clip): Promise<Recording> {
    await this.#decoder.ready;
    const { channelData, sampleRate } = await this.#decoder.decodeFile(await readFile(join(folder, file)));
    await this.#decoder.reset();
    const samples = channelData[0] ?? new Float32Array();
    const pcm = Buffer.alloc(samples.length * 2);
    for (const [index, sample] of samples.entries()) {
      pcm.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), index * 2);
    }
    return { samplerate: sampleRate, pcm };
  }
}
