/**
 * Finds the weights by which the speech engine tells requests from unrelated speech (`certainty.ts`):
 * `node dist/bench/hearing/calibrate.js [--models bundled|installed] FOLDER …`, folders as of
 * `npm run bench -- hearing --data`; the first one with a catalogue gives the names.
 */
import { parseArgs } from 'node:util';

import compile from '../../engines/speech/contexts/compiling-thread.js';
import { type AcousticModel, findModels } from '../../engines/speech/recognition/acoustic-model.js';
import { certainty, type Evidence, type Weights } from '../../engines/speech/recognition/certainty.js';
import { Ears } from '../../engines/speech/recognition/ears.js';
import { phrasesOf } from '../../workers/understand/phrases.js';
import { type Clip, Player, readRecordings } from './recordings.js';

/** What was found of a clip. */
interface Case {
  readonly said: boolean;
  readonly evidence: Evidence;
}

/** How many unrelated phrases may be accepted. */
const MOST_ACCEPTED = 0.015;
const KEYS = ['overSounds', 'worseHalf', 'soundsAlike', 'freelyAlike', 'sameForVoices'] as const;
/** What a request's length weighs is set: see `certainty.ts`. */
const WORDS = -1.5;

async function calibrate(model: AcousticModel, folders: readonly string[]): Promise<void> {
  const all = await Promise.all(
    folders.map(async (folder) => ({ folder, ...(await readRecordings(folder)) })),
  );
  const names = all.find((each) => each.names.length > 0)?.names ?? [];
  const vocabulary = { phrases: phrasesOf('en'), names: names.map((name) => ({ ...name, weight: 1 })) };
  const compiled = await compile({ model, vocabulary });
  if ('problem' in compiled) throw new Error(compiled.problem);
  const ears = await Ears.load(model);
  ears.use(compiled.phrases, compiled.freeSpeech);
  const player = new Player();
  const cases: Case[] = [];
  const tally = { said: 0, right: 0, unrelated: 0 };
  for (const { folder, clips } of all) {
    for (const clip of clips.filter(counts)) {
      const unrelated = clip.kind === 'oog' || clip.text === undefined;
      const { heard, evidence } = ears.weigh(samplesOf(await player.read(folder, clip)));
      const right = heard[0]?.words.join(' ') === clip.text;
      tally[unrelated ? 'unrelated' : 'said'] += 1;
      if (!unrelated && !right) continue;
      if (!unrelated) tally.right += 1;
      if (evidence) cases.push({ said: !unrelated, evidence });
    }
  }
  report(model, cases, tally);
}

/** Requests in heavy noise are seldom heard right; what was is no example of anything. */
function counts({ kind, snr }: Clip): boolean {
  return kind !== 'other' && snr !== 5;
}

function samplesOf({ pcm }: { readonly pcm: Buffer }): Float32Array {
  return Float32Array.from({ length: pcm.length >> 1 }, (_, index) => pcm.readInt16LE(index * 2) / 32_768);
}

function report(model: AcousticModel, cases: readonly Case[], tally: Readonly<Record<string, number>>): void {
  const fitted = fit(cases);
  const score = ({ evidence }: Case, weights: Weights) => logit(certainty(evidence, weights));
  const unrelated = cases.filter(({ said }) => !said).map((each) => score(each, fitted));
  const allowed = Math.floor((tally.unrelated ?? 0) * MOST_ACCEPTED);
  const threshold = Math.max(0, unrelated.sort((one, other) => other - one)[allowed] ?? 0);
  const weights = { ...fitted, constant: fitted.constant - threshold - 0.01 };
  const kept = cases.filter((each) => each.said && score(each, weights) > 0).length;
  const accepted = cases.filter((each) => !each.said && score(each, weights) > 0).length;
  console.log(
    JSON.stringify({ model: model.name, ...tally, kept, accepted, fitted: fitted.constant, weights }),
  );
}

function logit(probability: number): number {
  return Math.log(probability / (1 - probability));
}

/** Logistic regression by gradient ascent, both kinds of cases weighing the same. */
function fit(cases: readonly Case[]): Weights {
  const said = cases.filter((each) => each.said).length;
  const weights = {
    overSounds: 0,
    worseHalf: 0,
    soundsAlike: 0,
    freelyAlike: 0,
    sameForVoices: 0,
    words: WORDS,
    constant: 0,
  };
  const scale = { overSounds: 0.02, worseHalf: 0.001, soundsAlike: 10, freelyAlike: 2, sameForVoices: 2 };
  for (let step = 0; step < 20_000; step += 1) {
    const slope = {
      overSounds: 0,
      worseHalf: 0,
      soundsAlike: 0,
      freelyAlike: 0,
      sameForVoices: 0,
      constant: 0,
    };
    for (const { said: wanted, evidence } of cases) {
      const error = (Number(wanted) - certainty(evidence, weights)) / (wanted ? said : cases.length - said);
      for (const key of KEYS) slope[key] += error * evidence[key];
      slope.constant += error;
    }
    for (const key of KEYS) weights[key] += 0.3 * scale[key] * slope[key];
    weights.constant += 0.3 * slope.constant;
  }
  return weights;
}

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { models: { type: 'string', default: 'installed' } },
});
const [english] = await findModels(values.models === 'bundled' ? 'bundled' : 'installed');
if (english) await calibrate(english, folders);
