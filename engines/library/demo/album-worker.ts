import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ByteVector, Picture, File as TaggedFile } from 'node-taglib-sharp';
import { type DemoAlbum, STYLES } from './albums.js';
import { drawnCover } from './cover.js';
import { encodedFlac } from './flac.js';
import { mixed } from './music/mix.js';
import { Random } from './random.js';

const RATE = 22_050;

/** An album to make. */
export interface AlbumTask {
  readonly album: DemoAlbum;
  /** The music folder. */
  readonly folder: string;
  /** Seconds of a piece, from and to. */
  readonly seconds: readonly [number, number];
}

/** Composes, plays, encodes and tags an album: one folder of FLAC files with their cover. */
export async function makeAlbum({ album, folder, seconds }: AlbumTask): Promise<void> {
  const place = join(folder, album.artist, album.title);
  await mkdir(place, { recursive: true });
  const cover = await drawnCover(album);
  await writeFile(join(place, 'cover.jpg'), cover);
  for (const [index, title] of album.tracks.entries()) {
    const file = join(place, `${String(index + 1).padStart(2, '0')} ${title}.flac`);
    await writeFile(file, await recorded(album, title, seconds));
    tag(file, { album, title, track: index + 1, cover });
  }
}

function recorded(
  album: DemoAlbum,
  title: string,
  [from, to]: readonly [number, number],
): Promise<Uint8Array> {
  const random = new Random(`${title} by ${album.artist}`);
  const piece = STYLES[album.genre](random, random.between(from, to));
  return encodedFlac(mixed(piece, RATE, random), RATE);
}

interface Tagging {
  readonly album: DemoAlbum;
  readonly title: string;
  readonly track: number;
  readonly cover: Buffer;
}

function tag(path: string, { album, title, track, cover }: Tagging): void {
  const file = TaggedFile.createFromPath(path);
  try {
    file.tag.title = title;
    file.tag.performers = [album.artist];
    file.tag.albumArtists = [album.artist];
    file.tag.album = album.title;
    file.tag.track = track;
    file.tag.trackCount = album.tracks.length;
    file.tag.year = album.year;
    file.tag.genres = [`${album.genre.charAt(0).toUpperCase()}${album.genre.slice(1)}`];
    file.tag.pictures = [Picture.fromData(ByteVector.fromByteArray(cover))];
    file.save();
  } finally {
    file.dispose();
  }
}
