import { NameIndex } from '../../src/names/name-index.js';
import { albumItem, artistItem, genreItem, type ItemFields, playlistItem, songItem } from './items.js';
import type { Images } from './media-routes.js';
import type { UserMusic } from './music.js';

/** What can be searched for. */
export const SEARCH_TYPES = ['artist', 'album', 'song', 'genre', 'playlist'];

const MOST_HITS = 96;
/** The server is asked for what was said, and for its longest words: it forgives no error, but one word is often right. */
const WORDS = { count: 3, letters: 4 };

/** What fits, the best first. Artists, genres and playlists are all looked at; of albums and songs, what the server finds by a word. */
export async function found(
  music: UserMusic,
  images: Images,
  { type, query }: { readonly type: string; readonly query: string },
): Promise<readonly { readonly item: ItemFields; readonly score: number }[]> {
  const candidates = await candidatesOf(music, images, { type, query });
  const index = new NameIndex();
  for (const [id, { name, popularity = 0 }] of candidates.entries())
    index.add({ id, type, name, popularity });
  return index.search(query, { limit: MOST_HITS }).flatMap(({ id, score }) => {
    const item = candidates[id];
    return item ? [{ item, score }] : [];
  });
}

async function candidatesOf(
  music: UserMusic,
  images: Images,
  { type, query }: { readonly type: string; readonly query: string },
): Promise<readonly ItemFields[]> {
  switch (type) {
    case 'artist':
      return (await music.artists()).map((artist) => artistItem(artist, images));
    case 'genre':
      return (await music.genres()).map(genreItem);
    case 'playlist':
      return (await music.playlists()).map((playlist) => playlistItem(playlist, images));
    default: {
      const results = await Promise.all(queries(query).map((words) => music.search(words, MOST_HITS)));
      const items = results.flatMap(({ albums, songs }) =>
        type === 'album'
          ? albums.map((album) => albumItem(album, images))
          : songs.map((song) => songItem(song, images)),
      );
      return [...new Map(items.map((item) => [item.ref, item])).values()];
    }
  }
}

function queries(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= WORDS.letters);
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, WORDS.count);
  return [...new Set([query, ...longest])];
}
