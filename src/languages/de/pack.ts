import type { Pack } from '../pack.js';
import { exampleRules, examples } from './examples.js';
import { foreign } from './foreign.js';
import { decades, genres, levels, moods, names, numbers } from './lexicon.js';
import { phrases } from './phrases.js';
import { music } from './templates/music.js';
import { named } from './templates/named.js';
import { order } from './templates/order.js';
import { questions } from './templates/questions.js';
import { taste } from './templates/taste.js';
import { transport } from './templates/transport.js';
import { vague } from './templates/vague.js';
import { volume } from './templates/volume.js';
import { wordClasses } from './word-classes.js';
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

/** What German speakers say. */
export const pack: Pack = {
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
    'ventilator',
    'lampe',
    'lampen',
    'thermostat',
    'heizung',
    'steckdose',
  ],
  functionwords,
  particles,
  separators,
  typewords,
  openers,
  danglers,
  fillers,
  foreign,
  rules: { ...rules, ...exampleRules },
  genres,
  moods,
  decades,
  numbers,
  levels,
  names,
  templates: [...transport, ...volume, ...order, ...music, ...questions, ...taste, ...vague, ...named],
  examples,
  wordClasses,
  phrases,
};
