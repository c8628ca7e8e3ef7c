import t from 'tap';
import type { AudioFormat } from '../../../src/ports/audio-pipeline.js';
import { PhraseStream, type StreamEvent } from '../../../workers/audio/phrase-stream.js';
import { concat } from '../../../workers/audio/samples.js';
import { flacFile, opusPackets } from '../../support/encoders.js';
import fc from '../../support/property.js';
import { babbling, bytesOf, joined, roomNoise } from '../../support/voice-sounds.js';

const PCM: AudioFormat = { encoding: 'pcm', samplerate: 16_000 };

/** A second of speech after half a second, and silence. */
function phrase(samplerate = 16_000): Int16Array<ArrayBuffer> {
  const room = (seconds: number) => roomNoise({ seconds, samplerate });
  return joined(room(0.5), babbling({ seconds: 1, samplerate }), room(1.2));
}

async function hear(format: AudioFormat, messages: readonly Uint8Array[], end = false) {
  const stream = await PhraseStream.create(format);
  const events: StreamEvent[] = [];
  for (const message of messages) events.push(...(await stream.write(message)));
  if (end) events.push(...(await stream.end()));
  stream.free();
  const samples = concat(events.flatMap((event) => (event.type === 'speech' ? [event.samples] : [])));
  const [ended] = events.flatMap((event) => (event.type === 'phrase-ended' ? [event] : []));
  const activity = events.flatMap((event) => (event.type === 'activity' ? [event.at] : []));
  return { events, samples, ended, activity };
}

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [0, ...[...places].sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, place) => bytes.slice(at[place], end));
}

t.test('a phrase is told from shortly before its beginning until its end', async (t) => {
  const { samples, ended, activity } = await hear(PCM, [bytesOf(phrase())]);
  t.match(ended, { reason: 'silence', spoken: true, speechstart: 500, speechend: 1500 });
  t.ok(activity[0] !== undefined && activity[0] <= 600, 'activity is told at once');
  t.ok(activity.length >= 8 && activity.length <= 11, 'and again while it lasts, but not with each frame');
  const before = ((ended?.at ?? 0) - samples.length / 16 - 500) * -1;
  t.ok(before >= 200 && before <= 300, `${before} ms before the beginning`);
  const from = (500 - before) * 16;
  t.same(samples, phrase().subarray(from, from + samples.length), 'nothing is lost or changed');
});

t.test('every encoding and samplerate gives the same phrase', async (t) => {
  const cases: readonly (readonly [AudioFormat, readonly Uint8Array[]])[] = [
    ...[8000, 11_025, 22_050, 44_100, 48_000].map(
      (samplerate) => [{ encoding: 'pcm', samplerate }, [bytesOf(phrase(samplerate))]] as const,
    ),
    [{ encoding: 'opus', samplerate: 16_000 }, opusPackets(phrase(), 16_000)],
    [{ encoding: 'opus', samplerate: 48_000 }, opusPackets(phrase(48_000), 48_000)],
    [{ encoding: 'flac', samplerate: 16_000 }, [await flacFile([phrase()], 16_000)]],
    [{ encoding: 'flac', samplerate: 48_000 }, [await flacFile([phrase(48_000)], 48_000)]],
  ];
  for (const [format, messages] of cases) {
    const { ended } = await hear(format, messages, true);
    const name = `${format.encoding} ${format.samplerate}`;
    t.ok(Math.abs((ended?.speechstart ?? 0) - 500) <= 60, `${name}: begins at ${ended?.speechstart}`);
    t.ok(Math.abs((ended?.speechend ?? 0) - 1500) <= 60, `${name}: ends at ${ended?.speechend}`);
  }
});

t.test('it makes no difference in which messages the bytes come', async (t) => {
  for (const samplerate of [16_000, 44_100]) {
    const format: AudioFormat = { encoding: 'pcm', samplerate };
    const bytes = bytesOf(phrase(samplerate));
    const whole = await hear(format, [bytes], true);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 40 }),
        async (places) => {
          const pieces = await hear(format, cut(bytes, places), true);
          t.same(pieces.ended, whole.ended);
          t.same(pieces.activity, whole.activity);
          return Buffer.from(pieces.samples.buffer).equals(Buffer.from(whole.samples.buffer));
        },
      ),
      { numRuns: 15 },
    );
  }
});

t.test('speech is told in larger pieces while it goes on, and at once in a pause', async (t) => {
  const stream = await PhraseStream.create(PCM);
  const told: number[] = [];
  const said = bytesOf(phrase());
  for (let at = 0; at < said.length; at += 640) {
    const events = await stream.write(said.subarray(at, at + 640));
    const samples = events.flatMap((event) => (event.type === 'speech' ? [event.samples.length] : []));
    told.push(...samples);
  }
  stream.free();
  const [begun = 0, ...others] = told;
  t.ok(begun > 1600, 'first what was held back');
  t.ok(others.includes(1600), '100 ms while somebody speaks');
  t.equal(others.at(-1), 320, 'each message in a pause');
});

t.test('the end marker ends the phrase in the middle of a word', async (t) => {
  const { ended, samples } = await hear(PCM, [bytesOf(phrase().subarray(0, 16_000 + 7))], true);
  t.match(ended, { reason: 'end', spoken: true, speechstart: 500 });
  t.ok(samples.length >= 8000 + 7, 'the last samples are there');
});

t.test('silence is nothing until it ends', async (t) => {
  const quiet = [bytesOf(roomNoise({ seconds: 5 }))];
  t.same((await hear(PCM, quiet)).events, []);
  t.match((await hear(PCM, quiet, true)).events, [{ type: 'phrase-ended', reason: 'end', spoken: false }]);
  t.match((await hear(PCM, [], true)).events, [{ type: 'phrase-ended', reason: 'end', spoken: false }]);
});

t.test('after 60 seconds the phrase is what was heard so far', async (t) => {
  const talk = bytesOf(joined(roomNoise({ seconds: 0.5 }), babbling({ seconds: 70 })));
  const { ended, events } = await hear(PCM, cut(talk, [500_000, 1_000_000, 2_000_000]), true);
  t.match(ended, { reason: 'limit', spoken: true, at: 60_000 });
  t.equal(events.filter(({ type }) => type === 'phrase-ended').length, 1);
  t.match((await hear(PCM, [bytesOf(roomNoise({ seconds: 61 }))])).ended, { reason: 'limit', spoken: false });
});

t.test('patience is what the stream is told', async (t) => {
  const stream = await PhraseStream.create(PCM);
  stream.patience(300);
  const events = await stream.write(bytesOf(phrase()));
  stream.free();
  t.match(events.at(-1), { type: 'phrase-ended', speechend: 1500, at: 1800 });
});

t.test('bytes that hold no audio are an error, not silence', async (t) => {
  const noise = new Uint8Array(5000).fill(7);
  await t.rejects(hear({ encoding: 'flac', samplerate: 16_000 }, [noise], true), { name: 'MalformedAudio' });
});
