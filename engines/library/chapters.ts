import { create } from '@bufbuild/protobuf';
import { type Item, ItemSchema } from '../../src/gen/parlando/content/v1/content_pb.js';
import type { About } from './about.js';
import type { Catalogue, Song } from './catalogue/catalogue.js';
import type { Messages } from './messages.js';

/** The type of what lies inside a file of an audiobook. */
export const CHAPTER = 'chapter';

/** The chapters inside the files of an audiobook, in order; none where each chapter is a file. */
export function chaptersOf(songs: readonly Song[], about: About, messages: Messages): Item[] {
  return songs.flatMap((song) => chaptersIn(song, about, messages));
}

/** The chapter with a reference: that of its file, a dot, and its place in it. */
export function chapterOf(
  { byRef }: Catalogue,
  ref: string,
  about: About,
  messages: Messages,
): Item | undefined {
  const [file = '', place = ''] = ref.split('.');
  const song = byRef.song.get(file);
  return song && chaptersIn(song, about, messages)[Number(place)];
}

/** The file in which what a reference stands for is to be found. */
export function fileRef(ref: string): string {
  return ref.split('.')[0] ?? ref;
}

function chaptersIn(song: Song, about: About, messages: Messages): Item[] {
  const whole = messages.item({ type: 'song', of: song });
  const chapters = about.song(song)?.chapters ?? [];
  return chapters.map(({ title, start }, place) =>
    create(ItemSchema, {
      ...whole,
      type: CHAPTER,
      ref: `${song.ref}.${place}`,
      name: title,
      offset: start,
      duration: Math.max(0, (chapters[place + 1]?.start ?? song.duration) - start),
      musicbrainzId: '',
      isrc: '',
    }),
  );
}
