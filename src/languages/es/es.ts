import type { Language } from '../language.js';
import { pack } from './pack.js';
import { replies } from './replies.js';

/** Spanish. */
export const es: Language = {
  pack,
  replies,
  dangling:
    'un una el la los las mi mis algo de del por en a al y o con para como pon toca reproduce llamado llamada',
  nameless:
    'radio emisora cadena fm música canción canciones lista pon poner ponme toca reproduce enciende abre inicia escuchar oír la el las los un una mi mis me nos quiero quisiera puedes podrías por favor en cocina salón dormitorio aquí ahora y con para algo alguna algún cualquier grupo artista cantante banda álbum disco tema quién qué cuándo dónde cuál cuáles cómo es son fue era eran ha han él ella ellos su sus este esta esto ese esa próximo próxima otro otra también muy no tan todavía aún nuevo nueva álbumes discos conciertos concierto gira empezó empezaron formó formaron fundó separaron nació murió salió canta cantan escribió hizo viejo muchos',
  choosing: {
    ordinals: [
      ['primero', 'primera', 'uno', 'número uno'],
      ['segundo', 'segunda', 'dos', 'número dos'],
      ['tercero', 'tercera', 'último', 'última', 'tres', 'número tres'],
    ],
    phrases: [
      '[no] [(el|la)] {ordinal}',
      '[(el|la)] de {choice}',
      '[no] [quiero] {choice}',
      '[no] [(el|la)] {kind}',
      '(sí|claro|exacto)',
      '(no|ninguno|déjalo)',
    ],
    fillers: 'el la lo de del quiero pon por favor',
    kinds: {
      song: 'canción tema',
      album: 'álbum disco',
      artist: 'artista grupo cantante banda',
      playlist: 'lista playlist',
      station: 'emisora radio',
    },
    yes: 'sí si claro exacto vale ok',
    no: 'no ninguno ninguna nada déjalo',
  },
  editing: {
    remove: 'quita quitar elimina eliminar borra borrar saca',
    create: 'crea crear haz nueva',
  },
  sticking: {
    genre: 'género estilo tipo',
    era: 'época década era años año',
  },
};
