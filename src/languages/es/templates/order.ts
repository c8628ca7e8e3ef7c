import type { Template } from '../../pack.js';

/** How Spanish speakers shuffle and repeat. */
export const order: readonly Template[] = [
  {
    intent: 'shuffle_on',
    says: [
      '(aleatorio|modo aleatorio|reproducción aleatoria|mezcla|mezclar|al azar|shuffle|mezcle)',
      '(activa|activar|pon|poner|enciende|inicia|active|ponga|poné|encienda|prendé) [<este>] [(el|la|en)] (modo aleatorio|reproducción aleatoria|aleatorio|shuffle)',
      '(mezcla|mezclar|mezcle|baraja) [<este>|toda|todas|todo|todos] [<mi>] [(<musica>|<playlist>|<album>|biblioteca|colección|todo)]',
      '<pon> [<este>|toda|todas|todo] [<mi>] [(<musica>|<playlist>|<album>)] (en aleatorio|en modo aleatorio|aleatoriamente|al azar|en orden aleatorio|de forma aleatoria|mezcladas)',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.25,
    says: ['... (aleatorio|aleatoria|aleatoriamente|mezcla|mezclar|al azar|shuffle|mezcle) ...'],
  },
  {
    intent: 'shuffle_off',
    says: [
      '(desactiva|desactivar|quita|quitar|apaga|detén|para|cancela|desactive|quite|apague|detenga|detené|pare) [<este>] (modo aleatorio|reproducción aleatoria|aleatorio|shuffle|mezcla|mezcle)',
      '(deja|para|pare) de mezclar',
      '(aleatorio|reproducción aleatoria) (off|desactivado|apagado)',
      '<pon> [<este>] [(<musica>|<playlist>|<album>)] en orden',
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(repite|repetir|repítela|repítelo|otra vez|de nuevo|en bucle|repetición|bis|repita|repetí)',
      '(repite|repetir|repita|repetí) [<este>] (<cancion>|música|esto|eso|álbum|<playlist>) [(otra vez|de nuevo|en bucle)]',
      '(pon|poner|reproduce|reproducir|toca|escuchar|ponga|poné|reproduzca|reproducí|toque) [<este>] (<cancion>|música|esto|eso|álbum|<playlist>) (otra vez|de nuevo|en bucle|en repetición|nuevamente|una vez más|en modo repetición)',
      '(activa|activar|pon|poner|active|ponga|poné) [<este>] (repetición|modo repetición|bucle|modo repetir|repetir)',
      '(vuelve|volver|vuelva|volvé) a (poner|reproducir|tocar|escuchar) [<este>] (<cancion>|esto|eso|álbum)',
      '(repite|repetir|repita|repetí) [<este>] [<cancion>] {track} [(de|por) {artist}]',
      '(pon|reproduce|escuchar|ponga|poné|reproduzca|reproducí) [<este>] [<cancion>] {track} [(de|por) {artist}] (otra vez|de nuevo|nuevamente)',
    ],
  },
  { intent: 'repeat_on', cost: 0.3, says: ['... (repite|repetir|otra vez|de nuevo|en bucle) ...'] },
  {
    intent: 'repeat_off',
    says: [
      '(desactiva|desactivar|quita|quitar|apaga|detén|cancela|para|desactive|quite|apague|detenga|detené|pare) [<este>] (repetición|modo repetición|bucle|repetir)',
      '(deja|para|no|pare) [de] (repetir|repitas|repita) [<este>] [(<cancion>|<playlist>)]',
      '(repetición|bucle) (off|desactivada)',
    ],
  },
];
