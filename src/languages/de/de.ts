import type { Language } from '../language.js';
import { replies } from './replies.js';

/** German. */
export const de: Language = {
  replies,
  dangling:
    'ein eine einen der die das den dem mein meine meinen etwas von vom aus auf in im zu zur zum und oder mit für wie spiel spiele namens',
  choosing: {
    ordinals: [
      ['erste', 'ersten', 'erstes', 'eins', 'nummer eins'],
      ['zweite', 'zweiten', 'zweites', 'zwei', 'nummer zwei'],
      ['dritte', 'dritten', 'drittes', 'letzte', 'drei', 'nummer drei'],
    ],
    phrases: [
      '[(der|die|das|den)] {ordinal}',
      '[ich meine] [(der|die|das|den)] (von|vom) {choice}',
      '[ich meine] {choice}',
    ],
    fillers: 'der die das den ich meine von vom bitte',
  },
  editing: {
    remove: 'entferne entfernen lösche löschen nimm streiche raus',
    create: 'erstelle erstellen lege mache neue anlegen',
  },
};
