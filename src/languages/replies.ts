/** What things of a catalogue are to people. */
export type Kind = 'song' | 'album' | 'artist' | 'playlist' | 'station';

/** What the server says, in one language. Every function gives one short, natural sentence. */
export interface Replies {
  playingSong(song: string, artist?: string): string;
  playingAlbum(album: string, artist?: string): string;
  playingArtist(artist: string, more: { readonly withsimilar?: boolean; readonly era?: string }): string;
  playingGenre(genre: string, more?: { readonly artist?: string; readonly era?: string }): string;
  playingMood(mood: string, era?: string): string;
  playingEra(era: string): string;
  playingTaste(): string;
  /** A decade by its first year, as in what {@link playingEra} says. */
  decade(from: number): string;
  playingPlaylist(playlist: string): string;
  playingStation(station: string): string;
  playingPreset(presetnumber: number): string;
  presetSet(presetnumber: number): string;
  notHeard(): string;
  notUnderstood(): string;
  /** `artist`: who was named with it. */
  notFound(what: string, artist?: string): string;
  /** `what` may be empty. */
  nothingToPlay(what: string): string;
  cannot(): string;
  /** It cannot be shuffled or repeated. */
  notWithThis(): string;
  whichVolume(): string;
  /** No song is found by words that are sung in it. */
  noSongGoes(words: string): string;
  serviceTrouble(): string;
  signinNeeded(): string;
  /** A thing with its kind before its name, as in a question. */
  ofKind(kind: Kind, name: string, artist?: string): string;
  /** Asks which of up to three things was meant. */
  whichOne(options: readonly string[]): string;
  /** Whoever was asked wants none of it. */
  declined(): string;
  whichPlaylist(): string;
  whichStation(): string;
  nothingPlaying(): string;
  /** Something plays, but nobody tells what, or by whom. */
  unknownSong(): string;
  unknownArtist(): string;
  nowPlaying(song: string, artist?: string, album?: string): string;
  nowPlayingStation(station: string): string;
  performedBy(song: string, performers: readonly string[], composers: readonly string[]): string;
  songIsOn(song: string, album: string): string;
  albumIsBy(album: string, artist: string, year?: number): string;
  albumsBy(artist: string, albums: readonly string[]): string;
  aboutArtist(artist: string, facts: ArtistFacts): string;
  artistTimespan(artist: string, from: number, to: number): string;
  /** Years in which a person was born and died, or a group formed and split up. */
  artistDates(artist: string, from: number, to?: number): string;
  /** The date as one says it. */
  nextConcert(artist: string, concert: { date: string; venue: string; city: string }): string;
  chartPlace(what: string, place: number, chart: string): string;
  noConcerts(artist?: string): string;
  noChart(): string;
  /** A song with its artist. */
  titled(song: string, artist?: string): string;
  /** What is at the top of a chart, and what comes after it. */
  chartTop(chart: string, first: string, others: readonly string[]): string;
  topSongs(songs: readonly string[], artist?: string): string;
  noInfo(what: string): string;
  liked(what: string): string;
  disliked(what: string): string;
  createdPlaylist(playlist: string): string;
  addedTo(what: string, playlist: string): string;
  removedFrom(what: string, playlist: string): string;
  help(): string;
}

/** What a catalogue knows of an artist. */
export interface ArtistFacts {
  readonly albums: number;
  readonly songs: number;
  readonly genre?: string;
  /** Years of first and last release. */
  readonly from?: number;
  readonly to?: number;
}

/** Joins names as one would say them. */
export function list(names: readonly string[], and: string): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}
