import type { Language } from '../language.js';
import { replies } from './replies.js';

/** English. */
export const en: Language = {
  replies,
  dangling: 'a an the my some any by from of on in to and or with for like play put add find called named',
  choosing: {
    ordinals: [
      ['first', 'first one', 'former', 'one', 'number one'],
      ['second', 'second one', 'latter', 'two', 'number two'],
      ['third', 'third one', 'last one', 'three', 'number three'],
    ],
    phrases: ['[the] {ordinal}', '[i mean] [the one] (by|from) {choice}', '[i mean] {choice}'],
    fillers: 'the i mean one by from please',
  },
  editing: {
    remove: 'remove delete take drop erase',
    create: 'create make start build new',
  },
};
