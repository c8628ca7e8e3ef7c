import type { Template } from '../pack.js';

/** How Spanish speakers ask for what the platform does. */
export const templates: readonly Template[] = [
  // Transport.
  {
    intent: 'play',
    says: [
      '(continúa|continuar|continua|reanuda|reanudar|reanude|sigue|seguir|reproduce|reproducir|play|dale|dale al play|retoma|retomar)',
      '(continúa|continuar|continua|reanuda|reanudar|reanude|sigue|seguir|retoma|retomar|reinicia|reiniciar) [(con|reproduciendo)] [<este>] (<musica>|reproducción|medio|medios|pista|álbum|playlist|radio|vídeo|película|tele|tv|melodía)',
      '(quita|quitar) [<este>] pausa [(de|a)] [<este>] [<musica>]',
      '(pon|poner|ponga|ponme|reproduce|reproducir|toca|escuchar|escucha) [<algo>] (música|algo|una canción|canciones|canción|un tema|cualquier cosa|lo que quieras)',
      '<busca> [<algo>] (música|canciones|una canción|canción|temas)',
      '(enciende|encender|activa|inicia|arranca|empieza) [<este>] (música|reproducción)',
      '<pon> <service>',
      '(música)',
    ],
  },
  {
    intent: 'pause',
    says: [
      '(pausa|pausar|pause|en pausa|espera|un momento|haz una pausa|pon pausa|pon en pausa|poner en pausa)',
      '(pausa|pausar|pause|interrumpe|suspende) [<este>] (<musica>|reproducción|tele|tv|televisión|vídeo|película|radio|medio|medios|melodía|álbum|playlist|pista)',
      '(pon|poner|ponga|deja) [<este>] [(<musica>|reproducción|tele|tv|vídeo|película|radio|medio)] (en pausa|pausado|pausada)',
      '(pon|poner|ponga) en pausa [<este>] (<musica>|reproducción|tele|tv|vídeo|película|radio|medio)',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(para|parar|pare|detén|detener|detente|stop|basta|alto|termina|apaga|páralo|suficiente|cállate)',
      '(para|parar|pare|detén|detener|detenga|stop|apaga|apagar|apague|quita|quitar|termina|corta) [<este>] (<musica>|reproducción|tele|tv|televisión|radio|medio|medios|ruido|todo|melodía|álbum|playlist|vídeo)',
      '(deja|dejar|para) de (reproducir|sonar|tocar|cantar) [<este>] [(<musica>)]',
      'no más música',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      '(siguiente|próxima|próximo|pasa|pasar|salta|saltar|avanza|adelante|adelanta|la siguiente|sáltala|sáltatela)',
      '[(<pon>|pasa|pasar|pase|salta|saltar|ve|ir|avanza|avanzar|cambia|cambiar)] [(a|al|a la|hasta)] [<este>] <siguiente> (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía|audio)',
      '[(<pon>|pasa|pasar|pase|salta|saltar|ve|ir|avanza|avanzar|cambia|cambiar)] [(a|al|a la|hasta)] [<este>] (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía|audio) <siguiente>',
      '(pasa|pasar|salta|saltar|ve|ir|avanza|cambia) [(a|al|a la)] <este> <siguiente>',
      '(salta|saltar|sáltate|pasa|pasar|omite|omitir|cambia|cambiar) [(de)] [<este>] (<cancion>|música|medio|episodio|esto|esta|pista)',
      '[<pon>] (otra|otro|una diferente|una distinta) [(<cancion>|distinta|diferente)]',
    ],
  },
  {
    intent: 'skip_previous',
    says: [
      '(anterior|atrás|vuelve|volver|retrocede|regresa|regresar|retroceder|la anterior|desde el principio|vuelve atrás)',
      '[(<pon>|vuelve|volver|regresa|regresar|retrocede|retroceder|ve|ir|repite|repetir|vuelve a poner|volver a poner|vuelve a reproducir|volver a reproducir)] [(a|al|a la)] [<este>] <anterior> (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía) [(otra vez|de nuevo|nuevamente)]',
      '[(<pon>|vuelve|volver|regresa|regresar|retrocede|retroceder|ve|ir|repite|repetir)] [(a|al|a la)] [<este>] (<cancion>|música|medio|episodio|elemento|vídeo|capítulo|melodía) <anterior> [(otra vez|de nuevo|nuevamente)]',
      '(vuelve|volver|regresa|regresar|ve|ir) [(a|al|a la)] <este> <anterior>',
      '(vuelve|volver|regresa|regresar|retrocede|retroceder) [(atrás|uno|una)] [(una|un)] [<cancion>]',
      '(reinicia|reiniciar|empieza|empezar) [<este>] (<cancion>|música|medio|pista|reproducción) [(desde el principio|otra vez|de nuevo)]',
      '(volver a|vuelve a) (reproducir|poner|tocar|escuchar) [<este>] <anterior> <cancion>',
    ],
  },

  // Volume.
  {
    intent: 'volume_up',
    says: [
      '(más alto|sube|súbele|subir|más fuerte|más volumen|más sonido)',
      '<sube> [<este>] <volumen> [(de|del|en|a)] [<este>] [<volumen>] [(un poco|más|mucho)]',
      '(pon|poner|ponlo|habla) [<este>] [<volumen>] (más alto|más fuerte)',
      '<volumen> (más alto|más fuerte|más)',
      'más (sonido|volumen)',
      '(está|es) (muy bajo|demasiado bajo|bajito)',
      '(no oigo|no escucho|no se oye|no se escucha) [(nada|bien)]',
      '(quita|quitar|desactiva|desactivar|cancela|elimina|quítale) [<este>] (silencio|mute|modo silencio|silenciado) [(de|del|a)] [<este>] [<volumen>]',
      '(unmute|desmutea|activa el sonido|activar sonido|activar el sonido|quita el mute)',
      '(activa|activar|enciende|devuelve|restaura|vuelve a poner) [<este>] (sonido|audio) [(de|del|a)] [<este>] [<volumen>]',
    ],
  },
  { intent: 'volume_up', cost: 0.2, says: ['<sube> ... <volumen> ...', '... (más alto|más fuerte) ...'] },
  {
    intent: 'volume_down',
    says: [
      '(más bajo|baja|bájale|bajar|más bajito|menos volumen|menos ruido|más suave)',
      '<baja> [<este>] <volumen> [(de|del|en|a)] [<este>] [<volumen>] [(un poco|más|mucho)]',
      '(pon|poner|ponlo|habla) [<este>] [<volumen>] (más bajo|más bajito|más suave)',
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
      '<baja> ... (un|en un) {volume} <porciento>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '<sube> [<este>] <volumen> [(de|del|en)] [<este>] [<volumen>] [(en un|un|en|por)] {volume} (por ciento|porciento|%|puntos)',
      '<sube> ... (un|en un) {volume} <porciento>',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: -0.02,
    says: [
      '<ajusta> [<este>] <volumen> [(de|del|en)] [<este>] [<volumen>] (al|a|a nivel|hasta|hasta el|en el) [nivel] {volume} <porciento>',
      '<volumen> [(de|del|en)] [<este>] [<volumen>] [(al|a|a nivel|en|por)] [nivel] {volume} <porciento>',
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
      '(pon|sube|aumenta) ... (al máximo|a tope|a todo volumen)',
    ],
  },
  { intent: 'volume_quiet', cost: 0.3, says: ['... (nivel de volumen|volumen) ...'] },
  {
    intent: 'volume_quiet',
    entities: { volume: 0 },
    says: [
      '(mute|silencio|silencia|silenciar|silencie|calla|cállate|mudo|sin sonido|modo silencio|enmudece)',
      '(silencia|silenciar|silencie|mutea|mutear|enmudece|calla) [<este>] (<volumen>|todo|dispositivo) [(de|del|en)] [<este>] [<volumen>]',
      '(quita|quitar|quite|apaga|apagar|corta|desactiva|desactivar) [<este>] (sonido|volumen|audio) [(de|del|a|en)] [<este>] [<volumen>]',
      '(pon|poner|ponga|activa|activar) [<este>] [<volumen>] [(en|el|modo)] (silencio|mute|mudo|modo silencio) [(en|de|a)] [<este>] [<volumen>]',
    ],
  },
  { intent: 'volume_quiet', cost: 0.12, says: ['<ajusta> ... (al|a) {volume} (por ciento|porciento|%)'] },

  // Order.
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

  // Asking for music.
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<pide> [<algo>] [<sort>] <musica> [de] <mods> [<fines>]',
      '<pide> [<algo>] <mods> [de] <musica> [<fines>]',
      '<pide> [<algo>] [<mods>] <musica> [<mods>] <fines>',
      '<pide> [<algo>] [(de)] {genre} [<sort>] [<fines>]',
      '<pon> [<este>] <artista> {artist}',
      '<pon> (algo|cosas|todo|lo mejor|lo último|lo más nuevo) <deartista>',
      '<pide> [<algo>] <musica> (para|de) [(una|la|el|mi)] {mood}',
      '<pon> [<este>] <sort> [<sort>] (<deartista>|<cuando>)',
      '(crea|crear|haz|hazme|genera) [me] [una] [nueva] <plist> (de|con|a partir de) [<algo>] [<mods>] [<musica>] [<fines>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.05,
    says: [
      '<pide> <sort> <musica> [<fines>]',
      '<pide> <musica> <sort> [<fines>]',
      '<pon> {artist} <cuando>',
      '<pon> algo de {artist}',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.14,
    says: [
      '[<algo>] <musica> <fines>',
      '<musica> {genre}',
      '{genre}',
      '<pon> [<algo>] {mood}',
      '<mods> <musica>',
      '(lo mejor|lo último|lo más nuevo) <deartista>',
    ],
  },
  { intent: 'create_dynamic_playlist', cost: 0.14, says: ['<estricto> {artist}'] },
  {
    intent: 'play_song',
    says: [
      '<pide> [<este>] [<sort>] <cancion> [<llamado>] {track} [<deartista>]',
      '<pon> {track} (de|por|del) [<artista>] {artist} [<delalbum>]',
      '<pon> {track} canción',
    ],
  },
  { intent: 'play_song', cost: 0.12, says: ['<estricto> {track}'] },
  { intent: 'play_song', cost: 0.35, says: ['<pon> {track}', '{track} de {artist}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<pide>] [(la|una)] <cancion> (que dice|que hace|que empieza con|que empieza por|cuya letra es|con la letra|donde canta|donde dice|en la que dice|que canta) [(así|como)] {lyric}',
      '(cuál es|cómo se llama) la canción (que dice|que hace|donde dice) {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<pide> [<este>] [<sort>] <album> [<llamado>] {album} [<deartista>]',
      '<pide> [<algo>|<este>] [<sort>] <album> [<sort>] [<mods>] [<fines>]',
      '<pide> [<algo>] [<mods>] <musica> [<deartista>] <delalbum> [<deartista>]',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<pon> {album} de {artist}', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<pon> [(algo|música|canciones)] [(de|desde)] [<mi>] <plist> [(<llamado>|de música|de|del)] {playlist}',
      '<pon> [(algo|música|canciones)] [(de|desde)] [<mi>] [<sort>] <plist> [<sort>]',
      '<pon> [<mi>] lista [(de|del)] ({genre}|{year}|{playlist})',
      '<pon> [<algo>] [<mi>] <plist> (de|con) [música] {genre}',
      '<pon> [<mi>] [(<musica>|canciones|temas)] (favorita|favoritas|favoritos|preferidas|que me gustan|que más me gustan)',
      '<pon> (mis|nuestros) (favoritos|favoritas)',
      '(cambia|cambiar|abre|abrir|ve a|pasa a) [(de|a)] [<mi>] (<plist>|lista) [{playlist}]',
    ],
  },
  { intent: 'play_playlist', cost: 0.15, says: ['[<mi>] <plist> {playlist}', '<pon> ... <plist> ...'] },
  {
    intent: 'play_radio',
    says: [
      '[(<pon>|<busca>|enciende|encender|sintoniza|conecta|abre|cambia a|cambia de)] [<este>] (radio|emisora|estación|estación de radio|emisora de radio|cadena de radio)',
      '[(<pon>|enciende|sintoniza)] [<este>] (radio|emisora|estación|estación de radio) [<llamado>] {station}',
      '(sintoniza|sintonizar) [<este>] [(radio|emisora|estación)] {station}',
      '<pon> <known> [(en la radio)]',
      '(ve a|abre|entra en) <service> [y] <pon> <known>',
      '<pon> [<este>] (radio|emisora|estación) [de] {genre}',
      '<pon> {station} (en la radio|fm)',
      '<pon> [<este>] [(emisora|estación|frecuencia|radio)] {frequency} [fm]',
    ],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|emisora|estación de radio) ...'] },

  // Questions.
  {
    intent: 'get_now_playing_info',
    says: [
      '(qué|cuál|cuál es|quién|cómo) [(es|está|se llama)] [<este>] [(<cancion>|música|artista|grupo|cantante|título|nombre)] (es|está|suena|sonando|se llama|oyendo|escuchando|esta|esto|que suena|que está sonando|estoy escuchando|que aparece|está sonando|es esta|es esto) [(<cancion>|ahora|sonando|esta|esto|música)]',
      '(qué|cuál) (música|canción|tema) (está sonando|suena|es|es esta|estoy escuchando|estamos escuchando|se está reproduciendo)',
      '(dime|decirme|dame|sabes|di|cuál es) [<este>] (título|nombre|artista|cantante|intérprete) [(de|del|que)] [<este>] (<cancion>|música|suena|canta)',
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
      '(quién|qué artista|qué grupo|qué cantante) (canta|cantó|cantaba|escribió|compuso|grabó|interpreta|interpretó|es el autor de|es el cantante de) [<este>] [<cancion>] {track}',
      '(de quién es) [<este>] [<cancion>] {track}',
      '(cuándo|en qué año) (salió|se grabó|se publicó|se escribió) [<este>] [<cancion>] {track}',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: ['(quién|qué) ... (canta|cantó|compuso|escribió|interpreta|interpretó|cantante|compositor) ...'],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(quién es|quiénes son|quién era|háblame de|háblame del|qué sabes de|cuéntame algo de|información sobre) [<este>] <artista> {artist}',
      '(quién es|quiénes son|quién era) [<este>] (cantante|guitarrista|batería|baterista|bajista|líder|vocalista|miembros) [principal] (de|del) [(grupo)] {artist}',
      '(qué instrumento|qué tipo de música|qué género|qué discográfica) (toca|hace|canta|tiene) {artist}',
      '(de dónde es|de dónde son) [<este>] <artista> {artist}',
      '(háblame|cuéntame) [(más|algo)] (de|sobre) (este|esta) <artista>',
    ],
  },
  {
    intent: 'get_artist_timespan',
    says: [
      '(cuándo|desde cuándo|en qué año|cuánto tiempo) (se formó|empezó|comenzó|se fundó|existe|lleva|se separó|nació) [<este>] [<artista>] [{artist}] [(activo|activa|tocando|existiendo)]',
      '(cuándo|desde cuándo|cuánto tiempo) ... <artista> ...',
    ],
  },
  {
    intent: 'get_album_info',
    says: [
      '(qué|cuál|de qué|cómo se llama|en qué) [(es|nombre de)] [<este>] <album> ...',
      '(cuáles|lista|dime|muestra) [(son)] [<este>] álbumes ...',
      '(háblame|cuéntame) [algo] (de|sobre) (este|el) <album>',
    ],
  },
  {
    intent: 'get_concert_info',
    says: [
      '... (concierto|conciertos|festival|festivales|gira|giras|música en vivo|música en directo|eventos musicales|entradas para) ...',
      '(cuándo|dónde) (toca|actúa|está|canta) {artist} (en concierto|de gira|en directo|cerca de aquí|en ...)',
      'está {artist} de gira',
    ],
  },
  {
    intent: 'get_chart_info',
    says: [
      '(qué|cuál|cuáles|quién|dime) ... (número uno|número 1|top diez|top 10|top 40|lista de éxitos|listas de éxitos|más escuchada|más escuchadas|más popular|más populares|más vendida|más vendido) ...',
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

  // Taste and playlists.
  {
    intent: 'like',
    says: [
      '(me gusta|me encanta|nos gusta|amo|adoro|me gusta mucho|me mola) [(mucho)] [<este>] [(<cancion>|música|esto|grupo|artista|cantante|álbum|banda)] [mucho]',
      '(me gusta|me encanta) {genre}',
      '<este> [(<cancion>|música)] (es genial|es buena|es buenísima|es fantástica|está bien|mola|me gusta|me encanta)',
      '(qué|vaya) (buena|gran|bonita|linda|genial) [(<cancion>|música)]',
      '(buena|gran|bonita|excelente) (canción|música)',
      '(añade|añadir|agrega|agregar|guarda|guardar|pon|mete) [<este>] [(<cancion>|esto|música|artista|grupo|álbum)] (a|en|como|entre) [<mi>] (favoritos|favoritas|favorito|favorita|biblioteca|colección|canciones favoritas|me gusta|temas favoritos)',
      '(guarda|guardar|recuerda|dale me gusta a|me gusta) [<este>] [(<cancion>|música|esto)]',
      '(valora|puntúa|califica) [<este>] <cancion> ...',
      '(haz|convierte) <este> <cancion> (una de mis|en una de mis|mi) (favoritas|favorita)',
    ],
  },
  {
    intent: 'dislike',
    says: [
      '(no me gusta|odio|detesto|no soporto|no quiero oír|no quiero escuchar|no aguanto) [(nada|más)] [<este>] [(<cancion>|música|esto|grupo|artista|cantante|nada|{genre})]',
      '<este> [(<cancion>|música)] (no me gusta|es mala|es horrible|es aburrida|es fea|es malísima)',
      '(qué|vaya) (mala|horrible|fea|aburrida) [(<cancion>|música)]',
      '(no vuelvas a poner|no pongas más|no pongas nunca más|nunca más pongas|no reproduzcas más) [<este>] [(<cancion>|esto|artista|grupo)]',
    ],
  },
  {
    intent: 'modify_playlist',
    says: [
      '<anade> [<este>|otra|otro] (<cancion>|música|artista|grupo|álbum|cantante|esto|banda) [<deartista>] <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '<anade> [<este>] [<cancion>] {track} [<deartista>] <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '<anade> [<algo>] [<artista>] {artist} <en> [<mi>] <playlist> [(<llamado>|de)] [{playlist}]',
      '(quita|quitar|elimina|eliminar|borra|borrar|saca|sacar) [<este>] [(<cancion>|esto|música|{track}|{artist})] (de|del) [<mi>] <plist> [(<llamado>|de)] [{playlist}]',
      '(crea|crear|cree|haz|nueva|genera|empieza) [me] [(una|nueva|una nueva)] <plist> [{genre}] [(<llamado>|para) {playlist}]',
      '(borra|borrar|elimina|renombra|modifica|edita|vacía) [<mi>] <plist> [{playlist}]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(añade|añadir|agrega|agregar) [<este>] (<cancion>|artista|grupo|álbum|música) [<deartista>] (a|al|en) [<mi>] {playlist}',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '<anade> ... (a|al|en) ... <plist> ...',
      '(añade|añadir|agrega|agregar) {track} (a|al|en) [<mi>] {playlist}',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(quédate|sigue|continúa|mantén|mantente|seguir) (con|en) (este|esta|el mismo|la misma|los mismos) (artista|género|estilo|grupo|banda|época|década|cantante|ambiente|música)',
      '(más|pon más|reproduce más|quiero más) [(música|canciones|temas|cosas)] (como esta|como este|como esto|así|de este artista|de este grupo|de este género|del mismo artista|del mismo género|del mismo estilo|de la misma época|parecidas|similares|por el estilo)',
      '(del mismo|de la misma) (artista|género|estilo|grupo|época)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(guarda|guardar|memoriza|memorizar|asigna|pon|graba|almacena) [<este>] [(<cancion>|emisora|estación|radio|playlist|álbum|artista|esto)] (en|como|a) [<este>] (botón|preajuste|memoria|preselección|tecla|favorito|preset|presintonía) [número] {presetnumber}',
      '(configura|programa) [<este>] (botón|preajuste|memoria|preselección|tecla|preset|presintonía) [número] {presetnumber} [(con|a)] [<este>] [(emisora|canción|playlist|esto)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[(<pon>|selecciona|elige|ve a|recupera)] [<este>] (botón|preajuste|memoria|preselección|tecla|favorito|preset|presintonía) [número] {presetnumber}',
    ],
  },
];
