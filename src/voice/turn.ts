import type { SpeechCaller } from '../ports/caller.js';
import type { Completeness, Interpretation } from '../ports/interpreter.js';
import type { FinalTranscript } from '../ports/speech-engine.js';
import type { VoiceFailure } from './failure.js';
import { LATE } from './refusals.js';
import type { Effect, FallibleEffect, Stage, TurnEvent } from './session-events.js';
import type { Session, Step, Turn } from './session-state.js';

/** Milliseconds that a stage may take; a phrase may last 60 s (specification, section 8), at the pace of speech. */
const DEADLINES: Readonly<Record<Stage, number>> = {
  authenticating: 5000,
  listening: 70_000,
  ending: 5000,
  transcribing: 10_000,
  interpreting: 15_000,
};
/** Milliseconds in which an interaction counts as the reply to a question (open details, 'expectreply'). */
const REPLY_WITHIN = 30_000;
/** Milliseconds for which a microphone may go on after the end of the interaction. */
const TRAILING = 5000;
/** Milliseconds of silence that end a phrase, by what was said so far. */
const PATIENCE = { complete: 400, open: 620, dangling: 1000 } as const;

/** The confidence from which on a recogniser is sure of its words. */
const SURE = 0.5;

/** In which stages the failure of an effect matters. */
const FAILS: Readonly<Record<FallibleEffect, readonly Stage[]>> = {
  authenticate: ['authenticating'],
  listen: ['listening', 'ending'],
  transcribe: ['listening', 'ending', 'transcribing'],
  interpret: ['interpreting'],
};

/** What came of an effect of the turn that is going on. */
export function onTurnEvent(session: Session, turn: Turn, event: TurnEvent, now: number): Step {
  const { stage, number } = turn;
  const hearing = stage === 'listening' || stage === 'ending';
  switch (event.type) {
    case 'authenticated':
      return stage === 'authenticating' ? listen(session, turn, event.caller) : [session, []];
    case 'activity-detected':
      return hearing ? onActivity(session, turn, now) : [session, []];
    case 'speech-detected':
      return [session, hearing ? [{ type: 'hear', turn: number, pcm: event.pcm }] : []];
    case 'partly-transcribed':
      return hearing ? judge(session, turn, event) : [session, []];
    case 'judged':
      return hearing ? onJudgement(session, turn, event) : [session, []];
    case 'phrase-ended':
      return hearing ? onPhraseEnd(session, turn, event, now) : [session, []];
    case 'transcribed':
      return hearing || stage === 'transcribing'
        ? onTranscript(session, turn, event.final, now)
        : [session, []];
    case 'interpreted':
      return stage === 'interpreting' ? answer(session, turn, event.interpretation, now) : [session, []];
    case 'failed':
      return FAILS[event.effect].includes(stage) ? fail(session, turn, event.failure, now) : [session, []];
    case 'expired':
      if (event.stage !== stage) return [session, []];
      return stage === 'listening' ? endAudio(session, turn) : fail(session, turn, LATE[stage], now);
  }
}

/** No more audio follows. */
export function endAudio(session: Session, turn: Turn): Step {
  if (turn.stage === 'authenticating') return [{ ...session, turn: { ...turn, ended: true } }, []];
  if (turn.stage !== 'listening') return [session, []];
  return enter(session, turn, 'ending', [{ type: 'end-audio', turn: turn.number }]);
}

/** The turn ends with a voiceerror. A token that is no longer valid is forgotten. */
export function fail(session: Session, turn: Turn, failure: VoiceFailure, now: number): Step {
  const { ref, timings } = turn;
  const { status, message } = failure;
  const without = status === 401 ? { ...session, speechtoken: undefined, caller: undefined } : session;
  const sent = { type: 'voiceerror', ...failure, ref, timings } as const;
  return leave({ ...without, trailing: now + TRAILING }, turn, { outcome: 'error', status, message }, [
    { type: 'send', message: sent },
  ]);
}

/** The device is gone or begins anew: nothing is owed any more. */
export function abandon(session: Session, turn: Turn): Step {
  return leave(session, turn, { outcome: 'abandoned' }, []);
}

/** Sets the deadline of the turn's stage. */
export function awaitStage({ number, stage }: Turn): Effect {
  return { type: 'set-deadline', turn: number, stage, milliseconds: DEADLINES[stage] };
}

function listen(session: Session, turn: Turn, caller: SpeechCaller): Step {
  const { number, format, languagecode, expecting, held, ended } = turn;
  const [listening, effects] = enter({ ...session, caller }, { ...turn, caller, held: [] }, 'listening', [
    { type: 'listen', turn: number, format },
    { type: 'transcribe', turn: number, caller, languagecode, expecting },
    ...held.map((audio) => ({ type: 'write-audio', turn: number, audio }) as const),
  ]);
  if (!ended || !listening.turn) return [listening, effects];
  const [ending, more] = endAudio(listening, listening.turn);
  return [ending, [...effects, ...more]];
}

function onActivity(session: Session, turn: Turn, now: number): Step {
  const timings = { activity: now - turn.began, ...turn.timings };
  const told: readonly Effect[] = turn.reportactivity
    ? [{ type: 'send', message: { type: 'voiceactivity' } }]
    : [];
  // What dangled is being said: the words that were heard so far no longer tell how the phrase goes on.
  const completeness = turn.completeness === 'dangling' ? 'open' : turn.completeness;
  const [next, effects] = waitFor(session, { ...turn, timings }, completeness);
  return [next, [...told, ...effects]];
}

function waitFor(session: Session, turn: Turn, completeness: Completeness): Step {
  const effect = { type: 'be-patient', turn: turn.number, milliseconds: PATIENCE[completeness] } as const;
  return [
    { ...session, turn: { ...turn, completeness } },
    completeness === turn.completeness ? [] : [effect],
  ];
}

function judge(
  session: Session,
  turn: Turn,
  { words, confidence }: Extract<TurnEvent, { readonly type: 'partly-transcribed' }>,
): Step {
  const sure = confidence >= SURE;
  if (words === turn.words && sure === turn.sure) return [session, []];
  return [{ ...session, turn: { ...turn, words, sure } }, [{ type: 'judge', turn: turn.number, words }]];
}

function onJudgement(
  session: Session,
  turn: Turn,
  { words, completeness }: Extract<TurnEvent, { readonly type: 'judged' }>,
): Step {
  // A judgement of words that have changed since is worth nothing.
  if (words !== turn.words) return [session, []];
  // A recogniser that is told what to expect finds a request in anything: guesses cut nobody off.
  const guessed = completeness === 'complete' && !turn.sure;
  return waitFor(session, turn, guessed ? 'open' : completeness);
}

function onPhraseEnd(
  session: Session,
  turn: Turn,
  { reason, spoken, lag }: Extract<TurnEvent, { readonly type: 'phrase-ended' }>,
  now: number,
): Step {
  const phraseend = now - turn.began;
  const timings = { ...turn.timings, phraseend, ...(spoken && { speechend: Math.max(0, phraseend - lag) }) };
  const next = { ...session, limited: reason === 'limit' };
  if (!spoken) return interpret(next, { ...turn, timings }, []);
  return enter(next, { ...turn, timings }, 'transcribing', [
    { type: 'finish-transcription', turn: turn.number },
  ]);
}

function onTranscript(session: Session, turn: Turn, final: FinalTranscript, now: number): Step {
  const { alternatives, rejected } = final;
  const timings = { ...turn.timings, transcript: now - turn.began };
  const text = alternatives[0]?.text ?? '';
  const heard: readonly Effect[] =
    turn.immediate && text !== '' ? [{ type: 'send', message: { type: 'voicephrase', text } }] : [];
  return interpret(session, { ...turn, alternatives, rejected, timings }, heard);
}

function interpret(session: Session, turn: Turn, effects: readonly Effect[]): Step {
  const { number, caller, ref, alternatives, rejected, languagecode, nowplaying, expecting } = turn;
  if (!caller) return [session, []];
  const { capabilities } = session;
  const text = alternatives[0]?.text ?? '';
  const phrase = {
    caller,
    ref,
    text,
    alternatives,
    rejected,
    languagecode,
    nowplaying,
    capabilities,
    expecting,
  };
  return enter(session, turn, 'interpreting', [...effects, { type: 'interpret', turn: number, phrase }]);
}

function answer(session: Session, turn: Turn, interpretation: Interpretation, now: number): Step {
  const { text, languagecode, intent, actions, respond, expectreply } = interpretation;
  const asked = session.capabilities.includes('expectreply') ? expectreply : undefined;
  const timings = { ...turn.timings, understood: now - turn.began };
  const message = {
    type: 'voiceresult',
    ref: turn.ref,
    text,
    languagecode,
    intent,
    actions,
    ...(respond && { respond }),
    ...(asked && { expectreply: true as const }),
    timings,
  } as const;
  const next = {
    ...session,
    question: asked && { asked, until: now + REPLY_WITHIN },
    trailing: now + TRAILING,
  };
  return leave(next, { ...turn, timings }, { outcome: 'result', interpretation }, [
    { type: 'send', message },
  ]);
}

interface Outcome {
  readonly outcome: 'result' | 'error' | 'abandoned';
  readonly status?: number;
  readonly message?: string;
  readonly interpretation?: Interpretation;
}

function leave(session: Session, turn: Turn, outcome: Outcome, effects: readonly Effect[]): Step {
  const { number, ref, began, caller, languagecode, alternatives, rejected, timings } = turn;
  const { userid, deviceid } = caller ?? {};
  const interaction = { ref, userid, deviceid, languagecode, alternatives, rejected, timings, ...outcome };
  return [
    { ...session, turn: undefined },
    [...effects, { type: 'release', turn: number }, { type: 'record', began, interaction }],
  ];
}

function enter(session: Session, turn: Turn, stage: Stage, effects: readonly Effect[]): Step {
  const next = { ...turn, stage };
  return [{ ...session, turn: next }, [...effects, awaitStage(next)]];
}
