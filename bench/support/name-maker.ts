import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Pronounced } from './name-errors.js';
import type { Random } from './random.js';

/** A made-up name of a made-up catalogue. */
export interface MadeName {
  readonly type: 'artist' | 'album' | 'song' | 'playlist';
  readonly name: string;
  readonly popularity: number;
}

const NOUNS =
  'love heart night day time life world baby girl boy man dream fire rain sun moon star sky river road home eyes hand light dark blood soul water wind summer winter angel devil king queen money dance song music party city street train car door window mirror glass gold silver diamond rose flower garden ocean island mountain desert storm thunder shadow ghost memory story promise secret lie truth kiss touch smile tear fool hero stranger lover friend mother father brother sister child morning evening midnight sunday monday friday california texas london paris berlin mexico america'.split(
    ' ',
  );
const ADJECTIVES =
  'blue red black white golden broken lonely crazy wild sweet bitter little big young old new last first long lost hidden burning frozen silent loud electric cosmic holy wicked beautiful dirty empty endless fading falling flying hungry modern secret sleeping velvet crystal heavy gentle foreign fragile'.split(
    ' ',
  );
const VERBS =
  'love want need know feel leave call hold take give bring tell show find lose keep break burn run walk dance sing cry fall fly wait stay save kill hate miss remember forget believe follow turn shake move ride drive shine'.split(
    ' ',
  );
const FIRST =
  'john mary david anna michael sarah james laura robert emma paul julia peter lisa thomas maria daniel nina marc elena carlos sofia juan lucia pierre claire jean marie hans greta karl ingrid luca bruno marta pablo miguel rosa andre chloe felix klara otto nora oscar ruby leon stella jack lily sam grace ray billy bobby johnny frankie tina donna etta otis aretha nina stevie prince elton'.split(
    ' ',
  );
const FOREIGN = [
  'für dich,mein herz,die nacht,liebe ist,über den wolken,ohne dich,nur ein tag,schöne neue welt,tausend sterne,grüner mond,das letzte lied,wir gehören zusammen,kein zurück,alles wird gut,im freien fall,süße träume,du und ich,der weg nach hause,zwei herzen,wenn der regen fällt'.split(
    ',',
  ),
  "je t'attends,la vie en bleu,mon amour,sous la pluie,le dernier été,c'est la nuit,à bientôt,les étoiles,ne pars pas,une chanson pour toi,l'été dernier,fleur du désert,comme un rêve,le cœur léger,où es-tu,bonjour tristesse,la mer et moi,rue de la paix,déjà vu,toi et moi".split(
    ',',
  ),
  'corazón de fuego,mi amor,la noche eterna,sin ti,vuelve a mí,bajo la luna,el último beso,canción del mar,niña bonita,sueños rotos,dónde estás,amor prohibido,la vida sigue,ojos verdes,mañana será,como el viento,tierra y cielo,dos almas,baila conmigo,quiero más'.split(
    ',',
  ),
];

/** The pronouncing dictionary of the bundled recogniser: plain words only. */
export function readDictionary(): Pronounced[] {
  const home = dirname(createRequire(import.meta.url).resolve('soundswallower'));
  const lines = readFileSync(join(home, 'model', 'en-us', 'dict.txt'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [word = '', ...phones] = line.trim().split(/\s+/);
    return /^[a-z']{2,14}$/.test(word) ? [{ word, phones }] : [];
  });
}

/** Makes catalogues: artists, their albums and songs, as various as real ones. */
export class NameMaker {
  readonly #random: Random;
  readonly #words: readonly string[];

  constructor(random: Random, dictionary: readonly Pronounced[]) {
    this.#random = random;
    this.#words = dictionary.map(({ word }) => word).filter((word) => !word.includes("'"));
  }

  /** Different names, most of them songs. */
  make(count: number): MadeName[] {
    const made: MadeName[] = [];
    const seen = new Set<string>();
    while (made.length < count) {
      const popularity = this.#random.next() ** 4;
      const kind = this.#random.next();
      const type = kind < 0.15 ? 'artist' : kind < 0.3 ? 'album' : kind < 0.99 ? 'song' : 'playlist';
      const name = titled(type === 'artist' ? this.#artist() : this.#title(), this.#random);
      const key = `${type} ${name.toLowerCase()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      made.push({ type, name, popularity });
    }
    return made;
  }

  #artist(): string {
    const random = this.#random;
    const kind = random.next();
    if (kind < 0.4) return `${random.chance(0.8) ? random.pick(FIRST) : this.#rare()} ${this.#rare()}`;
    if (kind < 0.55) return `the ${random.chance(0.5) ? `${this.#adjective()} ` : ''}${plural(this.#noun())}`;
    if (kind < 0.65)
      return random.chance(0.5)
        ? this.#rare()
        : `${this.#rare()}${random.pick(['a', 'o', 'ix', 'us', 'er'])}`;
    if (kind < 0.75) return `${this.#adjective()} ${this.#noun()}`;
    if (kind < 0.82) return `${random.pick(FIRST)} ${this.#rare()} & the ${plural(this.#noun())}`;
    if (kind < 0.88) return `dj ${this.#rare()}`;
    if (kind < 0.93) return `${this.#noun()} ${1 + random.below(200)}`;
    return `${this.#rare()} ${this.#noun()} ${random.pick(['band', 'orchestra', 'quartet', 'trio', 'project', 'brothers'])}`;
  }

  #title(): string {
    const random = this.#random;
    const kind = random.next();
    if (kind < 0.12) return `${this.#adjective()} ${this.#noun()}`;
    if (kind < 0.2) return `${this.#noun()} of the ${this.#noun()}`;
    if (kind < 0.28)
      return `${random.pick(VERBS)} ${random.pick(['me', 'you', 'it', 'us', 'her'])} ${random.pick(['tonight', 'again', 'now', 'down', 'away', 'forever', 'like a', 'to the'])} ${this.#noun()}`;
    if (kind < 0.34)
      return `i ${random.pick(["don't", 'wanna', 'can', "can't", 'will', 'used to'])} ${random.pick(VERBS)} ${random.pick(['you', 'the', 'my', 'your'])} ${this.#noun()}`;
    if (kind < 0.42)
      return `${random.pick(['in the', 'on my', 'under the', 'after', 'before the', 'without', 'for a', 'like a'])} ${this.#noun()}`;
    if (kind < 0.52) return `${this.#noun()} ${this.#noun()}`;
    if (kind < 0.6) return this.#rare();
    if (kind < 0.66) return `${this.#rare()} ${this.#rare()}`;
    if (kind < 0.7) return `${1 + random.below(2024)} ${plural(this.#noun())}`;
    if (kind < 0.75) return `${this.#noun()}, ${this.#noun()} & ${this.#noun()}`;
    if (kind < 0.83) return this.#foreign();
    if (kind < 0.87) return `the ${this.#rare()} ${this.#noun()}`;
    if (kind < 0.9) return `${this.#noun()} pt. ${1 + random.below(4)}`;
    if (kind < 0.95)
      return `${random.pick(VERBS)}ing ${random.pick(['in', 'with', 'for', 'to'])} the ${this.#adjective()} ${this.#noun()}`;
    return `${this.#adjective()} ${this.#noun()} (feat. ${random.pick(FIRST)} ${this.#rare()})`;
  }

  #foreign(): string {
    const language = this.#random.pick(FOREIGN);
    const [a, b] = [this.#random.pick(language), this.#random.pick(language)];
    return this.#random.chance(0.5) ? `${a} ${this.#rare()}` : `${a} ${b}`;
  }

  #noun(): string {
    return this.#random.chance(0.65) ? this.#random.pickEarly(NOUNS) : this.#rare();
  }

  #adjective(): string {
    return this.#random.chance(0.7) ? this.#random.pickEarly(ADJECTIVES) : this.#rare();
  }

  #rare(): string {
    return this.#random.pick(this.#words);
  }
}

function plural(noun: string): string {
  return /[sxz]$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function titled(name: string, random: Random): string {
  return random.chance(0.9) ? name.replace(/(^|[ (])\p{L}/gu, (letter) => letter.toUpperCase()) : name;
}
