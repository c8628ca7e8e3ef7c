import { createHash } from 'node:crypto';
import { parseRssFeed } from 'feedsmith';
import { plainText } from '../plain-text.js';
import type { Episode, Podcast } from './podcast.js';

/** A feed to read. */
export interface FeedText {
  /** Where it was fetched from: what is relative is relative to it. */
  readonly address: string;
  readonly bytes: Uint8Array;
  /** The content type it came with. */
  readonly type: string;
}

const MOST_EPISODES = 5_000;
const LONGEST = { title: 300, description: 4_000 };
const DAY = 86_400_000;
/** Nothing was a podcast before. */
const FIRST_YEAR = Date.UTC(1990, 0);

type Feed = ReturnType<typeof parseRssFeed<string>>;
type FeedItem = NonNullable<Feed['items']>[number];

/** Reads a feed in RSS 2.0. Throws when it is something else, is broken, or declares entities. */
export function readFeed({ address, bytes, type }: FeedText): Podcast {
  const text = decoded(bytes, type);
  // What feeds have to say needs no entities of their own: they only serve to make a short text endless.
  if (/<!ENTITY/i.test(text)) throw new Error('it declares entities');
  const feed: Feed = parseRssFeed(text);
  const title = short(feed.title ?? feed.itunes?.title, LONGEST.title);
  if (title === '') throw new Error('it has no title');
  const image = absolute(feed.itunes?.image ?? feed.image?.url, address);
  const ref = hashed(address);
  return {
    ref,
    title,
    author: short(feed.itunes?.author ?? feed.itunes?.owner?.name, LONGEST.title),
    description: short(feed.description ?? feed.itunes?.summary, LONGEST.description),
    ...(image !== undefined && { image }),
    genres: genresOf(feed),
    episodes: episodesOf(feed.items ?? [], address),
  };
}

/** The encoding is that of the content type, else of the XML declaration, else UTF-8 (RFC 7303). */
function decoded(bytes: Uint8Array, type: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const wide = /^(\xff\xfe|<\0)/.test(head)
    ? 'utf-16le'
    : /^(\xfe\xff|\0<)/.test(head)
      ? 'utf-16be'
      : undefined;
  const label =
    wide ?? /charset="?([\w-]+)/i.exec(type)?.[1] ?? /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(head)?.[1];
  return decoder(label).decode(bytes);
}

function decoder(label: string | undefined) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function genresOf({ itunes, categories }: Feed): string[] {
  const names = itunes?.categories?.flatMap(({ text, categories: inner = [] }) => [
    text,
    ...inner.map((each) => each.text),
  ]);
  const all = names ?? categories?.map(({ name }) => name) ?? [];
  return [...new Set(all.map((name) => short(name, 60)).filter((name) => name !== ''))].slice(0, 10);
}

/** The newest first; an episode without a date that can be true is as old as the one before it in the feed. */
function episodesOf(items: readonly FeedItem[], address: string): Episode[] {
  const seen = new Map<string, { readonly episode: Episode; readonly order: number }>();
  let order = Number.POSITIVE_INFINITY;
  for (const item of items.slice(0, MOST_EPISODES)) {
    const episode = episodeOf(item, address);
    if (!episode || seen.has(episode.ref)) continue;
    order = episode.released ?? order;
    seen.set(episode.ref, { episode, order });
  }
  const dated = [...seen.values()];
  return dated.sort((a, b) => newestFirst(a.order, b.order)).map(({ episode }) => episode);
}

function newestFirst(a: number, b: number): number {
  return a === b ? 0 : b - a;
}

/** What has no sound that can be fetched is no episode. */
function episodeOf(item: FeedItem, address: string): Episode | undefined {
  const sound = item.enclosures?.find(({ type, url }) => url && !/^(image|video|text)\//i.test(type ?? ''));
  const url = absolute(sound?.url, address);
  if (!sound || url === undefined) return undefined;
  const image = absolute(item.itunes?.image, address);
  const released = dateOf(item.pubDate);
  const description = item.description ?? item.itunes?.summary ?? item.content?.encoded;
  return {
    ref: hashed(`${address}\n${item.guid?.value ?? url}`),
    title:
      short(item.title ?? item.itunes?.title, LONGEST.title) ||
      new URL(url).pathname.split('/').at(-1) ||
      url,
    description: short(description, LONGEST.description),
    url,
    ...(image !== undefined && { image }),
    codec: codecOf(sound.type ?? '', url),
    duration: durationOf(item.itunes?.duration),
    ...(released !== undefined && { released }),
  };
}

function durationOf(seconds: number | undefined): number {
  return seconds !== undefined && seconds > 0 && seconds < 7 * 86_400 ? Math.round(seconds) : 0;
}

function dateOf(text: string | undefined): number | undefined {
  const date = Date.parse(text ?? '');
  return date >= FIRST_YEAR && date <= Date.now() + DAY ? date : undefined;
}

const CODECS: readonly (readonly [RegExp, string])[] = [
  [/mpeg|\.mp3$/i, 'mp3'],
  [/mp4|m4a|aac|\.m4b$/i, 'aac'],
  [/opus/i, 'opus'],
  [/ogg|vorbis|\.oga$/i, 'vorbis'],
  [/flac/i, 'flac'],
  [/wav/i, 'pcm'],
];

function codecOf(type: string, url: string): string {
  const named = (text: string) => CODECS.find(([pattern]) => pattern.test(text))?.[1];
  return named(type) ?? named(new URL(url).pathname) ?? '';
}

function absolute(url: string | undefined, base: string): string | undefined {
  const found = url === undefined ? null : URL.parse(url.trim(), base);
  return found && /^https?:$/.test(found.protocol) ? found.href : undefined;
}

function short(text: unknown, most: number): string {
  const plain = typeof text === 'string' ? plainText(text.slice(0, 8 * most)) : '';
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
