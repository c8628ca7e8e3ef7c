import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.js';
import type { Respond } from '../ports/interpreter.js';
import type { SpeechEngine, SpokenAudio } from '../ports/speech-engine.js';

/** Bytes of spoken replies that are kept in memory. */
const CACHE_BYTES = 16 * 1024 * 1024;

/**
 * Replies as speech. The URL of a reply holds its words, signed, so it is known before
 * anything is spoken and outlives a restart; the words are spoken when somebody listens.
 */
export class SpokenReplies {
  readonly #engine: SpeechEngine;
  readonly #publicUrl: string;
  readonly #key: Uint8Array;
  readonly #cache = new Map<string, Uint8Array>();
  #cachedBytes = 0;

  constructor(options: {
    readonly engine: SpeechEngine;
    readonly publicUrl: string;
    readonly key: Uint8Array;
  }) {
    this.#engine = options.engine;
    this.#publicUrl = options.publicUrl;
    this.#key = options.key;
  }

  /** A reply in words, with the URL of its audio. */
  respond(text: string, languagecode: string): Respond {
    const query = new URLSearchParams({ text, languagecode });
    const audio = `${this.#publicUrl}/v1/speech/replies/${this.#signature(text, languagecode)}.wav?${query}`;
    return { languagecode, text, audio };
  }

  /** The WAV file of a reply. Rejects with `not_found` for words that the server did not say. */
  audio(signature: string, text: string, languagecode: string): Promise<Uint8Array> {
    const expected = Buffer.from(this.#signature(text, languagecode));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      return Promise.reject(new AppError('not_found', 'There is no such reply.'));
    }
    return this.#speak(signature, text, languagecode);
  }

  async #speak(signature: string, text: string, languagecode: string): Promise<Uint8Array> {
    const known = this.#cache.get(signature);
    if (known) return known;
    const spoken = wav(await this.#engine.synthesize({ text, languagecode }));
    this.#cache.set(signature, spoken);
    this.#cachedBytes += spoken.length;
    for (const [oldest, bytes] of this.#cache) {
      if (this.#cachedBytes <= CACHE_BYTES) break;
      this.#cache.delete(oldest);
      this.#cachedBytes -= bytes.length;
    }
    return spoken;
  }

  #signature(text: string, languagecode: string): string {
    return createHmac('sha256', this.#key)
      .update(`${languagecode}\n${text}`)
      .digest('base64url')
      .slice(0, 32);
  }
}

/** A WAV file (RIFF, PCM, 16 bit, mono). */
function wav({ samplerate, pcm }: SpokenAudio): Uint8Array {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(samplerate, 24);
  header.writeUInt32LE(samplerate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
}
