import { basename, dirname, extname } from 'node:path';
import { type IAudioMetadata, type ICommonTagsResult, parseFile, selectCover } from 'music-metadata';
import { hashed } from '../identity.js';
import type { TrackFacts } from './facts.js';

/** Reads the tags of a track. Rejects when the file is no audio. `path` is from the music folder. */
export async function readTrack(file: string, path: string): Promise<TrackFacts> {
  const metadata = await parsed(file);
  const { common, format } = metadata;
  const guessed = fromPath(path);
  const artist = common.artist?.trim() || common.albumartist?.trim() || guessed.artist;
  const cover = selectCover(common.picture);
  return {
    kind: 'track',
    title: common.title?.trim() || guessed.title,
    artist,
    artists: artistsOf(common, artist),
    ...optional('albumartist', albumArtist(common)),
    ...optional('album', common.album?.trim() || guessed.album),
    disc: common.disk.no ?? 0,
    track: common.track.no ?? guessed.track,
    year: yearOf(common),
    genres: genresOf(common),
    duration: Math.round(format.duration ?? 0),
    codec: codecOf(metadata),
    bitrate: Math.round(format.bitrate ?? 0),
    audiobook: isAudiobook(path, common),
    ...optional('cover', cover ? hashed(cover.data) : undefined),
    ...optional('rating', common.rating?.[0]?.rating),
    ...optional('ids', identifiers(common)),
  };
}

/** Reads the whole file only where its beginning does not say how long it is. */
async function parsed(file: string): Promise<IAudioMetadata> {
  const quick = await parseFile(file);
  if (!quick.format.sampleRate) throw new Error('there is no audio in it');
  return quick.format.duration ? quick : parseFile(file, { duration: true });
}

const AUDIOBOOK = /^(audio ?books?|spoken word|speech)$/i;

/** Audiobooks are told by their format, by their genre, or by the folder at the top that they lie in. */
function isAudiobook(path: string, common: ICommonTagsResult): boolean {
  const [top = ''] = path.split('/');
  return (
    extname(path).toLowerCase() === '.m4b' || [top, ...genresOf(common)].some((each) => AUDIOBOOK.test(each))
  );
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined || value === '' ? {} : ({ [key]: value } as { [K in Key]?: Value });
}

function albumArtist(common: ICommonTagsResult): string | undefined {
  return common.albumartist?.trim() || (common.compilation ? 'Various Artists' : undefined);
}

/** The artists one by one; guests that stand behind 'feat.' are parted from who invited them. */
function artistsOf(common: ICommonTagsResult, artist: string): string[] {
  const named = common.artists?.map((each) => each.trim()).filter(Boolean) ?? [];
  const all = named.length > 0 ? named : [artist];
  return [...new Set(all.flatMap(withGuests))];
}

function withGuests(artist: string): string[] {
  const [host = artist, ...guests] = artist.split(/\s+[([]?(?:feat|ft|featuring)\b\.?\s+/i);
  return [host, ...guests.map((guest) => guest.replace(/[)\]]$/, ''))];
}

function genresOf(common: ICommonTagsResult): string[] {
  const genres = (common.genre ?? []).flatMap((genre) => genre.split(/\s*[;\0]\s*|\s+\/\s+/));
  return [...new Set(genres.map((genre) => genre.trim()).filter(Boolean))];
}

function yearOf(common: ICommonTagsResult): number {
  const year = common.originalyear ?? common.year ?? 0;
  return year >= 1000 && year <= 9999 ? year : 0;
}

function codecOf({ format }: IAudioMetadata): string {
  const codec = `${format.codec ?? ''} ${format.container ?? ''}`.toLowerCase();
  return CODECS.find(([pattern]) => pattern.test(codec))?.[1] ?? (format.codec ?? 'unknown').toLowerCase();
}

const CODECS: readonly (readonly [RegExp, string])[] = [
  [/layer 3|mp3/, 'mp3'],
  [/alac/, 'alac'],
  [/aac|mp4a/, 'aac'],
  [/flac/, 'flac'],
  [/opus/, 'opus'],
  [/vorbis/, 'vorbis'],
  [/wavpack/, 'wavpack'],
  [/monkey/, 'ape'],
  [/pcm|wave|aif/, 'pcm'],
  [/wma|asf/, 'wma'],
];

const IDENTIFIERS = [
  'musicbrainz_recordingid',
  'musicbrainz_trackid',
  'musicbrainz_albumid',
  'musicbrainz_releasegroupid',
  'musicbrainz_artistid',
  'musicbrainz_albumartistid',
  'isrc',
] as const;

function identifiers(common: ICommonTagsResult): Record<string, string> | undefined {
  const ids: Record<string, string> = {};
  for (const name of IDENTIFIERS) {
    const value = [common[name]].flat()[0];
    if (value) ids[name] = value;
  }
  return Object.keys(ids).length > 0 ? ids : undefined;
}

/** What a path such as `Artist/Album/03 - Title.mp3` says. */
function fromPath(path: string): { title: string; track: number; artist: string; album: string | undefined } {
  const folders = dirname(path) === '.' ? [] : dirname(path).split('/');
  const album = folders.filter((folder) => !isDisc(folder)).at(-1);
  const artist = folders.filter((folder) => !isDisc(folder)).at(-2);
  const name = basename(path, extname(path)).replaceAll('_', ' ').trim();
  const numbered = /^(\d{1,3})\s*[-.)]?\s+(.+)$/.exec(name);
  return {
    title: numbered?.[2] ?? name,
    track: Number(numbered?.[1] ?? 0),
    artist: artist ?? 'Unknown Artist',
    album: artist === undefined ? undefined : album,
  };
}

/** Whether a folder is one disc of an album. */
export function isDisc(folder: string): boolean {
  return /^(cd|disc|disk)[\s_-]*\d+$/i.test(folder);
}
