import type { Language } from '../language.js';
import { pack } from './pack.js';
import { replies } from './replies.js';

/** English. */
export const en: Language = {
  pack,
  replies,
  dangling: 'a an the my some any by from of on in to and or with for like play put add find called named',
  nameless:
    "radio station stations channel fm am music song songs tune tunes playlist list play playing put on off turn start open switch tune in to at the a an some any my me us our for of i we want would like love need hear listen have please can could you will now just again something anything kitchen living room bedroom bathroom here and with it this that what is band artist singer group album record track one who when where which how why do does did are was were has had been be there their they them he she his her hers next other else also much really not no don't t s so very great good best albums records concerts concert shows show tour gigs formed founded started begin began born died released come came wrote written sings sing sang sung singing made ever still yet many long old new",
  choosing: {
    ordinals: [
      ['first', 'first one', 'former', 'one', 'number one'],
      ['second', 'second one', 'latter', 'two', 'number two'],
      ['third', 'third one', 'last one', 'three', 'number three'],
    ],
    phrases: [
      '[no] [i mean] [the] {ordinal}',
      '[no] [i mean] [the one] (by|from) {choice}',
      '[no] [i mean] {choice}',
      '[no] [i mean] [the] {kind}',
      '(yes|yeah|sure|that is right)',
      '(no|nope|never mind|none of them|neither [of them]|forget it)',
    ],
    fillers: 'the i mean want play it is that of them one by from please',
    kinds: {
      song: 'song track tune',
      album: 'album record',
      artist: 'artist band singer group',
      playlist: 'playlist list',
      station: 'station radio',
    },
    yes: 'yes yeah yep sure right correct exactly okay ok',
    no: 'no nope neither none never mind nothing forget',
  },
  editing: {
    remove: 'remove delete take drop erase',
    create: 'create make start build new',
  },
  sticking: {
    genre: 'genre style kind type sort',
    era: 'era decade decades period time times age years year',
  },
};
