import { open } from 'node:fs/promises';
import { plainText } from '../../plain-text.js';
import type { NotesFacts } from './facts.js';

const MOST_BYTES = 256 * 1024;

/** Reads an `artist.nfo` or `album.nfo` in the form of Kodi. Rejects when it is none. */
export async function readNotes(path: string): Promise<NotesFacts> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MOST_BYTES), position: 0 });
    return notesIn(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

function notesIn(xml: string): NotesFacts {
  if (!/<(artist|album)\b/i.test(xml)) throw new Error('it tells of no artist and no album');
  const all = (tag: string) => texts(xml, tag);
  const first = (...tags: readonly string[]) => tags.flatMap(all)[0];
  const dated = (...tags: readonly string[]) => tags.flatMap(all).map(dateIn).find(Boolean);
  return {
    kind: 'notes',
    ...given('text', first('biography', 'review')),
    ...given('begin', dated('born', 'formed', 'originalreleasedate', 'releasedate', 'year')),
    ...given('end', dated('died', 'disbanded')),
    ...given('country', first('country')?.split(',').map(countryCode).find(Boolean)),
    ...given('label', first('label')),
    genres: distinct(all('genre').flatMap((genre) => genre.split(/\s*[/,;]\s*/))),
    members: distinct(all('member').concat(all('bandmember'))),
    ...given('musicbrainz', first('musicbrainzartistid', 'musicbrainzalbumid')),
  };
}

/** What stands in elements of a name, without what stands in them. */
function texts(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}\\b[^<>]*>([\\s\\S]*?)</${tag}>`, 'gi'))]
    .map(([, inner = '']) => plainText(inner.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, '$1')))
    .filter((text) => text !== '');
}

/** The first date or year in a text: `1940-10-09 in Liverpool`, `formed in 1962`. */
function dateIn(text: string): string | undefined {
  return /\b\d{4}(-\d{2}(-\d{2})?)?(?!\d)/.exec(text)?.[0];
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes by the English names of countries. */
const CODES = new Map(
  Array.from({ length: 26 * 26 }, (_, at) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26)))
    .map((code) => [names.of(code.toUpperCase())?.toLowerCase(), code] as const)
    .concat([
      ['usa', 'us'],
      ['uk', 'gb'],
      ['england', 'gb'],
      ['scotland', 'gb'],
      ['wales', 'gb'],
    ]),
);

function countryCode(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return CODES.get(name) ?? (/^[a-z]{2}$/.test(name) && names.of(name.toUpperCase()) ? name : undefined);
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, 50);
}

function given<Key extends string>(key: Key, text: string | undefined): { readonly [K in Key]?: string } {
  return (text ? { [key]: text } : {}) as { readonly [K in Key]?: string };
}
