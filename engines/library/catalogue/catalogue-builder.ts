import { setImmediate as breathe } from 'node:timers/promises';
import { refOf, sameName } from '../identity.js';
import type { PlaylistFacts, TrackFacts } from '../scan/facts.js';
import type { StoredFile } from '../scan/file-store.js';
import type { Album, Artist, Catalogue, Genre, PictureSource, Playlist, Song } from './catalogue.js';
import { FolderAlbums, VARIOUS } from './folder-albums.js';
import { byName, bySongOfArtist, byTrack, inOrder } from './orders.js';
import { Sidecars } from './sidecars.js';

/** Files after which others get their turn on the event loop. */
const BREATH = 500;

/** Makes a catalogue of what is known of the files, in the order of their paths. */
export async function buildCatalogue(files: Iterable<StoredFile>): Promise<Catalogue> {
  const builder = new CatalogueBuilder();
  let count = 0;
  for (const file of files) {
    builder.add(file);
    if (++count % BREATH === 0) await breathe();
  }
  return builder.finish();
}

class CatalogueBuilder {
  readonly #songs = new Map<string, Song>();
  readonly #albums = new Map<string, Album>();
  readonly #artists = new Map<string, Artist>();
  readonly #genres = new Map<string, Genre>();
  readonly #pictures = new Map<string, PictureSource>();
  readonly #songOfPath = new Map<string, Song>();
  #hasChapters = false;
  readonly #sidecars = new Sidecars();
  /** How many songs of an artist were released in a country. */
  readonly #countries = new Map<Artist, Map<string, number>>();
  readonly #playlists: { path: string; facts: PlaylistFacts }[] = [];
  readonly #folderAlbums = new FolderAlbums();
  readonly #shared = new Map<string, readonly (Artist | Genre)[]>();

  add({ path, mtime, facts }: StoredFile): void {
    switch (facts.kind) {
      case 'track':
        if (facts.album !== undefined && facts.albumartist === undefined) {
          this.#folderAlbums.hold({ path, mtime, facts });
        } else {
          this.#addTrack(path, mtime, facts);
        }
        break;
      case 'picture':
        this.#sidecars.addPicture(path, facts.cover);
        this.#pictures.set(facts.cover, { path, embedded: false });
        break;
      case 'notes':
        this.#sidecars.addNotes(path, facts.country);
        break;
      case 'playlist':
        this.#playlists.push({ path, facts });
    }
  }

  finish(): Catalogue {
    for (const { path, mtime, facts, albumartist } of this.#folderAlbums.resolved()) {
      this.#addTrack(path, mtime, { ...facts, albumartist });
    }
    for (const song of this.#songs.values()) link(song);
    for (const album of this.#albums.values()) this.#finishAlbum(album);
    const artists = [...this.#artists.values()].filter((artist) => artist.songs.length > 0).sort(byName);
    for (const artist of artists) this.#finishArtist(artist);
    const songs = inOrder(artists, this.#songs);
    songs.forEach((song, place) => {
      song.place = place;
    });
    for (const genre of this.#genres.values()) finishGenre(genre);
    const playlists = this.#playlists.map((each) => this.#playlist(each.path, each.facts));
    return {
      songs,
      artists,
      albums: [...this.#albums.values()].sort(byName),
      genres: [...this.#genres.values()].sort(byName),
      playlists: playlists.sort(byName),
      byRef: {
        song: this.#songs,
        album: this.#albums,
        artist: this.#artists,
        genre: this.#genres,
        playlist: new Map(playlists.map((playlist) => [playlist.ref, playlist])),
      },
      pictures: this.#pictures,
      hasChapters: this.#hasChapters,
    };
  }

  #addTrack(path: string, mtime: number, facts: TrackFacts): void {
    const album = facts.album === undefined ? undefined : this.#album(facts, facts.album);
    const ref = refOf(
      'song',
      facts.albumartist ?? facts.artist,
      facts.album ?? '',
      String(facts.disc),
      String(facts.track),
      facts.title,
      facts.artist,
    );
    if (facts.audiobook && facts.chapters) this.#hasChapters = true;
    if (album) album.added = Math.max(album.added, mtime);
    if (facts.cover && !this.#pictures.has(facts.cover)) {
      this.#pictures.set(facts.cover, { path, embedded: true });
    }
    this.#countCountry(facts);
    const song: Song = {
      ref,
      name: facts.title,
      artistname: facts.artist,
      artists: this.#each('artists', facts.artists, (name) => this.#artist(name)),
      album,
      disc: facts.disc,
      track: facts.track,
      year: facts.year,
      genres: this.#each('genres', facts.genres, (name) => this.#genre(name)),
      duration: facts.duration,
      codec: facts.codec,
      bitrate: facts.bitrate,
      path,
      cover: facts.cover,
      rating: facts.rating,
      place: 0,
    };
    const twin = this.#songs.get(ref);
    // Of two files of one song the one with more bits is played.
    const kept = twin && twin.bitrate >= song.bitrate ? twin : song;
    this.#songs.set(ref, kept);
    this.#songOfPath.set(path, kept);
  }

  #album({ albumartist, artist, audiobook }: TrackFacts, name: string): Album {
    const owner = this.#artist(albumartist ?? artist);
    const type = audiobook ? 'audiobook' : 'album';
    const ref = refOf('album', owner.name, name);
    const known = this.#albums.get(ref);
    if (known) return known;
    const album: Album = {
      type,
      ref,
      name,
      artist: owner,
      songs: [],
      added: 0,
      cover: undefined,
      notes: undefined,
    };
    this.#albums.set(ref, album);
    owner.albums.push(album);
    return album;
  }

  #artist(name: string): Artist {
    const ref = refOf('artist', name);
    const known = this.#artists.get(ref);
    if (known) return known;
    const various = sameName(name) === sameName(VARIOUS);
    const artist: Artist = {
      ref,
      name,
      various,
      albums: [],
      songs: [],
      cover: undefined,
      country: undefined,
      notes: undefined,
    };
    this.#artists.set(ref, artist);
    return artist;
  }

  #genre(name: string): Genre {
    const ref = refOf('genre', name);
    const known = this.#genres.get(ref);
    if (known) return known;
    const genre: Genre = { ref, name, songs: [], albums: [], artists: [] };
    this.#genres.set(ref, genre);
    return genre;
  }

  /** Songs with the same artists or genres share one list of them. */
  #each<T extends Artist | Genre>(
    what: string,
    names: readonly string[],
    find: (name: string) => T,
  ): readonly T[] {
    const key = `${what}\0${names.join('\0')}`;
    const known = this.#shared.get(key) as readonly T[] | undefined;
    if (known) return known;
    const list = [...new Set(names.map(find))];
    this.#shared.set(key, list);
    return list;
  }

  #finishAlbum(album: Album): void {
    album.songs.sort(byTrack);
    const said = this.#sidecars.ofAlbum(album.songs[0]?.path ?? '');
    album.notes = said.notes;
    album.cover = said.cover ?? album.songs.find((song) => song.cover !== undefined)?.cover;
  }

  #countCountry({ artists, country }: TrackFacts): void {
    const [name] = artists;
    if (name === undefined || country === undefined) return;
    const artist = this.#artist(name);
    const counts = this.#countries.get(artist) ?? new Map<string, number>();
    this.#countries.set(artist, counts.set(country, (counts.get(country) ?? 0) + 1));
  }

  #finishArtist(artist: Artist): void {
    const countries = [...(this.#countries.get(artist) ?? [])];
    artist.country = countries.sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))[0]?.[0];
    const first = (album: Album) => album.songs[0]?.year ?? 0;
    artist.albums.sort((a, b) => first(a) - first(b) || byName(a, b));
    artist.songs.sort(bySongOfArtist);
    const path = artist.albums[0]?.songs[0]?.path;
    const said = path === undefined ? undefined : this.#sidecars.ofArtist(path);
    artist.notes = said?.notes?.path;
    artist.country = said?.notes?.country ?? artist.country;
    artist.cover =
      said?.cover ??
      artist.albums.find((each) => each.cover)?.cover ??
      artist.songs.find((each) => each.cover)?.cover;
  }

  #playlist(path: string, { name, entries }: PlaylistFacts): Playlist {
    const songs = entries.flatMap((entry) => this.#songOfPath.get(entry) ?? []);
    return { ref: refOf('playlist', path), name, songs };
  }
}

/** Enters a song with its album, its artists and its genres. */
function link(song: Song): void {
  const { album } = song;
  album?.songs.push(song);
  for (const artist of song.artists) artist.songs.push(song);
  if (album && !album.artist.various && !song.artists.includes(album.artist)) album.artist.songs.push(song);
  for (const genre of song.genres) genre.songs.push(song);
}

function finishGenre(genre: Genre): void {
  genre.songs.sort((a, b) => a.place - b.place);
  genre.artists.push(...new Set(genre.songs.flatMap((song) => song.artists)));
  genre.albums.push(...new Set(genre.songs.flatMap((song) => song.album ?? [])));
}
