import type { SpeechCaller } from '../ports/caller.js';
import type { VoiceFailure } from './failure.js';
import type { VoiceProperties } from './messages/voiceproperties.js';
import { anotherRate, missing, NO_PROPERTIES, NO_TOKEN, PAST_LIMIT, TOO_EARLY } from './refusals.js';
import type { Effect, SessionEvent } from './session-events.js';
import type { Session, Step, Turn } from './session-state.js';
import { abandon, awaitStage, endAudio, fail, onTurnEvent } from './turn.js';

/** Bytes that are held while the speech token is checked. */
const MAX_HELD = 512 * 1024;

/** What voiceproperties must hold to begin, unless the socket knows it already. */
const INITIAL = ['speechtoken', 'samplerate', 'encoding'] as const;

/** A device has connected; `caller` if it has shown a speech token already. */
export function connect(capabilities: readonly string[], caller?: SpeechCaller): Session {
  return {
    capabilities,
    caller,
    speechtoken: undefined,
    samplerate: undefined,
    encoding: undefined,
    turns: 0,
    turn: undefined,
    ref: undefined,
    question: undefined,
    limited: false,
    trailing: Number.NEGATIVE_INFINITY,
  };
}

/** The whole voice protocol (specification, section 6). `now`: milliseconds of a clock that never goes back. */
export function apply(session: Session, event: SessionEvent, now: number): Step {
  const { turn, caller } = session;
  switch (event.type) {
    case 'properties-received':
      return onProperties(session, event.properties, now);
    case 'audio-received':
      return onAudio(session, event.audio, now);
    case 'audio-ended':
      return turn ? endAudio(session, turn) : [session, []];
    case 'playback-reported':
      return [session, [caller ? { type: 'forward', caller, event: event.event } : refuse(NO_TOKEN)]];
    case 'message-refused':
      return [session, [refuse(event.failure)]];
    case 'closed':
      return turn ? abandon(session, turn) : [session, []];
    default:
      return turn?.number === event.turn ? onTurnEvent(session, turn, event, now) : [session, []];
  }
}

function onProperties(session: Session, properties: VoiceProperties, now: number): Step {
  const { turn } = session;
  const restarts = INITIAL.every((key) => properties[key] !== undefined) && (session.limited || !turn);
  if (properties.ref === session.ref && !restarts) {
    return turn ? update(session, turn, properties) : updateLate(session, properties);
  }
  const fault = faultOf(session, properties);
  if (fault) return [session, [refuse(fault)]];
  if (!turn) return begin(session, properties, now);
  const [without, effects] = abandon(session, turn);
  const [next, more] = begin(without, properties, now);
  return [next, [...effects, ...more]];
}

/** The player's state changed while the person speaks. */
function update(session: Session, turn: Turn, properties: VoiceProperties): Step {
  const { samplerate = turn.format.samplerate, speechtoken = session.speechtoken } = properties;
  if (samplerate !== turn.format.samplerate) return [session, [refuse(anotherRate(turn.format.samplerate))]];
  const { nowplaying = turn.nowplaying, languagecode = turn.languagecode } = properties;
  const { immediate = turn.immediate, reportactivity = turn.reportactivity } = properties;
  return [
    { ...session, speechtoken, turn: { ...turn, nowplaying, languagecode, immediate, reportactivity } },
    [],
  ];
}

/** An update that crossed the result on its way has nothing left to update; after the limit only a restart helps. */
function updateLate(session: Session, properties: VoiceProperties): Step {
  if (!session.limited) return [session, []];
  return [session, [refuse(missing(INITIAL.filter((key) => properties[key] === undefined)))]];
}

function faultOf(session: Session, properties: VoiceProperties): VoiceFailure | undefined {
  const known = session.limited ? undefined : session;
  const absent = INITIAL.filter((key) => properties[key] === undefined && known?.[key] === undefined);
  if (absent.length > 0) return missing(absent);
  const { samplerate } = session;
  if (samplerate === undefined || (properties.samplerate ?? samplerate) === samplerate) return undefined;
  return anotherRate(samplerate);
}

function begin(session: Session, properties: VoiceProperties, now: number): Step {
  const { speechtoken = session.speechtoken, samplerate = session.samplerate } = properties;
  const { encoding = session.encoding, ref, languagecode, nowplaying } = properties;
  if (speechtoken === undefined || samplerate === undefined || encoding === undefined) return [session, []];
  const turn: Turn = {
    number: session.turns + 1,
    ref,
    began: now,
    stage: 'authenticating',
    format: { encoding, samplerate },
    languagecode,
    nowplaying,
    immediate: properties.immediate ?? false,
    reportactivity: properties.reportactivity ?? false,
    expecting: session.question && now < session.question.until ? session.question.asked : undefined,
    held: [],
    ended: false,
    caller: undefined,
    words: '',
    sure: false,
    completeness: 'open',
    alternatives: [],
    rejected: false,
    timings: {},
  };
  const remembered = { speechtoken, samplerate, encoding, turns: turn.number, ref };
  return [
    { ...session, ...remembered, turn, question: undefined, limited: false },
    [{ type: 'authenticate', turn: turn.number, speechtoken }, awaitStage(turn)],
  ];
}

function onAudio(session: Session, audio: Uint8Array, now: number): Step {
  const { turn } = session;
  if (session.limited) return [session, [refuse(PAST_LIMIT)]];
  if (!turn) return [session, now < session.trailing ? [] : [refuse(NO_PROPERTIES)]];
  if (turn.stage === 'listening') return [session, [{ type: 'write-audio', turn: turn.number, audio }]];
  if (turn.stage !== 'authenticating' || turn.ended) return [session, []];
  const held = [...turn.held, audio.slice()];
  if (held.reduce((bytes, each) => bytes + each.byteLength, 0) > MAX_HELD)
    return fail(session, turn, TOO_EARLY, now);
  return [{ ...session, turn: { ...turn, held } }, []];
}

/** Refuses a message; the interaction, if there is one, goes on. */
function refuse(failure: VoiceFailure): Effect {
  return { type: 'send', message: { type: 'voiceerror', ...failure } };
}
