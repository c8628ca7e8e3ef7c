import { AppError } from '../errors.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Interpretation, NowPlaying } from '../ports/interpreter.js';

/** What comes with a request by voice (specification, section 4.2). */
export interface SpokenRequest {
  readonly capabilities: readonly string[];
  readonly deviceid: string;
  readonly languagecode?: string;
  readonly nowplaying?: NowPlaying;
}

/** A request in words (specification, section 2.4b). */
export interface TextRequest extends SpokenRequest {
  readonly text: string;
}

/** A request in a file, as it arrives: of at most so many bytes. */
export type ReceiveRecording = (
  limit: number,
) => Promise<{ readonly file: Uint8Array<ArrayBuffer>; readonly request: SpokenRequest }>;

/** What the device is to do and say. */
export type TextAnswer = Pick<Interpretation, 'actions' | 'respond' | 'intent' | 'languagecode'>;

/** Throws with `forbidden` when a request names another device than its token. */
export function checkDevice(caller: SpeechCaller, { deviceid }: SpokenRequest): void {
  if (deviceid !== caller.deviceid) throw new AppError('forbidden', 'The token belongs to another device.');
}
