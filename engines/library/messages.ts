import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { type Item, ItemSchema } from '../../src/gen/parlando/content/v1/content_pb.js';
import type { About } from './about.js';
import {
  type Album,
  type Artist,
  type Catalogue,
  genresOf,
  type Song,
  yearOf,
} from './catalogue/catalogue.js';
import { type Category, containedTypes } from './catalogue/containers.js';
import { type Entry, Popularity } from './catalogue/entry.js';
import type { Addresses } from './http/addresses.js';

type Fields = MessageInitShape<typeof ItemSchema>;

/** What messages are made of. */
interface MessagesDeps {
  readonly catalogue: Catalogue;
  readonly addresses: Addresses;
  readonly about: About;
}

/** Says entries and categories in the words of the contract. */
export class Messages {
  readonly #catalogue: Catalogue;
  readonly #addresses: Addresses;
  readonly #about: About;
  readonly #popularity: Popularity;

  constructor({ catalogue, addresses, about }: MessagesDeps) {
    this.#catalogue = catalogue;
    this.#addresses = addresses;
    this.#about = about;
    this.#popularity = new Popularity(catalogue);
  }

  item(entry: Entry): Item {
    const { type, of } = entry;
    return create(ItemSchema, {
      type,
      ref: of.ref,
      name: of.name,
      popularity: this.#popularity.of(entry),
      contains: containedTypes(type),
      ...this.#details(entry),
    });
  }

  /** An entry, or a category, which is looked into by Browse. */
  listed(of: Entry | Category): Item {
    if ('of' in of) return this.item(of);
    const { ref, name, contains } = of;
    return create(ItemSchema, { type: 'category', ref, name, contains: [...contains] });
  }

  popularity(entry: Entry): number {
    return this.#popularity.of(entry);
  }

  #details({ type, of }: Entry): Fields {
    switch (type) {
      case 'song':
        return this.#song(of);
      case 'album':
      case 'audiobook':
        return this.#album(of);
      case 'artist':
        return {
          images: this.#images(of.cover),
          genres: genresOf(of).map(({ name }) => name),
          country: of.country ?? '',
          musicbrainzId: this.#about.artistId(of),
        };
      case 'genre':
        return { images: this.#images(of.albums.find((album) => album.cover)?.cover) };
      case 'playlist':
        return { images: this.#images(of.songs.map(coverOf).find(Boolean)), duration: total(of.songs) };
    }
  }

  #song(song: Song): Fields {
    const ids = this.#about.song(song)?.ids;
    return {
      musicbrainzId: ids?.musicbrainz_recordingid ?? '',
      isrc: ids?.isrc ?? '',
      artistDisplayName: song.artistname,
      artists: song.artists.map(named),
      ...(song.album && { album: named(song.album) }),
      images: this.#images(coverOf(song)),
      duration: song.duration,
      playbackCodec: song.codec,
      bitrate: song.bitrate,
      year: song.year,
      genres: song.genres.map(({ name }) => name),
    };
  }

  #album(album: Album): Fields {
    const tags = this.#about.album(album);
    const notes = this.#about.notes(album);
    return {
      musicbrainzId: notes?.musicbrainz ?? tags?.ids?.musicbrainz_albumid ?? '',
      released: notes?.begin ?? tags?.released ?? '',
      description: notes?.text ?? '',
      artistDisplayName: album.artist.name,
      artists: album.artist.various ? [] : [named(album.artist)],
      images: this.#images(album.cover),
      duration: total(album.songs),
      year: yearOf(album),
      genres: genresOf(album).map(({ name }) => name),
    };
  }

  #images(cover: string | undefined): Record<string, string> {
    return this.#addresses.images(cover, this.#catalogue);
  }
}

function named({ ref, name }: Artist | Album): { ref: string; name: string } {
  return { ref, name };
}

function coverOf(song: Song): string | undefined {
  return song.album?.cover ?? song.cover;
}

function total(songs: readonly Song[]): number {
  return songs.reduce((seconds, song) => seconds + song.duration, 0);
}
