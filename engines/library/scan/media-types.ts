import { extname } from 'node:path';

/** What a file of the music folder may be. */
export type FileKind = 'track' | 'picture' | 'playlist' | 'notes';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.flac': 'audio/flac',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.m4b': 'audio/mp4',
  '.aac': 'audio/aac',
  '.wav': 'audio/wav',
  '.aif': 'audio/aiff',
  '.aiff': 'audio/aiff',
  '.wma': 'audio/x-ms-wma',
  '.wv': 'audio/x-wavpack',
  '.ape': 'audio/x-ape',
};

const NOTES = /^(artist|album)\.nfo$/i;
const PICTURE = /^(cover|folder|front|artist)\.(jpe?g|png|webp)$/i;

/** What a file is, by its name; undefined for what the library does not read. */
export function fileKind(name: string): FileKind | undefined {
  if (name.startsWith('.')) return undefined;
  const extension = extname(name).toLowerCase();
  if (extension in CONTENT_TYPES) return 'track';
  if (extension === '.m3u' || extension === '.m3u8') return 'playlist';
  if (NOTES.test(name)) return 'notes';
  return PICTURE.test(name) ? 'picture' : undefined;
}

/** The media type (RFC 6838) with which a track is served. */
export function contentType(path: string): string {
  return CONTENT_TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}
