import { fold } from '../src/names/fold.js';
import { NameIndex } from '../src/names/name-index.js';
import { Mishearing, mistyped } from './name-errors.js';
import { type MadeName, NameMaker, readDictionary } from './name-maker.js';
import { Random } from './random.js';

/** Finding names that were mistyped or misheard among 200,000: accuracy, time and memory. */
export async function run(args: readonly string[] = []): Promise<void> {
  const count = args.includes('--quick') ? 50_000 : 200_000;
  const random = new Random(Number(args.find((arg) => /^\d+$/.test(arg)) ?? 2026));
  const dictionary = readDictionary();
  const names = new NameMaker(random, dictionary).make(count);
  const mishearing = new Mishearing(dictionary);

  const started = performance.now();
  const index = new NameIndex();
  for (const [id, name] of names.entries()) index.add({ id, ...name });
  index.search('warm', {});
  const built = performance.now() - started;

  const typed = trial(index, names, random, (name) => mistyped(name, random));
  const heard = trial(index, names, random, (name) => mishearing.misheard(name, random));
  const times = [...typed.times, ...heard.times].sort((a, b) => a - b);
  console.log(
    `names       ${count} in ${built.toFixed(0)} ms, ${(index.bytes / count).toFixed(0)} bytes a name`,
  );
  for (const [label, { first, among }] of Object.entries({ typed, heard })) {
    console.log(`${label}       top-1 ${percent(first)}, among first 64 ${percent(among)}`);
  }
  console.log(`both        top-1 ${percent((typed.first + heard.first) / 2)}`);
  console.log(`search      p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, max ${at(times, 1)} ms`);
}

const QUERIES = 2000;

function trial(index: NameIndex, names: readonly MadeName[], random: Random, err: (name: string) => string) {
  const times: number[] = [];
  let first = 0;
  let among = 0;
  for (let query = 0; query < QUERIES; query++) {
    const wanted = random.pick(names);
    const asked = err(wanted.name);
    const started = performance.now();
    const found = index.search(asked, { types: [wanted.type], limit: 64 });
    times.push(performance.now() - started);
    const place = found.findIndex(({ id }) => fold(names[id]?.name ?? '') === fold(wanted.name));
    if (place === 0) first++;
    if (place >= 0) among++;
  }
  return { times, first: first / QUERIES, among: among / QUERIES };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
}

if (process.argv[1] === import.meta.filename) await run(process.argv.slice(2));
