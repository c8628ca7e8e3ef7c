import t from 'tap';
import type { AudioCommand } from '../../../workers/audio/batch.js';
import { StreamTable } from '../../../workers/audio/stream-table.js';
import { babbling, bytesOf, joined, roomNoise } from '../../support/voice-sounds.js';

// The decoders write about malformed packets to the console.
console.error = () => undefined;

const PHRASE = bytesOf(
  joined(roomNoise({ seconds: 0.5 }), babbling({ seconds: 1 }), roomNoise({ seconds: 1.2 })),
);

function open(stream: number, encoding: 'pcm' | 'opus' = 'pcm'): AudioCommand {
  return { type: 'open', stream, format: { encoding, samplerate: 16_000 } };
}

function write(stream: number, start: number, end: number): AudioCommand {
  return { type: 'write', stream, start, end };
}

t.test('streams of one batch are kept apart', async (t) => {
  const table = new StreamTable();
  const half = PHRASE.length / 2;
  const both = [open(1), open(2), write(1, 0, half), write(2, 0, half), write(1, half, PHRASE.length)];
  const { outcomes, speech } = await table.run({
    epoch: 0,
    commands: both,
    audio: PHRASE.slice(),
    room: new Uint8Array(100),
  });
  const ended = outcomes.filter(({ outcome }) => outcome.type === 'phrase-ended');
  t.match(ended, [{ stream: 1, outcome: { speechstart: 500, speechend: 1500 } }]);
  const told = outcomes.flatMap(({ outcome }) => (outcome.type === 'speech' ? [outcome] : []));
  t.ok(speech.length > 100, 'the room has grown');
  t.equal(
    told.reduce((sum, { start, end }) => sum + end - start, 0),
    told.at(-1)?.end,
  );
});

t.test('a stream that fails is told of once, and the others go on', async (t) => {
  const table = new StreamTable();
  const audio = new Uint8Array([...PHRASE, 0xff, 0xff]);
  const bad = write(1, PHRASE.length, audio.length);
  const commands = [open(1, 'opus'), open(2), bad, write(2, 0, PHRASE.length)];
  const { outcomes } = await table.run({ epoch: 0, commands, audio, room: new Uint8Array() });
  t.match(outcomes[0], { stream: 1, outcome: { type: 'failed', key: 'encoding' } });
  t.match(outcomes.at(-1), { stream: 2, outcome: { type: 'phrase-ended' } });
});

t.test('a stream that nobody opened is lost', async (t) => {
  const table = new StreamTable();
  const { outcomes } = await table.run({
    epoch: 0,
    commands: [{ type: 'end', stream: 7 }],
    audio: PHRASE.slice(),
    room: new Uint8Array(100),
  });
  t.match(outcomes, [{ stream: 7, outcome: { type: 'failed', problem: 'the stream is lost' } }]);
  const closing = await table.run({
    epoch: 0,
    commands: [{ type: 'close', stream: 7 }],
    audio: PHRASE.slice(),
    room: new Uint8Array(100),
  });
  t.same(closing.outcomes, [], 'but closing it is fine');
});

t.test('the streams of an older epoch are forgotten', async (t) => {
  const table = new StreamTable();
  await table.run({ epoch: 0, commands: [open(1)], audio: PHRASE.slice(), room: new Uint8Array(100) });
  const { outcomes } = await table.run({
    epoch: 1,
    commands: [write(1, 0, 640)],
    audio: PHRASE.slice(),
    room: new Uint8Array(100),
  });
  t.match(outcomes, [{ stream: 1, outcome: { type: 'failed' } }]);
});
