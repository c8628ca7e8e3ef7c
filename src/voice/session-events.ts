import type { AudioFormat } from '../ports/audio-pipeline.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Interaction } from '../ports/interaction-log.js';
import type { Completeness, HeardPhrase, Interpretation, Question } from '../ports/interpreter.js';
import type { FinalTranscript } from '../ports/speech-engine.js';
import type { VoiceFailure } from './failure.js';
import type { OutgoingMessage } from './messages/outgoing.js';
import type { PlaybackEvent } from './messages/playbackevent.js';
import type { VoiceProperties } from './messages/voiceproperties.js';

/** What happens to a session: a message of the device, or what came of an effect. */
export type SessionEvent = DeviceEvent | TurnEvent;

/** What the device does. */
export type DeviceEvent =
  | { readonly type: 'properties-received'; readonly properties: VoiceProperties }
  | { readonly type: 'playback-reported'; readonly event: PlaybackEvent }
  /** A TEXT message that is not valid. */
  | { readonly type: 'message-refused'; readonly failure: VoiceFailure }
  /** A BINARY message; its bytes, like those of `write-audio`, `speech-detected` and `hear`, are lent until it is handled. */
  | { readonly type: 'audio-received'; readonly audio: Uint8Array }
  /** The empty BINARY message. */
  | { readonly type: 'audio-ended' }
  | { readonly type: 'closed' };

/** What came of the effects of a turn; dropped when the turn is over. */
export type TurnEvent = { readonly turn: number } & (
  | { readonly type: 'authenticated'; readonly caller: SpeechCaller }
  | { readonly type: 'activity-detected' }
  | { readonly type: 'speech-detected'; readonly pcm: Uint8Array }
  | {
      readonly type: 'phrase-ended';
      readonly reason: 'silence' | 'end' | 'limit';
      readonly spoken: boolean;
      /** Milliseconds since the person stopped speaking. */
      readonly lag: number;
    }
  | { readonly type: 'partly-transcribed'; readonly words: string; readonly confidence: number }
  | { readonly type: 'judged'; readonly words: string; readonly completeness: Completeness }
  | { readonly type: 'transcribed'; readonly final: FinalTranscript }
  | { readonly type: 'interpreted'; readonly interpretation: Interpretation }
  | { readonly type: 'failed'; readonly effect: FallibleEffect; readonly failure: VoiceFailure }
  | { readonly type: 'expired'; readonly stage: Stage }
);

/** How far a turn is. */
export type Stage = 'authenticating' | 'listening' | 'ending' | 'transcribing' | 'interpreting';

/** Effects that may fail. */
export type FallibleEffect = 'authenticate' | 'listen' | 'transcribe' | 'interpret';

/** What the shell is to do. */
export type Effect =
  | { readonly type: 'send'; readonly message: OutgoingMessage }
  | { readonly type: 'forward'; readonly caller: SpeechCaller; readonly event: PlaybackEvent }
  | { readonly type: 'record'; readonly interaction: Omit<Interaction, 'began'>; readonly began: number }
  | TurnEffect;

/** What the shell is to do for a turn. */
export type TurnEffect = { readonly turn: number } & (
  | { readonly type: 'authenticate'; readonly speechtoken: string }
  | { readonly type: 'listen'; readonly format: AudioFormat }
  | { readonly type: 'write-audio'; readonly audio: Uint8Array }
  | { readonly type: 'end-audio' }
  | { readonly type: 'be-patient'; readonly milliseconds: number }
  | {
      readonly type: 'transcribe';
      readonly caller: SpeechCaller;
      readonly languagecode: string | undefined;
      readonly expecting: Question | undefined;
    }
  | { readonly type: 'hear'; readonly pcm: Uint8Array }
  | { readonly type: 'finish-transcription' }
  | { readonly type: 'judge'; readonly words: string }
  | { readonly type: 'interpret'; readonly phrase: HeardPhrase }
  /** Replaces the turn's deadline. */
  | { readonly type: 'set-deadline'; readonly stage: Stage; readonly milliseconds: number }
  /** Stops whatever still goes on for the turn. */
  | { readonly type: 'release' }
);
