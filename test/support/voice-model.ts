import type { OutgoingMessage } from '../../src/voice/messages/outgoing.js';
import type { VoiceProperties } from '../../src/voice/messages/voiceproperties.js';
import type { Effect, SessionEvent } from '../../src/voice/session-events.js';

/** What a device is told, and what is asked of the interpreter, in words that can be compared. */
export function told(effects: readonly Effect[]): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect.type === 'send') return [spoken(effect.message)];
    if (effect.type === 'interpret') return [effect.phrase.expecting ? 'interprets a reply' : 'interprets'];
    return [];
  });
}

function spoken(message: OutgoingMessage): string {
  switch (message.type) {
    case 'voiceerror': {
      const keys = Object.keys(message.errors ?? {}).join(' ');
      return error(message.status, keys, message.ref !== undefined);
    }
    case 'voiceresult':
      return message.expectreply ? 'voiceresult, asks' : 'voiceresult';
    default:
      return message.type;
  }
}

function error(status: number, keys: string, ends: boolean): string {
  return `voiceerror ${status} ${keys}${ends ? ', ends' : ''}`;
}

type Stage = 'checking' | 'listening' | 'closing' | 'recognising' | 'understanding';

interface Interaction {
  stage: Stage;
  readonly samplerate: number;
  immediate: boolean;
  reportactivity: boolean;
  ended: boolean;
  readonly replies: boolean;
}

/** The voice protocol once more, as a device sees it: what is said to it, and nothing of how. */
export class VoiceModel {
  readonly #remembered: { speechtoken?: true; samplerate?: number; encoding?: true } = {};
  readonly #asks: boolean;
  #identified = false;
  #turns = 0;
  #ref: string | undefined;
  #going: Interaction | undefined;
  #limited = false;
  /** When audio without an interaction begins to be refused, and when a question lapses. */
  #patientUntil = Number.NEGATIVE_INFINITY;
  #askedUntil = Number.NEGATIVE_INFINITY;

  constructor({ asks }: { readonly asks: boolean }) {
    this.#asks = asks;
  }

  /** What the session should tell when this happens. */
  tells(event: SessionEvent, now: number): readonly string[] {
    switch (event.type) {
      case 'properties-received':
        return this.#properties(event.properties, now);
      case 'audio-received':
        if (this.#limited) return [error(400, 'audio', false)];
        return this.#going || now < this.#patientUntil ? [] : [error(400, 'speechtoken', false)];
      case 'audio-ended':
        this.#end();
        return [];
      case 'message-refused':
        return [error(event.failure.status, '', false)];
      case 'playback-reported':
        return this.#identified ? [] : [error(400, 'speechtoken', false)];
      case 'closed':
        this.#going = undefined;
        return [];
      default:
        return this.#going && event.turn === this.#turns ? this.#within(this.#going, event, now) : [];
    }
  }

  #properties(given: VoiceProperties, now: number): readonly string[] {
    const { speechtoken, samplerate, encoding, ref } = given;
    const whole = speechtoken !== undefined && samplerate !== undefined && encoding !== undefined;
    const going = this.#going;
    const anew = whole && (this.#limited || !going);
    const usual = this.#limited ? {} : this.#remembered;
    const missing = [
      ...(speechtoken === undefined && !usual.speechtoken ? ['speechtoken'] : []),
      ...(samplerate === undefined && usual.samplerate === undefined ? ['samplerate'] : []),
      ...(encoding === undefined && !usual.encoding ? ['encoding'] : []),
    ].join(' ');
    if (ref === this.#ref && !anew) {
      if (!going) return this.#limited ? [error(400, missing, false)] : [];
      if (samplerate !== undefined && samplerate !== going.samplerate)
        return [error(400, 'samplerate', false)];
      if (speechtoken !== undefined) this.#remembered.speechtoken = true;
      going.immediate = given.immediate ?? going.immediate;
      going.reportactivity = given.reportactivity ?? going.reportactivity;
      return [];
    }
    if (missing !== '') return [error(400, missing, false)];
    const rate = this.#remembered.samplerate ?? samplerate ?? 0;
    if (samplerate !== undefined && samplerate !== rate) return [error(400, 'samplerate', false)];
    Object.assign(this.#remembered, { speechtoken: true, samplerate: rate, encoding: true });
    this.#ref = ref;
    this.#turns++;
    this.#limited = false;
    this.#going = {
      stage: 'checking',
      samplerate: rate,
      immediate: given.immediate ?? false,
      reportactivity: given.reportactivity ?? false,
      ended: false,
      replies: now < this.#askedUntil,
    };
    this.#askedUntil = Number.NEGATIVE_INFINITY;
    return [];
  }

  #end(): void {
    const going = this.#going;
    if (going?.stage === 'listening') going.stage = 'closing';
    if (going?.stage === 'checking') going.ended = true;
  }

  #within(
    going: Interaction,
    event: Extract<SessionEvent, { readonly turn: number }>,
    now: number,
  ): readonly string[] {
    const hearing = going.stage === 'listening' || going.stage === 'closing';
    switch (event.type) {
      case 'authenticated':
        if (going.stage !== 'checking') return [];
        this.#identified = true;
        going.stage = going.ended ? 'closing' : 'listening';
        return [];
      case 'activity-detected':
        return hearing && going.reportactivity ? ['voiceactivity'] : [];
      case 'phrase-ended':
        if (!hearing) return [];
        this.#limited = event.reason === 'limit';
        if (!event.spoken) return this.#understand(going);
        going.stage = 'recognising';
        return [];
      case 'transcribed': {
        if (!hearing && going.stage !== 'recognising') return [];
        const heard = event.final.alternatives.length > 0 && going.immediate;
        return [...(heard ? ['voicephrase'] : []), ...this.#understand(going)];
      }
      case 'interpreted': {
        if (going.stage !== 'understanding') return [];
        this.#over(now);
        const asks = this.#asks && event.interpretation.expectreply !== undefined;
        if (asks) this.#askedUntil = now + 30_000;
        return [asks ? 'voiceresult, asks' : 'voiceresult'];
      }
      case 'failed':
        return MATTERS[event.effect]?.includes(going.stage) ? this.#fail(event.failure.status, now) : [];
      case 'expired':
        if (STAGES[event.stage] !== going.stage) return [];
        if (going.stage !== 'listening') return this.#fail(503, now);
        going.stage = 'closing';
        return [];
      default:
        return [];
    }
  }

  #understand(going: Interaction): readonly string[] {
    going.stage = 'understanding';
    return [going.replies ? 'interprets a reply' : 'interprets'];
  }

  #fail(status: number, now: number): readonly string[] {
    if (status === 401) {
      delete this.#remembered.speechtoken;
      this.#identified = false;
    }
    this.#over(now);
    return [error(status, '', true)];
  }

  #over(now: number): void {
    this.#going = undefined;
    this.#patientUntil = now + 5000;
  }
}

const STAGES: Readonly<Record<string, Stage>> = {
  authenticating: 'checking',
  listening: 'listening',
  ending: 'closing',
  transcribing: 'recognising',
  interpreting: 'understanding',
};

/** While what is going on the failure of something ends the interaction. */
const MATTERS: Readonly<Record<string, readonly Stage[]>> = {
  authenticate: ['checking'],
  listen: ['listening', 'closing'],
  transcribe: ['listening', 'closing', 'recognising'],
  interpret: ['understanding'],
};
