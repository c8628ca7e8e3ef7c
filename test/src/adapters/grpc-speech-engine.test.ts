import { setTimeout as pause } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcSpeechEngine } from '../../../src/adapters/grpc-speech-engine.js';
import type {
  FinalTranscript,
  Transcript,
  Transcription,
  TranscriptionStart,
} from '../../../src/ports/speech-engine.js';
import { type SpeechBehaviour, serveSpeechEngine } from '../../support/speech-engine.js';

const VOCABULARY = {
  languagecode: 'en',
  phrases: ['play {artist}'],
  names: [{ slot: 'artist', text: 'Lamps' }],
};
const START: TranscriptionStart = { languagecode: 'en', samplerate: 16000, partials: true };

async function engineWith(t: Test, change: Partial<SpeechBehaviour> = {}) {
  const behaviour: SpeechBehaviour = {
    words: (pcm) => `heard ${pcm.length}`,
    contexts: new Set(),
    asked: { prepare: 0, transcribe: 0 },
    ...change,
  };
  const served = await serveSpeechEngine(behaviour);
  const engine = new GrpcSpeechEngine({
    connection: new EngineConnection({ address: fixedAddress(served.address) }),
  });
  t.teardown(async () => {
    engine.close();
    await served.stop();
  });
  return { engine, served, behaviour };
}

interface Outcome {
  readonly partials: readonly Transcript[];
  readonly final?: FinalTranscript;
  readonly error?: unknown;
}

/** Transcribes what `speak` writes, to the end. */
function heard(
  engine: GrpcSpeechEngine,
  start: TranscriptionStart,
  speak: (to: Transcription) => unknown,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const partials: Transcript[] = [];
    const transcription = engine.transcribe(start, {
      partial: (transcript) => partials.push(transcript),
      heard: (final) => resolve({ partials, final }),
      failed: (error) => resolve({ partials, error }),
    });
    speak(transcription);
  });
}

t.test('an engine describes itself', async (t) => {
  const { engine } = await engineWith(t);
  t.same(await engine.describe(), {
    name: 'test',
    version: '1',
    recogniser: 'none',
    recognisedLanguages: ['en'],
    spokenLanguages: ['en', 'de'],
  });
});

t.test('a phrase is heard while it is spoken', async (t) => {
  const { engine } = await engineWith(t);
  const audio = new Uint8Array(640);
  const outcome = await heard(engine, START, (transcription) => {
    transcription.write(audio);
    audio.fill(9);
    transcription.write(new Uint8Array(0));
    transcription.write(new Uint8Array(360));
    transcription.end();
    transcription.write(new Uint8Array(8));
  });
  t.same(outcome.partials, [{ text: 'heard', confidence: 0.5 }]);
  t.same(outcome.final, { alternatives: [{ text: 'heard 1000', confidence: 0.75 }], rejected: false });
});

t.test('the bytes are read before write returns', async (t) => {
  const { engine } = await engineWith(t, { words: (pcm) => pcm.join('') });
  const outcome = await heard(engine, START, (transcription) => {
    const audio = new Uint8Array([1, 2, 3]);
    transcription.write(audio);
    audio.fill(9);
    transcription.end();
  });
  t.equal(outcome.final?.alternatives[0]?.text, '123');
});

t.test('no audio gets lost when there is more than the engine reads at once', async (t) => {
  const { engine } = await engineWith(t);
  const outcome = await heard(engine, START, (transcription) => {
    for (let piece = 0; piece < 3000; piece++) transcription.write(new Uint8Array(640));
    transcription.end();
  });
  t.equal(outcome.final?.alternatives[0]?.text, `heard ${3000 * 640}`);
});

t.test('equal vocabularies are prepared once', async (t) => {
  const { engine, behaviour } = await engineWith(t);
  const [one, two] = await Promise.all([
    engine.prepare(VOCABULARY),
    engine.prepare(structuredClone(VOCABULARY)),
  ]);
  await engine.prepare(VOCABULARY);
  t.equal(behaviour.asked.prepare, 1);
  t.equal(one.id, two.id);
  await engine.prepare({ ...VOCABULARY, languagecode: 'de' });
  t.equal(behaviour.asked.prepare, 2);
});

t.test('a context that the engine has forgotten is prepared again, and the audio sent again', async (t) => {
  const { engine, behaviour } = await engineWith(t);
  const context = await engine.prepare(VOCABULARY);
  behaviour.contexts.clear();
  const outcome = await heard(engine, { ...START, context }, (transcription) => {
    transcription.write(new Uint8Array(500));
    setTimeout(() => {
      transcription.write(new Uint8Array(500));
      transcription.end();
    }, 100);
  });
  t.equal(outcome.final?.alternatives[0]?.text, 'heard 1000');
  t.equal(behaviour.asked.prepare, 2);
  t.equal(behaviour.asked.transcribe, 2);
});

t.test('an engine that forgets at once is not asked for ever', async (t) => {
  const forgetful = new Set<string>();
  forgetful.add = () => forgetful;
  const { engine, behaviour } = await engineWith(t, { contexts: forgetful });
  const context = await engine.prepare(VOCABULARY);
  const outcome = await heard(engine, { ...START, context }, (transcription) => transcription.end());
  t.match(outcome.error, { code: 'service_failed' });
  t.equal(behaviour.asked.transcribe, 2);
});

t.test('a phrase without an answer has failed', async (t) => {
  const { engine } = await engineWith(t, { mute: true });
  const outcome = await heard(engine, START, (transcription) => transcription.end());
  t.match(outcome.error, { code: 'service_failed' });
});

t.test('a phrase fails when its engine fails while it is spoken', async (t) => {
  const { engine } = await engineWith(t, { failures: 100 });
  const outcome = await heard(engine, START, (transcription) => {
    transcription.write(new Uint8Array(500));
    setTimeout(() => transcription.write(new Uint8Array(500)), 100);
    setTimeout(() => transcription.end(), 150);
  });
  t.match(outcome.error, { code: 'service_failed', message: 'The service cannot be reached.' });
});

t.test('an engine that was away for a moment hears the phrase when it is back', async (t) => {
  const { engine, behaviour } = await engineWith(t, { failures: 1 });
  const outcome = await heard(engine, START, async (transcription) => {
    transcription.write(new Uint8Array(500));
    while (behaviour.failures !== 0) await pause(5);
    transcription.write(new Uint8Array(500));
    transcription.end();
  });
  t.equal(outcome.final?.alternatives[0]?.text, 'heard 1000');
  t.equal(behaviour.asked.transcribe, 2);
});

t.test('an engine that is started anew hears the phrase that the other one did not', async (t) => {
  const { engine, served, behaviour } = await engineWith(t);
  const context = await engine.prepare(VOCABULARY);
  await served.stop();
  behaviour.contexts.clear();
  const outcome = heard(engine, { ...START, context }, (transcription) => {
    transcription.write(new Uint8Array(700));
    transcription.end();
  });
  const another = await serveSpeechEngine(behaviour, served.address);
  t.teardown(() => another.stop());
  t.equal((await outcome).final?.alternatives[0]?.text, 'heard 700');
});

t.test('phrases without end break no connection', async (t) => {
  // An HTTP/2 server closes the connection of a client that resets a thousand calls in a short time.
  const { engine } = await engineWith(t, { lingers: 5 });
  let failed = 0;
  const speakers = Array.from({ length: 40 }, async () => {
    for (let phrase = 0; phrase < 35; phrase++) {
      const { error } = await heard(engine, START, (transcription) => transcription.end());
      if (error) failed++;
    }
  });
  await Promise.all(speakers);
  t.equal(failed, 0);
});

t.test('nothing is called after a cancellation', async (t) => {
  const { engine } = await engineWith(t);
  let calls = 0;
  const count = () => calls++;
  const transcription = engine.transcribe(START, { partial: count, heard: count, failed: count });
  transcription.write(new Uint8Array(500));
  transcription.end();
  transcription.cancel();
  transcription.cancel();
  await engine.describe();
  await engine.describe();
  t.equal(calls, 0);
});

t.test('an engine that is not there fails a phrase, not the caller', async (t) => {
  const engine = new GrpcSpeechEngine({
    connection: new EngineConnection({ address: { current: undefined, onMoved: () => () => {} } }),
  });
  t.teardown(() => engine.close());
  const outcome = await heard(engine, START, (transcription) => transcription.write(new Uint8Array(2)));
  t.match(outcome.error, { code: 'service_failed' });
  await t.rejects(engine.describe(), { code: 'service_failed' });
  await t.rejects(engine.prepare(VOCABULARY), { code: 'service_failed' });
  await t.rejects(engine.synthesize({ text: 'x', languagecode: 'en' }), { code: 'service_failed' });
});

t.test('text is spoken', async (t) => {
  const { engine } = await engineWith(t);
  const { samplerate, pcm } = await engine.synthesize({ text: 'hello', languagecode: 'en' });
  t.equal(samplerate, 22050);
  t.equal(Buffer.from(pcm).toString('utf16le'), 'hello');
});
