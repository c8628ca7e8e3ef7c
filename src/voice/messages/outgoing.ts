import type { InteractionTimings } from '../../ports/interaction-log.js';
import type { Action, Intent, Respond } from '../../ports/interpreter.js';
import type { DeviceCommand } from '../../ports/live-devices.js';

/** Everything that the service says to a device (specification, section 6). */
export type OutgoingMessage = VoiceActivity | VoicePhrase | VoiceResult | VoiceError | Command;

/** Speech was detected in the audio. */
export interface VoiceActivity {
  readonly type: 'voiceactivity';
}

/** A complete phrase was recognised. */
export interface VoicePhrase {
  readonly type: 'voicephrase';
  readonly text: string;
}

/** The phrase has been processed. `ref`, `languagecode`, `intent` and `timings` are additions to the specification. */
export interface VoiceResult {
  readonly type: 'voiceresult';
  /** The interaction's own. */
  readonly ref: string;
  readonly text: string;
  /** The language in which it was understood. */
  readonly languagecode: string;
  readonly intent: Intent;
  readonly actions: readonly Action[];
  readonly respond?: Respond;
  readonly expectreply?: true;
  readonly timings: InteractionTimings;
}

/** A problem. `ref`, `intent` and `timings` are additions to the specification. */
export interface VoiceError {
  readonly type: 'voiceerror';
  readonly status: number;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly respond?: Respond;
  readonly text?: string;
  readonly intent?: Intent;
  /** Of the interaction that ends with it; absent: none does. */
  readonly ref?: string;
  readonly timings?: InteractionTimings;
}

/** A command that an app sent to the device. */
export interface Command extends DeviceCommand {
  readonly type: 'command';
}
