import type { Choosing } from '../replies.js';

/** How people pick one of several things that were offered. */
export const choosing: Choosing = {
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
};
