import { execFile } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';
import { hostAndPort, OptionError, parsedOptions, wholeNumber } from '../../engines/command-line.js';

const ENGINES = join(import.meta.dirname, '..', '..', 'engines');

/** What each engine cannot do without. */
const NEEDS = {
  library: ['--demo', '--data', '/nowhere'],
  podcasts: ['--podcasts', 'http://feeds.example/', '--data', '/nowhere'],
  radio: ['--stations', '/nowhere'],
  sample: [],
  sherpa: ['--model', '/nowhere'],
  speech: [],
  subsonic: ['--server', 'http://music.example', '--data', '/nowhere'],
  template: [],
  wyoming: ['--hear', '127.0.0.1:10300'],
} as const;

/** Runs an engine that ends by itself. */
function ended(engine: string, ...args: readonly string[]) {
  const program = join(ENGINES, engine, 'main.js');
  return new Promise<{ code: unknown; said: string; complained: string }>((resolve) =>
    execFile(process.execPath, [program, ...args], (error, said, complained) =>
      resolve({ code: error?.code ?? 0, said, complained }),
    ),
  );
}

for (const [engine, needs] of Object.entries(NEEDS)) {
  t.test(`${engine} says how it is used, and names the option that it cannot follow`, async (t) => {
    const [usage, unknown, nowhere] = await Promise.all([
      ended(engine, '--help'),
      ended(engine, ...needs, '--nonsense'),
      ended(engine, ...needs, '--listen', 'anywhere'),
    ]);
    t.match(usage, { code: 0, said: `Usage: node dist/engines/${engine}/main.js `, complained: /^$/ });
    t.match(usage.said, '--listen HOST:PORT');
    t.strictSame(unknown, { code: 2, said: '', complained: `${engine}: Unknown option '--nonsense'.\n` });
    const complained = `${engine}: --listen must be HOST:PORT, not 'anywhere'.\n`;
    t.strictSame(nowhere, { code: 2, said: '', complained });
  });
}

t.test('what is wrong with a command line is one sentence', async (t) => {
  const read = (...args: string[]) =>
    parsedOptions(args, { model: { type: 'string' }, quick: { type: 'boolean' } });
  t.strictSame({ ...read('--model', 'm') }, { model: 'm' });
  for (const [args, problem] of [
    [['--mode'], "Unknown option '--mode'."],
    [['--model'], "Option '--model <value>' argument missing."],
    [['--model', '--quick'], "Option '--model' argument is ambiguous."],
    [['--quick=yes'], "Option '--quick' does not take an argument."],
    [['model'], "Unexpected argument 'model'."],
  ] as const)
    t.throws(() => read(...args), new OptionError(problem));
});

t.test('numbers and addresses are read whole', async (t) => {
  t.equal(wholeNumber('--n', '7', { most: 9 }), 7);
  for (const value of ['', '-1', '1.5', '1e1', '0', '10'])
    t.throws(
      () => wholeNumber('--n', value, { least: 1, most: 9 }),
      new OptionError(`--n must be a whole number from 1 to 9, not '${value}'.`),
    );
  t.strictSame(hostAndPort('--at', '[::1]:80', { leastPort: 1 }), { host: '[::1]', port: 80 });
  for (const value of ['', ':80', 'host', 'host:', 'host:0', 'host:65536', 'host:http'])
    t.throws(() => hostAndPort('--at', value, { leastPort: 1 }), /--at must be HOST:PORT, not '/);
});
