import { baseLanguage } from '../base-language.js';
import { spokenWords } from '../spoken-words.js';
import { type OpenPhrase, type Phrase, type PhraseListener, SAMPLE_RATE } from '../transcribe.js';
import { Conversation, type WyomingAddress } from './conversation.js';

/** A server does not say how sure it is. */
const CONFIDENCE = 0.7;
/** Samples as the contract has them. */
const FORMAT = { rate: SAMPLE_RATE, width: 2, channels: 1 } as const;

/** Hears phrases with a Wyoming server, each on a connection of its own; words must come `patience` milliseconds after its end. */
export function recogniseWith(address: WyomingAddress, patience: number): OpenPhrase {
  return async ({ languageCode }, listener) =>
    new WyomingPhrase({ address, patience, language: baseLanguage(languageCode) }, listener);
}

interface Hearing {
  readonly address: WyomingAddress;
  readonly patience: number;
  readonly language: string;
}

class WyomingPhrase implements Phrase {
  readonly #conversation: Conversation;
  readonly #patience: number;

  constructor({ address, patience, language }: Hearing, listener: PhraseListener) {
    this.#patience = patience;
    this.#conversation = new Conversation(address, {
      event: ({ type, data }) => {
        if (type !== 'transcript') return;
        this.#conversation.close();
        const text = typeof data.text === 'string' ? spokenWords(data.text) : '';
        const alternatives = text === '' ? [] : [{ text, confidence: CONFIDENCE }];
        listener.final({ alternatives, rejected: text === '' });
      },
      failed: (error) => listener.failed(error),
    });
    this.#conversation.say('transcribe', { language });
    this.#conversation.say('audio-start', FORMAT);
  }

  write(pcm: Uint8Array): void {
    this.#conversation.say('audio-chunk', FORMAT, pcm);
  }

  end(): void {
    this.#conversation.say('audio-stop');
    this.#conversation.expectWithin(this.#patience, 'does not say what it heard');
  }

  cancel(): void {
    this.#conversation.close();
  }
}
