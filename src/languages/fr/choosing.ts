import type { Choosing } from '../replies.js';

/** How people pick one of several things that were offered. */
export const choosing: Choosing = {
  ordinals: [
    ['premier', 'première', 'un', 'numéro un'],
    ['deuxième', 'second', 'seconde', 'deux', 'numéro deux'],
    ['troisième', 'dernier', 'dernière', 'trois', 'numéro trois'],
  ],
  phrases: ['[(le|la)] {ordinal}', '[(celui|celle)] (de|du) {choice}', '[je veux] {choice}'],
  fillers: 'le la celui celle de du je veux',
};
