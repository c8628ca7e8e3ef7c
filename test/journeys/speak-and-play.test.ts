/** The demo as a test: from a spoken request to decoded music, every part a real one. */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';

const parlando = join(import.meta.dirname, '..', '..', 'src', 'parlando.js');

function demo(t: { testdir(): string }, ...options: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, TMPDIR: t.testdir() };
  return promisify(execFile)(process.execPath, [parlando, 'demo', ...options], { env });
}

t.test('a person asks for an artist, and the speaker plays that artist', async (t) => {
  const { stdout } = await demo(t, '--json', '--say', 'play something by granite motel');
  const report = JSON.parse(stdout);
  t.match(report, {
    heard: 'play something by granite motel',
    intent: { entities: { artist: /granite motel/i } },
    playable: { id: String, name: String },
    stream: { codec: /^(mp3|flac)$/, seconds: Number, bytes: Number },
  });
  t.ok(
    report.playable.items.every(
      (item: { artistdisplayname: string }) => item.artistdisplayname === 'Granite Motel',
    ),
  );
  t.ok(report.stream.seconds > 5, 'music, decoded');
  t.match(
    report.actions.map(({ action }: { action: string }) => action),
    ['playplayable'],
  );
  const { voiceactivity, speechended, voicephrase, voiceresult } = report.timings;
  t.ok(voiceactivity < voicephrase && speechended < voicephrase, 'in this order');
  t.ok(voicephrase <= voiceresult);
  t.strictSame(Object.keys(report.playable), ['id', 'name', 'items']);
  t.strictSame(Object.keys(report.stream), ['codec', 'seconds', 'bytes']);
  const left = readdirSync(t.testdirName).filter((name) => name.startsWith('parlando'));
  t.strictSame(left, [], 'nothing is left behind');
});

t.test('a person is told what happens while it happens, and what to do next', async (t) => {
  const { stdout } = await demo(t, '--say', 'set the volume to thirty');
  t.match(stdout, /voiceactivity[\s\S]*voicephrase[\s\S]*voiceresult +volume_quiet[\s\S]*What next/);
});

t.test('what is no recording is refused in one sentence, with a failing exit code', async (t) => {
  await t.rejects(demo(t, '--wav', '/no/such/recording.wav'), {
    code: 1,
    stderr: '/no/such/recording.wav cannot be read.\n',
  });
});
