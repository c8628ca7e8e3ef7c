import type { Album, Artist, Catalogue, Song } from './catalogue.js';
import type { Entry } from './entry.js';

/** What a container holds of a type; undefined when it never holds such. */
export function contentsOf({ type, of }: Entry, itemType: string): Entry[] | undefined {
  switch (`${type} ${singular(itemType)}`) {
    case 'album song':
    case 'audiobook song':
    case 'playlist song':
    case 'artist song':
    case 'genre song':
      return 'songs' in of ? songs(of.songs) : undefined;
    case 'artist album':
    case 'genre album':
      return 'albums' in of ? albums(of.albums.filter((album) => album.type === 'album')) : undefined;
    case 'genre artist':
      return type === 'genre' ? artists(of.artists) : undefined;
    case 'album artist':
      return type === 'album' ? artists([of.artist]) : undefined;
    case 'song artist':
      return type === 'song' ? artists(of.artists) : undefined;
    default:
      return undefined;
  }
}

/** The types that an entry holds, as ListItems takes them. */
export function containedTypes(type: string): string[] {
  switch (type) {
    case 'artist':
      return ['albums', 'songs'];
    case 'genre':
      return ['albums', 'artists', 'songs'];
    case 'album':
    case 'audiobook':
    case 'playlist':
      return ['songs'];
    default:
      return [];
  }
}

/** A category of the browse tree. */
export interface Category {
  readonly ref: string;
  readonly name: string;
  /** What it contains: plural types. */
  readonly contains: readonly string[];
  readonly entries: (catalogue: Catalogue) => readonly (Entry | Category)[];
}

/** The newest albums that 'new' shows. */
const NEW_ALBUMS = 50;

const DECADES: Category = {
  ref: 'decades',
  name: 'Decades',
  contains: ['categories'],
  entries: ({ albums: all }) => {
    const decades = new Set(all.map(decadeOf).filter((decade) => decade > 0));
    return [...decades].sort((a, b) => b - a).map(decade);
  },
};

/** The categories at the top. */
const TOP: readonly Category[] = [
  { ref: 'new', name: 'New', contains: ['albums'], entries: newest },
  { ref: 'artists', name: 'Artists', contains: ['artists'], entries: (of) => artists(of.artists) },
  { ref: 'albums', name: 'Albums', contains: ['albums'], entries: (of) => albums(ofType(of, 'album')) },
  {
    ref: 'genres',
    name: 'Genres',
    contains: ['genres'],
    entries: (of) => of.genres.map((genre) => ({ type: 'genre', of: genre })),
  },
  DECADES,
  {
    ref: 'playlists',
    name: 'Playlists',
    contains: ['playlists'],
    entries: (of) => of.playlists.map((playlist) => ({ type: 'playlist', of: playlist })),
  },
  {
    ref: 'audiobooks',
    name: 'Audiobooks',
    contains: ['audiobooks'],
    entries: (of) => albums(ofType(of, 'audiobook')),
  },
];

/** The category with a reference; '' is the top, which shows no category without contents. */
export function categoryOf(ref: string): Category | undefined {
  if (ref === '') {
    const filled = (catalogue: Catalogue) => TOP.filter(({ entries }) => entries(catalogue).length > 0);
    return { ref, name: 'Library', contains: ['categories'], entries: filled };
  }
  const year = /^decade-(\d{4})$/.exec(ref)?.[1];
  return year ? decade(Number(year)) : TOP.find((category) => category.ref === ref);
}

function decade(from: number): Category {
  return {
    ref: `decade-${from}`,
    name: `${from}s`,
    contains: ['albums'],
    entries: (of) => albums(ofType(of, 'album').filter((album) => decadeOf(album) === from)),
  };
}

function decadeOf(album: Album): number {
  const year = album.songs.find((song) => song.year > 0)?.year ?? 0;
  return Math.floor(year / 10) * 10;
}

function newest(catalogue: Catalogue): Entry[] {
  const byAge = [...catalogue.albums].sort((a, b) => b.added - a.added);
  return albums(byAge.slice(0, NEW_ALBUMS));
}

function ofType(catalogue: Catalogue, type: Album['type']): Album[] {
  return catalogue.albums.filter((album) => album.type === type);
}

function songs(of: readonly Song[]): Entry[] {
  return of.map((song) => ({ type: 'song', of: song }));
}

function albums(of: readonly Album[]): Entry[] {
  return of.map((album) => ({ type: album.type, of: album }));
}

function artists(of: readonly Artist[]): Entry[] {
  return of.filter((artist) => !artist.various).map((artist) => ({ type: 'artist', of: artist }));
}

function singular(type: string): string {
  return type.endsWith('s') ? type.slice(0, -1) : type;
}
