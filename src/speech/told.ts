import { AppError } from '../errors.js';
import type {
  AlbumInfo,
  ArtistInfo,
  ChartPlace,
  Concert,
  PerformanceInfo,
} from '../ports/content-information.js';
import type { Found } from '../ports/understander.js';
import type { Catalogue } from './music.js';

/** What services tell of what was found; undefined or empty where they tell nothing, or cannot be asked. */
export class Told {
  readonly #informants: Catalogue['information'];

  constructor(informants: Catalogue['information']) {
    this.#informants = informants;
  }

  artist(of: Found, language: string): Promise<ArtistInfo | undefined> {
    return told(this.#informants.artist({ ...of, language }));
  }

  album(of: Found, language: string): Promise<AlbumInfo | undefined> {
    return told(this.#informants.album({ ...of, language }));
  }

  performance(of: Found, language: string): Promise<PerformanceInfo | undefined> {
    return told(this.#informants.performance({ ...of, language }));
  }

  async concerts(of: Found): Promise<readonly Concert[]> {
    return (await told(this.#informants.concerts(of))) ?? [];
  }

  async chart(of: Found): Promise<readonly ChartPlace[]> {
    return (await told(this.#informants.chart(of))) ?? [];
  }
}

/** The first sentences of a text, as many as one listens to. */
export function opening(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const sentences = plain.match(/.+?[.!?](?=\s+\p{Lu}|$)/gu) ?? [plain];
  let said = '';
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.length > LISTENED_TO) break;
    said = `${said}${sentence}`;
  }
  return said.trim().slice(0, MOST_SAID);
}

/** The year of an ISO 8601 date. */
export function yearOf(date: string | undefined): number | undefined {
  const year = Number(date?.slice(0, 4));
  return year > 0 ? year : undefined;
}

/** Letters that people listen to, and that are said at most. */
const LISTENED_TO = 240;
const MOST_SAID = 500;

/** What is known of the items answers as well: no failure here keeps anybody from it. */
async function told<T>(telling: Promise<T>): Promise<T | undefined> {
  try {
    return await telling;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
