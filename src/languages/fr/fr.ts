import type { Language } from '../language.js';
import { pack } from './pack.js';
import { replies } from './replies.js';

/** French. */
export const fr: Language = {
  pack,
  replies,
  dangling:
    'un une le la les l mon ma mes du de des d par sur dans à au et ou avec pour comme joue jouer mets mettre appelé appelée',
  nameless:
    "radio station chaîne fm musique chanson chansons playlist liste mets mettre joue jouer allume lance ouvre démarre écoute écouter la le les l un une des de du ma mon mes me moi nous je j on veux voudrais aimerais peux tu pouvez vous s'il te plaît plait svp dans cuisine salon chambre ici maintenant et avec pour quelque chose n'importe quoi groupe artiste chanteur chanteuse album disque titre morceau qui que quand où quel quelle quels quelles comment pourquoi est sont a ont était étaient il elle ils elles son sa ses leur leurs ce cet cette ces prochain prochaine autre aussi très pas ne n c d qu encore nouveau nouvelle nouveaux albums disques concerts concert tournée commencé formé fondé séparé né née mort sorti chante chanté écrit fait longtemps vieux toujours",
  choosing: {
    ordinals: [
      ['premier', 'première', 'un', 'numéro un'],
      ['deuxième', 'second', 'seconde', 'deux', 'numéro deux'],
      ['troisième', 'dernier', 'dernière', 'trois', 'numéro trois'],
    ],
    phrases: [
      '[non] [(le|la)] {ordinal}',
      '[(celui|celle)] (de|du) {choice}',
      '[non] [je veux] {choice}',
      '[non] [(le|la)] {kind}',
      '(oui|exactement)',
      '(non|aucun|laisse tomber)',
    ],
    fillers: "le la l' celui celle de du je veux joue plaît s'il te vous",
    kinds: {
      song: 'chanson titre morceau',
      album: "album l'album disque",
      artist: "artiste l'artiste groupe chanteur chanteuse",
      playlist: 'playlist liste',
      station: 'station radio',
    },
    yes: "oui ouais exactement d'accord ok",
    no: 'non aucun aucune rien laisse tomber',
  },
  editing: {
    remove: 'enlève enlever retire retirer supprime supprimer efface',
    create: 'crée créer fais nouvelle',
  },
  sticking: {
    genre: 'genre style type',
    era: 'époque décennie période ère années année',
  },
};
