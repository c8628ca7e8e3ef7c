import type { Language } from '../language.js';
import { replies } from './replies.js';

/** French. */
export const fr: Language = {
  replies,
  dangling:
    'un une le la les l mon ma mes du de des d par sur dans à au et ou avec pour comme joue jouer mets mettre appelé appelée',
  choosing: {
    ordinals: [
      ['premier', 'première', 'un', 'numéro un'],
      ['deuxième', 'second', 'seconde', 'deux', 'numéro deux'],
      ['troisième', 'dernier', 'dernière', 'trois', 'numéro trois'],
    ],
    phrases: ['[(le|la)] {ordinal}', '[(celui|celle)] (de|du) {choice}', '[je veux] {choice}'],
    fillers: 'le la celui celle de du je veux',
  },
  editing: {
    remove: 'enlève enlever retire retirer supprime supprimer efface',
    create: 'crée créer fais nouvelle',
  },
};
