import { status } from '@grpc/grpc-js';
import { StatusError } from '../grpc-service.js';
import type { Accounts } from './accounts.js';
import type { Credentials } from './credentials.js';
import { inLanes } from './lanes.js';
import { Memory } from './memory.js';
import {
  type AlbumEntry,
  type Answer,
  type ArtistEntry,
  type GenreEntry,
  many,
  type PlaylistEntry,
  type SongEntry,
} from './protocol.js';
import type { Parameters, SubsonicClient } from './subsonic-client.js';

/** Milliseconds for which an answer is good. */
const FRESH = 120_000;
/** Albums of an artist, a genre or an era whose songs are looked at. */
const MOST_ALBUMS = 100;
/** The most that servers give at once, and how many of such pages are taken. */
const PAGES = { size: 500, most: 10 };

/** What the music is read with. */
interface MusicDeps {
  readonly client: SubsonicClient;
  readonly accounts: Accounts;
}

/** The music of a server as its users see it, asked for when it is needed and remembered for two minutes. */
export class Music {
  readonly #deps: MusicDeps;
  readonly #memory = new Memory(FRESH);

  constructor(deps: MusicDeps) {
    this.#deps = deps;
  }

  /** The music that one user sees. */
  of(credentials: Credentials): UserMusic {
    const account = this.#deps.accounts.nameOf(credentials);
    const call = async (method: string, parameters: Parameters = {}) => {
      const { client, accounts } = this.#deps;
      try {
        const answer = await client.call(method, credentials, parameters);
        await accounts.remember(credentials);
        return answer;
      } catch (error) {
        if (error instanceof StatusError && error.code === status.UNAUTHENTICATED)
          await accounts.forget(credentials);
        throw error;
      }
    };
    const recall = (method: string, parameters: Parameters = {}) =>
      this.#memory.of(`${account} ${method} ${JSON.stringify(parameters)}`, () => call(method, parameters));
    const forget = (method: string) => this.#memory.forget(`${account} ${method} `);
    return new UserMusic({ call, recall, forget });
  }

  /** Forgets what a user has seen. */
  forget(credentials: Credentials): void {
    this.#memory.forget(`${this.#deps.accounts.nameOf(credentials)} `);
  }
}

type Call = (method: string, parameters?: Parameters) => Promise<Answer>;

/** How one user's questions are asked. */
interface UserMusicDeps {
  readonly call: Call;
  /** As `call`, but an answer may be two minutes old. */
  readonly recall: Call;
  readonly forget: (method: string) => void;
}

/** The music that one user sees. Everything rejects with a {@link SubsonicError}. */
export class UserMusic {
  readonly #deps: UserMusicDeps;

  constructor(deps: UserMusicDeps) {
    this.#deps = deps;
  }

  /** Any other question, asked anew. */
  call(method: string, parameters: Parameters = {}): Promise<Answer> {
    return this.#deps.call(method, parameters);
  }

  async song(id: string): Promise<SongEntry | undefined> {
    return (await this.#deps.recall('getSong', { id })).song;
  }

  async album(id: string) {
    const { album } = await this.#deps.recall('getAlbum', { id });
    return album && { ...album, songs: many(album.song) };
  }

  async artist(id: string) {
    const { artist } = await this.#deps.recall('getArtist', { id });
    return artist && { ...artist, albums: many(artist.album) };
  }

  async artists(): Promise<readonly ArtistEntry[]> {
    const { artists } = await this.#deps.recall('getArtists');
    return many(artists?.index).flatMap(({ artist }) => many(artist));
  }

  async genres(): Promise<readonly GenreEntry[]> {
    const { genres } = await this.#deps.recall('getGenres');
    const named = many(genres?.genre).filter(({ value }) => value);
    return named.toSorted((a, b) => (b.songCount ?? 0) - (a.songCount ?? 0));
  }

  async playlists(): Promise<readonly PlaylistEntry[]> {
    return many((await this.#deps.recall('getPlaylists')).playlists?.playlist);
  }

  async playlist(id: string) {
    const { playlist } = await this.#deps.recall('getPlaylist', { id });
    return playlist && { ...playlist, songs: many(playlist.entry) };
  }

  /** What changes the user's playlists; they are asked for anew after it. */
  async change(method: string, parameters: Parameters): Promise<Answer> {
    try {
      return await this.#deps.call(method, parameters);
    } finally {
      this.#deps.forget('getPlaylists');
      this.#deps.forget('getPlaylist');
    }
  }

  async search(query: string, count: number) {
    const parameters = { query, artistCount: count, albumCount: count, songCount: count };
    const { searchResult3: found } = await this.#deps.recall('search3', parameters);
    return { artists: many(found?.artist), albums: many(found?.album), songs: many(found?.song) };
  }

  /** Some of the albums in an order: `newest`, `alphabeticalByName`, `byGenre`, `byYear` … */
  async albums(
    type: string,
    parameters: Parameters,
    size: number,
    offset: number,
  ): Promise<readonly AlbumEntry[]> {
    const answer = await this.#deps.recall('getAlbumList2', { type, size, offset, ...parameters });
    return many(answer.albumList2?.album);
  }

  /** The songs of albums, in their order. */
  async songsOf(albums: readonly AlbumEntry[]): Promise<readonly SongEntry[]> {
    const some = albums.slice(0, MOST_ALBUMS);
    return (await inLanes(some, async ({ id }) => (await this.album(String(id)))?.songs ?? [])).flat();
  }

  /** An artist's songs by year and album; none of an artist that is not there. */
  async songsOfArtist(id: string): Promise<readonly SongEntry[]> {
    const artist = await this.artist(id).catch(() => undefined);
    return this.songsOf((artist?.albums ?? []).toSorted((a, b) => (a.year ?? 0) - (b.year ?? 0)));
  }

  async songsOfGenre(genre: string): Promise<readonly SongEntry[]> {
    const songs: SongEntry[] = [];
    for (let page = 0; page < PAGES.most; page++) {
      const parameters = { genre, count: PAGES.size, offset: page * PAGES.size };
      const some = many((await this.#deps.recall('getSongsByGenre', parameters)).songsByGenre?.song);
      songs.push(...some);
      if (some.length < PAGES.size) break;
    }
    return songs;
  }

  /** Songs of the whole library, or of some years; 0: no bound. */
  async songsOfYears(from: number, to: number): Promise<readonly SongEntry[]> {
    const years = { fromYear: from, toYear: to || new Date().getFullYear() };
    const albums =
      from === 0 && to === 0
        ? await this.albums('alphabeticalByArtist', {}, MOST_ALBUMS, 0)
        : await this.albums('byYear', years, MOST_ALBUMS, 0);
    return this.songsOf(albums);
  }
}
