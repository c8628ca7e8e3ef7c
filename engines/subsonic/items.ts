import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ItemSchema } from '../../src/gen/parlando/content/v1/content_pb.js';
import type { UserPlaylistSchema } from '../../src/gen/parlando/content/v1/user_playlists_pb.js';
import type { Images } from './media-routes.js';
import {
  type AlbumEntry,
  type ArtistEntry,
  type GenreEntry,
  many,
  type PlaylistEntry,
  type SongEntry,
} from './protocol.js';

/** An item in the words of the contract. */
export type ItemFields = MessageInitShape<typeof ItemSchema> & { readonly name: string };

/** A song. */
export function songItem(song: SongEntry, images: Images): ItemFields {
  const artists = song.artists?.map(({ id, name = '' }) => ({ ref: String(id), name }));
  const single = song.artistId === undefined ? [] : [{ ref: String(song.artistId), name: song.artist ?? '' }];
  return {
    type: 'song',
    ref: String(song.id),
    name: song.title ?? '',
    artistDisplayName: song.displayArtist ?? song.artist ?? '',
    artists: artists ?? single,
    ...(song.albumId !== undefined && { album: { ref: String(song.albumId), name: song.album ?? '' } }),
    images: images(song.coverArt),
    duration: whole(song.duration),
    playbackCodec: codecOf(song),
    bitrate: whole(song.bitRate) * 1000,
    year: whole(song.year),
    genres: song.genres?.map(({ name }) => name) ?? given(song.genre),
    popularity: song.userRating ? song.userRating / 5 : liking(song.playCount),
    musicbrainzId: song.musicBrainzId ?? '',
    isrc: many(song.isrc)[0] ?? '',
  };
}

/** An album. */
export function albumItem(album: AlbumEntry, images: Images): ItemFields {
  return {
    type: 'album',
    ref: String(album.id),
    name: album.name ?? album.title ?? '',
    artistDisplayName: album.artist ?? '',
    artists: album.artistId === undefined ? [] : [{ ref: String(album.artistId), name: album.artist ?? '' }],
    images: images(album.coverArt),
    duration: whole(album.duration),
    year: whole(album.year),
    genres: given(album.genre),
    contains: ['songs'],
    popularity: 0.4,
    musicbrainzId: album.musicBrainzId ?? '',
  };
}

/** An artist. */
export function artistItem(artist: ArtistEntry, images: Images): ItemFields {
  return {
    type: 'artist',
    ref: String(artist.id),
    name: artist.name ?? '',
    images: images(artist.coverArt),
    contains: ['albums', 'songs'],
    popularity: liking(artist.albumCount),
    musicbrainzId: artist.musicBrainzId ?? '',
  };
}

/** A genre, whose name is its reference. */
export function genreItem({ value = '', songCount }: GenreEntry): ItemFields {
  return {
    type: 'genre',
    ref: value,
    name: value,
    contains: ['albums', 'songs'],
    popularity: liking(songCount),
  };
}

/** A playlist as an item. */
export function playlistItem(playlist: PlaylistEntry, images: Images): ItemFields {
  return {
    type: 'playlist',
    ref: String(playlist.id),
    name: playlist.name ?? '',
    description: playlist.comment ?? '',
    artistDisplayName: playlist.owner ?? '',
    images: images(playlist.coverArt),
    duration: whole(playlist.duration),
    contains: ['songs'],
    popularity: 0.5,
  };
}

/** A playlist as its user's own. */
export function userPlaylist(
  playlist: PlaylistEntry,
  images: Images,
): MessageInitShape<typeof UserPlaylistSchema> {
  return {
    ref: String(playlist.id),
    name: playlist.name ?? '',
    description: playlist.comment ?? '',
    ...(playlist.songCount !== undefined && { total: playlist.songCount }),
    images: images(playlist.coverArt),
  };
}

/** The codec of a song's file. */
export function codecOf({ suffix = '' }: SongEntry): string {
  return CODECS[suffix.toLowerCase()] ?? suffix.toLowerCase();
}

const CODECS: Readonly<Record<string, string>> = {
  m4a: 'aac',
  m4b: 'aac',
  oga: 'vorbis',
  ogg: 'vorbis',
  wav: 'pcm',
  aif: 'pcm',
  aiff: 'pcm',
  wv: 'wavpack',
};

/** The more there is of it, the likelier it is wanted: 0 to 1. */
function liking(count = 0): number {
  return 1 - 1 / (1 + Math.log1p(Math.max(0, count)));
}

function given(text: string | undefined): string[] {
  return text ? [text] : [];
}

function whole(value = 0): number {
  return Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}
