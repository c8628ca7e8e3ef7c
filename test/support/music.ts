import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ByteVector, Picture, File as TaggedFile } from 'node-taglib-sharp';
import { tone, wav } from './sounds.js';

/** What the tags of a track say. */
export interface TrackTags {
  readonly title?: string;
  readonly artists?: readonly string[];
  readonly albumartist?: string;
  readonly album?: string;
  readonly track?: number;
  readonly year?: number;
  readonly genres?: readonly string[];
  /** Where it was released, as MusicBrainz says it. */
  readonly releasecountry?: string;
  readonly composers?: readonly string[];
  readonly conductor?: string;
  readonly isrc?: string;
  /** MusicBrainz ids of the artist and of the release. */
  readonly musicbrainz?: { readonly artist: string; readonly release: string };
  /** The bytes of a picture. */
  readonly cover?: Uint8Array;
}

/** Writes a real, tagged WAV file of a fifth of a second. */
export async function writeTrack(path: string, tags: TrackTags = {}): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, wav([tone({ samplerate: 8000, seconds: 0.2, amplitude: 9000 })], 8000));
  const file = TaggedFile.createFromPath(path);
  file.tag.title = tags.title ?? '';
  file.tag.performers = [...(tags.artists ?? [])];
  file.tag.albumArtists = tags.albumartist === undefined ? [] : [tags.albumartist];
  file.tag.album = tags.album ?? '';
  file.tag.track = tags.track ?? 0;
  file.tag.year = tags.year ?? 0;
  file.tag.genres = [...(tags.genres ?? [])];
  file.tag.musicBrainzReleaseCountry = tags.releasecountry ?? '';
  file.tag.composers = [...(tags.composers ?? [])];
  file.tag.conductor = tags.conductor ?? '';
  file.tag.isrc = tags.isrc ?? '';
  if (tags.musicbrainz) {
    file.tag.musicBrainzArtistId = tags.musicbrainz.artist;
    file.tag.musicBrainzReleaseId = tags.musicbrainz.release;
  }
  if (tags.cover) file.tag.pictures = [Picture.fromData(ByteVector.fromByteArray(tags.cover))];
  file.save();
  file.dispose();
}
