import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.js';
import type { Respond } from '../ports/interpreter.js';
import type { ReplyEncoder } from '../ports/reply-encoder.js';
import type { SpeechEngine, SpokenText } from '../ports/speech-engine.js';
import { wav } from './wav.js';

/** Bytes of spoken replies that are kept in memory. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** How a reply can be had; WAV is what every speaker plays. */
export const REPLY_TYPES = ['audio/wav', 'audio/ogg'] as const;
export type ReplyType = (typeof REPLY_TYPES)[number];

/** A reply as its URL names it. */
export interface NamedReply {
  readonly signature: string;
  readonly text: string;
  readonly languagecode: string;
}

/**
 * Replies as speech. The URL of a reply holds its words, signed, so it is known before
 * anything is spoken and outlives a restart; the words are spoken when somebody listens.
 */
export class SpokenReplies {
  readonly #engine: Pick<SpeechEngine, 'synthesize'>;
  readonly #encoder: ReplyEncoder;
  readonly #publicUrl: string;
  readonly #key: Uint8Array;
  readonly #cache = new Map<string, Uint8Array>();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #cachedBytes = 0;

  constructor(options: {
    readonly engine: Pick<SpeechEngine, 'synthesize'>;
    readonly encoder: ReplyEncoder;
    readonly publicUrl: string;
    readonly key: Uint8Array;
  }) {
    this.#engine = options.engine;
    this.#encoder = options.encoder;
    this.#publicUrl = options.publicUrl;
    this.#key = options.key;
  }

  /** A reply in words, with the URL of its audio. */
  respond(text: string, languagecode: string): Respond {
    const query = new URLSearchParams({ text, languagecode });
    const audio = `${this.#publicUrl}/v1/speech/replies/${this.#signature(text, languagecode)}?${query}`;
    return { languagecode, text, audio };
  }

  /**
   * A reply as an audio file. Rejects with `not_found` for words that the server did not say, and with
   * `overloaded` when they cannot be spoken now.
   */
  async audio({ signature, text, languagecode }: NamedReply, type: ReplyType): Promise<Uint8Array> {
    const expected = Buffer.from(this.#signature(text, languagecode));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError('not_found', 'There is no such reply.');
    }
    const key = `${signature} ${type}`;
    const known = this.#cache.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const speaking = this.#speak({ text, languagecode }, type)
      .then((file) => this.#keep(key, file))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, speaking);
    return speaking;
  }

  async #speak(reply: SpokenText, type: ReplyType): Promise<Uint8Array> {
    const spoken = await this.#engine.synthesize(reply).catch(unspoken);
    return type === 'audio/ogg' ? this.#encoder.oggOpus(spoken) : wav(spoken);
  }

  #keep(key: string, file: Uint8Array): Uint8Array {
    this.#cache.set(key, file);
    this.#cachedBytes += file.length;
    for (const [oldest, { length }] of this.#cache) {
      if (this.#cachedBytes <= CACHE_BYTES) break;
      this.#cache.delete(oldest);
      this.#cachedBytes -= length;
    }
    return file;
  }

  #signature(text: string, languagecode: string): string {
    return createHmac('sha256', this.#key)
      .update(`${languagecode}\n${text}`)
      .digest('base64url')
      .slice(0, 32);
  }
}

/** A speech engine that is down comes back; a content service that fails is another matter. */
function unspoken(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'service_failed') throw error;
  throw new AppError('overloaded', 'Nothing can be spoken at the moment.', { cause: error, retryAfter: 2 });
}
