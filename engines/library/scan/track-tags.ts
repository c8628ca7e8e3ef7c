import { extname } from 'node:path';
import { type IAudioMetadata, type ICommonTagsResult, parseFile, selectCover } from 'music-metadata';
import { hashed } from '../identity.js';
import type { Chapter, Performer, TrackFacts } from './facts.js';
import { guessFromPath, type PathGuess } from './path-guess.js';

/** Reads the tags of a track. Rejects when the file is no audio. `path` is from the music folder. */
export async function readTrack(file: string, path: string): Promise<TrackFacts> {
  const metadata = await parsed(file);
  const { common, format } = metadata;
  const guessed = guessFromPath(path);
  const artist = common.artist?.trim() || common.albumartist?.trim() || guessed.artist;
  const cover = selectCover(common.picture);
  return {
    kind: 'track',
    title: common.title?.trim() || guessed.title,
    artist,
    artists: artistsOf(common, artist),
    ...optional('albumartist', albumArtist(common)),
    ...optional('album', albumOf(common, guessed)),
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
    ...optional('country', countryOf(common)),
    ...optional('ids', identifiers(common)),
    ...optional('released', dateIn(common.originaldate ?? common.releasedate ?? common.date)),
    ...optional('label', common.label?.[0]?.trim()),
    ...optional('composers', common.composer),
    ...optional('conductor', common.conductor?.join(', ')),
    ...optional('performers', performersOf(metadata)),
    ...optional('recorded', dateIn(recordingDate(metadata))),
    ...optional('chapters', chaptersOf(metadata)),
  };
}

/** The year, month or day (ISO 8601) with which a text begins. */
function dateIn(text: string | undefined): string | undefined {
  return /^\d{4}(-\d{2}(-\d{2})?)?(?!\d)/.exec(text?.trim() ?? '')?.[0];
}

/** Musicians as ID3 credits them (TMCL) and as Vorbis comments do: `PERFORMER=Name (instrument)`. */
function performersOf({ native }: IAudioMetadata): Performer[] | undefined {
  const performers = Object.values(native)
    .flat()
    .flatMap(({ id, value }): Performer[] => {
      if (typeof value !== 'string' || value.trim() === '') return [];
      const role = /^TMCL:(.+)$/.exec(id)?.[1];
      if (role !== undefined) return [{ name: value.trim(), role }];
      if (!/(^|:)performer$/i.test(id)) return [];
      const [, name = value, instrument = ''] = /^(.+?)\s*\(([^()]+)\)$/.exec(value.trim()) ?? [];
      return [{ name: name.trim(), role: instrument }];
    });
  return performers.length > 0 ? performers : undefined;
}

/** Bounds of chapters that a file may tell of. */
const MOST_CHAPTERS = 1_000;

/** A single chapter says nothing that the file does not. */
function chaptersOf({ format }: IAudioMetadata): Chapter[] | undefined {
  const { chapters = [], sampleRate = 1 } = format;
  if (chapters.length < 2) return undefined;
  return chapters.slice(0, MOST_CHAPTERS).map(({ title, start, timeScale, sampleOffset }, at) => ({
    title: title?.trim() || `Chapter ${at + 1}`,
    start: Math.round(timeScale ? start / timeScale : (sampleOffset ?? 0) / sampleRate),
  }));
}

/** What says when it was recorded, and not when it came out. */
function recordingDate({ native }: IAudioMetadata): string | undefined {
  const tag = Object.values(native)
    .flat()
    .find(({ id }) => /^(TXXX:)?(recording[ _-]?date|RECORDINGDATE)$/i.test(id));
  return typeof tag?.value === 'string' ? tag.value : undefined;
}

/** Reads the whole file only where its beginning does not say how long it is. */
async function parsed(file: string): Promise<IAudioMetadata> {
  const quick = await parseFile(file, { includeChapters: true });
  if (!quick.format.sampleRate) throw new Error('there is no audio in it');
  return quick.format.duration ? quick : parseFile(file, { duration: true, includeChapters: true });
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

/** One folder alone is taken for the album only of files without tags: well-tagged singles may lie anywhere. */
function albumOf(common: ICommonTagsResult, guessed: PathGuess): string | undefined {
  const tagged = common.title !== undefined && common.artist !== undefined;
  return common.album?.trim() || (guessed.isWhole || !tagged ? guessed.album : undefined);
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

/** MusicBrainz writes codes that begin with X for the whole world, Europe and what is unknown. */
function countryOf({ releasecountry = '' }: ICommonTagsResult): string | undefined {
  return /^[a-wyz][a-z]$/i.test(releasecountry) ? releasecountry.toLowerCase() : undefined;
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
