/** The parts of the protocol's answers that are used (opensubsonic.netlify.app, `docs/responses`). */
export interface Answer {
  readonly status?: string;
  readonly error?: { readonly code?: number; readonly message?: string };
  readonly song?: SongEntry;
  readonly album?: AlbumEntry & { readonly song?: Many<SongEntry> };
  readonly artist?: ArtistEntry & { readonly album?: Many<AlbumEntry> };
  readonly artists?: { readonly index?: Many<{ readonly artist?: Many<ArtistEntry> }> };
  readonly albumList2?: { readonly album?: Many<AlbumEntry> };
  readonly genres?: { readonly genre?: Many<GenreEntry> };
  readonly songsByGenre?: { readonly song?: Many<SongEntry> };
  readonly searchResult3?: {
    readonly artist?: Many<ArtistEntry>;
    readonly album?: Many<AlbumEntry>;
    readonly song?: Many<SongEntry>;
  };
  readonly artistInfo2?: { readonly biography?: string; readonly similarArtist?: Many<ArtistEntry> };
  readonly albumInfo?: { readonly notes?: string };
  readonly playlists?: { readonly playlist?: Many<PlaylistEntry> };
  readonly playlist?: PlaylistEntry & { readonly entry?: Many<SongEntry> };
  readonly tokenInfo?: { readonly username?: string };
}

/** Some servers send a list of one as that one. */
export type Many<T> = readonly T[] | T;

/** Old servers have numbers for ids. */
type Id = string | number;

export interface SongEntry {
  readonly id: Id;
  readonly title?: string;
  readonly artist?: string;
  readonly displayArtist?: string;
  readonly artistId?: Id;
  readonly artists?: readonly { readonly id: Id; readonly name?: string }[];
  readonly album?: string;
  readonly albumId?: Id;
  readonly coverArt?: Id;
  readonly duration?: number;
  readonly suffix?: string;
  /** Kilobits per second. */
  readonly bitRate?: number;
  readonly year?: number;
  readonly genre?: string;
  readonly genres?: readonly { readonly name: string }[];
  /** 1 to 5. */
  readonly userRating?: number;
  readonly playCount?: number;
  readonly musicBrainzId?: string;
  readonly isrc?: Many<string>;
}

export interface AlbumEntry {
  readonly id: Id;
  readonly name?: string;
  readonly title?: string;
  readonly artist?: string;
  readonly artistId?: Id;
  readonly coverArt?: Id;
  readonly duration?: number;
  readonly songCount?: number;
  readonly year?: number;
  readonly genre?: string;
  readonly musicBrainzId?: string;
  readonly recordLabels?: readonly { readonly name: string }[];
}

export interface ArtistEntry {
  readonly id: Id;
  readonly name?: string;
  readonly coverArt?: Id;
  readonly albumCount?: number;
  readonly musicBrainzId?: string;
}

export interface GenreEntry {
  readonly value?: string;
  readonly songCount?: number;
}

export interface PlaylistEntry {
  readonly id: Id;
  readonly name?: string;
  readonly comment?: string;
  readonly owner?: string;
  readonly songCount?: number;
  readonly duration?: number;
  readonly coverArt?: Id;
}

/** A list, whatever the server made of it. */
export function many<T>(value: Many<T> | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
