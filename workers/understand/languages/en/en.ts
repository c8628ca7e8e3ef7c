import type { Pack } from '../pack.js';
import { exampleRules, examples } from './examples.js';
import { foreign } from './foreign.js';
import { decades, genres, levels, moods, names, numbers } from './lexicon.js';
import { phrases } from './phrases.js';
import { templates } from './templates.js';
import {
  danglers,
  fillers,
  functionwords,
  openers,
  particles,
  rules,
  separators,
  service,
  typewords,
} from './words.js';

/** English. */
export const en: Pack = {
  languagecode: 'en',
  elisions: [],
  compounds: [],
  functionwords,
  particles,
  separators,
  typewords,
  openers,
  danglers,
  fillers,
  foreign,
  rules: { ...rules, ...exampleRules, service },
  genres,
  moods,
  decades,
  numbers,
  levels,
  names,
  templates,
  examples,
  phrases,
};
