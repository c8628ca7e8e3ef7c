import { packs } from '../src/languages/languages.js';
import { Catalogue } from '../workers/understand/catalogue.js';
import { understandPhrase } from '../workers/understand/understand.js';
import { type MadeName, NameMaker, readDictionary } from './support/name-maker.js';
import { Random } from './support/random.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'Understanding words, with and without a catalogue';

const services = ['bench'];

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const random = new Random(2026);
  const names = new NameMaker(random, readDictionary()).make(quick ? 50_000 : 200_000);
  const phrases = Array.from({ length: quick ? 1_000 : 5_000 }, () => said(names, random));
  progress('understanding without a catalogue');
  const bare = trial(phrases, new Catalogue());
  progress(`learning ${names.length} names`);
  const catalogue = new Catalogue();
  const started = performance.now();
  catalogue.learn('bench', 1, shared(names));
  catalogue.search('warm', services);
  const learnt = performance.now() - started;
  progress('understanding with the catalogue');
  return [
    ...rows('without a catalogue', bare),
    { name: 'learning', value: learnt, unit: 'ms', note: `${names.length} names` },
    ...rows('with a catalogue', trial(phrases, catalogue)),
  ];
}

interface Said {
  readonly text: string;
  readonly languagecode: string;
}

/** A phrase of a language with names in its slots. */
function said(names: readonly MadeName[], random: Random): Said {
  const { languagecode, phrases } = random.pick(packs);
  let text = random.pick(phrases);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/\[([^[\]()]*)\]/, (_, inside: string) => (random.chance(0.5) ? inside : ''))
      .replace(/\(([^[\]()]*)\)/, (_, inside: string) => random.pick(inside.split('|')));
  }
  const filled = text.replace(/\{(\w+)\}/g, (_, slot: string) =>
    slot === 'number' ? String(random.below(100)) : random.pick(names).name.toLowerCase(),
  );
  return { text: random.pick(filled.split('|')).replace(/\s+/g, ' ').trim(), languagecode };
}

/** Milliseconds that each phrase took, and of the processor, which is the same on a machine that others share. */
interface Times {
  readonly passed: readonly number[];
  readonly processor: readonly number[];
}

function trial(phrases: readonly Said[], catalogue: Catalogue): Times {
  for (const phrase of phrases.slice(0, 200)) understandPhrase({ ...phrase, services }, catalogue);
  const passed: number[] = [];
  const processor: number[] = [];
  for (const phrase of phrases) {
    const used = process.cpuUsage();
    const started = performance.now();
    understandPhrase({ ...phrase, services }, catalogue);
    passed.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  return { passed, processor };
}

function rows(how: string, { passed, processor }: Times): readonly Row[] {
  const total = passed.reduce((sum, time) => sum + time, 0);
  return [
    { name: `phrases, ${how}`, value: (1000 * passed.length) / total, unit: '/s' },
    { name: `p50, ${how}`, value: percentile(passed, 50), unit: 'ms' },
    { name: `p99, ${how}`, value: percentile(passed, 99), unit: 'ms' },
    { name: `processor time, p99, ${how}`, value: percentile(processor, 99), unit: 'ms' },
  ];
}

function shared(names: readonly MadeName[]): SharedArrayBuffer {
  const lines = names.map((name, id) => `${JSON.stringify({ ...name, ref: String(id) })}\n`);
  const bytes = Buffer.from(lines.join(''));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
