import type { SpeechCaller } from './caller.js';
import type { SpeechContext, Transcript } from './speech-engine.js';
import type { Entities, IntentName } from './understander.js';

/** Turns what was heard into what a speaker does and says. The speech room is one. */
export interface Interpreter {
  /**
   * What the caller may say now, for the recogniser; undefined: nothing is known of the language.
   * `languagecode` is the speaker's own wish, if it has one; the context's vocabulary names the language that is used.
   * `expecting`: the question that the phrase may answer.
   */
  prepare(
    caller: SpeechCaller,
    languagecode: string | undefined,
    expecting: Question | undefined,
  ): Promise<SpeechContext | undefined>;
  /** Judges words while the person still speaks. MUST be quick; a late answer is worth nothing. */
  completeness(words: string, languagecode: string): Promise<Completeness>;
  /**
   * Answers a phrase. Rejects with `not_understood` when it means nothing here or is not possible; the error's
   * `body` then holds `text`, `respond` and `intent`. A phrase in which no words were heard has the text ''.
   */
  interpret(phrase: HeardPhrase): Promise<Interpretation>;
}

/** `complete`: a request that can be fulfilled as it stands; `dangling`: it ends where no request ends ('play …'). */
export type Completeness = 'complete' | 'open' | 'dangling';

/** A phrase and all that matters to its meaning. */
export interface HeardPhrase {
  readonly caller: SpeechCaller;
  /** The GUID of the interaction. */
  readonly ref: string;
  /** The best of the alternatives; '' if no words were heard. */
  readonly text: string;
  readonly alternatives: readonly Transcript[];
  /** The recogniser thinks it unlikely that this was a request. */
  readonly rejected: boolean;
  readonly languagecode: string | undefined;
  readonly nowplaying: NowPlaying | undefined;
  /** What the device can do: names of actions, and `expectreply`. */
  readonly capabilities: readonly string[];
  /** The question of the interaction before, which this phrase may answer. */
  readonly expecting: Question | undefined;
}

/** Whatever the interpreter needs in order to understand the reply to its own question. */
export type Question = Readonly<Record<string, unknown>>;

/** What comes of a phrase. */
export interface Interpretation {
  readonly text: string;
  /** The language in which it was understood: not the speaker's wish, where the server does not know that one. */
  readonly languagecode: string;
  readonly intent: Intent;
  readonly actions: readonly Action[];
  readonly respond?: Respond;
  /** Present: the person was asked something; it comes back as `expecting`. Only with the capability `expectreply`. */
  readonly expectreply?: Question;
}

/** What was understood (`none`: nothing). */
export interface Intent {
  readonly name: IntentName | 'none';
  readonly entities: Entities;
}

/** Something for the device to do (open details, 'Action'). */
export interface Action {
  readonly action: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly intent?: { readonly name: IntentName };
  readonly entities?: Entities;
}

/** Something for the device to say; `audio` is a URL. */
export interface Respond {
  readonly languagecode: string;
  readonly text: string;
  readonly audio?: string;
}

/** What the device plays (specification, section 6). */
export interface NowPlaying {
  readonly playstate?: 'idle' | 'buffering' | 'playing' | 'paused';
  readonly source?: string;
  readonly presetnumber?: number;
  /** Seconds into the track. */
  readonly offset?: number;
  readonly volume?: { readonly value: number; readonly mute: boolean };
  readonly item?: PlayingItem;
  readonly playable?: PlayingPlayable;
}

/** The track that plays. */
export interface PlayingItem {
  readonly name?: string;
  readonly artistdisplayname?: string;
  readonly albumname?: string;
  /** Seconds. */
  readonly duration?: number;
  readonly service?: string;
  readonly ref?: string;
  readonly id?: string;
  readonly artists?: readonly { readonly id?: string; readonly name?: string }[];
}

/** The playable that plays. */
export interface PlayingPlayable {
  readonly id?: string;
  readonly userid?: string;
  readonly name?: string;
  readonly startindex?: number;
  readonly parameters?: {
    readonly type?: string;
    readonly service?: string;
    readonly variant?: string;
  };
}
