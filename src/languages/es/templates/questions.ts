import type { Template } from '../../pack.js';

/** How Spanish speakers ask about music, and what can be asked. */
export const questions: readonly Template[] = [
  {
    intent: 'get_now_playing_info',
    says: [
      '(qué|cuál|cuál es|quién|cómo) [(es|está|se llama)] [<este>] [(<cancion>|música|artista|grupo|cantante|título|nombre)] (es|está|suena|sonando|se llama|oyendo|escuchando|esta|esto|que suena|que está sonando|estoy escuchando|que aparece|está sonando|es esta|es esto) [(<cancion>|ahora|sonando|esta|esto|música)]',
      '(qué|cuál) (música|canción|tema) (está sonando|suena|es|es esta|estoy escuchando|estamos escuchando|se está reproduciendo)',
      '(dime|decirme|dame|sabes|di|cuál es|dígame|decime) [<este>] (título|nombre|artista|cantante|intérprete) [(de|del|que)] [<este>] (<cancion>|música|suena|canta)',
      '(cómo se llama|quién canta|quién es|quién toca|de quién es|quién interpreta) <este> [(<cancion>|música|cantante|artista|grupo)] [(actual|que suena|que canta|que está sonando)]',
      '(qué suena|quién canta|qué canción es|qué es esto|qué estoy escuchando|qué estamos escuchando|quién está cantando|qué se está reproduciendo)',
      '(cuál es|quién es) <este> artista (actual|que aparece|que suena|que canta) [ahora]',
      '(cuánto dura) <este> <cancion>',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.35,
    says: [
      '... (qué|cuál|nombre|título|cómo) ... (esta canción|este tema|sonando|suena|escuchando|esta música) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    says: [
      '(quién|qué artista|qué grupo|qué cantante) (canta|cantó|cantaba|compuso|grabó|interpreta|interpretó|es el cantante de) [<este>] [<cancion>] {track}',
      '(quién|qué artista|qué grupo|qué cantante) (escribió|es el autor de) <este> <cancion> {track}',
      '(de quién es) [<este>] <cancion> {track}',
      '(cuándo|en qué año) (salió|se grabó|se publicó|se escribió) [<este>] [<cancion>] {track}',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: ['(quién|qué) ... (canta|cantó|compuso|interpreta|interpretó|cantante|compositor) ...'],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(quién es|quiénes son|quién era|háblame de|háblame del|qué sabes de|cuéntame algo de|información sobre) [<este>] <artista> {artist}',
      '(quién es|quiénes son|quién era) [<este>] (cantante|guitarrista|batería|baterista|bajista|líder|vocalista|miembros) [principal] (de|del) [(grupo)] {artist}',
      '(qué instrumento|qué tipo de música|qué género|qué discográfica) (toca|hace|canta|tiene|toque) {artist}',
      '(de dónde es|de dónde son) [<este>] <artista> {artist}',
      '(háblame|cuéntame|hábleme|hablame|cuénteme|contame) [(más|algo)] (de|sobre) (este|esta) <artista>',
    ],
  },
  {
    intent: 'get_artist_timespan',
    says: [
      '(cuándo|desde cuándo|en qué año|cuánto tiempo) (se formó|empezó|comenzó|se fundó|existe|lleva|se separó|nació) [<este>] [<artista>] [{artist}] [(activo|activa|tocando|existiendo|active)]',
      '(cuándo|desde cuándo|cuánto tiempo) ... <artista> ...',
    ],
  },
  {
    intent: 'get_album_info',
    says: [
      '(qué|cuál|de qué|cómo se llama|en qué) [(es|nombre de)] [<este>] <album> ...',
      '(cuáles|lista|dime|muestra|dígame|decime) [(son)] [<este>] álbumes ...',
      '(háblame|cuéntame|hábleme|hablame|cuénteme|contame) [algo] (de|sobre) (este|el) <album>',
    ],
  },
  {
    intent: 'get_concert_info',
    says: [
      '... (concierto|conciertos|festival|festivales|gira|giras|música en vivo|música en directo|eventos musicales|entradas para) ...',
      '(cuándo|dónde) (toca|actúa|está|canta|toque) {artist} (en concierto|de gira|en directo|cerca de aquí|en ...)',
      'está {artist} de gira',
    ],
  },
  {
    intent: 'get_chart_info',
    says: [
      '(qué|cuál|cuáles|quién|dime|dígame|decime) ... (número uno|número 1|top diez|top 10|top 40|lista de éxitos|listas de éxitos|más escuchada|más escuchadas|más popular|más populares|más vendida|más vendido) ...',
      '(lista de éxitos|los cuarenta principales|top 40|top 50|las más escuchadas)',
    ],
  },
  {
    intent: 'help',
    says: [
      '(ayuda|ayúdame|necesito ayuda)',
      '(qué|cómo) (puedes|sabes|puedo|podrías|te puedo) (hacer|decir|decirte|preguntarte|preguntar|pedirte|usarte|utilizarte|ayudarme) [(por mí)]',
      '(en qué|con qué) (puedes|me puedes|podrías) (ayudar|ayudarme)',
      '(qué) (preguntas|comandos|funciones|cosas|temas) (puedo|puedes|sabes|conoces|tienes) ...',
      'cuáles son tus (funciones|capacidades|comandos|habilidades)',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: -0.12,
    says: [
      '(quién|qué grupo|qué artista|qué cantante) (canta|cantó|toca|compuso|escribió) (la|el) <cancion> {track}',
    ],
  },
];
