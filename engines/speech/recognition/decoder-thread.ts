/** A thread that hears one phrase at a time; `decoder-pool.ts` starts it. What goes wrong here ends the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DecoderThreadData, FromDecoder, SpokenContext, ToDecoder } from './decoder-messages.js';
import { PhraseHearing } from './phrase-hearing.js';
import { SoundswallowerDecoder } from './soundswallower.js';

const { models }: DecoderThreadData = workerData;
const decoders = new Map<string, SoundswallowerDecoder>();
let decoder: SoundswallowerDecoder | undefined;
let phrase: { readonly number: number; readonly hearing: PhraseHearing } | undefined;

async function load({ language, sayable }: SpokenContext): Promise<void> {
  const model = models.find((each) => each.language === language);
  if (!model) throw new Error(`no model hears "${language}"`);
  decoder = decoders.get(language) ?? (await SoundswallowerDecoder.load(model));
  decoders.set(language, decoder);
  decoder.use(sayable);
}

function send(message: FromDecoder): void {
  parentPort?.postMessage(message);
}

function begin(number: number, partials: boolean): void {
  if (!decoder) throw new Error('a phrase came before its context');
  phrase = { number, hearing: new PhraseHearing(decoder, { partials }) };
}

function hear(pcm: Uint8Array): void {
  const heard = phrase?.hearing.hear(pcm);
  if (phrase && heard) send({ type: 'partial', phrase: phrase.number, heard });
}

function finish(): void {
  if (!phrase) return;
  const outcome = phrase.hearing.finish();
  const memory = [...decoders.values()].reduce((sum, each) => sum + each.memory, 0);
  send({ type: 'final', phrase: phrase.number, outcome, memory });
  phrase = undefined;
}

async function take(message: ToDecoder): Promise<void> {
  if (message.type === 'load') return load(message.context);
  if (message.type === 'begin') return begin(message.phrase, message.partials);
  if (message.phrase !== phrase?.number) return;
  if (message.type === 'audio') hear(message.pcm);
  if (message.type === 'end') finish();
  if (message.type === 'cancel') {
    phrase.hearing.cancel();
    phrase = undefined;
  }
}

// Loading takes a while and messages must not overtake it.
let last = Promise.resolve();
parentPort?.on('message', (message: ToDecoder) => {
  last = last.then(() => take(message));
});
