import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Test } from 'tap';
import { webServer } from './web-server.js';

/** A song of the server. */
interface Song {
  readonly id: string;
  readonly title: string;
  readonly artist: string;
  readonly album: string;
  readonly year: number;
  readonly genre: string;
  readonly track: number;
}

const SONGS: readonly Song[] = [
  ['Paper Lantern', 'Hollow Oak', 'Early Frost', 1971, 'Folk'],
  ['River Gate', 'Hollow Oak', 'Early Frost', 1971, 'Folk'],
  ['Amber Road', 'Hollow Oak', 'Second Wind', 1979, 'Folk'],
  ['Kerosene', 'The Tin Sparrows', 'Sparks', 1978, 'Rock'],
  ['Night Shift', 'The Tin Sparrows', 'Sparks', 1978, 'Rock'],
  ['Low Tide', 'Mara Quill', 'Shores', 2015, 'Folk'],
].map(([title, artist, album, year, genre], at) => ({
  id: `song-${at + 1}`,
  title,
  artist,
  album,
  year,
  genre,
  track: at + 1,
})) as readonly Song[];

/** The bytes of every song. */
export const SOUND = Buffer.from(Array.from({ length: 10_000 }, (_, at) => at % 251));
/** The bytes of every cover. */
export const PICTURE = Buffer.from('a picture');

interface Playlist {
  readonly id: string;
  readonly owner: string;
  name: string;
  comment: string;
  songs: string[];
}

/** How a server behaves. */
interface Behaviour {
  /** Salted tokens are refused with code 41, as for users of a directory. */
  readonly wantsPassword?: boolean;
  /** What answers instead, if it does not return undefined. */
  readonly instead?: (request: IncomingMessage, response: ServerResponse) => unknown;
}

/** A Subsonic server of its own kind: users, the protocol's answers in JSON, its errors, playlists, sound with ranges. */
export class SubsonicServer {
  readonly url: string;
  /** Every call: its method and parameters. */
  readonly calls: { readonly method: string; readonly parameters: URLSearchParams }[] = [];
  readonly playlists: Playlist[] = [];
  readonly #users = new Map([
    ['ann', 'secret word'],
    ['bob', 'other word'],
  ]);
  readonly #keys = new Map([['key-of-ann', 'ann']]);
  readonly #behaviour: Behaviour;

  private constructor(url: string, behaviour: Behaviour) {
    this.url = url;
    this.#behaviour = behaviour;
  }

  /** Starts a server that ends with the test. */
  static async start(t: Test, behaviour: Behaviour = {}): Promise<SubsonicServer> {
    let server: SubsonicServer | undefined;
    const url = await webServer(t, (request, response) => server?.answer(request, response));
    server = new SubsonicServer(url, behaviour);
    return server;
  }

  /** The parameters of the calls of a method. */
  asked(method: string): URLSearchParams[] {
    return this.calls.flatMap((call) => (call.method === method ? [call.parameters] : []));
  }

  changePassword(user: string, password: string): void {
    this.#users.set(user, password);
  }

  answer(request: IncomingMessage, response: ServerResponse): unknown {
    if (this.#behaviour.instead?.(request, response) !== undefined) return;
    const url = new URL(request.url ?? '', this.url);
    const method = /^\/rest\/(\w+)\.view$/.exec(url.pathname)?.[1] ?? '';
    const parameters = url.searchParams;
    this.calls.push({ method, parameters });
    const user = this.#user(parameters);
    if (typeof user === 'number') return fail(response, user);
    if (method === 'stream') return this.#stream(request, response, parameters);
    if (method === 'getCoverArt')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(PICTURE);
    const answer = this.#answers(user, parameters)[method]?.();
    if (answer === undefined) return fail(response, 70);
    if (typeof answer === 'number') return fail(response, answer);
    return reply(response, { status: 'ok', ...answer });
  }

  #user(parameters: URLSearchParams): string | number {
    const key = parameters.get('apiKey');
    if (key !== null) return parameters.has('u') ? 43 : (this.#keys.get(key) ?? 44);
    const name = parameters.get('u') ?? '';
    const password = this.#users.get(name);
    const token = parameters.get('t');
    if (token !== null) {
      if (this.#behaviour.wantsPassword) return 41;
      const right = createHash('md5')
        .update(`${password}${parameters.get('s')}`)
        .digest('hex');
      return password !== undefined && token === right ? name : 40;
    }
    const given = parameters.get('p');
    if (given === null) return 10;
    const plain = given.startsWith('enc:') ? Buffer.from(given.slice(4), 'hex').toString() : given;
    return plain === password ? name : 40;
  }

  #stream(request: IncomingMessage, response: ServerResponse, parameters: URLSearchParams): unknown {
    if (!song(parameters.get('id'))) return fail(response, 70);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const headers = { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes', etag: '"sound"' };
    if (from === undefined)
      return response.writeHead(200, { ...headers, 'content-length': SOUND.length }).end(SOUND);
    const start = Number(from);
    if (start >= SOUND.length)
      return response.writeHead(416, { 'content-range': `bytes */${SOUND.length}` }).end();
    const end = to ? Number(to) : SOUND.length - 1;
    const part = SOUND.subarray(start, end + 1);
    response.writeHead(206, {
      ...headers,
      'content-range': `bytes ${start}-${end}/${SOUND.length}`,
      'content-length': part.length,
    });
    return response.end(part);
  }

  #answers(user: string, given: URLSearchParams): Readonly<Record<string, () => object | number>> {
    const id = given.get('id') ?? '';
    const number = (key: string, fallback: number) => Number(given.get(key) ?? fallback);
    const page = <T>(list: readonly T[], size: string, offset: string) =>
      list.slice(number(offset, 0), number(offset, 0) + number(size, 10));
    return {
      ping: () => ({}),
      tokenInfo: () => ({ tokenInfo: { username: user } }),
      getSong: () => when(song(id), (of) => ({ song: entry(of) })),
      getAlbum: () => when(album(id), (of) => ({ album: { ...albumEntry(of), song: of.map(entry) } })),
      getArtist: () => {
        const albums = albums_().filter((each) => `artist-${each[0]?.artist}` === id);
        return when(albums[0]?.[0], ({ artist }) => ({
          artist: { id, name: artist, albumCount: albums.length, album: albums.map(albumEntry) },
        }));
      },
      getArtists: () => {
        const names = [...new Set(SONGS.map(({ artist }) => artist))];
        const artist = names.map((name) => ({
          id: `artist-${name}`,
          name,
          coverArt: `art-${name}`,
          albumCount: 1,
        }));
        return { artists: { ignoredArticles: '', index: [{ name: 'A', artist }] } };
      },
      getGenres: () => {
        const genres = [...Map.groupBy(SONGS, ({ genre }) => genre)];
        return {
          genres: { genre: genres.map(([value, of]) => ({ value, songCount: of.length, albumCount: 1 })) },
        };
      },
      getSongsByGenre: () => {
        const songs = SONGS.filter(({ genre }) => genre === given.get('genre'));
        return { songsByGenre: { song: page(songs, 'count', 'offset').map(entry) } };
      },
      getAlbumList2: () => ({
        albumList2: { album: page(this.#listed(given), 'size', 'offset').map(albumEntry) },
      }),
      search3: () => {
        const words = (given.get('query') ?? '').toLowerCase();
        const fits = (name: string) => name.toLowerCase().includes(words);
        return {
          searchResult3: {
            song: SONGS.filter(({ title }) => fits(title)).map(entry),
            album: albums_()
              .filter(([first]) => fits(first?.album ?? ''))
              .map(albumEntry),
          },
        };
      },
      getArtistInfo2: () => ({
        artistInfo2: id.endsWith('Oak')
          ? { biography: 'A <b>band</b>.', similarArtist: [{ id: 'artist-Mara Quill', name: 'Mara Quill' }] }
          : {},
      }),
      getAlbumInfo2: () => ({ albumInfo: { notes: 'An album.' } }),
      scrobble: () => ({}),
      getPlaylists: () => ({ playlists: { playlist: this.playlists.map(playlistEntry) } }),
      getPlaylist: () =>
        when(
          this.playlists.find((each) => each.id === id),
          (of) => ({
            playlist: {
              ...playlistEntry(of),
              entry: of.songs.flatMap((each) => song(each) ?? []).map(entry),
            },
          }),
        ),
      createPlaylist: () => {
        const made = {
          id: `list-${this.playlists.length + 1}`,
          owner: user,
          name: given.get('name') ?? '',
          comment: '',
          songs: given.getAll('songId'),
        };
        this.playlists.push(made);
        return { playlist: playlistEntry(made) };
      },
      updatePlaylist: () => {
        const of = this.playlists.find((each) => each.id === given.get('playlistId'));
        if (of && of.owner !== user) return 50;
        return when(of, (each) => {
          each.name = given.get('name') ?? each.name;
          each.comment = given.get('comment') ?? each.comment;
          const gone = new Set(given.getAll('songIndexToRemove').map(Number));
          each.songs = [...each.songs.filter((_, at) => !gone.has(at)), ...given.getAll('songIdToAdd')];
          return {};
        });
      },
      deletePlaylist: () => {
        const of = this.playlists.find((each) => each.id === id);
        if (of && of.owner !== user) return 50;
        return when(of, (each) => {
          this.playlists.splice(this.playlists.indexOf(each), 1);
          return {};
        });
      },
    };
  }

  #listed(given: URLSearchParams): (readonly Song[])[] {
    const [from, to] = [Number(given.get('fromYear')), Number(given.get('toYear'))];
    const genre = given.get('genre');
    switch (given.get('type')) {
      case 'byYear':
        return albums_().filter(([first]) => first && first.year >= from && first.year <= to);
      case 'byGenre':
        return albums_().filter(([first]) => first?.genre === genre);
      default:
        return albums_();
    }
  }
}

function song(id: string | null): Song | undefined {
  return SONGS.find((each) => each.id === id);
}

function albums_(): (readonly Song[])[] {
  return [...Map.groupBy(SONGS, ({ album: name }) => name).values()];
}

function album(id: string): readonly Song[] | undefined {
  return albums_().find(([first]) => `album-${first?.album}` === id);
}

function entry(of: Song) {
  return {
    ...of,
    artistId: `artist-${of.artist}`,
    albumId: `album-${of.album}`,
    coverArt: `art-${of.album}`,
    duration: 200,
    suffix: 'mp3',
    bitRate: 128,
    isDir: false,
  };
}

function albumEntry(of: readonly Song[]) {
  const [first] = of;
  return {
    id: `album-${first?.album}`,
    name: first?.album,
    artist: first?.artist,
    artistId: `artist-${first?.artist}`,
    coverArt: `art-${first?.album}`,
    songCount: of.length,
    duration: of.length * 200,
    year: first?.year,
    genre: first?.genre,
  };
}

function playlistEntry({ id, owner, name, comment, songs }: Playlist) {
  return { id, owner, name, comment, songCount: songs.length, duration: songs.length * 200 };
}

function when<T>(value: T | undefined, make: (value: T) => object): object | number {
  return value === undefined ? 70 : make(value);
}

function fail(response: ServerResponse, code: number): void {
  reply(response, { status: 'failed', error: { code, message: `error ${code}` } });
}

function reply(response: ServerResponse, answer: object): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ 'subsonic-response': { version: '1.16.1', ...answer } }));
}
