/** A thread that hears one phrase at a time; `decoder-pool.ts` starts it. What goes wrong here ends the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DecoderThreadData, FromDecoder, SpokenContext, ToDecoder } from './decoder-messages.js';
import { Ears } from './ears.js';
import { PhraseHearing } from './phrase-hearing.js';

const { models }: DecoderThreadData = workerData;
const earsOf = new Map<string, Ears>();
let ears: Ears | undefined;
let phrase: { readonly number: number; readonly hearing: PhraseHearing } | undefined;

async function load({ language, phrases, freeSpeech }: SpokenContext): Promise<void> {
  const model = models.find((each) => each.language === language);
  if (!model) throw new Error(`no model hears "${language}"`);
  ears = earsOf.get(language) ?? (await Ears.load(model));
  earsOf.set(language, ears);
  ears.use(phrases, freeSpeech);
}

function send(message: FromDecoder): void {
  parentPort?.postMessage(message);
}

function begin(number: number, partials: boolean): void {
  if (!ears) throw new Error('a phrase came before its context');
  phrase = { number, hearing: new PhraseHearing(ears, { partials }) };
}

function hear(pcm: Uint8Array): void {
  const heard = phrase?.hearing.hear(pcm);
  if (phrase && heard) send({ type: 'partial', phrase: phrase.number, heard });
}

function finish(): void {
  if (!phrase) return;
  const outcome = phrase.hearing.finish();
  const memory = [...earsOf.values()].reduce((sum, each) => sum + each.memory, 0);
  send({ type: 'final', phrase: phrase.number, outcome, memory });
  phrase = undefined;
}

async function take(message: ToDecoder): Promise<void> {
  if (message.type === 'load') return load(message.context);
  if (message.type === 'begin') return begin(message.phrase, message.partials);
  if (message.phrase !== phrase?.number) return;
  if (message.type === 'audio') hear(message.pcm);
  if (message.type === 'end') finish();
  if (message.type === 'cancel') phrase = undefined;
}

// Loading takes a while and messages must not overtake it.
let last = Promise.resolve();
parentPort?.on('message', (message: ToDecoder) => {
  last = last.then(() => take(message));
});
