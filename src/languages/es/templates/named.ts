import type { Template } from '../../pack.js';

const PLAY = '(<pon>|enciende|cambia a|pasa a)';

/** What Spanish speakers say of names: with any other words in their place it would be no request, or another one. */
export const named: readonly Template[] = [
  {
    intent: 'play_playlist',
    named: true,
    says: [`${PLAY} [<mi>] [<plist>] {playlist}`, '(abre|abra) [<mi>] {playlist}'],
  },
  {
    intent: 'shuffle_on',
    named: true,
    says: ['(mezcla|mezcle|mezclar) [<mi>] [<plist>] {playlist}'],
  },
  {
    intent: 'modify_playlist',
    named: true,
    says: [
      '<anade> <este> [<cancion>] <en> [<mi>] {playlist}',
      '(quita|saca|elimina|borra|quite|saque|elimine|borre) <este> [<cancion>] (de|del) [<mi>] {playlist}',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    named: true,
    says: [
      `${PLAY} [(a|algo de|<musica> de)] {artist}`,
      '(quiero|quisiera|me gustaría|tienes|hay) [(a|algo de|<musica> de)] {artist}',
    ],
  },
  { intent: 'play_song', named: true, cost: 0.1, says: [`${PLAY} {track} [de {artist}]`] },
  { intent: 'play_album', named: true, cost: 0.18, says: [`${PLAY} {album} [de {artist}]`] },
  {
    intent: 'play_radio',
    named: true,
    cost: 0.2,
    says: [`${PLAY} [(la emisora|la radio|radio)] {station}`],
  },
  {
    intent: 'get_artist_info',
    named: true,
    says: [
      '(quién es|quién era|quiénes son|quiénes eran|háblame de|hábleme de|cuéntame algo de|qué sabes de|qué sabes sobre) {artist}',
    ],
  },
  { intent: 'get_album_info', named: true, says: ['(háblame de|qué sabes de|cuéntame algo de) {album}'] },
  {
    intent: 'get_performance_info',
    named: true,
    says: ['quién (canta|cantó|escribió|toca|compuso|hizo) {track}', 'de quién es {track}'],
  },
  {
    intent: 'get_concert_info',
    named: true,
    says: [
      '(cuándo|dónde) (toca|canta|actúa|viene|está|se presenta) {artist} [...]',
      '(toca|canta|actúa|viene|está) {artist} (pronto|en vivo|en directo|por aquí|de gira|cerca) [...]',
    ],
  },
];
