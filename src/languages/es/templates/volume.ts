import type { Template } from '../../pack.js';

/** How Spanish speakers change the volume. */
export const volume: readonly Template[] = [
  {
    intent: 'volume_up',
    says: [
      '(más alto|sube|súbele|subir|más fuerte|más volumen|más sonido|suba|subí|súbale|subile)',
      '<sube> [<este>] <volumen> [(de|del|en|a)] [<este>] [<volumen>] [(un poco|más|mucho)]',
      '(pon|poner|ponlo|habla|ponga|poné) [<este>] [<volumen>] (más alto|más fuerte)',
      '<volumen> (más alto|más fuerte|más)',
      'más (sonido|volumen)',
      '(está|es) (muy bajo|demasiado bajo|bajito)',
      '(no oigo|no escucho|no se oye|no se escucha) [(nada|bien)]',
      '(quita|quitar|desactiva|desactivar|cancela|elimina|quítale|quite|desactive|elimine) [<este>] (silencio|mute|modo silencio|silenciado) [(de|del|a)] [<este>] [<volumen>]',
      '(unmute|desmutea|activa el sonido|activar sonido|activar el sonido|quita el mute)',
      '(activa|activar|enciende|devuelve|restaura|vuelve a poner|active|encienda|prendé) [<este>] (sonido|audio) [(de|del|a)] [<este>] [<volumen>]',
    ],
  },
  { intent: 'volume_up', cost: 0.2, says: ['<sube> ... <volumen> ...', '... (más alto|más fuerte) ...'] },
  {
    intent: 'volume_down',
    says: [
      '(más bajo|baja|bájale|bajar|más bajito|menos volumen|menos ruido|más suave|baje|bájele)',
      '<baja> [<este>] <volumen> [(de|del|en|a)] [<este>] [<volumen>] [(un poco|más|mucho)]',
      '(pon|poner|ponlo|habla|ponga|poné) [<este>] [<volumen>] (más bajo|más bajito|más suave)',
      '<volumen> (más bajo|más bajito|más suave|bajo)',
      'menos (sonido|volumen|ruido)',
      '(está|es) (muy alto|demasiado alto|muy fuerte)',
      '(nivel de volumen|volumen) [a] bajo',
    ],
  },
  { intent: 'volume_down', cost: 0.2, says: ['<baja> ... <volumen> ...', '... (más bajo|más bajito) ...'] },
  {
    intent: 'volume_down',
    says: [
      '<baja> [<este>] <volumen> [(de|del|en)] [<este>] [<volumen>] [(en un|un|en|por)] {volume} (por ciento|porciento|%|puntos)',
      '<baja> [<este>] <volumen> en {volume} <porciento>',
      '<baja> ... (un|en un) {volume} <porciento>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '<sube> [<este>] <volumen> [(de|del|en)] [<este>] [<volumen>] [(en un|un|en|por)] {volume} (por ciento|porciento|%|puntos)',
      '<sube> [<este>] <volumen> en {volume} <porciento>',
      '<sube> ... (un|en un) {volume} <porciento>',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: -0.02,
    says: [
      '(<sube>|<baja>) [<este>] <volumen> [(de|del)] [<este>] [<volumen>] (al|a|hasta|hasta el|al nivel) {volume} <porciento>',
      '<ajusta> [<este>] <volumen> [(de|del|en)] [<este>] [<volumen>] (al|a|a nivel|hasta|hasta el|en el|en el nivel) [nivel] {volume} <porciento>',
      '<volumen> [(de|del|en)] [<este>] [<volumen>] [(al|a|a nivel|por)] [nivel] {volume} <porciento>',
      '(volumen|sonido) ... {volume} <porciento>',
      'nivel de volumen [establecido] [por] {volume}',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: 0.05,
    entities: { volume: 100 },
    says: [
      '(a tope|volumen a tope|volumen máximo|al máximo|a todo volumen|máximo volumen)',
      '(pon|sube|aumenta|ponga|poné|suba|subí|aumente) ... (al máximo|a tope|a todo volumen)',
    ],
  },
  { intent: 'volume_quiet', cost: 0.3, says: ['... (nivel de volumen|volumen) ...'] },
  {
    intent: 'volume_quiet',
    entities: { volume: 0 },
    says: [
      '(mute|silencio|silencia|silenciar|silencie|calla|cállate|mudo|sin sonido|modo silencio|enmudece)',
      '(silencia|silenciar|silencie|mutea|mutear|enmudece|calla) [<este>] (<volumen>|todo|dispositivo) [(de|del|en)] [<este>] [<volumen>]',
      '(quita|quitar|quite|apaga|apagar|corta|desactiva|desactivar|apague|desactive) [<este>] (sonido|volumen|audio) [(de|del|a|en)] [<este>] [<volumen>]',
      '(pon|poner|ponga|activa|activar|poné|active) [<este>] [<volumen>] [(en|el|modo)] (silencio|mute|mudo|modo silencio) [(en|de|a)] [<este>] [<volumen>]',
    ],
  },
  { intent: 'volume_quiet', cost: 0.12, says: ['<ajusta> ... (al|a) {volume} (por ciento|porciento|%)'] },
];
