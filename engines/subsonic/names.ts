import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CatalogueNameSchema } from '../../src/gen/parlando/content/v1/content_pb.js';
import { albumItem, artistItem, genreItem, type ItemFields, playlistItem } from './items.js';
import type { UserMusic } from './music.js';

/** Names of each kind that are told of an account: what people ask for by name is a small part of a large library. */
const MOST = { artists: 500, albums: 200, genres: 100, playlists: 200 } as const;

/** What a user's account has that people ask for by name, the most popular first. */
export async function namesOf(music: UserMusic): Promise<MessageInitShape<typeof CatalogueNameSchema>[]> {
  const [artists, albums, genres, playlists] = await Promise.all([
    music.artists(),
    music.albums('frequent', {}, MOST.albums, 0),
    music.genres(),
    music.playlists(),
  ]);
  const items: ItemFields[] = [
    ...playlists.slice(0, MOST.playlists).map((playlist) => playlistItem(playlist, noImages)),
    ...mostPopular(artists.map((artist) => artistItem(artist, noImages))).slice(0, MOST.artists),
    ...albums.map((album) => albumItem(album, noImages)),
    ...genres.slice(0, MOST.genres).map(genreItem),
  ];
  const named = items.filter(({ name }) => name !== '');
  return mostPopular(named).map(({ type = '', ref = '', name, artistDisplayName, popularity = 0 }) => ({
    type,
    ref,
    name,
    artist: type === 'album' ? (artistDisplayName ?? '') : '',
    popularity,
  }));
}

function mostPopular(items: readonly ItemFields[]): ItemFields[] {
  return items.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
}

const noImages = () => ({});
