import type { Template } from '../../pack.js';

const PLAY = '(<joue>|allume|va sur|passe sur|passe à)';

/** What French speakers say of names: with any other words in their place it would be no request, or another one. */
export const named: readonly Template[] = [
  {
    intent: 'play_playlist',
    named: true,
    says: [`${PLAY} [<mon>] [<plist>] {playlist}`, '(ouvre|ouvrez) [<mon>] {playlist}'],
  },
  {
    intent: 'shuffle_on',
    named: true,
    says: ['(mélange|mélangez|mélanger) [<mon>] [<plist>] {playlist}'],
  },
  {
    intent: 'modify_playlist',
    named: true,
    says: [
      '<ajoute> <ce> [<chanson>] <dans> [<mon>] {playlist}',
      '(retire|enlève|supprime|retirez|enlevez|supprimez) <ce> [<chanson>] (de|du|des) [<mon>] {playlist}',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    named: true,
    says: [
      `${PLAY} [<du>] [(<musique> de|<musique> d)] {artist}`,
      "(je veux|je voudrais|j'aimerais|tu as|as tu|il y a) [<du>] [(<musique> de|<musique> d)] {artist}",
    ],
  },
  { intent: 'play_song', named: true, cost: 0.1, says: [`${PLAY} {track} [(de|d) {artist}]`] },
  { intent: 'play_album', named: true, cost: 0.18, says: [`${PLAY} {album} [(de|d) {artist}]`] },
  {
    intent: 'play_radio',
    named: true,
    cost: 0.2,
    says: [`${PLAY} [(la station|la radio|radio)] {station}`],
  },
  {
    intent: 'get_artist_info',
    named: true,
    says: [
      "(qui est|qui était|qui sont|c'est qui|parle moi de|parle moi d|parlez moi de|que sais tu de|que sais tu sur|dis m'en plus sur) {artist}",
    ],
  },
  {
    intent: 'get_album_info',
    named: true,
    says: ["(parle moi de|que sais tu de|dis m'en plus sur) {album}"],
  },
  {
    intent: 'get_performance_info',
    named: true,
    says: [
      'qui (chante|a chanté|a écrit|joue|a composé|a fait) {track}',
      '(de qui est|c est de qui) {track}',
    ],
  },
  {
    intent: 'get_concert_info',
    named: true,
    says: [
      '(quand|où) [est ce que] (joue|passe|chante|se produit|est) {artist} [...]',
      '(quand|où) [est ce que] {artist} (joue|passe|chante|se produit|vient|est) [...]',
      '[est ce que] {artist} (passe|joue|est en tournée|est en concert|vient) [(ici|bientôt|près d ici)] [...]',
    ],
  },
];
