import { pino } from 'pino';
import { readConfig } from '../config.js';
import type { SpokenAudio } from '../ports/speech-engine.js';

/** Speaks words with the speech engine: the one that the settings name, or a bundled one for the moment. */
export async function pronounce(words: string, languagecode: string): Promise<SpokenAudio> {
  const { openSpeechEngine } = await import('../house/command-line.js');
  const engine = await openSpeechEngine(readConfig(process.env), pino({ level: 'silent' }));
  try {
    return await engine.speech.synthesize({ text: words, languagecode });
  } finally {
    await engine.close();
  }
}
