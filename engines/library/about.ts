import type { Album, Artist, Song } from './catalogue/catalogue.js';
import type { Facts, NotesFacts, TrackFacts } from './scan/facts.js';

/** Songs of an artist whose tags are looked at. */
const SONGS = 4;

/** Where what is known of a file is looked up. */
interface FactsOfFiles {
  facts(path: string): Facts | undefined;
}

/**
 * What is told of something only when it is asked for: it is looked up in the store of the files, and takes no
 * memory of a large catalogue.
 */
export class About {
  readonly #files: FactsOfFiles;

  constructor(files: FactsOfFiles) {
    this.#files = files;
  }

  /** What the tags of a song say. */
  song({ path }: Song): TrackFacts | undefined {
    const facts = this.#files.facts(path);
    return facts?.kind === 'track' ? facts : undefined;
  }

  /** What the tags of an album's first song say. */
  album({ songs: [first] }: Album): TrackFacts | undefined {
    return first && this.song(first);
  }

  /** What the sidecar of an artist or album says. */
  notes({ notes }: Artist | Album): NotesFacts | undefined {
    const facts = notes === undefined ? undefined : this.#files.facts(notes);
    return facts?.kind === 'notes' ? facts : undefined;
  }

  /** The MusicBrainz id of an artist: that of the sidecar, else of the tags of a song that is theirs alone. */
  artistId(artist: Artist): string {
    const noted = this.notes(artist)?.musicbrainz;
    if (noted) return noted;
    const own = artist.songs
      .slice(0, SONGS)
      .filter(({ artists: [only, other] }) => only === artist && !other);
    for (const song of own) {
      const id = this.song(song)?.ids?.musicbrainz_artistid;
      if (id) return id;
    }
    return '';
  }
}
