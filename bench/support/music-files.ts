import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeName } from './name-maker.js';
import { Random } from './random.js';

/** A track of a generated music folder. */
export interface MadeTrack {
  readonly title: string;
  readonly artist: string;
  readonly album: string;
}

const GENRES =
  'Rock,Pop,Jazz,Folk,Blues,Soul,Electronic,Ambient,Classical,Country,Metal,Punk,Reggae,Hip-Hop,Latin,World'.split(
    ',',
  );
const TRACKS_OF_ALBUM = 12;
const ALBUMS_OF_ARTIST = 4;

/** Writes a folder of small, tagged MP3 files, one for each song among the names. */
export function writeMusicFolder(folder: string, names: readonly MadeName[]): MadeTrack[] {
  const random = new Random(7);
  const named = (type: MadeName['type']) =>
    names.filter((name) => name.type === type).map(({ name }) => name);
  const [songs, albums, artists] = [named('song'), named('album'), named('artist')];
  return songs.map((title, index) => {
    const albumAt = Math.floor(index / TRACKS_OF_ALBUM);
    const artistAt = Math.floor(albumAt / ALBUMS_OF_ARTIST);
    const album = albums[albumAt % albums.length] ?? 'Album';
    const artist = artists[artistAt % artists.length] ?? 'Artist';
    const place = join(folder, `artist ${artistAt}`, `album ${albumAt}`);
    if (index % TRACKS_OF_ALBUM === 0) mkdirSync(place, { recursive: true });
    const tags = {
      TIT2: title,
      TPE1: artist,
      TPE2: artist,
      TALB: album,
      TRCK: String((index % TRACKS_OF_ALBUM) + 1),
      TDRC: String(1955 + random.below(70)),
      TCON: GENRES[artistAt % GENRES.length] ?? '',
    };
    writeFileSync(join(place, `${index}.mp3`), Buffer.concat([id3(tags), SILENCE]));
    return { title, artist, album };
  });
}

/** An ID3v2.4 tag of text frames. */
function id3(texts: Readonly<Record<string, string>>): Buffer {
  const frames = Object.entries(texts).map(([id, text]) => {
    const body = Buffer.concat([Buffer.of(3), Buffer.from(text, 'utf8')]);
    return Buffer.concat([Buffer.from(id, 'latin1'), synchsafe(body.length), Buffer.of(0, 0), body]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), synchsafe(body.length), body]);
}

function synchsafe(size: number): Buffer {
  return Buffer.of((size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127);
}

/** Five empty frames of MPEG 1, layer 3, 128 kbit/s, 44.1 kHz: 417 bytes each. */
const SILENCE = Buffer.concat(
  Array.from({ length: 5 }, () => Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0xc0), Buffer.alloc(413)])),
);

/** Writes a long WAV file, which is silent and takes next to no room. */
export function writeRecital(path: string, bytes: number): void {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(bytes - 8, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(44_100, 24);
  header.writeUInt32LE(44_100 * 4, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes - 44, 40);
  writeFileSync(path, header);
  truncateSync(path, bytes);
}
