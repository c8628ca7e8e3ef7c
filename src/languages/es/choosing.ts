import type { Choosing } from '../replies.js';

/** How people pick one of several things that were offered. */
export const choosing: Choosing = {
  ordinals: [
    ['primero', 'primera', 'uno', 'número uno'],
    ['segundo', 'segunda', 'dos', 'número dos'],
    ['tercero', 'tercera', 'último', 'última', 'tres', 'número tres'],
  ],
  phrases: ['[(el|la)] {ordinal}', '[(el|la)] de {choice}', '[quiero] {choice}'],
  fillers: 'el la lo de del quiero por favor',
};
