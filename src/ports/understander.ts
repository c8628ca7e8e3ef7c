import type { CatalogueName } from './content-engine.js';

/** Turns words into intents; the work is done in worker threads (`workers/understand.ts`). */
export interface Understander {
  /** Rejects with `overloaded` when too much is queued and `internal` when a worker died. */
  understand(phrase: Phrase): Promise<Understanding>;
  /** Replaces the names of a service, against which slots are matched from then on. */
  learn(service: string, names: AsyncIterable<readonly CatalogueName[]>): Promise<void>;
  /** The phrases of a language, in the notation of `speech.proto`, for the recogniser. */
  phrases(languagecode: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Words to be understood. */
export interface Phrase {
  readonly text: string;
  /** BCP 47; absent: told from the words. */
  readonly languagecode?: string;
  /** The services whose names the slots are matched against. */
  readonly services: readonly string[];
}

/** What a phrase means: the readings, the best first; none: it is no business of a music platform. */
export interface Understanding {
  /** The language that was used, or recognised: `en`, `de`, `fr`, `es`. */
  readonly languagecode: string;
  readonly readings: readonly Reading[];
}

/** One way to understand a phrase. */
export interface Reading {
  readonly intent: IntentName;
  readonly entities: Entities;
  /** 0 to 1; readings whose scores are close are ambiguous. */
  readonly score: number;
  /** What the entities name in the catalogue, the best first. */
  readonly found: readonly Found[];
}

/** An item of the catalogue that a slot names. */
export interface Found {
  readonly entity: EntityKey;
  readonly service: string;
  readonly type: string;
  readonly ref: string;
  readonly name: string;
  readonly artist?: string;
  /** 0 to 1: how well the words fit the name. */
  readonly score: number;
  /** 0 to 1: how well known it is in its service; absent: nobody knows. */
  readonly popularity?: number;
  /** How much the person prefers it, −1 (disliked) to 1; absent: nobody asked. */
  readonly preference?: number;
}

/** Every intent there is (open details, 'Intent names'). */
export const INTENT_NAMES = [
  'play',
  'stop',
  'pause',
  'skip_next',
  'skip_previous',
  'volume_up',
  'volume_down',
  'volume_quiet',
  'volume_loud',
  'shuffle_on',
  'shuffle_off',
  'repeat_on',
  'repeat_off',
  'get_now_playing_info',
  'get_artist_info',
  'get_artist_timespan',
  'get_performance_info',
  'get_album_info',
  'get_concert_info',
  'get_chart_info',
  'help',
  'create_dynamic_playlist',
  'stick_to_current',
  'modify_playlist',
  'play_playlist',
  'play_radio',
  'play_album',
  'play_song',
  'play_song_by_lyric',
  'like',
  'dislike',
  'set_preset',
  'play_preset',
] as const;

/** What a person wants. */
export type IntentName = (typeof INTENT_NAMES)[number];

/** What a phrase speaks of. */
export type EntityKey =
  | 'artist'
  | 'track'
  | 'album'
  | 'playlist'
  | 'genre'
  | 'mood'
  | 'station'
  | 'lyric'
  | 'year'
  | 'volume'
  | 'presetnumber';

/** The words of each slot; numbers for `year`, `volume` (0 to 100) and `presetnumber`. */
export interface Entities {
  readonly artist?: string;
  readonly track?: string;
  readonly album?: string;
  readonly playlist?: string;
  readonly genre?: string;
  readonly mood?: string;
  readonly station?: string;
  readonly lyric?: string;
  readonly year?: number | string;
  readonly volume?: number;
  readonly presetnumber?: number;
}
