import type { Content } from '../content/content.js';
import type { ContentItem, Page } from '../ports/content-engine.js';
import { artistItem } from './impact.js';

/** What is needed of users' playlists. */
export type UserPlaylists = Pick<Content['playlists'], 'list' | 'items'>;

/** Playlists that are read, items that are read of each, and how many are asked for at once. */
const PLAYLISTS: Page = { startindex: 0, itemsperpage: 100 };
const MOST_ITEMS = 500;
const ITEMS_AT_ONCE = 100;

/** The artists in a user's playlists on a service, once each. Rejects with `not_found` where it keeps none of users. */
export async function playlistArtists(
  playlists: UserPlaylists,
  userid: string,
  service: string,
): Promise<readonly ContentItem[]> {
  const { playlists: lists } = await playlists.list(userid, service, PLAYLISTS);
  const items = await Promise.all(lists.map(({ ref }) => itemsOf(playlists, { userid, service, ref })));
  const artists = items.flat().flatMap((item) => item.artists ?? []);
  return [
    ...new Map(artists.map((artist) => [`${artist.service} ${artist.ref}`, artistItem(artist)])).values(),
  ];
}

async function itemsOf(playlists: UserPlaylists, key: Parameters<UserPlaylists['items']>[0]) {
  const found: Awaited<ReturnType<UserPlaylists['items']>>['items'][number][] = [];
  while (found.length < MOST_ITEMS) {
    const page = { startindex: found.length, itemsperpage: ITEMS_AT_ONCE };
    const { items } = await playlists.items(key, page);
    found.push(...items);
    if (items.length < ITEMS_AT_ONCE) break;
  }
  return found;
}
