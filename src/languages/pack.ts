import type { Entities, IntentName } from '../ports/understander.js';

/**
 * A language, as data. Words are written as people write them; case, accents and apostrophes do not
 * matter. `Notation` is the one of `speech.proto`: `[optional]`, `(one|another)`, `{slot}`; and, here
 * only, `<rule>` for a rule of the pack and `...` for words that do not matter.
 */
export interface Pack {
  /** BCP 47. */
  readonly languagecode: string;
  /** Parts of words before an apostrophe that are words of their own: French `l`, `d`. */
  readonly elisions: readonly string[];
  /** Ends of compounds that are words of their own, in lower case: German `musik`. */
  readonly compounds: readonly string[];
  /** Words that glue others together and say nothing themselves. */
  readonly functionwords: string;
  /** Words that may stand between the words of a template: articles, politeness. */
  readonly particles: string;
  /** Words that stand between a title and a name rather than in them. */
  readonly separators: string;
  /** Words for what names are names of: `song`, `album`. Names hardly hold them. */
  readonly typewords: string;
  /** Words with which names hardly begin, and with which they hardly end. */
  readonly openers: string;
  readonly danglers: string;
  /** Words around a request that do not change it: politeness, places, services, devices. */
  readonly fillers: readonly string[];
  /** Words and phrases of other trades: weather, alarms, restaurants. */
  readonly foreign: readonly string[];
  /** Named pieces of templates. */
  readonly rules: Readonly<Record<string, string>>;
  readonly genres: string;
  readonly moods: string;
  /** Words for decades, `[the] nineties`. */
  readonly decades: string;
  readonly numbers: NumberWords;
  /** Words for volumes, 0 to 100. */
  readonly levels: Readonly<Record<string, number>>;
  readonly names: NameShapes;
  readonly templates: readonly Template[];
  /** More ways to ask, and what people ask of others; the second opinion learns from them. May be empty. */
  readonly examples: readonly Example[];
  /**
   * Words by how they are used, so that what is learnt of one holds for its like: lines are classes, parts of lines
   * between `;` narrower ones, blocks of lines between empty ones wider ones. May be empty.
   */
  readonly wordClasses: string;
  /** What the recogniser should expect: complete requests. */
  readonly phrases: readonly string[];
}

/** Ways to say an intent. */
export interface Template {
  readonly intent: IntentName;
  /** How unlikely these words are to mean it; 0 if absent, 1 is a lot. */
  readonly cost?: number;
  /** The words are no request, but add entities to one in another clause: `i like {artist}`. */
  readonly hint?: true;
  /** The words are a request only if the catalogue has what they name: `who is {artist}`. */
  readonly named?: true;
  /** Entities that the words stand for. */
  readonly entities?: Entities;
  readonly says: readonly string[];
}

/** Sentences that mean an intent, or nothing that the platform does. */
export interface Example {
  readonly intent: IntentName | 'none';
  /** How many times as many sentences as usual are made of each of these; 1 if absent. */
  readonly weight?: number;
  readonly says: readonly string[];
}

/** The number words of a language. */
export interface NumberWords {
  /** Every number that is one word, below a hundred. */
  readonly words: Readonly<Record<string, number>>;
  readonly hundred: readonly string[];
  readonly thousand: readonly string[];
  /** Words between parts of a number: `and`. */
  readonly joints: readonly string[];
  /** Words for the point in `98.5`. */
  readonly points: readonly string[];
}

/** What tells people's names from titles. */
export interface NameShapes {
  /** Given names, and words that stand in names of groups. */
  readonly artists: string;
  /** Words that stand in titles. */
  readonly titles: string;
}
