import type { Pack } from '../pack.js';
import { foreign } from './foreign.js';
import { decades, genres, levels, moods, names, numbers } from './lexicon.js';
import { phrases } from './phrases.js';
import { templates } from './templates.js';
import { fillers, functionwords, particles, rules, separators, service } from './words.js';

/** English. */
export const en: Pack = {
  languagecode: 'en',
  elisions: [],
  functionwords,
  particles,
  separators,
  fillers,
  foreign,
  rules: { ...rules, separators, service },
  genres,
  moods,
  decades,
  numbers,
  levels,
  names,
  templates,
  phrases,
};
