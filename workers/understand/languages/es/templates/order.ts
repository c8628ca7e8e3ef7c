import type { Template } from '../../pack.js';

/** How Spanish speakers shuffle and repeat. */
export const order: readonly Template[] = [
  {
    intent: 'shuffle_on',
    says: [
      '(aleatorio|modo aleatorio|reproducción aleatoria|mezcla|mezclar|al azar|shuffle)',
      '(activa|activar|pon|poner|enciende|inicia) [<este>] [(el|la|en)] (modo aleatorio|reproducción aleatoria|aleatorio|shuffle)',
      '(mezcla|mezclar|mezcle|baraja) [<este>|toda|todas|todo|todos] [<mi>] [(<musica>|<playlist>|<album>|biblioteca|colección|todo)]',
      '<pon> [<este>|toda|todas|todo] [<mi>] [(<musica>|<playlist>|<album>)] (en aleatorio|en modo aleatorio|aleatoriamente|al azar|en orden aleatorio|de forma aleatoria|mezcladas)',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.25,
    says: ['... (aleatorio|aleatoria|aleatoriamente|mezcla|mezclar|al azar|shuffle) ...'],
  },
  {
    intent: 'shuffle_off',
    says: [
      '(desactiva|desactivar|quita|quitar|apaga|detén|para|cancela) [<este>] (modo aleatorio|reproducción aleatoria|aleatorio|shuffle|mezcla)',
      '(deja|para) de mezclar',
      '(aleatorio|reproducción aleatoria) (off|desactivado|apagado)',
      '<pon> [<este>] [(<musica>|<playlist>|<album>)] en orden',
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(repite|repetir|repítela|repítelo|otra vez|de nuevo|en bucle|repetición|bis)',
      '(repite|repetir|repita) [<este>] (<cancion>|música|esto|eso|álbum|<playlist>) [(otra vez|de nuevo|en bucle)]',
      '(pon|poner|reproduce|reproducir|toca|escuchar) [<este>] (<cancion>|música|esto|eso|álbum|<playlist>) (otra vez|de nuevo|en bucle|en repetición|nuevamente|una vez más|en modo repetición)',
      '(activa|activar|pon|poner) [<este>] (repetición|modo repetición|bucle|modo repetir|repetir)',
      '(vuelve|volver) a (poner|reproducir|tocar|escuchar) [<este>] (<cancion>|esto|eso|álbum)',
      '(repite|repetir|repita) [<este>] [<cancion>] {track} [(de|por) {artist}]',
      '(pon|reproduce|escuchar) [<este>] [<cancion>] {track} [(de|por) {artist}] (otra vez|de nuevo|nuevamente)',
    ],
  },
  { intent: 'repeat_on', cost: 0.3, says: ['... (repite|repetir|otra vez|de nuevo|en bucle) ...'] },
  {
    intent: 'repeat_off',
    says: [
      '(desactiva|desactivar|quita|quitar|apaga|detén|cancela|para) [<este>] (repetición|modo repetición|bucle|repetir)',
      '(deja|para|no) [de] (repetir|repitas|repita) [<este>] [(<cancion>|<playlist>)]',
      '(repetición|bucle) (off|desactivada)',
    ],
  },
];
