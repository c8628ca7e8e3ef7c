import type { Pack } from '../pack.js';
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
  typewords,
} from './words.js';

/** German. */
export const de: Pack = {
  languagecode: 'de',
  elisions: [],
  compounds: [
    'playlist',
    'playlists',
    'playliste',
    'playlisten',
    'wiedergabeliste',
    'musik',
    'lieder',
    'songs',
    'album',
    'konzert',
    'konzerte',
  ],
  functionwords,
  particles,
  separators,
  typewords,
  openers,
  danglers,
  fillers,
  foreign,
  rules,
  genres,
  moods,
  decades,
  numbers,
  levels,
  names,
  templates,
  examples: [],
  phrases,
};
