import t from 'tap';
import { UnusableRecording } from '../../../workers/recording/piece.js';
import { readRecording } from '../../../workers/recording/recording.js';
import { oggOpusFile } from '../../../workers/reply/ogg-opus-file.js';
import { flacFile, mp3File, wavFile } from '../../support/encoders.js';
import { babbling, joined, roomNoise } from '../../support/voice-sounds.js';

// The decoders write about malformed files to the console.
console.error = () => undefined;

/** A second of a room, two of a voice, a second of a room. */
function spoken(samplerate: number): Int16Array<ArrayBuffer> {
  const room = roomNoise({ seconds: 1, samplerate });
  return joined(room, babbling({ seconds: 2, samplerate }), room);
}

const formats: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['WAV at 16 kHz', async () => wavFile([spoken(16_000)], 16_000)],
  ['WAV at 44.1 kHz in stereo', async () => wavFile([spoken(44_100), spoken(44_100)], 44_100)],
  ['FLAC at 48 kHz', () => flacFile([spoken(48_000)], 48_000)],
  ['FLAC at 44.1 kHz in stereo', () => flacFile([spoken(44_100), spoken(44_100)], 44_100)],
  ['MP3 at 44.1 kHz', () => mp3File(spoken(44_100), 44_100)],
  ['MP3 at 16 kHz', () => mp3File(spoken(16_000), 16_000)],
  ['Ogg Opus', async () => oggOpusFile(spoken(16_000), 16_000)],
];

for (const [name, make] of formats) {
  t.test(`speech is found in ${name}`, async (t) => {
    const { pcm, spoken } = await readRecording(await make());
    t.ok(spoken);
    const seconds = pcm.length / 2 / 16_000;
    t.ok(
      seconds > 3.2 && seconds < 4,
      `from shortly before the voice to shortly after the end: ${seconds} s`,
    );
    const samples = new Int16Array(pcm.buffer);
    t.ok(samples.some((sample) => Math.abs(sample) > 3000));
  });
}

t.test('silence and a quiet room hold no speech', async (t) => {
  t.notOk((await readRecording(wavFile([new Int16Array(32_000)], 16_000))).spoken);
  t.notOk((await readRecording(wavFile([roomNoise({ seconds: 3 })], 16_000))).spoken);
});

t.test('sixty seconds are taken', async (t) => {
  t.notOk((await readRecording(wavFile([new Int16Array(60 * 8000)], 8000))).spoken);
});

function header(change: (file: Buffer) => void): Uint8Array {
  const file = Buffer.from(wavFile([spoken(16_000)], 16_000));
  change(file);
  return file;
}

t.test('what a header promises beyond the end of the file is not there', async (t) => {
  const file = header((bytes) => {
    bytes.writeUInt32LE(0xfffffff0, 4);
    bytes.writeUInt32LE(0xfffffff0, 40);
  });
  t.ok((await readRecording(file)).spoken);
});

/** A chunk that says nothing of the sound; one of an odd size ends in a byte more. */
function chunk(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(8 + size + (size % 2), 'x');
  bytes.write(name, 'latin1');
  bytes.writeUInt32LE(size, 4);
  return bytes;
}

t.test('chunks of odd sizes before and after the format are passed over', async (t) => {
  const file = Buffer.from(wavFile([spoken(16_000)], 16_000));
  const around = [
    file.subarray(0, 12),
    chunk('JUNK', 33),
    file.subarray(12, 36),
    chunk('LIST', 7),
    file.subarray(36),
  ];
  const { pcm, spoken: heard } = await readRecording(Buffer.concat(around));
  t.ok(heard);
  t.same(pcm, (await readRecording(file)).pcm);
});

/** Random bytes that are the same in each run. */
function noise(bytes: number): Uint8Array {
  const words = new Uint32Array(Math.ceil(bytes / 4));
  let seed = 9;
  for (let at = 0; at < words.length; at++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    words[at] = seed ^ (seed >>> 16);
  }
  return new Uint8Array(words.buffer).subarray(0, bytes);
}

const TEN_MEGABYTES = 10 * 1024 * 1024;
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), noise(5000)]);
const after = (start: string, rest: Uint8Array) => Buffer.concat([Buffer.from(start, 'latin1'), rest]);

const hostile: readonly (readonly [string, () => Promise<Uint8Array>, RegExp])[] = [
  ['nothing', async () => new Uint8Array(), /empty/],
  ['a single byte', async () => Uint8Array.of(1), /no WAV, FLAC, MP3 or Ogg Opus/],
  ['a ZIP archive', async () => zip, /no WAV, FLAC, MP3 or Ogg Opus/],
  ['noise of 10 MiB', async () => noise(TEN_MEGABYTES), /no WAV, FLAC, MP3 or Ogg Opus/],
  ['noise that begins as FLAC', async () => after('fLaC', noise(TEN_MEGABYTES)), /./],
  ['noise that begins as Ogg', async () => after('OggS', noise(TEN_MEGABYTES)), /Ogg/],
  ['noise that begins as WAV', async () => after('RIFF....WAVE', noise(TEN_MEGABYTES)), /WAV/],
  ['only the header of a WAV file', async () => wavFile([new Int16Array()], 16_000), /holds no audio/],
  ['half a header of a WAV file', async () => wavFile([spoken(8000)], 8000).subarray(0, 30), /WAV/],
  ['a WAV file of 65,535 channels', async () => header((file) => file.writeUInt16LE(65_535, 22)), /channels/],
  [
    'a WAV file without samples a second',
    async () => header((file) => file.writeUInt32LE(0, 24)),
    /0 samples/,
  ],
  ['a WAV file of blocks of 0 bytes', async () => header((file) => file.writeUInt16LE(0, 32)), /WAV/],
  ['a WAV file of ADPCM', async () => header((file) => file.writeUInt16LE(0x11, 20)), /another encoding/],
  ['a WAV file of 61 s', async () => wavFile([new Int16Array(61 * 8000)], 8000), /longer than 60 seconds/],
  [
    'the beginning of a FLAC file',
    async () => (await flacFile([spoken(8000)], 8000)).subarray(0, 60),
    /holds no audio/,
  ],
  [
    'ten minutes of silence as FLAC',
    () => flacFile([new Int16Array(600 * 8000)], 8000),
    /longer than 60 seconds/,
  ],
  [
    'ten minutes of silence as MP3',
    () => mp3File(new Int16Array(600 * 8000), 8000),
    /longer than 60 seconds/,
  ],
  [
    'seventy seconds of silence as Ogg Opus',
    async () => oggOpusFile(new Int16Array(70 * 16_000), 16_000),
    /longer than 60/,
  ],
  ['an Ogg file without Opus', async () => withoutOpus(), /does not hold Opus/],
];

for (const [name, make, problem] of hostile) {
  t.test(`${name} is refused`, async (t) => {
    const error = await readRecording(await make()).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    t.ok(error instanceof UnusableRecording, String(error));
    t.match(error, { message: problem });
  });
}

function withoutOpus(): Uint8Array {
  const file = Buffer.from(oggOpusFile(new Int16Array(1600), 16_000));
  file.write('NotsHead', file.indexOf('OpusHead'), 'latin1');
  return file;
}

t.test('a file that is broken off anywhere is heard as far as it goes, or refused', async (t) => {
  const files = await Promise.all(formats.slice(2).map(([, make]) => make()));
  for (const [place, file] of [wavFile([spoken(16_000)], 16_000), ...files].entries()) {
    for (const part of [0.001, 0.01, 0.3, 0.7, 0.99]) {
      const outcome = await readRecording(file.slice(0, file.length * part)).catch((error) => error);
      t.ok(outcome instanceof UnusableRecording || outcome.pcm, `${place} at ${part}`);
    }
  }
});

t.test('a file with flipped bytes is heard or refused', async (t) => {
  const files = await Promise.all(formats.map(([, make]) => make()));
  for (const [place, file] of files.entries()) {
    const damage = noise(400);
    const broken = file.slice();
    for (let i = 0; i < 100; i++)
      broken[((damage[i] ?? 0) * 256 + (damage[i + 100] ?? 0)) % broken.length] = damage[i + 200] ?? 0;
    const outcome = await readRecording(broken).catch((error) => error);
    t.ok(outcome instanceof UnusableRecording || outcome.pcm, `${place}: ${outcome}`);
  }
});
