import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { durationOf, readRecording, speechEnd } from '../../../src/cli/recording.js';
import { silence, tone, wav } from '../../support/sounds.js';

const folder = mkdtempSync(join(tmpdir(), 'parlando-recording-'));
t.teardown(() => rmSync(folder, { recursive: true }));

t.test('a stereo WAV file becomes one channel of 16-bit samples at its own rate', async (t) => {
  const path = join(folder, 'stereo.wav');
  const left = tone({ samplerate: 22050, seconds: 0.5, amplitude: 8000 });
  writeFileSync(path, wav([left, silence(left.length)], 22050));
  const recording = await readRecording(path);
  t.equal(recording.samplerate, 22050);
  t.equal(Math.round(durationOf(recording)), 500);
  const samples = new Int16Array(recording.pcm.buffer);
  t.ok(Math.abs(Math.max(...samples) - 4000) < 20, 'the mean of the channels');
});

t.test('the end of speech is where the last sound ends', async (t) => {
  const samples = Int16Array.from([
    ...silence(1600),
    ...tone({ samplerate: 16000, seconds: 1, amplitude: 9000 }),
    ...silence(8000),
  ]);
  t.equal(speechEnd({ samplerate: 16000, pcm: new Uint8Array(samples.buffer) }), 1100);
});

t.test('what is not a recording is refused in one sentence that names the file', async (t) => {
  const text = join(folder, 'notes.wav');
  writeFileSync(text, 'these are only words');
  await t.rejects(readRecording(text), { message: `${text} is not a WAV file.` });
  const missing = join(folder, 'missing.wav');
  await t.rejects(readRecording(missing), { message: `${missing} cannot be read.` });
  const fast = join(folder, 'fast.wav');
  writeFileSync(fast, wav([silence(9600)], 96000));
  await t.rejects(readRecording(fast), { message: /96000 samples a second/ });
});
