import type { Pack } from './pack.js';
import type { Kind, Replies } from './replies.js';

/** Everything that the server needs in order to understand and to speak a language. */
export interface Language {
  readonly pack: Pack;
  readonly replies: Replies;
  /** Words at which no request ends: more is coming. */
  readonly dangling: string;
  /** Words of requests and questions that name nothing: 'play some music', 'who is this'. A word beside them is likely a name. */
  readonly nameless: string;
  readonly choosing: Choosing;
  readonly editing: Editing;
  readonly sticking: Sticking;
}

/** How people pick one of several things that were offered. */
export interface Choosing {
  /** Words for the first, the second and the third. */
  readonly ordinals: readonly (readonly string[])[];
  /** For the recogniser, in the notation of `speech.proto`, with the slots `ordinal`, `choice` and `kind`. */
  readonly phrases: readonly string[];
  /** Words that say nothing about which one. */
  readonly fillers: string;
  /** Words for kinds of things: 'the album'. */
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly yes: string;
  readonly no: string;
}

/** Words that say of what there shall be more, where it is not the artist that plays. */
export interface Sticking {
  readonly genre: string;
  readonly era: string;
}

/** Words that say what is to be done with a playlist, where it is not adding to it. */
export interface Editing {
  readonly remove: string;
  readonly create: string;
}
