import type { Worker } from 'node:worker_threads';
import t, { type Test } from 'tap';
import { PiscinaAudioPipeline } from '../../../src/adapters/piscina-audio-pipeline.js';
import { AppError } from '../../../src/errors.js';
import type { AudioEvent, AudioFormat, AudioStream } from '../../../src/ports/audio-pipeline.js';
import { babbling, bytesOf, joined, roomNoise } from '../../support/voice-sounds.js';

const PCM: AudioFormat = { encoding: 'pcm', samplerate: 16_000 };
const PHRASE = bytesOf(
  joined(roomNoise({ seconds: 0.5 }), babbling({ seconds: 1 }), roomNoise({ seconds: 1.2 })),
);
const PHRASE_BYTES = Buffer.from(PHRASE);

/** A stream, and its events up to the last one; speech is lent, and is copied. */
function listen(pipeline: PiscinaAudioPipeline, format = PCM) {
  const events: AudioEvent[] = [];
  let stream: AudioStream | undefined;
  const over = new Promise<readonly AudioEvent[]>((resolve) => {
    stream = pipeline.open(format, (event) => {
      events.push(event.type === 'speech' ? { type: 'speech', pcm: event.pcm.slice() } : event);
      if (event.type === 'phrase-ended' || event.type === 'failed') resolve(events);
    });
  });
  return { events, over, stream: stream as unknown as AudioStream };
}

function pipelineOf(
  t: Test,
  options: ConstructorParameters<typeof PiscinaAudioPipeline>[0],
): PiscinaAudioPipeline {
  const pipeline = new PiscinaAudioPipeline(options);
  t.teardown(() => pipeline.close());
  return pipeline;
}

t.test('many streams over a few workers each get their own phrase', async (t) => {
  const pipeline = pipelineOf(t, { shards: 2 });
  const streams = Array.from({ length: 20 }, () => listen(pipeline));
  for (let at = 0; at < PHRASE.length; at += 3001) {
    for (const { stream } of streams) stream.write(PHRASE.slice(at, at + 3001));
  }
  for (const { over } of streams) {
    const events = await over;
    t.match(events.at(-1), { type: 'phrase-ended', speechstart: 500, speechend: 1500 });
    const speech = Buffer.concat(events.flatMap((event) => (event.type === 'speech' ? [event.pcm] : [])));
    t.ok(speech.length > 48_000, `${speech.length} bytes of speech`);
    t.ok(PHRASE_BYTES.includes(speech), 'and they are those that were said');
  }
});

t.test('audio that cannot be decoded fails its own stream, and names the key', async (t) => {
  const pipeline = pipelineOf(t, { shards: 1 });
  const bad = listen(pipeline, { encoding: 'opus', samplerate: 16_000 });
  const well = listen(pipeline);
  bad.stream.write(Uint8Array.of(0xff, 0xff));
  well.stream.write(PHRASE.slice());
  const [failed] = await bad.over;
  t.match(failed, { type: 'failed', error: { code: 'invalid_request', errors: { encoding: String } } });
  t.match((await well.over).at(-1), { type: 'phrase-ended' });
});

t.test('nothing is told after a stream is closed', async (t) => {
  const pipeline = pipelineOf(t, { shards: 1 });
  const closed = listen(pipeline);
  const other = listen(pipeline);
  closed.stream.write(PHRASE.slice());
  closed.stream.close();
  other.stream.write(PHRASE.slice());
  await other.over;
  t.same(closed.events, []);
});

t.test('a worker that dies fails its streams, and later ones work', async (t) => {
  const workers: Worker[] = [];
  process.on('worker', (worker) => void workers.push(worker));
  const pipeline = pipelineOf(t, { shards: 1 });
  const first = listen(pipeline);
  first.stream.write(PHRASE.slice(0, 32_000));
  while (first.events.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  process.removeAllListeners('worker');
  await workers[0]?.terminate();
  const second = listen(pipeline);
  first.stream.write(PHRASE.slice(0, 32_000));
  second.stream.write(PHRASE.slice());
  t.match((await first.over).at(-1), { type: 'failed', error: { code: 'internal' } });
  t.match((await second.over).at(-1), { type: 'phrase-ended', speechstart: 500 });
});

t.test('workers that die while they start fail their streams, and later ones work', async (t) => {
  const kill = (worker: Worker) => void worker.terminate();
  process.on('worker', kill);
  const pipeline = pipelineOf(t, { shards: 1 });
  const unlucky = listen(pipeline);
  unlucky.stream.write(PHRASE.slice());
  t.match(await unlucky.over, [{ type: 'failed', error: { code: 'internal' } }]);
  process.off('worker', kill);
  let last: AudioEvent | undefined;
  // The last of them may still be dying when the next phrase comes.
  for (let phrases = 0; phrases < 3 && last?.type !== 'phrase-ended'; phrases++) {
    const lucky = listen(pipeline);
    lucky.stream.write(PHRASE.slice());
    last = (await lucky.over).at(-1);
  }
  t.match(last, { type: 'phrase-ended', speechstart: 500 });
});

t.test('a worker that hangs is given up, and later streams work', async (t) => {
  const pipeline = pipelineOf(t, { shards: 1, deadline: 1 });
  const first = listen(pipeline);
  first.stream.end();
  t.match(await first.over, [{ type: 'phrase-ended' }], 'a worker that starts has more time');
  const slow = listen(pipeline);
  slow.stream.write(bytesOf(babbling({ seconds: 50 })));
  t.match(await slow.over, [{ type: 'failed', error: AppError }]);
});

t.test('audio that piles up fails the stream that would exceed the bound', async (t) => {
  const pipeline = pipelineOf(t, { shards: 1, maxWaiting: 100_000 });
  const greedy = listen(pipeline);
  for (let i = 0; i < 20; i++) greedy.stream.write(new Uint8Array(32_000));
  t.match((await greedy.over).at(-1), { type: 'failed', error: { code: 'overloaded' } });
  const modest = listen(pipeline);
  modest.stream.write(PHRASE.slice(0, 3000));
  modest.stream.end();
  t.match((await modest.over).at(-1), { type: 'phrase-ended' });
});

t.test('a closed pipeline takes and tells nothing', async (t) => {
  const pipeline = new PiscinaAudioPipeline({ shards: 1 });
  const { stream, events } = listen(pipeline);
  stream.write(PHRASE.slice());
  await pipeline.close();
  stream.write(PHRASE.slice());
  stream.end();
  t.same(events, []);
});
