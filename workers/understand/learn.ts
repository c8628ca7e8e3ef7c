/**
 * Learns at build what workers would otherwise learn each time they start. Part of `npm run build`.
 */
import { packs } from '../../src/languages/languages.js';
import { grammarOf } from './grammars.js';
import { keepLearnt } from './learnt.js';

for (const { languagecode } of packs) grammarOf(languagecode);
keepLearnt();
