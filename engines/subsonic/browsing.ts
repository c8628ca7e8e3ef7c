import type { Page } from '../../src/gen/parlando/content/v1/content_pb.js';
import { bounds, paged } from '../paging.js';
import { albumItem, artistItem, genreItem, type ItemFields, playlistItem, songItem } from './items.js';
import type { Images } from './media-routes.js';
import type { UserMusic } from './music.js';

/** A page of items, and how many there are where that is known. */
export interface Listed {
  readonly items: readonly ItemFields[];
  readonly total?: number;
}

/** The categories at the top; those with an order are lists of albums that the server keeps. */
const CATEGORIES = [
  { ref: 'newest', name: 'New', type: 'album', theme: 'new' },
  { ref: 'frequent', name: 'Often played', type: 'album', theme: 'personal' },
  { ref: 'starred', name: 'Favourites', type: 'album', theme: 'personal' },
  { ref: 'artists', name: 'Artists', type: 'artist', theme: '' },
  { ref: 'alphabeticalByName', name: 'Albums', type: 'album', theme: '' },
  { ref: 'genres', name: 'Genres', type: 'genre', theme: 'genre' },
  { ref: 'playlists', name: 'Playlists', type: 'playlist', theme: '' },
] as const;

/** What is asked of one user's music. */
interface Seen {
  readonly music: UserMusic;
  readonly images: Images;
}

/** A category; '' is the top. Undefined where there is none. */
export async function browsed(
  { music, images }: Seen,
  parent: string,
  page: Page | undefined,
): Promise<Listed | undefined> {
  switch (parent) {
    case '':
      return whole(CATEGORIES.map(categoryItem), page);
    case 'artists':
      return whole(
        (await music.artists()).map((artist) => artistItem(artist, images)),
        page,
      );
    case 'genres':
      return whole((await music.genres()).map(genreItem), page);
    case 'playlists':
      return whole(
        (await music.playlists()).map((playlist) => playlistItem(playlist, images)),
        page,
      );
    default: {
      if (!CATEGORIES.some(({ ref }) => ref === parent)) return undefined;
      const { start, end } = bounds(page);
      const albums = await music.albums(parent, {}, end - start, start);
      return { items: albums.map((album) => albumItem(album, images)) };
    }
  }
}

/** The category of a reference as an item. */
export function categoryOf(ref: string): ItemFields | undefined {
  const category = CATEGORIES.find((each) => each.ref === ref);
  return category && categoryItem(category);
}

function categoryItem({ ref, name, type, theme }: (typeof CATEGORIES)[number]): ItemFields {
  return { type: 'category', ref, name, contains: [`${type}s`], childTheme: theme, childType: type };
}

/** What a container holds; undefined where it never holds such. */
export async function held(
  { music, images }: Seen,
  {
    parentType,
    ref,
    itemType,
  }: { readonly parentType: string; readonly ref: string; readonly itemType: string },
  page: Page | undefined,
): Promise<Listed | undefined> {
  switch (`${parentType} ${itemType}`) {
    case 'album songs':
      return songs((await music.album(ref))?.songs);
    case 'playlist songs':
      return songs((await music.playlist(ref))?.songs);
    case 'artist songs':
      await music.artist(ref);
      return songs(await music.songsOfArtist(ref));
    case 'genre songs':
      return songs(await music.songsOfGenre(ref));
    case 'artist albums': {
      const albums = (await music.artist(ref))?.albums ?? [];
      return whole(
        albums.map((album) => albumItem(album, images)),
        page,
      );
    }
    case 'genre albums': {
      const { start, end } = bounds(page);
      const albums = await music.albums('byGenre', { genre: ref }, end - start, start);
      return { items: albums.map((album) => albumItem(album, images)) };
    }
    default:
      return undefined;
  }

  function songs(list: Parameters<typeof songItem>[0][] | readonly Parameters<typeof songItem>[0][] = []) {
    return { items: paged(list, page).map((song) => songItem(song, images)), total: list.length };
  }
}

function whole(items: readonly ItemFields[], page: Page | undefined): Listed {
  return { items: paged(items, page), total: items.length };
}
