import { createHash } from 'node:crypto';

/** A radio station, as lists of stations tell of it. */
export interface Station {
  /** A hash of the address: it outlives another name, order or list. */
  readonly ref: string;
  readonly name: string;
  /** Of the stream, or of a playlist file that holds it. */
  readonly url: string;
  readonly image?: string;
  readonly genres: readonly string[];
  /** A lower-case country code. */
  readonly country?: string;
  readonly languages: readonly string[];
  /** mp3, aac … */
  readonly codec?: string;
  /** Bits per second. */
  readonly bitrate?: number;
  /** How often it is chosen or voted for, on any scale. */
  readonly votes: number;
}

/** What is known of a station; without a name or an http address it is none. */
export interface StationDraft extends Partial<Omit<Station, 'ref'>> {}

/** Makes a station of what a list tells. */
export function stationOf(draft: StationDraft): Station | undefined {
  const name = draft.name?.trim();
  const url = webAddress(draft.url);
  if (!name || !url) return undefined;
  const image = webAddress(draft.image);
  return {
    ref: createHash('sha256').update(url).digest('base64url').slice(0, 16),
    name: name.slice(0, 200),
    url,
    ...(image !== undefined && { image }),
    genres: distinct(draft.genres ?? []),
    ...(draft.country && { country: draft.country.toLowerCase() }),
    languages: distinct(draft.languages ?? []),
    ...(draft.codec && { codec: codecName(draft.codec) }),
    ...(draft.bitrate && { bitrate: draft.bitrate }),
    votes: draft.votes ?? 0,
  };
}

/** What people call a station: its name, and its name without what every station is called. */
export function namesOf({ name }: Station): readonly string[] {
  const bare = name
    .replace(/^(the )?radio\s+|\s+(radio|fm|am|live|online|\d{2,3}[.,]\d)(?=\s|$)/gi, '')
    .trim();
  return bare.length > 2 && bare !== name && /\p{L}/u.test(bare) ? [name, bare] : [name];
}

function webAddress(text: string | undefined): string | undefined {
  const url = text === undefined ? null : URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => word !== ''))].slice(
    0,
    20,
  );
}

function codecName(codec: string): string {
  const name = codec.toLowerCase().replace(/[^a-z0-9]/g, '');
  return name.startsWith('aac') ? 'aac' : name;
}
