import type { FileKind } from './media-types.js';

/** A file as the walk through the music folder finds it. */
export interface FoundFile {
  /** From the music folder, with slashes. */
  readonly path: string;
  readonly kind: FileKind;
  /** Milliseconds since 1970. */
  readonly mtime: number;
  /** Bytes. */
  readonly size: number;
}

/** What the tags of a track say, and what its path says where they are silent. */
export interface TrackFacts {
  readonly kind: 'track';
  readonly title: string;
  /** The artists as one would print them. */
  readonly artist: string;
  /** The artists one by one. */
  readonly artists: readonly string[];
  readonly albumartist?: string;
  readonly album?: string;
  /** 0: unknown. */
  readonly disc: number;
  /** 0: unknown. */
  readonly track: number;
  /** 0: unknown. */
  readonly year: number;
  readonly genres: readonly string[];
  /** Seconds. 0: unknown. */
  readonly duration: number;
  readonly codec: string;
  /** Bits per second. 0: unknown. */
  readonly bitrate: number;
  readonly audiobook: boolean;
  /** Which picture it carries: a hash of it. */
  readonly cover?: string;
  /** The owner's rating, 0 to 1. */
  readonly rating?: number;
  /** Where it was released, a lower-case country code. */
  readonly country?: string;
  /** MusicBrainz identifiers and ISRC, by the names of their tags. */
  readonly ids?: Readonly<Record<string, string>>;
  /** When the album came out first: a year, a month or a day. */
  readonly released?: string;
  readonly label?: string;
  readonly composers?: readonly string[];
  readonly conductor?: string;
  readonly performers?: readonly Performer[];
  /** When it was recorded: a year, a month or a day. */
  readonly recorded?: string;
  /** The chapters inside the file, in order; only where there are several. */
  readonly chapters?: readonly Chapter[];
}

/** A chapter inside a file. */
export interface Chapter {
  readonly title: string;
  /** Seconds. */
  readonly start: number;
}

/** Somebody who performs, and what they play; an empty role is unknown. */
export interface Performer {
  readonly name: string;
  readonly role: string;
}

/** What an `artist.nfo` or `album.nfo` says of the artist or album in whose folder it lies. */
export interface NotesFacts {
  readonly kind: 'notes';
  /** Plain text: a biography or a review. */
  readonly text?: string;
  /** Born, formed, or released: a year, a month or a day. */
  readonly begin?: string;
  /** Died or split up. */
  readonly end?: string;
  /** A lower-case country code. */
  readonly country?: string;
  readonly label?: string;
  readonly genres: readonly string[];
  readonly members: readonly string[];
  readonly musicbrainz?: string;
}

/** A cover or an artist's picture that lies in a folder. */
export interface PictureFacts {
  readonly kind: 'picture';
  /** A hash of it. */
  readonly cover: string;
}

/** A playlist file. */
export interface PlaylistFacts {
  readonly kind: 'playlist';
  readonly name: string;
  /** Paths of files, from the music folder; some may not exist. */
  readonly entries: readonly string[];
}

/** What is known of a file. */
export type Facts = TrackFacts | PictureFacts | PlaylistFacts | NotesFacts;

/** What reading a file brought: its facts, or why there are none; after a failure of the system it is tried again. */
export type FileRead =
  | { readonly file: FoundFile; readonly facts: Facts }
  | { readonly file: FoundFile; readonly problem: string; readonly again: boolean };

/** What has changed in the music folder. */
export interface Changes {
  /** New or changed files. */
  readonly changed: readonly FoundFile[];
  /** Paths of files that are gone. */
  readonly removed: readonly string[];
  /** Every folder, from the music folder; '' is the folder itself. */
  readonly folders: readonly string[];
  /** Folders that could not be read; what was known of them stays. */
  readonly unreadable: readonly string[];
}
