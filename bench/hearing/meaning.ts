import type { EntityKey, Reading } from '../../src/ports/understander.js';
import { chooseReading, surelyFound } from '../../src/speech/choose.js';
import { Catalogue } from '../../workers/understand/catalogue.js';
import { understandPhrase } from '../../workers/understand/understand.js';
import type { Clip, Recordings } from './recordings.js';

const SERVICE = 'recordings';
/** The type of the catalogue that each slot names. */
const TYPES: Readonly<Record<string, string>> = {
  artist: 'artist',
  album: 'album',
  track: 'song',
  playlist: 'playlist',
  station: 'internetradio',
  genre: 'genre',
};
/** Entities that hold a number: a request has a number in it, and no name that sounds like one. */
const NUMBERS: readonly EntityKey[] = ['volume', 'presetnumber', 'year'];

/** Understands requests as the server does, with the names of the recordings as its catalogue. */
export class Meaning {
  readonly #catalogue = new Catalogue();
  /** The longest first. */
  readonly #names: readonly string[];

  constructor(names: Recordings['names']) {
    this.#catalogue.learn(SERVICE, 1, shared(names));
    this.#names = names.map(({ text }) => text.toLowerCase()).sort((one, other) => other.length - one.length);
  }

  /**
   * Whether a request that was heard right is understood wrongly: not at all, as another intent or with other values
   * than its line says where it says so, or with other names of the catalogue than are in its words.
   */
  misses({ text = '', intent, entities = {} }: Clip): boolean {
    const phrase = { text, languagecode: 'en', services: [SERVICE] };
    const reading = chooseReading(understandPhrase(phrase, this.#catalogue));
    if (!reading || (intent !== undefined && intent !== reading.intent)) return true;
    if (NUMBERS.some((key) => entities[key] !== undefined && entities[key] !== reading.entities[key]))
      return true;
    return namesOf(reading).join('|') !== this.#said(text.toLowerCase(), reading).join('|');
  }

  /** The names in a request, in the order of the alphabet. */
  #said(text: string, { entities }: Reading): readonly string[] {
    if (NUMBERS.some((key) => entities[key] !== undefined)) return [];
    const said: string[] = [];
    let rest = ` ${text} `;
    for (const name of this.#names) {
      if (!rest.includes(` ${name} `)) continue;
      said.push(name);
      rest = rest.replace(` ${name} `, ' | ');
    }
    return [...new Set(said)].sort();
  }
}

/** What a reading surely names, in the order of the alphabet. */
function namesOf(reading: Reading): readonly string[] {
  const keys = Object.keys(reading.entities) as EntityKey[];
  const names = keys.flatMap((key) => {
    const name = surelyFound(reading, key)?.name;
    return name === undefined ? [] : [name.toLowerCase()];
  });
  return [...new Set(names)].sort();
}

function shared(names: Recordings['names']): SharedArrayBuffer {
  const lines = names.map(({ slot, text }, id) =>
    JSON.stringify({ type: TYPES[slot] ?? slot, ref: String(id), name: text, popularity: 0 }),
  );
  const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
