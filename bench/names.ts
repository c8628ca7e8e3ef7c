import { fold } from '../src/names/fold.js';
import { NameIndex } from '../src/names/name-index.js';
import { Mishearing, mistyped } from './support/name-errors.js';
import { type MadeName, NameMaker, readDictionary } from './support/name-maker.js';
import { Random } from './support/random.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'Finding names that were mistyped or misheard';

export async function run({ quick }: SuiteArgs): Promise<readonly Row[]> {
  const count = quick ? 50_000 : 200_000;
  const random = new Random(2026);
  const dictionary = readDictionary();
  const names = new NameMaker(random, dictionary).make(count);
  const mishearing = new Mishearing(dictionary);

  const started = performance.now();
  const index = new NameIndex();
  for (const [id, name] of names.entries()) index.add({ id, ...name });
  index.search('warm', {});
  const built = performance.now() - started;

  const said = { index, names, random, queries: quick ? 1_000 : 2_000 };
  const typed = trial(said, (name) => mistyped(name, random));
  const heard = trial(said, (name) => mishearing.misheard(name, random));
  const times = [...typed.times, ...heard.times];
  return [
    { name: 'building the index', value: built, unit: 'ms', note: `${count} names` },
    { name: 'memory a name', value: index.bytes / count, unit: 'bytes' },
    ...accuracy('mistyped', typed),
    ...accuracy('misheard', heard),
    { name: 'search, p50', value: percentile(times, 50), unit: 'ms' },
    { name: 'search, p99', value: percentile(times, 99), unit: 'ms' },
  ];
}

function accuracy(errors: string, found: { readonly first: number; readonly among: number }): readonly Row[] {
  return [
    { name: `${errors}: found first`, value: found.first * 100, unit: '%' },
    { name: `${errors}: among the first 64`, value: found.among * 100, unit: '%' },
  ];
}

interface Said {
  readonly index: NameIndex;
  readonly names: readonly MadeName[];
  readonly random: Random;
  readonly queries: number;
}

function trial({ index, names, random, queries }: Said, err: (name: string) => string) {
  const times: number[] = [];
  let first = 0;
  let among = 0;
  for (let query = 0; query < queries; query++) {
    const wanted = random.pick(names);
    const asked = err(wanted.name);
    const started = performance.now();
    const found = index.search(asked, { types: [wanted.type], limit: 64 });
    times.push(performance.now() - started);
    const place = found.findIndex(({ id }) => fold(names[id]?.name ?? '') === fold(wanted.name));
    if (place === 0) first++;
    if (place >= 0) among++;
  }
  return { times, first: first / queries, among: among / queries };
}
