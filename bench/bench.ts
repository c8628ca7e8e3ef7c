/**
 * `npm run bench [-- suite …] [--quick] [--guard [--slack N]] [--json] [--save] [--data FOLDER]`: runs the
 * suites, each in a process of its own, and prints one table.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, readGuards } from './support/guards.js';
import type { Results, SuiteResult } from './support/results.js';
import type { Suite } from './support/suite.js';
import { table } from './support/table.js';

const root = join(import.meta.dirname, '..', '..');

const { values: flags, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    guard: { type: 'boolean', default: false },
    slack: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    data: { type: 'string' },
    /** Runs one suite here and prints its rows; how this program calls itself. */
    here: { type: 'boolean', default: false },
  },
});

/** Every suite there is: the files beside this one. */
function suites(): readonly string[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.js') && !['bench.js', 'report.js'].includes(file))
    .map((file) => file.slice(0, -'.js'.length))
    .sort();
}

async function runHere(name: string): Promise<void> {
  const suite: Suite = await import(`./${name}.js`);
  const started = performance.now();
  const progress = (message: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`  ${message}\n`);
  };
  const rows = await suite.run({ quick: flags.quick, data: flags.data, progress });
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const result: SuiteResult = { title: suite.title, seconds, rows };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

function runApart(name: string, music: string): SuiteResult {
  const args = [import.meta.filename, '--here', name];
  if (flags.quick) args.push('--quick');
  if (flags.data) args.push('--data', flags.data);
  const output = execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PARLANDO_BENCH_MUSIC: music },
  });
  return JSON.parse(output);
}

function say(line: string): void {
  if (!flags.json) process.stdout.write(`${line}\n`);
}

function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} x ${first?.model.trim() ?? 'unknown'}, ${gigabytes} GB`;
}

function save(results: Results): void {
  const folder = join(root, 'bench', 'results');
  const cpu = results.machine.replace(/[^A-Za-z0-9]+/g, '-').toLowerCase();
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${results.date.slice(0, 16).replace(':', '')}-${cpu}.json`),
    JSON.stringify(results, null, 2),
  );
}

function runAll(names: readonly string[]): boolean {
  const done: Record<string, SuiteResult> = {};
  const problems: string[] = [];
  const guards = flags.guard ? readGuards(root) : {};
  say(`${machine()} · node ${process.version} · load ${loadavg()[0]?.toFixed(1)}\n`);
  const music = mkdtempSync(join(tmpdir(), 'parlando-bench-music-'));
  for (const name of names) {
    try {
      const result = runApart(name, music);
      done[name] = result;
      problems.push(...broken({ guards, slack: Number(flags.slack) || 1 }, name, result.rows));
      say(`${name}: ${result.title} (${result.seconds} s)\n${table(result.rows)}\n`);
    } catch (error) {
      problems.push(`${name} failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  rmSync(music, { recursive: true });
  const results: Results = {
    date: new Date().toISOString(),
    machine: machine(),
    load: loadavg()[0] ?? 0,
    node: process.version,
    quick: flags.quick,
    suites: done,
  };
  if (flags.save) save(results);
  if (flags.json) process.stdout.write(`${JSON.stringify(results)}\n`);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

const known = suites();
const unknown = named.find((name) => !known.includes(name));
if (unknown) {
  process.stderr.write(`There is no suite "${unknown}"; there are ${known.join(', ')}.\n`);
  process.exitCode = 2;
} else if (flags.here) {
  for (const name of named) await runHere(name);
} else {
  process.exitCode = runAll(named.length > 0 ? named : known) ? 0 : 1;
}
