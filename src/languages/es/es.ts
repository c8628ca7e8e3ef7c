import type { Language } from '../language.js';
import { replies } from './replies.js';

/** Spanish. */
export const es: Language = {
  replies,
  dangling:
    'un una el la los las mi mis algo de del por en a al y o con para como pon toca reproduce llamado llamada',
  choosing: {
    ordinals: [
      ['primero', 'primera', 'uno', 'número uno'],
      ['segundo', 'segunda', 'dos', 'número dos'],
      ['tercero', 'tercera', 'último', 'última', 'tres', 'número tres'],
    ],
    phrases: ['[(el|la)] {ordinal}', '[(el|la)] de {choice}', '[quiero] {choice}'],
    fillers: 'el la lo de del quiero por favor',
  },
  editing: {
    remove: 'quita quitar elimina eliminar borra borrar saca',
    create: 'crea crear haz nueva',
  },
};
