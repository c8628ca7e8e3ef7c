import type { Album, Artist, Catalogue } from './catalogue.js';
import type { Entry } from './entry.js';
import { similarArtists } from './selections.js';

/** What is liked counts less the further down it stands: that many are looked at. */
const MOST_LIKED = 8;
const LIKENESSES = 40;
const MOST = 200;
/** What more of an artist who is liked counts, beside those who resemble them. */
const OWN = 0.6;

/** Entries of a type that fit what somebody likes (references, the most liked first), the best first, without what is liked itself. */
export function recommended(
  catalogue: Catalogue,
  type: string,
  liked: readonly string[],
): Entry[] | undefined {
  const artists = rankedArtists(catalogue, liked);
  const known = new Set(liked);
  const fresh = <T extends { readonly ref: string }>(list: readonly T[]) =>
    list.filter(({ ref }) => !known.has(ref));
  switch (type) {
    case 'artist':
      return fresh(artists)
        .slice(0, MOST)
        .map((of) => ({ type: 'artist', of }));
    case 'album':
      return inTurn(artists.map(({ albums }) => fresh(albums.filter(isAlbum)))).map((of) => ({
        type: 'album',
        of,
      }));
    case 'song':
      return inTurn(artists.map(({ songs }) => fresh(songs))).map((of) => ({ type: 'song', of }));
    default:
      return undefined;
  }
}

function isAlbum({ type }: Album): boolean {
  return type === 'album';
}

/** Those who are liked and those who resemble them, by how much and by how well the liked ones are liked. */
function rankedArtists(catalogue: Catalogue, liked: readonly string[]): Artist[] {
  const scores = new Map<Artist, number>();
  const add = (artist: Artist, score: number) => scores.set(artist, (scores.get(artist) ?? 0) + score);
  const seeds = [...new Set(liked.flatMap((ref) => artistOf(catalogue, ref) ?? []))].slice(0, MOST_LIKED);
  for (const [place, seed] of seeds.entries()) {
    const weight = 1 / (1 + place);
    add(seed, weight * OWN);
    for (const { artist, score } of similarArtists(seed, LIKENESSES)) add(artist, weight * score);
  }
  return [...scores].sort(([, a], [, b]) => b - a).map(([artist]) => artist);
}

function artistOf({ byRef }: Catalogue, ref: string): Artist | undefined {
  const artist = byRef.artist.get(ref) ?? byRef.album.get(ref)?.artist ?? byRef.song.get(ref)?.artists[0];
  return artist?.various ? undefined : artist;
}

/** The first of each list, then the second of each, and so on: nobody fills the beginning alone. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const taken = new Set<T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest && taken.size < MOST; place++)
    for (const list of lists) {
      const each = list[place];
      if (each !== undefined) taken.add(each);
    }
  return [...taken].slice(0, MOST);
}
