import { once } from 'node:events';
import { status } from '@grpc/grpc-js';
import t from 'tap';
import { type Recording, SpeechEngineProcess } from '../../../bench/hearing/engine.js';

const PHRASES = ['[please] play {artist}', '(stop|pause) the music', 'set the volume to {number}'];
const NAMES = ['Silver Harbour', 'The Paper Lanterns', 'Zwergenkönig'].map((text) => ({
  slot: 'artist',
  text,
}));
const VOCABULARY = { languageCode: 'en-GB', phrases: PHRASES, names: NAMES };

/** A recording at another rate, by straight lines between the samples. */
function resampled({ samplerate, pcm }: Recording, rate: number): Recording {
  const length = Math.floor(((pcm.length / 2 - 1) * rate) / samplerate);
  const made = Buffer.alloc(length * 2);
  for (let index = 0; index < length; index += 1) {
    const place = (index * samplerate) / rate;
    const before = pcm.readInt16LE(Math.floor(place) * 2);
    const after = pcm.readInt16LE(Math.ceil(place) * 2);
    made.writeInt16LE(Math.round(before + (after - before) * (place % 1)), index * 2);
  }
  return { samplerate: rate, pcm: made };
}

t.test('the speech engine', async (t) => {
  // One phrase at a time, so that a phrase that is not let go of shows.
  const engine = await SpeechEngineProcess.start(['--models', 'bundled', '--phrases', '1']);
  t.teardown(() => engine.stop());
  const context = await engine.prepare(VOCABULARY);
  const spoken = async (text: string) => resampled(await engine.synthesize(text, 'en-US'), 16_000);

  t.test('says what it is and which languages it knows', async (t) => {
    const said = await engine.describe();
    t.match(said.recogniser, /soundswallower, en-us/);
    t.same(said.recognisedLanguages, ['en', 'fr']);
    t.ok(said.spokenLanguages.includes('de'));
    t.same(said.sampleRates, [16_000]);
  });

  t.test('speaks, and gives the rate with the first piece', async (t) => {
    const { samplerate, pcm } = await engine.synthesize('Good morning.', 'fr-FR');
    t.equal(samplerate, 22_050);
    const seconds = pcm.length / 2 / samplerate;
    t.ok(seconds > 0.4 && seconds < 3, `${seconds} s`);
    t.ok(
      new Int16Array(pcm.buffer, pcm.byteOffset, pcm.length / 2).some((sample) => Math.abs(sample) > 3_000),
    );
  });

  t.test('has no voice for a language that nobody speaks', async (t) => {
    await t.rejects(engine.synthesize('hello', 'xx'), { code: status.INVALID_ARGUMENT });
  });

  t.test('gives equal vocabularies one context', async (t) => {
    t.equal(await engine.prepare({ ...VOCABULARY, languageCode: 'en' }), context);
    t.not(await engine.prepare({ ...VOCABULARY, phrases: ['stop'] }), context);
  });

  t.test('refuses a phrase that breaks the notation, and quotes it', async (t) => {
    await t.rejects(engine.prepare({ ...VOCABULARY, phrases: ['play (it'] }), {
      code: status.INVALID_ARGUMENT,
      details: /play \(it/,
    });
  });

  t.test('refuses a language that it has no model of', async (t) => {
    await t.rejects(engine.prepare({ ...VOCABULARY, languageCode: 'fi' }), { code: status.INVALID_ARGUMENT });
  });

  for (const text of ['play the paper lanterns', 'set the volume to forty two', 'pause the music']) {
    t.test(`hears "${text}" that it said itself, and tells it at the pause behind it`, async (t) => {
      const { final, partials } = await engine.transcribe(context, withPause(await spoken(text)), true);
      t.equal(final.alternatives[0]?.text, text);
      t.equal(final.rejected, false);
      t.ok(partials.length > 0);
    });
  }

  t.test('does not take unrelated speech for a request', async (t) => {
    for (const text of ['the train to the airport leaves at half past nine', 'my aunt grows tomatoes']) {
      const { final } = await engine.transcribe(context, await spoken(text));
      t.ok(final.rejected || final.alternatives.length === 0, text);
    }
  });

  t.test('hears nothing in silence', async (t) => {
    const { final } = await engine.transcribe(context, { samplerate: 16_000, pcm: Buffer.alloc(32_000) });
    t.ok(final.rejected || final.alternatives.length === 0);
  });

  t.test('takes a phrase without any audio', async (t) => {
    const { final } = await engine.transcribe(context, { samplerate: 16_000, pcm: Buffer.alloc(0) });
    t.same(final.alternatives, []);
  });

  t.test('does not know a context that was never prepared', async (t) => {
    await t.rejects(engine.transcribe('never', await spoken('stop the music')), {
      code: status.FAILED_PRECONDITION,
    });
  });

  t.test('refuses audio at other rates', async (t) => {
    const recording = { samplerate: 8_000, pcm: Buffer.alloc(1_600) };
    await t.rejects(engine.transcribe(context, recording), { code: status.INVALID_ARGUMENT });
  });

  t.test('lets go of a phrase that is cancelled, and hears the one that waited for it', async (t) => {
    const recording = await spoken('stop the music');
    const open = engine.begin(context, withPause(recording), true);
    // A partial transcript: the phrase has the only decoder.
    await once(open, 'data');
    const waiting = engine.transcribe(context, recording);
    open.cancel();
    t.equal((await waiting).final.alternatives[0]?.text, 'stop the music');
  });
});

/** A recording, and 400 ms in which nothing is said. */
function withPause({ samplerate, pcm }: Recording): Recording {
  return { samplerate, pcm: Buffer.concat([pcm, new Uint8Array(0.4 * 2 * samplerate)]) };
}

t.test('the engine ends when its parent does', async (t) => {
  const engine = await SpeechEngineProcess.start(['--models', 'bundled']);
  await engine.stop();
  t.throws(() => process.kill(engine.pid, 0));
});
