import { unescaped } from '../plain-text.js';
import { type Station, type StationDraft, stationOf } from './station.js';

/** Reads one form of list. */
type Parse = (text: string) => StationDraft[];

/** Forms of station lists by the ends of their files' names. */
const FORMS: Readonly<Record<string, Parse>> = {
  m3u: parseM3u,
  m3u8: parseM3u,
  pls: parsePls,
  opml: parseOpml,
  xml: parseOpml,
  json: parseRadioBrowser,
};

/** Whether a file may be a list of stations. */
export function isStationList(file: string): boolean {
  return extension(file) in FORMS;
}

/** The form of a list by the end of its path, else by how it begins. */
export function listForm(path: string, text: string): string {
  const named = extension(path);
  if (named in FORMS) return named;
  const begin = text.slice(0, 1_000).trimStart();
  if (/^\[\s*(\{|\])/.test(begin)) return 'json';
  if (/^\[playlist\]/i.test(begin)) return 'pls';
  return begin.startsWith('<') ? 'opml' : 'm3u';
}

/** The stations of a list; what is not one is left out. Throws when the file is no such list at all. */
export function parseStations(file: string, text: string): Station[] {
  const parse = FORMS[extension(file)];
  return parse ? parse(text.replace(/^\uFEFF/, '')).flatMap((draft) => stationOf(draft) ?? []) : [];
}

/** Whether a playlist is one of HTTP Live Streaming (RFC 8216): a stream in pieces, not a list of stations. */
export function isHls(text: string): boolean {
  return /^#EXT-X-/m.test(text);
}

/** The first stream of a playlist file (m3u or pls). */
export function firstStream(file: string, text: string): string | undefined {
  const drafts = extension(file) === 'pls' ? parsePls(text) : parseM3u(text);
  return drafts.flatMap((draft) => stationOf({ ...draft, name: 'stream' }) ?? [])[0]?.url;
}

/** What follows the last dot of a path, in lower case. */
export function extension(file: string): string {
  return /\.([a-z0-9]+)$/i.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** M3U with the extensions that players agree on: EXTINF with attributes and a title, EXTGRP. */
function parseM3u(text: string): StationDraft[] {
  if (isHls(text)) throw new Error('it is a stream of HLS, not a list of stations');
  const drafts: StationDraft[] = [];
  let known: StationDraft = {};
  for (const line of lines(text)) {
    if (line.startsWith('#EXTINF:')) known = { ...known, ...extinf(line) };
    else if (line.startsWith('#EXTGRP:')) known = { ...known, genres: [line.slice(8)] };
    else if (line.startsWith('#')) continue;
    else {
      drafts.push({ name: nameFromUrl(line), ...known, url: line });
      known = {};
    }
  }
  return drafts;
}

function extinf(line: string): StationDraft {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(line)?.[1];
  const name = line.replace(/"[^"]*"/g, '').replace(/^[^,]*,/, '');
  const image = attribute('tvg-logo');
  const group = attribute('group-title');
  return { name, ...(image && { image }), ...(group && { genres: group.split(';') }) };
}

/** PLS: FileN and TitleN. */
function parsePls(text: string): StationDraft[] {
  const drafts = new Map<string, { name?: string; url?: string }>();
  for (const line of lines(text)) {
    const [, key = '', number = '', value = ''] = /^(file|title)(\d+)\s*=\s*(.*)$/i.exec(line) ?? [];
    if (key === '') continue;
    const draft = drafts.get(number) ?? {};
    drafts.set(number, draft);
    if (key.toLowerCase() === 'file') draft.url = value;
    else draft.name = value;
  }
  return [...drafts.values()].map((draft) => ({ name: nameFromUrl(draft.url ?? ''), ...draft }));
}

/** OPML: outlines with an address are stations, those around them are their genres. */
function parseOpml(text: string): StationDraft[] {
  if (!/<opml\b/i.test(text)) throw new Error('it is not OPML');
  const drafts: StationDraft[] = [];
  const around: string[] = [];
  for (const [, ends, inner = '', closed] of text.matchAll(
    /<(\/?)outline\b((?:"[^"<]*"|'[^'<]*'|[^'"<>])*?)(\/?)>/gi,
  )) {
    if (ends) {
      around.pop();
      continue;
    }
    const attributes = attributesOf(inner);
    const name = attributes.get('text') ?? attributes.get('title') ?? '';
    const url = attributes.get('url') ?? attributes.get('xmlurl');
    if (url !== undefined) drafts.push(opmlStation(name, url, attributes, around));
    if (!closed) around.push(url === undefined ? name : '');
  }
  return drafts;
}

function opmlStation(
  name: string,
  url: string,
  attributes: ReadonlyMap<string, string>,
  around: readonly string[],
): StationDraft {
  const kilobits = Number(attributes.get('bitrate'));
  const codec = attributes.get('formats')?.split(',')[0];
  const image = attributes.get('image');
  return {
    name,
    url,
    genres: around.filter((each) => each !== ''),
    ...(image && { image }),
    ...(codec && { codec }),
    ...(kilobits > 0 && { bitrate: kilobits * 1000 }),
  };
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...pairs].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      unescaped(double ?? single ?? ''),
    ]),
  );
}

/** The JSON form of Radio Browser (api.radio-browser.info, `stations/search`). */
function parseRadioBrowser(text: string): StationDraft[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error('it is not a list of stations');
  return list.flatMap((each: unknown) =>
    isRecord(each) && each.lastcheckok !== 0 ? [radioBrowserStation(each)] : [],
  );
}

function radioBrowserStation(station: Readonly<Record<string, unknown>>): StationDraft {
  const words = (key: string) => (typeof station[key] === 'string' ? station[key] : '');
  const number = (key: string) => (typeof station[key] === 'number' && station[key] > 0 ? station[key] : 0);
  return {
    name: words('name'),
    url: words('url_resolved') || words('url'),
    image: words('favicon'),
    genres: words('tags').split(','),
    country: words('countrycode'),
    languages: words('language').split(','),
    codec: station.hls === 1 ? 'hls' : words('codec') === 'UNKNOWN' ? '' : words('codec'),
    bitrate: Math.round(number('bitrate') * 1000),
    votes: number('votes') + number('clickcount'),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function nameFromUrl(url: string): string {
  return URL.parse(url)?.hostname ?? '';
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
