import { choosing as choosingDe } from './de/choosing.js';
import { dangling as danglingDe } from './de/dangling.js';
import { replies as repliesDe } from './de/replies.js';
import { choosing as choosingEn } from './en/choosing.js';
import { dangling as danglingEn } from './en/dangling.js';
import { replies as repliesEn } from './en/replies.js';
import { choosing as choosingEs } from './es/choosing.js';
import { dangling as danglingEs } from './es/dangling.js';
import { replies as repliesEs } from './es/replies.js';
import { choosing as choosingFr } from './fr/choosing.js';
import { dangling as danglingFr } from './fr/dangling.js';
import { replies as repliesFr } from './fr/replies.js';
import type { Choosing, Replies } from './replies.js';

/** What the server needs in order to speak a language. */
interface Language {
  readonly replies: Replies;
  readonly dangling: ReadonlySet<string>;
  readonly choosing: Choosing;
}

const english: Language = { replies: repliesEn, dangling: words(danglingEn), choosing: choosingEn };
const languages: ReadonlyMap<string, Language> = new Map([
  ['en', english],
  ['de', { replies: repliesDe, dangling: words(danglingDe), choosing: choosingDe }],
  ['fr', { replies: repliesFr, dangling: words(danglingFr), choosing: choosingFr }],
  ['es', { replies: repliesEs, dangling: words(danglingEs), choosing: choosingEs }],
]);

/** The language of a BCP 47 code, if it is one that the server speaks: `de-AT` is `de`. */
export function spokenLanguage(languagecode: string | undefined): string | undefined {
  const language = languagecode?.toLowerCase().split(/[-_]/)[0];
  return language !== undefined && languages.has(language) ? language : undefined;
}

/** The replies of a language; English where there are none. */
export function repliesIn(languagecode: string | undefined): Replies {
  return languageOf(languagecode).replies;
}

/** How people pick one of several things, in a language. */
export function choosingIn(languagecode: string | undefined): Choosing {
  return languageOf(languagecode).choosing;
}

/** Whether words end where no request ends. */
export function isDangling(text: string, languagecode: string | undefined): boolean {
  const last = text
    .toLowerCase()
    .split(/[\s']+/)
    .at(-1);
  return last !== undefined && languageOf(languagecode).dangling.has(last);
}

function languageOf(languagecode: string | undefined): Language {
  return languages.get(spokenLanguage(languagecode) ?? 'en') ?? english;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
