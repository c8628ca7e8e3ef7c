/** The commands as a person calls them, each in a process of its own on an empty data folder. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import t, { type Test } from 'tap';

const parlando = join(import.meta.dirname, '..', '..', '..', 'src', 'parlando.js');

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(
  data: string,
  args: readonly string[],
  { input = '', ...env }: Record<string, string> = {},
): Promise<Outcome> {
  const options = { env: { ...process.env, PARLANDO_DATA: data, ...env } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [parlando, ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    );
    child.stdin?.end(input);
  });
}

async function json(t: Test, outcome: Promise<Outcome>): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await outcome;
  t.equal(code, 0, stderr);
  return JSON.parse(stdout);
}

t.test('a client, a user, an administrator and a token are made without a server', async (t) => {
  const data = t.testdir();
  const client = await json(t, run(data, ['client', 'create', '--name', 'an app', '--test', '--json']));
  t.match(client, { client_id: /./, secret: /./, name: 'an app', accounts: 'hosted', test: true });
  const user = ['user', 'create', '--email', 'ada@example.org', '--json'];
  t.match(await json(t, run(data, user, { PARLANDO_USER_PASSWORD: 'a long enough phrase' })), {
    userid: /./,
  });
  const admin = [
    'admin',
    'create',
    '--email',
    'bo@example.org',
    '--role',
    'support',
    '--role',
    'firmware',
    '--json',
  ];
  t.match(await json(t, run(data, admin, { PARLANDO_ADMIN_PASSWORD: 'another long phrase' })), {
    adminid: /./,
    roles: ['support', 'firmware'],
  });
  const token = [
    'token',
    '--client',
    String(client.client_id),
    '--email',
    'ada@example.org',
    '--device',
    'kitchen',
  ];
  t.match(await json(t, run(data, [...token, '--json'])), { access_token: /./, expires_in: 86_400 });
  const { stdout } = await run(data, token);
  t.match(stdout, /^[\w-]{43}\n$/, 'only the token, for a script');
});

t.test('what goes wrong is one sentence on stderr', async (t) => {
  const data = t.testdir();
  const wrong: readonly (readonly [readonly string[], number, RegExp])[] = [
    [
      ['token', '--client', 'nobody', '--device', 'kitchen'],
      1,
      /^A token of scope speech needs --email\.\n$/,
    ],
    [
      ['user', 'create', '--email', 'ada@example.org'],
      1,
      /^There is no password, and nobody to ask for one\.\n$/,
    ],
    [
      ['speak', '/no/such.wav', '--device', 'kitchen', '--token', 'x'],
      1,
      /^\/no\/such\.wav cannot be read\.\n$/,
    ],
    [['client', 'create'], 2, /required option '--name <name>'/],
    [['dance'], 2, /unknown command 'dance'/],
  ];
  for (const [args, code, stderr] of wrong) {
    t.match(await run(data, args), { code, stdout: '', stderr }, args.join(' '));
  }
});

t.test('a wrong setting stops the start with a sentence that names it', async (t) => {
  const outcome = await run(t.testdir(), ['start'], { PARLANDO_PORT: 'eighty' });
  t.match(outcome, { code: 1, stderr: 'PARLANDO_PORT must be a port from 0 to 65535, not "eighty".\n' });
});

t.test('every command explains itself', async (t) => {
  for (const args of [
    [],
    ['start'],
    ['demo'],
    ['client', 'create'],
    ['user', 'create'],
    ['token'],
    ['say'],
  ]) {
    const { code, stdout } = await run(t.testdir(), [...args, '--help']);
    t.equal(code, 0);
    t.match(stdout, /^Usage: parlando/);
  }
});

t.test('the words of JSON lines are understood, and a line that is none is named', async (t) => {
  const input = '{"text":"play some jazz"}\nplay some jazz\n';
  const { code, stdout, stderr } = await run(t.testdir(), ['understand'], { input });
  t.match(JSON.parse(stdout), { text: 'play some jazz', lang: 'en', entities: { genre: 'jazz' } });
  t.match({ code, stderr }, { code: 1, stderr: 'Line 2 is not a JSON object with a "text".\n' });
});

t.test('what a speaker is told wrongly is one sentence, before anything is started', async (t) => {
  const data = t.testdir();
  const speaker = ['--device', 'kitchen', '--token', 'x'];
  const nowhere = await run(data, ['say', 'stop', ...speaker, '--server', 'here']);
  t.match(nowhere, { code: 2, stderr: /--server.*must be an address that begins with http/ });
  const both = await run(data, ['demo', '--say', 'stop', '--wav', 'stop.wav']);
  t.match(both, { code: 2, stderr: /--say.*cannot be used with.*--wav/ });
  const missing = await run(data, ['demo', '--wav', 'nowhere.wav']);
  t.match(missing, { code: 1, stdout: '', stderr: 'nowhere.wav cannot be read.\n' });
});

t.test('a server whose login providers cannot be read says so, and ends', async (t) => {
  const data = t.testdir({ 'providers.json': 'none' });
  const { code, stderr } = await run(data, ['start'], {
    PARLANDO_PORT: '0',
    PARLANDO_LOGIN_PROVIDERS: join(data, 'providers.json'),
    // Nothing listens there; the server would wait for them.
    PARLANDO_SPEECH_ENGINE: '127.0.0.1:1',
    PARLANDO_CONTENT_ENGINES: '127.0.0.1:1',
  });
  t.equal(code, 1);
  t.match(stderr, /^PARLANDO_LOGIN_PROVIDERS: .* cannot be read as JSON/);
});
