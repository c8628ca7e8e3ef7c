import t from 'tap';
import { createDecoder } from '../../../workers/audio/decoders.js';
import { MalformedAudio } from '../../../workers/audio/malformed-audio.js';
import { concat } from '../../../workers/audio/samples.js';
import { flacFile, opusPackets } from '../../support/encoders.js';
import fc from '../../support/property.js';
import { babbling, bytesOf, roomNoise } from '../../support/voice-sounds.js';

// The decoders write about malformed packets to the console.
console.error = () => undefined;

async function decode(
  format: Parameters<typeof createDecoder>[0],
  messages: readonly Uint8Array[],
): Promise<Int16Array> {
  const decoder = await createDecoder(format);
  const pieces: Int16Array[] = [];
  for (const message of messages) pieces.push(await decoder.decode(message));
  pieces.push(await decoder.flush());
  decoder.free();
  return concat(pieces);
}

/** Cuts bytes at the given places. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [0, ...[...places].sort((a, b) => a - b), bytes.length];
  return at.slice(1).map((end, place) => bytes.slice(at[place], end));
}

function places(length: number) {
  return fc.array(fc.integer({ min: 0, max: length }), { maxLength: 20 });
}

t.test('PCM is the same however it is cut, also in the middle of a sample', async (t) => {
  const samples = roomNoise({ seconds: 0.01, amplitude: 32_000 });
  const bytes = bytesOf(samples);
  await fc.assert(
    fc.asyncProperty(places(bytes.length), async (at) => {
      const decoded = await decode({ encoding: 'pcm', samplerate: 16_000 }, cut(bytes, at));
      return Buffer.from(decoded.buffer).equals(Buffer.from(samples.buffer));
    }),
  );
  const odd = await decode({ encoding: 'pcm', samplerate: 16_000 }, [bytes.slice(0, 7)]);
  t.same(odd, samples.slice(0, 3), 'half a sample at the end is nothing');
});

t.test('FLAC is the same however it is cut', async (t) => {
  const samples = babbling({ seconds: 0.5, samplerate: 48_000 });
  const file = await flacFile([samples], 48_000);
  await fc.assert(
    fc.asyncProperty(places(file.length), async (at) => {
      const decoded = await decode({ encoding: 'flac', samplerate: 48_000 }, cut(file, at));
      return Buffer.from(decoded.buffer).equals(Buffer.from(samples.buffer));
    }),
    { numRuns: 20 },
  );
  t.pass();
});

t.test('FLAC of several channels is mixed', async (t) => {
  const left = babbling({ seconds: 0.2 });
  const file = await flacFile([left, new Int16Array(left.length)], 16_000);
  const mixed = await decode({ encoding: 'flac', samplerate: 16_000 }, [file]);
  t.equal(mixed.length, left.length);
  const worst = mixed.reduce((most, each, at) => Math.max(most, Math.abs(each - (left[at] ?? 0) / 2)), 0);
  t.ok(worst <= 1, `half as loud, but for rounding: ${worst}`);
});

t.test('FLAC of another samplerate than it was said to have is refused', async (t) => {
  const file = await flacFile([babbling({ seconds: 0.5 })], 16_000);
  const decoding = decode({ encoding: 'flac', samplerate: 48_000 }, [file]);
  await t.rejects(decoding, new MalformedAudio('samplerate', 'is 16000 in the FLAC stream'));
});

t.test('FLAC that stands for half an hour is decoded no further than a phrase may last', async (t) => {
  const file = await flacFile([new Int16Array(1800 * 8000)], 8000);
  t.ok(file.length < 100_000, `${file.length} bytes`);
  const samples = await decode({ encoding: 'flac', samplerate: 8000 }, cut(file, [32_768]));
  t.ok(samples.length >= 60 * 8000 && samples.length < 80 * 8000, `${samples.length / 8000} s`);
});

t.test('what never becomes FLAC is not kept for ever', async (t) => {
  const decoder = await createDecoder({ encoding: 'flac', samplerate: 16_000 });
  const fill = async () => {
    for (let message = 0; message < 20; message++) await decoder.decode(new Uint8Array(32_768));
  };
  await t.rejects(fill(), new MalformedAudio('encoding', 'is not a FLAC stream'));
  decoder.free();
});

t.test('Opus is decoded to 16 kHz, whatever it was made from', async (t) => {
  for (const samplerate of [8000, 16_000, 48_000] as const) {
    const packets = opusPackets(babbling({ seconds: 1, samplerate }), samplerate);
    const samples = await decode({ encoding: 'opus', samplerate }, packets);
    t.equal(samples.length, 16_000);
    const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    t.ok(loudest > 3000, `it can be heard: ${loudest}`);
  }
});

t.test('what is no Opus packet is refused, and does not disturb others', async (t) => {
  const well = await createDecoder({ encoding: 'opus', samplerate: 16_000 });
  const bad = [new Uint8Array(4000), Uint8Array.of(0xff, 0xff), Uint8Array.of(0x03, 0x00)];
  for (const packet of bad) {
    const error = await decode({ encoding: 'opus', samplerate: 16_000 }, [packet]).catch((each) => each);
    t.match(error, { name: 'MalformedAudio', key: 'encoding' });
  }
  const [packet] = opusPackets(babbling({ seconds: 0.02 }), 16_000);
  t.equal((await well.decode(packet ?? new Uint8Array())).length, 320);
  well.free();
});

t.test('garbage never does more than fail', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('opus' as const, 'flac' as const),
      fc.array(fc.uint8Array({ minLength: 1, maxLength: 5000 }), { maxLength: 5 }),
      async (encoding, messages) => {
        const decoded = await decode({ encoding, samplerate: 16_000 }, messages).catch((error) => error.name);
        return decoded === 'MalformedAudio' || decoded instanceof Int16Array;
      },
    ),
    { numRuns: 200 },
  );
  t.pass();
});

t.test('a FLAC file that is damaged anywhere never does more than fail', async (t) => {
  const file = await flacFile([babbling({ seconds: 0.5 })], 16_000);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: file.length - 1 }), fc.nat(255), async (at, byte) => {
      const damaged = file.slice();
      damaged[at] = byte;
      const format = { encoding: 'flac', samplerate: 16_000 } as const;
      const decoded = await decode(format, [damaged]).catch((error) => error.name);
      return decoded === 'MalformedAudio' || decoded instanceof Int16Array;
    }),
    { numRuns: 100 },
  );
  t.pass();
});
