import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFolder } from './soundswallower-module.js';

/** A model of how a language sounds, as files on this machine. */
export interface AcousticModel {
  /** What operators see, for example "en-us". */
  readonly name: string;
  /** Two letters. */
  readonly language: string;
  /** The folder of mdef, means, variances and so on, absolute. */
  readonly folder: string;
  readonly dictionary: string;
  readonly noises: string;
  /** The parameters of the features, by the names that Sphinx gives them. */
  readonly features: Readonly<Record<string, string | number | boolean>>;
}

/** Which models may be used: those that come with the engine, or better ones too where they are installed. */
export type ModelChoice = 'bundled' | 'installed';

/** Where distributions put the 16 kHz English model (Debian's package pocketsphinx-en-us). */
const INSTALLED_FOLDERS = [
  '/usr/share/pocketsphinx/model/en-us',
  '/usr/local/share/pocketsphinx/model/en-us',
];

/** The best model of each language on this machine. */
export async function findModels(choice: ModelChoice): Promise<readonly AcousticModel[]> {
  const installed = choice === 'installed' ? await installedEnglish() : undefined;
  return [installed ?? (await bundled('en-us')), await bundled('fr-fr')];
}

async function bundled(name: string): Promise<AcousticModel> {
  const folder = join(modelFolder(), name);
  return {
    name,
    language: name.slice(0, 2),
    folder,
    dictionary: join(folder, 'dict.txt'),
    noises: join(folder, 'noisedict.txt'),
    features: JSON.parse(await readFile(join(folder, 'feat_params.json'), 'utf8')),
  };
}

async function installedEnglish(): Promise<AcousticModel | undefined> {
  const root = INSTALLED_FOLDERS.find((folder) => existsSync(join(folder, 'en-us', 'feat.params')));
  if (!root) return undefined;
  const folder = join(root, 'en-us');
  return {
    name: 'en-us 16 kHz',
    language: 'en',
    folder,
    dictionary: join(root, 'cmudict-en-us.dict'),
    noises: join(folder, 'noisedict'),
    features: parseFeatures(await readFile(join(folder, 'feat.params'), 'utf8')),
  };
}

/** What the format's yes and no are; everything else is a number or a word. */
const SWITCHES: Readonly<Record<string, boolean>> = { yes: true, no: false };
/** Parameters that belong to other programs than the decoder. */
const FOREIGN = new Set(['agc', 'model']);

/** Reads the parameters that come with a Sphinx model: `-name value` on each line. */
export function parseFeatures(text: string): Readonly<Record<string, string | number | boolean>> {
  const pairs = [...text.matchAll(/^-(\w+)\s+(\S+)\s*$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  return Object.fromEntries(
    pairs
      .filter(([name]) => !FOREIGN.has(name))
      .map(([name, value]) => [
        name,
        SWITCHES[value] ?? (Number.isNaN(Number(value)) ? value : Number(value)),
      ]),
  );
}
