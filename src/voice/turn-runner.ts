import { AppError } from '../errors.js';
import type { AudioEvent, AudioPipeline, AudioStream } from '../ports/audio-pipeline.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Cancel, Clock } from '../ports/clock.js';
import type { Interpreter } from '../ports/interpreter.js';
import type { SpeechEngine } from '../ports/speech-engine.js';
import { toFailure, type VoiceFailure } from './failure.js';
import { Hearing } from './hearing.js';
import type { FallibleEffect, TurnEffect, TurnEvent } from './session-events.js';

/** What a voice interaction needs of the rest of the house. */
export interface TurnDependencies {
  /** Whose speech token it is; `deviceid` is the one that the socket says it is. Rejects with `unauthorized`. */
  readonly authenticate: (speechtoken: string, deviceid: string | undefined) => Promise<SpeechCaller>;
  /** Whether a sub-profile is the user's own. */
  readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  readonly audio: AudioPipeline;
  readonly speech: SpeechEngine;
  readonly interpreter: Interpreter;
  readonly clock: Clock;
  /** Whether what people say goes into the records of their interactions. */
  readonly keepsAudio: boolean;
  /** Hears of what should not have happened. */
  readonly report: (error: unknown) => void;
}

/** What a socket says it is; a speech token proves it. */
export interface Claimed {
  readonly deviceid: string | undefined;
  /** The sub-profile that the device acts for. */
  readonly profileuserid: string | undefined;
}

/** What goes on for the turn. */
interface Resources {
  stream?: AudioStream;
  hearing?: Hearing;
  cancelDeadline?: Cancel;
}

/** Runs the effects of turns. What comes of them is told as events; nothing here throws or waits. */
export class TurnRunner {
  readonly #dependencies: TurnDependencies;
  readonly #claimed: Claimed;
  readonly #tell: (event: TurnEvent) => void;
  #resources: Resources = {};
  #kept: Uint8Array[] = [];

  constructor(
    dependencies: TurnDependencies,
    { claimed, tell }: { readonly claimed: Claimed; readonly tell: (event: TurnEvent) => void },
  ) {
    this.#dependencies = dependencies;
    this.#claimed = claimed;
    this.#tell = tell;
  }

  /** What the recogniser was given to hear in the latest turn, if that is to be kept. */
  get kept(): readonly Uint8Array[] {
    return this.#kept;
  }

  run(effect: TurnEffect): void {
    try {
      this.#run(effect);
    } catch (error) {
      this.#fail(effect.turn, FAILS_AS[effect.type], error);
    }
  }

  #run(effect: TurnEffect): void {
    const { turn } = effect;
    const { stream, hearing } = this.#resources;
    switch (effect.type) {
      case 'authenticate':
        this.#authenticate(turn, effect.speechtoken);
        break;
      case 'listen':
        this.#kept = [];
        this.#resources.stream = this.#dependencies.audio.open(effect.format, (event) =>
          this.#onAudio(turn, event),
        );
        break;
      case 'write-audio':
        stream?.write(effect.audio);
        break;
      case 'end-audio':
        stream?.end();
        break;
      case 'be-patient':
        stream?.patience(effect.milliseconds);
        break;
      case 'transcribe':
        this.#resources.hearing = this.#transcribe(effect);
        break;
      case 'hear':
        // The bytes are the worker's, which uses them again.
        if (this.#dependencies.keepsAudio) this.#kept.push(effect.pcm.slice());
        hearing?.hear(effect.pcm);
        break;
      case 'finish-transcription':
        hearing?.finish();
        break;
      case 'judge':
        this.#judge(turn, effect.words);
        break;
      case 'interpret':
        this.#interpret(effect);
        break;
      case 'set-deadline':
        this.#setDeadline(effect);
        break;
      case 'release':
        this.#release();
    }
  }

  #authenticate(turn: number, speechtoken: string): void {
    this.#identify(speechtoken).then(
      (caller) => this.#tell({ type: 'authenticated', turn, caller }),
      (error: unknown) => this.#fail(turn, 'authenticate', error),
    );
  }

  async #identify(speechtoken: string): Promise<SpeechCaller> {
    const { authenticate, hasProfile } = this.#dependencies;
    const { deviceid, profileuserid } = this.#claimed;
    const caller = await authenticate(speechtoken, deviceid);
    if (deviceid !== undefined && caller.deviceid !== deviceid) {
      throw new AppError('unauthorized', 'The speech token is of another device.');
    }
    if (profileuserid === undefined) return caller;
    if (await hasProfile(caller.userid, profileuserid)) return { ...caller, profileuserid };
    throw new AppError('forbidden', 'The sub-profile is not one of the user.');
  }

  #onAudio(turn: number, event: AudioEvent): void {
    switch (event.type) {
      case 'activity':
        this.#tell({ type: 'activity-detected', turn });
        break;
      case 'speech':
        this.#tell({ type: 'speech-detected', turn, pcm: event.pcm });
        break;
      case 'phrase-ended': {
        const { reason, spoken, at, speechend } = event;
        this.#tell({ type: 'phrase-ended', turn, reason, spoken, lag: at - speechend });
        break;
      }
      case 'failed':
        this.#fail(turn, 'listen', event.error);
    }
  }

  #transcribe({ turn, ...phrase }: Extract<TurnEffect, { readonly type: 'transcribe' }>): Hearing {
    return new Hearing(this.#dependencies, phrase, {
      partial: ({ text, confidence }) =>
        this.#tell({ type: 'partly-transcribed', turn, words: text, confidence }),
      heard: (final) => this.#tell({ type: 'transcribed', turn, final }),
      failed: (error) => this.#fail(turn, 'transcribe', error),
    });
  }

  /** A judgement that fails leaves the patience as it is. */
  #judge(turn: number, words: string): void {
    const { interpreter, report } = this.#dependencies;
    const languagecode = this.#resources.hearing?.languagecode;
    if (languagecode === undefined) return;
    interpreter
      .completeness(words, languagecode)
      .then((completeness) => this.#tell({ type: 'judged', turn, words, completeness }), report);
  }

  #interpret({ turn, phrase }: Extract<TurnEffect, { readonly type: 'interpret' }>): void {
    this.#dependencies.interpreter.interpret(phrase).then(
      (interpretation) => this.#tell({ type: 'interpreted', turn, interpretation }),
      (error: unknown) => this.#fail(turn, 'interpret', error),
    );
  }

  #setDeadline({ turn, stage, milliseconds }: Extract<TurnEffect, { readonly type: 'set-deadline' }>): void {
    this.#resources.cancelDeadline?.();
    this.#resources.cancelDeadline = this.#dependencies.clock.after(milliseconds, () =>
      this.#tell({ type: 'expired', turn, stage }),
    );
  }

  #release(): void {
    const { stream, hearing, cancelDeadline } = this.#resources;
    this.#resources = {};
    cancelDeadline?.();
    stream?.close();
    hearing?.cancel();
  }

  #fail(turn: number, effect: FallibleEffect | undefined, error: unknown): void {
    const failure = effect === 'transcribe' ? toSpeechFailure(error) : toFailure(error);
    if (failure.status >= 500) this.#dependencies.report(error);
    if (effect) this.#tell({ type: 'failed', turn, effect, failure });
  }
}

/** As what an effect counts that cannot even be begun. */
const FAILS_AS: Readonly<Record<TurnEffect['type'], FallibleEffect | undefined>> = {
  authenticate: 'authenticate',
  listen: 'listen',
  'write-audio': 'listen',
  'end-audio': 'listen',
  'be-patient': undefined,
  transcribe: 'transcribe',
  hear: 'transcribe',
  'finish-transcription': 'transcribe',
  judge: undefined,
  interpret: 'interpret',
  'set-deadline': undefined,
  release: undefined,
};

/** Whatever is wrong with the engine, the device is told to try again later. */
function toSpeechFailure(cause: unknown): VoiceFailure {
  if (cause instanceof AppError && cause.code === 'invalid_request' && cause.errors) return toFailure(cause);
  return toFailure(new AppError('overloaded', 'Speech cannot be recognised at the moment.', { cause }));
}
