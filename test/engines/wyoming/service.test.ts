import t, { type Test } from 'tap';
import { serveEngine } from '../../../engines/grpc-service.js';
import { wyomingHandlers } from '../../../engines/wyoming/service.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcSpeechEngine } from '../../../src/adapters/grpc-speech-engine.js';
import { SpeechService } from '../../../src/gen/parlando/speech/v1/speech_pb.js';
import type { FinalTranscript } from '../../../src/ports/speech-engine.js';
import { serveWyoming, type WyomingBehaviour } from '../../support/wyoming-server.js';

/** A Wyoming server, the engine before it, and the server's own adapter. */
async function engineWith(
  t: Test,
  change: Partial<WyomingBehaviour> = {},
  { only, patience }: { readonly only?: 'hears' | 'speaks'; readonly patience?: number } = {},
) {
  const peer = await serveWyoming(change);
  const servers = {
    hears: only === 'speaks' ? undefined : peer.address,
    speaks: only === 'hears' ? undefined : peer.address,
    ...(patience !== undefined && { patience }),
  };
  const served = await serveEngine({
    service: SpeechService,
    listen: '127.0.0.1:0',
    handlers: wyomingHandlers(servers, '1'),
  });
  const connection = new EngineConnection({ address: fixedAddress(served.address) });
  const engine = new GrpcSpeechEngine({ connection });
  t.teardown(async () => {
    engine.close();
    await peer.stop();
    await served.stop();
  });
  return { engine, peer };
}

function hear(engine: GrpcSpeechEngine, bytes = 6400): Promise<FinalTranscript> {
  return new Promise((resolve, reject) => {
    const start = { languagecode: 'en-GB', samplerate: 16_000, partials: true };
    const phrase = engine.transcribe(start, { partial: () => {}, heard: resolve, failed: reject });
    for (let at = 0; at < bytes; at += 640) phrase.write(new Uint8Array(640));
    phrase.end();
  });
}

t.test('a phrase is heard by the server', async (t) => {
  const { engine, peer } = await engineWith(t);
  const { id } = await engine.prepare({ languagecode: 'en', phrases: ['stop'], names: [] });
  t.ok(id);
  t.match(await hear(engine), { alternatives: [{ text: 'heard 6400' }], rejected: false });
  const [transcribe, start, chunk] = peer.events;
  t.match(transcribe, { type: 'transcribe', data: { language: 'en' } });
  t.match(start, { type: 'audio-start', data: { rate: 16_000, width: 2, channels: 1 } });
  t.match(chunk, { type: 'audio-chunk', data: { rate: 16_000, width: 2, channels: 1 } });
  t.equal(peer.events.at(-1)?.type, 'audio-stop');
});

t.test('what a recogniser writes becomes words', async (t) => {
  const { engine, peer } = await engineWith(t);
  for (const [written, words] of [
    [' Play “Café Müller”, please! ', 'play café müller please'],
    ["Don’t stop: 'Rock & Roll'…", "don't stop rock & roll"],
  ] as const) {
    peer.behaviour.words = () => written;
    t.equal((await hear(engine)).alternatives[0]?.text, words);
  }
  peer.behaviour.words = () => ' … ';
  t.strictSame(await hear(engine), { alternatives: [], rejected: true });
});

t.test('many phrases are heard at the same time', async (t) => {
  const { engine } = await engineWith(t);
  const sizes = Array.from({ length: 12 }, (_, place) => (place + 1) * 640);
  const heard = await Promise.all(sizes.map((bytes) => hear(engine, bytes)));
  t.strictSame(
    heard.map(({ alternatives }) => alternatives[0]?.text),
    sizes.map((bytes) => `heard ${bytes}`),
  );
});

t.test('the server speaks, in mono whatever it sends', async (t) => {
  for (const channels of [1, 2] as const) {
    const { engine, peer } = await engineWith(t, { channels });
    const { samplerate, pcm } = await engine.synthesize({ text: 'good morning', languagecode: 'en-GB' });
    t.equal(samplerate, 22_050);
    t.equal(Buffer.from(pcm).toString('utf16le'), 'good morning');
    t.match(peer.events, [
      { type: 'synthesize', data: { text: 'good morning', voice: { language: 'en-GB' } } },
    ]);
  }
});

t.test('the engine says what its servers can do', async (t) => {
  const { engine } = await engineWith(t);
  t.match(await engine.describe(), {
    recogniser: 'test-ears',
    recognisedLanguages: ['en', 'de-DE'],
    spokenLanguages: ['en-GB', 'fr'],
  });
  const { engine: silent } = await engineWith(t, {}, { only: 'hears' });
  t.strictSame((await silent.describe()).spokenLanguages, []);
  await t.rejects(silent.synthesize({ text: 'x', languagecode: 'en' }), { code: 'not_found' });
  const { engine: deaf } = await engineWith(t, {}, { only: 'speaks' });
  await t.rejects(hear(deaf), { code: 'not_found' });
  await t.rejects(deaf.prepare({ languagecode: 'en', phrases: [], names: [] }), { code: 'not_found' });
});

for (const [kind, change] of Object.entries({
  'does not speak the protocol': { babbles: true },
  'hangs up in the middle': { dies: true },
  'says that it failed': { error: 'out of memory' },
})) {
  t.test(`a server that ${kind} fails the phrase, and the next one is heard`, async (t) => {
    const { engine, peer } = await engineWith(t, change);
    await t.rejects(hear(engine), { code: 'service_failed' });
    Object.assign(peer.behaviour, { babbles: false, dies: false, error: undefined });
    t.equal((await hear(engine)).alternatives[0]?.text, 'heard 6400');
  });
}

for (const [kind, change] of Object.entries({
  hangs: { hangs: true },
  'chats without end': { chats: true },
})) {
  t.test(`a server that ${kind} fails phrases and replies by the deadline`, async (t) => {
    const { engine } = await engineWith(t, change, { patience: 300 });
    await Promise.all([
      t.rejects(hear(engine), { code: 'service_failed' }),
      t.rejects(engine.synthesize({ text: 'hello', languagecode: 'en' }), { code: 'service_failed' }),
    ]);
  });
}

t.test('a server that is not there fails phrases, replies and descriptions', async (t) => {
  const { engine, peer } = await engineWith(t);
  await peer.stop();
  await Promise.all([
    t.rejects(hear(engine), { code: 'service_failed' }),
    t.rejects(engine.synthesize({ text: 'hello', languagecode: 'en' }), { code: 'service_failed' }),
    t.rejects(engine.describe(), { code: 'service_failed' }),
  ]);
});

t.test('a phrase that is given up hangs up', async (t) => {
  const { engine, peer } = await engineWith(t, { hangs: true });
  const start = { languagecode: 'en', samplerate: 16_000, partials: false };
  const never = () => t.fail('nothing is called');
  const phrase = engine.transcribe(start, { partial: never, heard: never, failed: never });
  phrase.write(new Uint8Array(640));
  while (peer.events.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  phrase.cancel();
  while (peer.open() > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  t.equal(peer.open(), 0);
});
