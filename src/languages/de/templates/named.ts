import type { Template } from '../../pack.js';

const PLAY = '(<spiel>|starte|schalt|schalte|wechsel|wechsle)';

/** What German speakers say of names: with any other words in their place it would be no request, or another one. */
export const named: readonly Template[] = [
  {
    intent: 'play_playlist',
    named: true,
    says: [
      `${PLAY} [(auf|zu|zur)] [<mein>] [<plist>] {playlist} [<plist>] <ab>`,
      '(öffne|starte) [<mein>] {playlist}',
    ],
  },
  {
    intent: 'shuffle_on',
    named: true,
    says: ['(misch|mische|shuffle) [<mein>] [<plist>] {playlist} [(durch|<plist>)]'],
  },
  {
    intent: 'modify_playlist',
    named: true,
    says: [
      '<add> <dies> [<lied>] <zu> [<mein>] {playlist} <rein>',
      '(nimm|entfern|entferne|lösch|lösche|wirf) <dies> [<lied>] (aus|von) [<mein>] {playlist} [(raus|heraus)]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    named: true,
    says: [
      `${PLAY} [(was|etwas|mehr|musik|lieder)] [von] {artist} <ab>`,
      '(ich will|ich möchte|ich hätte gern|gibt es|hast du|habt ihr) [(was|etwas|mehr|musik|lieder)] [von] {artist} [(hören|da)]',
    ],
  },
  { intent: 'play_song', named: true, cost: 0.1, says: [`${PLAY} {track} [von {artist}] <ab>`] },
  { intent: 'play_album', named: true, cost: 0.18, says: [`${PLAY} {album} [von {artist}] <ab>`] },
  {
    intent: 'play_radio',
    named: true,
    cost: 0.2,
    says: [`${PLAY} [(auf|zu|zum)] [(den sender|sender|radio)] {station} [(an|ein|um|ab)]`],
  },
  {
    intent: 'get_artist_info',
    named: true,
    says: [
      '(wer ist|wer war|wer sind|wer waren|was weißt du über|erzähl mir von|erzähl mir was über|erzähl mir etwas über|infos über) {artist}',
    ],
  },
  {
    intent: 'get_album_info',
    named: true,
    says: ['(erzähl mir was über|erzähl mir etwas über|was weißt du über) {album}'],
  },
  {
    intent: 'get_performance_info',
    named: true,
    says: [
      'wer (singt|sang|spielt|schrieb) {track}',
      'wer hat {track} (gesungen|geschrieben|gemacht|gespielt|aufgenommen)',
      'von wem ist {track}',
    ],
  },
  {
    intent: 'get_concert_info',
    named: true,
    says: [
      '(wann|wo) (spielt|spielen|kommt|kommen|ist|sind|tritt|treten) {artist} [(auf|live|auf tour|wieder)] [...]',
      '(spielt|spielen|kommt|kommen|ist|sind) {artist} (bald|live|in der nähe|hier|auf tour|demnächst) [...]',
    ],
  },
];
