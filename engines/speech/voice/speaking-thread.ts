/** Runs in a thread of its own (Piscina): speaks. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import { Espeak } from './espeak.js';

/** What is to be said. */
export interface SpeakRequest {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  /** Empty: the language's own. */
  readonly voice: string;
  /** Gets {@link Spoken} messages, the last one without samples; any message that comes back on it ends the speech. */
  readonly port: MessagePort;
}

/** A piece of speech: signed 16-bit samples in the byte order of the machine. */
export interface Spoken {
  readonly samplerate: number;
  readonly samples: Int16Array;
}

const loading = Espeak.load();

/** Speaks a text; false: there is no such voice. */
export async function speak({ text, language, voice, port }: SpeakRequest): Promise<boolean> {
  const espeak = await loading;
  const { samplerate } = espeak;
  const found = espeak.choose(language, voice);
  if (found) {
    espeak.speak(text, (samples) => {
      port.postMessage({ samplerate, samples } satisfies Spoken, [samples.buffer as ArrayBuffer]);
      return receiveMessageOnPort(port) === undefined;
    });
  }
  port.postMessage({ samplerate, samples: new Int16Array() } satisfies Spoken);
  return found;
}

/** The languages that can be spoken (BCP 47). */
export async function languages(): Promise<readonly string[]> {
  return (await loading).languages;
}
