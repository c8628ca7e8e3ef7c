import { AppError } from '../errors.js';
import { isDangling, languageOf, spokenLanguage } from '../languages/languages.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type {
  Completeness,
  HeardPhrase,
  Intent,
  Interpretation,
  Interpreter,
  Question,
} from '../ports/interpreter.js';
import type { RecordingReader } from '../ports/recording-reader.js';
import type { ReplyEncoder } from '../ports/reply-encoder.js';
import type { SpeechContext, SpeechEngine } from '../ports/speech-engine.js';
import type { IntentName, Reading, Understander } from '../ports/understander.js';
import { type Answerer, can, type Request, refusal } from './answer.js';
import { answerers } from './answers.js';
import { chooseReading } from './choose.js';
import type { Interactions } from './interactions.js';
import { type Meaning, Meanings } from './meaning.js';
import type { Catalogue, Opinions, OwnDevices, PlayableMaker, Playlists, Tastes } from './music.js';
import { OwnNames } from './own-names.js';
import { isWhichQuestion, type WhichQuestion } from './question.js';
import { RecordedInteraction } from './recorded-interaction.js';
import { MOST_RECORDING_BYTES, Recordings } from './recordings.js';
import { spokenFailure } from './spoken-failure.js';
import { type NamedReply, REPLY_TYPES, type ReplyType, SpokenReplies } from './spoken-replies.js';
import {
  checkDevice,
  type ReceiveRecording,
  type SpokenRequest,
  type TextAnswer,
  type TextRequest,
} from './spoken-request.js';
import { Vocabularies } from './vocabulary.js';

export { MOST_RECORDING_BYTES, REPLY_TYPES };

/** What the speech room is built from. */
export interface SpeechParts {
  readonly engine: SpeechEngine;
  readonly reader: RecordingReader;
  readonly encoder: ReplyEncoder;
  readonly understander: Understander;
  readonly catalogue: Catalogue;
  readonly playables: PlayableMaker;
  readonly opinions: Opinions;
  readonly playlists: Playlists;
  readonly tastes: Tastes;
  readonly devices: OwnDevices;
  readonly clock: Clock;
  readonly interactions: Interactions;
  /** Whether what people say is kept with the records of their interactions. */
  readonly keepsAudio: boolean;
  readonly publicUrl: string;
  /** Signs the URLs of spoken replies. */
  readonly key: Uint8Array;
}

/** A match in the catalogue so good that nothing needs to follow. */
const CERTAIN = 0.95;

/** Hears, understands and answers; serves the voice socket and REST alike. */
export class Speech implements Interpreter {
  readonly interactions: Interactions;
  readonly #meanings: Meanings;
  readonly #catalogue: Catalogue;
  readonly #answerers: Readonly<Record<IntentName, Answerer>>;
  readonly #vocabularies: Vocabularies;
  readonly #ownNames: OwnNames;
  readonly #replies: SpokenReplies;
  readonly #recordings: Recordings;
  readonly #clock: Clock;
  readonly #keepsAudio: boolean;

  constructor(parts: SpeechParts) {
    this.interactions = parts.interactions;
    this.#meanings = new Meanings(parts);
    this.#catalogue = parts.catalogue;
    this.#answerers = answerers(parts);
    this.#vocabularies = new Vocabularies(parts);
    this.#ownNames = new OwnNames(parts);
    this.#replies = new SpokenReplies(parts);
    this.#recordings = new Recordings(parts);
    this.#clock = parts.clock;
    this.#keepsAudio = parts.keepsAudio;
  }

  async prepare(
    caller: SpeechCaller,
    languagecode: string | undefined,
    expecting: Question | undefined,
  ): Promise<SpeechContext | undefined> {
    if (isWhichQuestion(expecting)) return this.#vocabularies.prepareReply(expecting);
    return this.#vocabularies.prepare(spokenLanguage(languagecode) ?? 'en', await this.#ownNames.of(caller));
  }

  /** Whether the recogniser knows what may be said now. */
  get ready(): boolean {
    return this.#vocabularies.ready;
  }

  /** Tells the recogniser what has changed. Rejects while it cannot be told. */
  refresh(): Promise<void> {
    return this.#vocabularies.refresh();
  }

  async completeness(words: string, languagecode: string): Promise<Completeness> {
    if (isDangling(words, languagecode)) return 'dangling';
    const best = chooseReading(await this.#meanings.understand(words, languagecode));
    if (!best) return 'open';
    const slots = Object.keys(best.entities).filter((each) => each !== 'volume' && each !== 'presetnumber');
    const named = slots.every((slot) =>
      best.found.some((each) => each.entity === slot && each.score >= CERTAIN),
    );
    return named ? 'complete' : 'open';
  }

  interpret(phrase: HeardPhrase): Promise<Interpretation> {
    return this.#catalogue.onBehalfOf(phrase.caller, () => this.#interpret(phrase));
  }

  async #interpret(phrase: HeardPhrase): Promise<Interpretation> {
    const meaning = await this.#meanings.of(phrase);
    const { languagecode, readings, chosen, why } = meaning;
    const intent = intentOf(chosen);
    try {
      const answer = await this.#answer(phrase, meaning);
      this.interactions.decided(phrase.ref, { intent, readings, why });
      return answer;
    } catch (error) {
      const failure = spokenFailure(error, { text: phrase.text, intent, languagecode }, this.#replies);
      const reply = failure instanceof AppError ? failure.message : undefined;
      this.interactions.decided(phrase.ref, { intent, readings, why, ...(reply !== undefined && { reply }) });
      throw failure;
    }
  }

  /** Answers a request in words; rejects as {@link Speech.interpret} does. */
  async text(caller: SpeechCaller, request: TextRequest): Promise<TextAnswer> {
    checkDevice(caller, request);
    const { text: _, ...answer } = await this.#once(caller, request, {
      text: request.text,
      alternatives: [],
      rejected: false,
      ref: '',
    });
    return answer;
  }

  /** Answers a request in a file; rejects as {@link Speech.interpret} does, and with 400s that name the key `file`. */
  recording(
    caller: SpeechCaller,
    receive: ReceiveRecording,
  ): Promise<TextAnswer & { readonly text: string }> {
    return this.#recordings.taking(async () => {
      const { file, request } = await receive(MOST_RECORDING_BYTES);
      checkDevice(caller, request);
      const record = new RecordedInteraction(
        { log: this.interactions, clock: this.#clock },
        caller,
        request.languagecode,
      );
      try {
        return await this.#hear(caller, { file, request }, record);
      } catch (error) {
        record.failed(error);
        throw error;
      }
    });
  }

  async #hear(
    caller: SpeechCaller,
    { file, request }: Awaited<ReturnType<ReceiveRecording>>,
    record: RecordedInteraction,
  ): Promise<TextAnswer & { readonly text: string }> {
    const speech = await this.#recordings.read(file);
    record.read(this.#keepsAudio ? [speech.pcm] : []);
    const context = await this.#contextFor(caller, request.languagecode);
    const languagecode = context?.vocabulary.languagecode ?? spokenLanguage(request.languagecode) ?? 'en';
    const heard = await this.#recordings.transcribe(speech, { languagecode, context });
    record.transcribed(heard);
    const text = heard.alternatives[0]?.text ?? '';
    const answer = await this.#once(caller, request, { ...heard, text, ref: record.ref });
    record.answered(answer);
    return answer;
  }

  /** A recogniser that cannot be told what may be said listens without. Rejects when it does not hear the language. */
  #contextFor(caller: SpeechCaller, languagecode: string | undefined): Promise<SpeechContext | undefined> {
    return this.prepare(caller, languagecode, undefined).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'invalid_request') throw error;
      return undefined;
    });
  }

  /** Answers a request that stands by itself. */
  async #once(
    caller: SpeechCaller,
    { languagecode, nowplaying, capabilities }: SpokenRequest,
    heard: Pick<HeardPhrase, 'ref' | 'text' | 'alternatives' | 'rejected'>,
  ): Promise<TextAnswer & { readonly text: string }> {
    // A reply would be another request, which knows nothing of the question: nothing is asked.
    const able = capabilities.filter((each) => each !== 'expectreply');
    const phrase = { ...heard, caller, languagecode, nowplaying, capabilities: able, expecting: undefined };
    const { expectreply: _, ...answer } = await this.interpret(phrase);
    return answer;
  }

  /** The audio of a spoken reply, as its URL names it. */
  reply(reply: NamedReply, type: ReplyType): Promise<Uint8Array> {
    return this.#replies.audio(reply, type);
  }

  async #answer(phrase: HeardPhrase, meaning: Meaning): Promise<Interpretation> {
    const { text, caller, nowplaying, capabilities } = phrase;
    const { languagecode, chosen: reading, question, declined } = meaning;
    const replies = languageOf(languagecode).replies;
    if (declined) return this.#say({ text, languagecode, intent: intentOf(undefined) }, replies.declined());
    if (!reading) throw refusal(text === '' ? replies.notHeard() : replies.notUnderstood());
    const request: Request = { caller, text, reading, nowplaying, capabilities, languagecode, replies };
    if (question && capabilities.includes('expectreply') && can(request, 'playplayable')) {
      return this.#ask(text, reading, question);
    }
    const answer = await this.#answerers[reading.intent](request);
    return {
      text,
      languagecode,
      intent: intentOf(reading),
      actions: answer.actions,
      ...(answer.reply !== undefined && { respond: this.#replies.respond(answer.reply, languagecode) }),
      ...(answer.expectreply && { expectreply: answer.expectreply }),
    };
  }

  #ask(text: string, reading: Reading, question: WhichQuestion): Interpretation {
    const { languagecode, options } = question;
    const words = languageOf(languagecode).replies.whichOne(options.map((each) => each.label));
    return {
      ...this.#say({ text, languagecode, intent: intentOf(reading) }, words),
      expectreply: question,
    };
  }

  /** Words, and nothing to do. */
  #say(answered: Pick<Interpretation, 'text' | 'languagecode' | 'intent'>, words: string): Interpretation {
    return { ...answered, actions: [], respond: this.#replies.respond(words, answered.languagecode) };
  }
}

function intentOf(reading: Reading | undefined): Intent {
  return reading ? { name: reading.intent, entities: reading.entities } : { name: 'none', entities: {} };
}
