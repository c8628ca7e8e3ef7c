import type { Choosing } from '../replies.js';

/** How people pick one of several things that were offered. */
export const choosing: Choosing = {
  ordinals: [
    ['first', 'first one', 'former', 'one', 'number one'],
    ['second', 'second one', 'latter', 'two', 'number two'],
    ['third', 'third one', 'last one', 'three', 'number three'],
  ],
  phrases: ['[the] {ordinal}', '[i mean] [the one] (by|from) {choice}', '[i mean] {choice}'],
  fillers: 'the i mean one by from please',
};
