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
  /** mp3, aac …; hls for a stream in pieces (RFC 8216), whatever they are made of. */
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
    ...codecOf(draft, url),
    ...(draft.bitrate && { bitrate: draft.bitrate }),
    votes: draft.votes ?? 0,
  };
}

/**
 * What people call a station: its name, its name without what every station is called, and its frequency, which many
 * say instead.
 */
export function namesOf({ name }: Station): readonly string[] {
  const bare = name
    .replace(
      /^(the )?radio\s+|\s+(radio|fm|am|live|online|\d{2,3}[.,]\d{1,2})(?=\s|$)|^\d{2,3}[.,]\d{1,2}\s+/gi,
      '',
    )
    .trim();
  const isBare = bare.length > 2 && bare !== name && /\p{L}/u.test(bare);
  const frequency = /(?:^|\s)(\d{2,3})[.,](\d{1,2})(?=\s|$)/.exec(name);
  const megahertz = Number(`${frequency?.[1]}.${frequency?.[2]}`);
  const isFm = megahertz >= 65 && megahertz <= 108;
  return [
    name,
    ...(isBare ? [bare] : []),
    ...(isFm ? [`${megahertz}`, `${megahertz} FM`, `FM ${megahertz}`] : []),
  ];
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

function codecOf({ codec }: StationDraft, url: string): { readonly codec?: string } {
  if (/\.m3u8$/i.test(new URL(url).pathname)) return { codec: 'hls' };
  return codec ? { codec: codecName(codec) } : {};
}

function codecName(codec: string): string {
  const name = codec.toLowerCase().replace(/[^a-z0-9]/g, '');
  return name.startsWith('aac') ? 'aac' : name;
}
