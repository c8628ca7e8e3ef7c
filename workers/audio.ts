import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { AudioBatch, BatchResult } from './audio/batch.js';
import { StreamTable } from './audio/stream-table.js';

// The decoders write about malformed packets to the console; the failed event says it already.
console.error = () => undefined;

const streams = new StreamTable();

/** The task of an audio worker. Piscina hands the result on with its buffers transferred, not copied. */
export default async function audio(batch: AudioBatch): Promise<BatchResult> {
  const result = await streams.run(batch);
  return move({
    [transferableSymbol]: [result.speech.buffer, result.audio.buffer],
    [valueSymbol]: result,
  }) as unknown as BatchResult;
}
