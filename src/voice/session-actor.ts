import { Mailbox } from '../actor/mailbox.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { InteractionLog } from '../ports/interaction-log.js';
import type { DeviceCommand } from '../ports/live-devices.js';
import { toFailure } from './failure.js';
import { decodeMessage, encodeMessage } from './frames.js';
import type { PlaybackEvent } from './messages/playbackevent.js';
import { apply, connect } from './session.js';
import type { Effect, SessionEvent } from './session-events.js';
import type { Session } from './session-state.js';
import { type Claimed, type TurnDependencies, TurnRunner } from './turn-runner.js';

/** What voice sessions need of the rest of the house. */
export interface SessionDependencies extends TurnDependencies {
  readonly log: InteractionLog;
  /** Takes note of what became of playback. */
  readonly playback: (caller: SpeechCaller, event: PlaybackEvent) => Promise<void>;
}

/** The socket of a device. */
export interface Connection extends Claimed {
  readonly capabilities: readonly string[];
  /** Whose speech token came with the upgrade. */
  readonly caller: SpeechCaller | undefined;
  send(message: string): void;
  /** `code` of RFC 6455, section 7.4.1. */
  close(code: number, reason: string): void;
  /** The device has shown whose it is; undefined: it no longer can. */
  identified(caller: SpeechCaller | undefined): void;
}

/** The shell around a session: runs its effects, and tells it what came of them. */
export class SessionActor {
  readonly #dependencies: SessionDependencies;
  readonly #connection: Connection;
  readonly #mailbox: Mailbox<SessionEvent>;
  readonly #runner: TurnRunner;
  #session: Session;
  #draining = false;

  constructor(dependencies: SessionDependencies, connection: Connection) {
    this.#dependencies = dependencies;
    this.#connection = connection;
    this.#session = connect(connection.capabilities, connection.caller);
    const { report } = dependencies;
    this.#mailbox = new Mailbox({ handle: (event) => this.#handle(event), report });
    this.#runner = new TurnRunner(dependencies, {
      claimed: connection,
      tell: (event) => this.#mailbox.tell(event),
    });
  }

  /** What the device declared when it connected. */
  get capabilities(): readonly string[] {
    return this.#connection.capabilities;
  }

  /** A TEXT message came. */
  text(message: string): void {
    this.#mailbox.tell(read(message));
  }

  /** A BINARY message came; its bytes are lent. */
  audio(audio: Uint8Array): void {
    this.#mailbox.tell(audio.byteLength === 0 ? { type: 'audio-ended' } : { type: 'audio-received', audio });
  }

  /** Sends a command of an app. */
  command(command: DeviceCommand): void {
    this.#connection.send(encodeMessage({ type: 'command', ...command }));
  }

  /** Closes the socket. */
  close(code: number, reason: string): void {
    this.#connection.close(code, reason);
  }

  /** Closes the socket as soon as no interaction is going on. */
  drain(): void {
    this.#draining = true;
    if (!this.#session.turn) this.close(1001, 'the server stops');
  }

  /** The socket is closed. */
  closed(): void {
    this.#mailbox.tell({ type: 'closed' });
    this.#mailbox.close();
  }

  #handle(event: SessionEvent): void {
    const before = this.#session;
    const [after, effects] = apply(before, event, this.#dependencies.clock.monotonic());
    this.#session = after;
    if (after.caller !== before.caller) this.#connection.identified(after.caller);
    for (const effect of effects) this.#run(effect);
    if (this.#draining) this.drain();
  }

  #run(effect: Effect): void {
    switch (effect.type) {
      case 'send':
        this.#connection.send(encodeMessage(effect.message));
        break;
      case 'forward':
        this.#dependencies.playback(effect.caller, effect.event).catch(this.#dependencies.report);
        break;
      case 'record':
        this.#record(effect);
        break;
      default:
        this.#runner.run(effect);
    }
  }

  #record({ interaction, began }: Extract<Effect, { readonly type: 'record' }>): void {
    const { clock, log } = this.#dependencies;
    const elapsed = clock.monotonic() - began;
    const sent = interaction.outcome === 'abandoned' ? {} : { sent: elapsed };
    log.record({
      ...interaction,
      began: clock.now() - elapsed,
      audio: this.#runner.kept,
      timings: { ...interaction.timings, ...sent },
    });
  }
}

function read(message: string): SessionEvent {
  try {
    const decoded = decodeMessage(message);
    return decoded.type === 'voiceproperties'
      ? { type: 'properties-received', properties: decoded }
      : { type: 'playback-reported', event: decoded };
  } catch (error) {
    return { type: 'message-refused', failure: toFailure(error) };
  }
}
