import { move, transferableSymbol, valueSymbol } from 'piscina';
import { UnusableRecording } from './recording/piece.js';
import { readRecording } from './recording/recording.js';

// The decoders write about malformed files to the console; the outcome says it already.
console.error = () => undefined;

/** What became of a file: its speech, or what is wrong with it. */
export type RecordingOutcome =
  | { readonly pcm: Uint8Array<ArrayBuffer>; readonly spoken: boolean }
  | { readonly problem: string };

/** The task of a worker that reads recordings. Piscina hands the speech on without copying it. */
export default async function recording(file: Uint8Array): Promise<RecordingOutcome> {
  try {
    const heard = await readRecording(file);
    return move({
      [transferableSymbol]: [heard.pcm.buffer],
      [valueSymbol]: heard,
    }) as unknown as RecordingOutcome;
  } catch (error) {
    if (error instanceof UnusableRecording) return { problem: error.message };
    throw error;
  }
}
