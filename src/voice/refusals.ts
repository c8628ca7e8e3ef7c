import type { VoiceFailure } from './failure.js';
import type { Stage } from './session-events.js';

/** A stage took longer than its deadline. */
export const LATE: Readonly<Record<Exclude<Stage, 'listening'>, VoiceFailure>> = {
  authenticating: { status: 503, message: 'The speech token could not be checked in time.' },
  ending: { status: 503, message: 'The audio could not be processed in time.' },
  transcribing: { status: 503, message: 'The phrase could not be recognised in time.' },
  interpreting: { status: 503, message: 'The phrase could not be processed in time.' },
};

/** More audio than is held until the speech token is checked. */
export const TOO_EARLY: VoiceFailure = {
  status: 503,
  message: 'Too much audio came before the speech token was checked.',
};

/** Audio after the limit of a phrase (specification, section 8). */
export const PAST_LIMIT: VoiceFailure = {
  status: 400,
  message: 'The phrase is over after 60 seconds: send voiceproperties to begin anew.',
  errors: { audio: 'goes beyond 60 seconds' },
};

/** Audio outside of an interaction. */
export const NO_PROPERTIES: VoiceFailure = {
  status: 400,
  message: 'Send voiceproperties with a speechtoken before audio.',
  errors: { speechtoken: 'is required before audio' },
};

/** A playback event of nobody. */
export const NO_TOKEN: VoiceFailure = {
  status: 400,
  message: 'Send voiceproperties with a speechtoken before playback events.',
  errors: { speechtoken: 'is required before playback events' },
};

/** Voiceproperties that would begin an interaction without these keys. */
export function missing(keys: readonly string[]): VoiceFailure {
  return {
    status: 400,
    message: `An interaction begins with ${keys.join(', ')}.`,
    errors: Object.fromEntries(keys.map((key) => [key, 'is required to begin'])),
  };
}

/** A samplerate other than the one that the socket began with. */
export function anotherRate(samplerate: number): VoiceFailure {
  return {
    status: 400,
    message: `The samplerate of this socket is ${samplerate}.`,
    errors: { samplerate: `must stay ${samplerate} for the life of the socket` },
  };
}
