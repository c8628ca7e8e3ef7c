import type { Content } from '../content/content.js';
import type { ContentItem } from '../ports/content-engine.js';
import { artistItem } from './impact.js';

/** What is needed of users' playlists. */
export type UserPlaylists = Pick<Content['playlists'], 'list' | 'items'>;

/** Playlists that are read, and items of each. */
const PLAYLISTS = { startindex: 0, itemsperpage: 100 };
const ITEMS = { startindex: 0, itemsperpage: 500 };

/** The artists in a user's playlists on a service, once each. Rejects with `not_found` where it keeps none of users. */
export async function playlistArtists(
  playlists: UserPlaylists,
  userid: string,
  service: string,
): Promise<readonly ContentItem[]> {
  const { playlists: lists } = await playlists.list(userid, service, PLAYLISTS);
  const pages = await Promise.all(lists.map(({ ref }) => playlists.items({ userid, service, ref }, ITEMS)));
  const artists = pages.flatMap(({ items }) => items.flatMap((item) => item.artists ?? []));
  return [
    ...new Map(artists.map((artist) => [`${artist.service} ${artist.ref}`, artistItem(artist)])).values(),
  ];
}
