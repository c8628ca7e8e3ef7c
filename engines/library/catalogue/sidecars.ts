import { albumFolder } from './folder-albums.js';

/** Notes on an artist, and the country that they tell; lower-case. */
interface Notes {
  readonly path: string;
  readonly country: string | undefined;
}

/** What lies beside the music: pictures of folders and artists (`cover.jpg`, `artist.jpg`), notes (`album.nfo`, `artist.nfo`). */
export class Sidecars {
  /** Covers by the folder that the picture lies in. */
  readonly #ofFolders = new Map<string, string>();
  readonly #ofArtists = new Map<string, string>();
  readonly #notes = new Map<string, Notes>();

  addPicture(path: string, cover: string): void {
    const name = path.lastIndexOf('/') + 1;
    const pictures = path.startsWith('artist.', name) ? this.#ofArtists : this.#ofFolders;
    pictures.set(path.slice(0, name), cover);
  }

  addNotes(path: string, country: string | undefined): void {
    this.#notes.set(path.toLowerCase(), { path, country });
  }

  /** What is said of an album in whose folder a file lies. */
  ofAlbum(path: string): { readonly cover: string | undefined; readonly notes: string | undefined } {
    const folder = albumFolder(path);
    return { cover: this.#ofFolders.get(folder), notes: this.#notesIn(folder, 'album.nfo')?.path };
  }

  /** What is said of an artist, one of whose albums has a file; it lies in the folder above the album's. */
  ofArtist(path: string): { readonly cover: string | undefined; readonly notes: Notes | undefined } {
    const folder = parent(albumFolder(path));
    return { cover: this.#ofArtists.get(folder), notes: this.#notesIn(folder, 'artist.nfo') };
  }

  #notesIn(folder: string, name: string): Notes | undefined {
    return this.#notes.get(`${folder}${name}`.toLowerCase());
  }
}

/** The folder that a folder lies in, both with a slash at their ends. */
function parent(folder: string): string {
  return folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
}
