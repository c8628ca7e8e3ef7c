import { spokenLanguage } from '../languages/languages.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { HeardPhrase } from '../ports/interpreter.js';
import type { Reading, Understander, Understanding } from '../ports/understander.js';
import { chooseReading } from './choose.js';
import type { Catalogue, OwnDevices, Playlists, Tastes } from './music.js';
import { OwnReadings } from './own-readings.js';
import { Preferences } from './preferences.js';
import { isWhichQuestion, questionOf, type WhichQuestion } from './question.js';
import { settled } from './which-reply.js';

/** What a phrase means to whoever said it. */
export interface Meaning extends Understanding {
  /** The reading to answer; undefined: it is no request. */
  readonly chosen: Reading | undefined;
  /** Why this one, in a few words for whoever runs the server. */
  readonly why: string;
  /** What it may as well mean. */
  readonly question?: WhichQuestion;
  /** Whoever was asked wants none of it. */
  readonly declined?: true;
}

/** Finds out what people mean, by their words, the catalogue, their taste and what they were asked. */
export class Meanings {
  readonly #understander: Understander;
  readonly #catalogue: Catalogue;
  readonly #ownReadings: OwnReadings;
  readonly #preferences: Preferences;

  constructor(parts: {
    readonly understander: Understander;
    readonly catalogue: Catalogue;
    readonly playlists: Playlists;
    readonly tastes: Tastes;
    readonly devices: OwnDevices;
  }) {
    this.#understander = parts.understander;
    this.#catalogue = parts.catalogue;
    this.#ownReadings = new OwnReadings(parts);
    this.#preferences = new Preferences(parts.tastes);
  }

  /** What words mean, whoever says them. */
  understand(text: string, languagecode: string | undefined): Promise<Understanding> {
    const services = this.#catalogue.services().map((each) => each.id);
    const language = spokenLanguage(languagecode);
    return this.#understander.understand({ text, services, ...(language && { languagecode: language }) });
  }

  /** What a phrase means: as the reply to a question, if it is one, else by itself. */
  async of({ caller, text, rejected, languagecode, expecting }: HeardPhrase): Promise<Meaning> {
    const reply = isWhichQuestion(expecting) ? settled(expecting, text) : undefined;
    if (reply && isWhichQuestion(expecting)) {
      const answered = { languagecode: expecting.languagecode };
      const why = `the reply to “${expecting.options.map(({ label }) => label).join('” or “')}”`;
      if (reply === 'declined') return { ...answered, readings: [], chosen: undefined, why, declined: true };
      return { ...answered, readings: [reply], chosen: reply, why };
    }
    if (text === '' || rejected) {
      const why = text === '' ? 'no words were heard' : 'the recogniser thinks it no request';
      return { languagecode: spokenLanguage(languagecode) ?? 'en', readings: [], chosen: undefined, why };
    }
    return this.#byItself(caller, await this.understand(text, languagecode));
  }

  async #byItself(caller: SpeechCaller, understood: Understanding): Promise<Meaning> {
    const weighed = await this.#preferences.weigh(caller, understood);
    const readings = await this.#ownReadings.of(caller, weighed.readings);
    const chosen = chooseReading({ ...weighed, readings });
    const question = chosen && questionOf(chosen, { ...weighed, readings });
    const why = whyOf({ understood, weighed: weighed.readings, readings, chosen, question });
    return { ...weighed, readings, chosen, why, ...(question && { question }) };
  }
}

/** What made a reading the one to answer. */
function whyOf(of: {
  readonly understood: Understanding;
  readonly weighed: readonly Reading[];
  readonly readings: readonly Reading[];
  readonly chosen: Reading | undefined;
  readonly question: WhichQuestion | undefined;
}): string {
  const { understood, weighed, readings, chosen, question } = of;
  if (!chosen) return 'no request fits the words';
  if (question) {
    const [first, ...others] = question.options.map(({ label }) => `“${label}”`);
    return others.length > 0 ? `${[first, ...others].join(' and ')} are as likely` : `only ${first} is there`;
  }
  const [best] = readings;
  if (chosen !== best) {
    const vague = Object.keys(best?.entities ?? {}).length === 0;
    return vague
      ? 'the likeliest reading passes over a name'
      : 'the likeliest reading names what is not there, and this one what is';
  }
  if (chosen !== weighed[0]) return 'it is something of their own';
  const [plain] = understood.readings;
  if (plain?.intent !== chosen.intent || plain.entities !== chosen.entities)
    return 'the person’s taste tells';
  const second = readings[1];
  return second ? `the likeliest reading; the next one has ${second.score.toFixed(2)}` : 'the only reading';
}
