/** A song, or a chapter of an audiobook. */
export interface Song {
  readonly ref: string;
  readonly name: string;
  /** The artists as one would print them. */
  readonly artistname: string;
  readonly artists: readonly Artist[];
  readonly album: Album | undefined;
  readonly disc: number;
  readonly track: number;
  /** 0: unknown. */
  readonly year: number;
  readonly genres: readonly Genre[];
  /** Seconds. 0: unknown. */
  readonly duration: number;
  readonly codec: string;
  /** Bits per second. 0: unknown. */
  readonly bitrate: number;
  /** From the music folder. */
  readonly path: string;
  /** The cover that the file itself carries. */
  readonly cover: string | undefined;
  readonly rating: number | undefined;
  /** Its place in the order of all songs. */
  place: number;
}

/** An album or an audiobook. */
export interface Album {
  readonly type: 'album' | 'audiobook';
  readonly ref: string;
  readonly name: string;
  readonly artist: Artist;
  /** In playing order. */
  readonly songs: Song[];
  /** When its newest file changed, in milliseconds since 1970. */
  added: number;
  cover: string | undefined;
  /** The `album.nfo` in its folder. */
  notes: string | undefined;
}

/** An artist, or the author of an audiobook. */
export interface Artist {
  readonly ref: string;
  readonly name: string;
  /** Whether it stands for many ('Various Artists'): nobody asks for it by name. */
  readonly various: boolean;
  readonly albums: Album[];
  readonly songs: Song[];
  cover: string | undefined;
  /** The `artist.nfo` in its folder. */
  notes: string | undefined;
  /** Where most of the songs were released, a lower-case country code. */
  country: string | undefined;
}

/** A genre. */
export interface Genre {
  readonly ref: string;
  readonly name: string;
  readonly songs: Song[];
  readonly albums: Album[];
  readonly artists: Artist[];
}

/** A playlist file of the folder. */
export interface Playlist {
  readonly ref: string;
  readonly name: string;
  readonly songs: readonly Song[];
}

/** Where a picture lies. */
export interface PictureSource {
  /** From the music folder. */
  readonly path: string;
  /** Whether it is inside an audio file. */
  readonly embedded: boolean;
}

/** Everything in the library, as it was when it was read; a change makes a new one. */
export interface Catalogue {
  /** By artist, album, disc and track. */
  readonly songs: readonly Song[];
  readonly albums: readonly Album[];
  readonly artists: readonly Artist[];
  readonly genres: readonly Genre[];
  readonly playlists: readonly Playlist[];
  readonly byRef: {
    readonly song: ReadonlyMap<string, Song>;
    readonly album: ReadonlyMap<string, Album>;
    readonly artist: ReadonlyMap<string, Artist>;
    readonly genre: ReadonlyMap<string, Genre>;
    readonly playlist: ReadonlyMap<string, Playlist>;
  };
  readonly pictures: ReadonlyMap<string, PictureSource>;
  /** Whether there are audiobooks with chapters inside their files. */
  readonly hasChapters: boolean;
}

/** The year of an album's first release. 0: unknown. */
export function yearOf(album: Album): number {
  const years = album.songs.map((song) => song.year).filter((year) => year > 0);
  return years.length > 0 ? Math.min(...years) : 0;
}

/** The genres of an album or artist, the one of most songs first. */
export function genresOf(of: { readonly songs: readonly Song[] }): Genre[] {
  const counts = new Map<Genre, number>();
  for (const song of of.songs)
    for (const genre of song.genres) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([genre]) => genre);
}
