import type { SpeechCaller } from '../../src/ports/caller.js';
import type { Interpretation } from '../../src/ports/interpreter.js';
import type { VoiceProperties } from '../../src/voice/messages/voiceproperties.js';
import { apply, connect } from '../../src/voice/session.js';
import type { Effect, SessionEvent } from '../../src/voice/session-events.js';
import type { Session } from '../../src/voice/session-state.js';

export const CALLER: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

export const WHOLE: VoiceProperties = {
  type: 'voiceproperties',
  ref: 'first',
  speechtoken: 'token',
  samplerate: 16_000,
  encoding: 'pcm',
};

export const AUDIO = new Uint8Array(640);

export const INTERPRETATION: Interpretation = {
  text: 'play some jazz',
  languagecode: 'en',
  intent: { name: 'play', entities: {} },
  actions: [{ action: 'play', parameters: {} }],
};

/** Leads a session through events by hand, a millisecond each. */
export class Rehearsal {
  session: Session;
  now = 1000;

  constructor(capabilities: readonly string[] = []) {
    this.session = connect(capabilities);
  }

  /** Everything that the events cause, in order. */
  play(...events: readonly SessionEvent[]): readonly Effect[] {
    return events.flatMap((event) => {
      const [session, effects] = apply(this.session, event, this.now++);
      this.session = session;
      return effects;
    });
  }

  /** The messages that the events cause. */
  hear(...events: readonly SessionEvent[]): readonly Extract<Effect, { type: 'send' }>['message'][] {
    return this.play(...events).flatMap((effect) => (effect.type === 'send' ? [effect.message] : []));
  }
}

/** The names of effects, deadlines left out. */
export function namesOf(effects: readonly Effect[]): readonly string[] {
  return effects.map(({ type }) => type).filter((type) => type !== 'set-deadline');
}

/** Voiceproperties came. */
export function properties(changed: Partial<VoiceProperties> = {}): SessionEvent {
  return { type: 'properties-received', properties: { ...WHOLE, ...changed } };
}

/** Voiceproperties with nothing but these keys. */
export function only(keys: Partial<VoiceProperties> & { readonly ref: string }): SessionEvent {
  return { type: 'properties-received', properties: { type: 'voiceproperties', ...keys } };
}

/** What happens in a turn that goes well. */
export function wellTurn(turn: number) {
  return {
    authenticated: { type: 'authenticated', turn, caller: CALLER },
    activity: { type: 'activity-detected', turn },
    speech: { type: 'speech-detected', turn, pcm: AUDIO },
    partly: { type: 'partly-transcribed', turn, words: 'play', confidence: 0.9 },
    ended: { type: 'phrase-ended', turn, reason: 'silence', spoken: true, lag: 1 },
    transcribed: {
      type: 'transcribed',
      turn,
      final: { alternatives: [{ text: 'play some jazz', confidence: 1 }], rejected: false },
    },
    interpreted: { type: 'interpreted', turn, interpretation: INTERPRETATION },
  } as const satisfies Record<string, SessionEvent>;
}
