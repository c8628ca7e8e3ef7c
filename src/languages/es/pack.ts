import type { Pack } from '../pack.js';
import { others } from './examples/others.js';
import { pieces } from './examples/pieces.js';
import { requests } from './examples/requests.js';
import { foreign } from './foreign.js';
import { lexicon } from './lexicon.js';
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
import { words } from './words.js';

/** What Spanish speakers say. */
export const pack: Pack = {
  languagecode: 'es',
  elisions: [],
  compounds: [],
  ...words,
  ...lexicon,
  foreign,
  rules: { ...words.rules, ...pieces },
  templates: [...transport, ...volume, ...order, ...music, ...questions, ...taste, ...vague, ...named],
  examples: [...requests, ...others],
  wordClasses,
  phrases,
};
