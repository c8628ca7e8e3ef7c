import type { Template } from '../../pack.js';

/** How Spanish speakers ask in words of which little is understood, but what they are about. */
export const vague: readonly Template[] = [
  {
    intent: 'modify_playlist',
    cost: 0.3,
    says: [
      '... (añade|añadir|agrega|agregar|mete|meter|echa|echar|quita|quitar|saca|sacar|borra|borrar|elimina|eliminar|añada|agregue|meta|quite|saque|borre|elimine) ... (<plist>|favoritos|favoritas) ...',
      '... (quita|quitar|saca|sacar|borra|elimina|echa|mete|quite|saque|borre|elimine|meta) ... (<cancion>|esto|esta) ... lista ...',
      '... (crea|crear|haz|hacer|nueva|empezar|armar|arma|cree|haga|hacé) ... <plist> ...',
      '... (tiene que ir|tiene que estar|va|debe estar|falta) ... <plist> ...',
    ],
  },
  {
    intent: 'volume_up',
    cost: 0.35,
    says: [
      '... (más alto|más fuerte|más duro|más volumen) ...',
      '<sube> ... (<volumen>|estéreo|eso|esto) ...',
      '(no|casi no|apenas) ... (oigo|escucho|oye|escucha|oír) ...',
      '... (muy bajo|muy bajito|demasiado bajo|bajito) ...',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.35,
    says: [
      '... (más bajo|más bajito|más suave|menos fuerte|menos volumen|muy bajito) ...',
      '<baja> ... (<volumen>|estéreo|eso|esto) ...',
      '... (muy|demasiado|tan|no tan) (alto|fuerte|duro) ...',
      '... (sordo|me duelen los oídos|mucho ruido) ...',
    ],
  },
  { intent: 'volume_quiet', cost: 0.35, says: ['... (volumen|sonido) ... {volume} ...'] },
  {
    intent: 'volume_quiet',
    cost: 0.3,
    entities: { volume: 0 },
    says: [
      '... (mudo|silencio|mute|silencia|silenciar|silencie) ...',
      '(cierra|cerrá) (la boca|el pico)',
      '(ni un|ningún|sin) (ruido|sonido) ...',
      '(cállate|callate|cállese|calla|chitón)',
    ],
  },
  {
    intent: 'volume_loud',
    cost: 0.05,
    says: ['<sube> [<este>] <volumen> {volume} (niveles|puntos|por ciento|rayitas)'],
  },
  {
    intent: 'volume_down',
    cost: 0.05,
    says: ['<baja> [<este>] <volumen> {volume} (niveles|puntos|por ciento|rayitas)'],
  },
  {
    intent: 'skip_next',
    cost: 0.3,
    says: [
      '... <siguiente> (<cancion>|música) ...',
      '... (la siguiente|el siguiente|la próxima|la que sigue) ...',
      '(sáltala|sáltate|pásala|adelántala|cámbiala|quítala|salta|pasa|salte|pase) ...',
      '... (otra|otro|diferente) <cancion> ...',
    ],
  },
  {
    intent: 'skip_previous',
    cost: 0.3,
    says: [
      '... (<cancion>|la|el) (de antes|anterior|previa|previo) ...',
      '... <cancion> ... (atrás|desde el principio|desde el inicio|de cero) ...',
      '(previo|previa|atrás|anterior) ...',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.3,
    says: [
      '... (volver a oír|volver a escuchar|volver a oírla|volver a escucharla|escuchar otra vez|oír otra vez|en bucle|modo repetición|modo repetir|en repetición) ...',
      '... <cancion> ... (otra vez|de nuevo|una vez más|nuevamente) ...',
    ],
  },
  {
    intent: 'repeat_off',
    cost: 0.1,
    says: [
      '... (quita|quitar|desactiva|desactivar|sal|salir|termina|para|fin|sin|no quiero|quite|desactive|pare) ... (modo repetición|repetición|bucle|modo repetir) ...',
      '(no|ya no|deja de) ... (repitas|repetir|repita|repetirla|repetirlo) ...',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.2,
    says: [
      '... (en desorden|cualquier orden|orden aleatorio|aleatorio|aleatoriamente|al azar|shuffle) ...',
      '(mezcla|mezclar|baraja|revuelve|mezcle) ... (<musica>|<plist>|todo) ...',
    ],
  },
  {
    intent: 'shuffle_off',
    cost: 0.1,
    says: [
      '... (quita|quitar|desactiva|desactivar|sal|salir|termina|terminar|para|fin|sin|no quiero|apaga|quite|desactive|pare|apague) ... (aleatorio|modo aleatorio|shuffle|reproducción aleatoria) ...',
      '... (en orden normal|en su orden|en el orden correcto|en orden) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.2,
    says: [
      '[<este>] <cancion> {track} (de quién es|es de quién|quién la canta|quién la escribió)',
      '(quién es|cuál es) (el cantante|la cantante|el intérprete|el autor|el compositor) de {track}',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.32,
    says: [
      '... (reconoces|reconocer|reconoce|identifica|identificar|shazam) ... (<cancion>|música|esto) ...',
      '... (nombre|título|información|info|detalles|datos) ... (<cancion>|música|cantante|artista|actual|suena) ...',
      '... (que se oye|que suena|que está sonando|que se escucha|que estoy escuchando|lo que suena) ...',
      '(de quién es) [(esa|esta|la)] (voz|música|canción) ...',
      '... (quién es|cuál es) [(el|la|este|esta)] (intérprete|cantante|artista)',
      '(cuál es|qué es) (este|esta) (<cancion>|música)',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.45,
    says: [
      '(háblame|dime algo|cuéntame algo|qué sabes|cuéntame|hábleme|hablame|cuénteme|contame) (de|sobre) {artist}',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.25,
    says: [
      '(conoces|conoces a|conoces al|información sobre|información de|háblame de|quién es) [(el|la|los|al)] <artista> {artist}',
      '(qué estilo de música|qué género de música|qué tipo de música) (hace|hacen|toca|tocan|canta|toque) [(los|las|el|la)] {artist}',
    ],
  },
  {
    intent: 'get_artist_timespan',
    cost: 0.2,
    says: [
      '(cuántos años|cuánto tiempo|desde cuándo) (lleva|llevan|hace música|canta|toca|toque) {artist} [(haciendo música|cantando|tocando|en activo|en la música)]',
      '(cuándo|en qué año) (se formó|se formaron|se fundó|se separó|se separaron|empezó|empezaron) [(los|el grupo|la banda)] {artist}',
    ],
  },
  {
    intent: 'get_album_info',
    cost: 0.3,
    says: [
      '(qué|cuál|cuáles|cómo|de qué|en qué|dime|nombra|muestra|cuántos|dígame|decime) ... (álbum|álbumes|disco|discos) ...',
      'quién ... (álbum|álbumes|disco|discos) ...',
    ],
  },
  {
    intent: 'get_concert_info',
    cost: 0.3,
    says: [
      '(cuándo|dónde) ... (en vivo|en directo|de gira|en concierto) ...',
      '(qué|cuáles) (bandas|grupos|artistas|cantantes) (tocan|toca|actúan|vienen|se presentan|cantan|toque) ...',
      '(cuándo|dónde) (viene|toca|actúa|canta|se presenta|toque) {artist} (a|en|por) ...',
    ],
  },
  {
    intent: 'get_chart_info',
    cost: 0.3,
    says: [
      '... (top diez|top 10|top 50|lista de éxitos|listas de éxitos|número uno|ranking) ...',
      '(qué|qué música|qué canciones) ... (gente|mundo|todos) ... (más|ahora) ...',
      '(qué|qué música) ... más (escucha|escuchan|oye|oyen) ...',
      '... (<cancion>|grupos|música) ... (de moda|populares|más escuchadas|del momento|más suenan) ...',
    ],
  },
  {
    intent: 'like',
    cost: 0.3,
    says: [
      '[<este>] (<cancion>|música|grupo|esto) me parece [(muy|súper)] (bueno|buena|buenísimo|buenísima|genial|bonito|bonita|increíble|excelente|precioso|preciosa)',
      '... (buena|bonita|gran|excelente|genial|linda) (canción|música) ...',
      '(me gusta|me encanta|me mola|adoro) (lo que suena|lo que estoy oyendo|lo que está sonando|lo que pusiste) ...',
    ],
  },
  {
    intent: 'dislike',
    cost: 0.25,
    says: [
      '[<este>] (<cancion>|música|grupo|esto) me parece [(muy|bastante)] (malo|mala|malísimo|malísima|horrible|feo|fea|espantoso|espantosa|aburrido|aburrida|pésimo)',
      '... <cancion> (más|tan) (fea|mala|horrible|aburrida|malo|feo|espantosa) ...',
      '... <cancion> ... (nunca más|nunca|jamás) ...',
    ],
  },
  {
    intent: 'stick_to_current',
    cost: 0.15,
    says: [
      '(sigue|continúa|quédate|seguir|mantén|siga|seguí|continúe) ... (este tipo|este estilo|este género|esta onda|la misma onda|el mismo estilo|el mismo género|este artista|este ritmo) ...',
      'más (de|como) (este|esta|la misma|el mismo) (artista|cantante|grupo|banda|género|estilo)',
    ],
  },
  {
    intent: 'set_preset',
    cost: 0.1,
    says: [
      '<anade> ... (en|como) [(la|el)] (memoria|favorito|botón|preajuste|tecla|presintonía) [número] {presetnumber}',
    ],
  },
  {
    intent: 'play_preset',
    cost: 0.1,
    says: [
      '(dame|ponme|quiero|póngame|poneme) [(la|el)] (memoria|favorito|botón|preajuste|tecla|presintonía) [número] {presetnumber}',
    ],
  },
  {
    intent: 'play',
    cost: 0.3,
    says: [
      '(se acabó la pausa|ya puedes|puedes) ... (sigue|seguir|continuar|continúa|reanudar|siga|seguí|continúe) ...',
      '(vuelve|volver|vuelva|volvé) a poner [(la|más)] música',
      '(pon|poner|ponme|ponga|poné|póngame|poneme) [(un poco de|buen)] ambiente',
    ],
  },
  {
    intent: 'stop',
    cost: 0.3,
    says: [
      '(para|parar|quita|quitar|apaga|apagar|apágame|corta|detén|termina|pare|quite|apague|detenga|detené) ... (<musica>|reproducción|radio|reproductor|eso|esto) ...',
      '... (no quiero|no más|basta de|harto de) [(más|la)] música ...',
    ],
  },
  {
    intent: 'pause',
    cost: 0.25,
    says: [
      '(espera|esperate|para|detente|espere|pare) ... (un momento|dos segundos|un segundo|un minuto|tantito|un rato) ...',
      '(espera|aguanta|espere) con la música',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.3,
    says: [
      '(tienes|hay|tendrás) ... <musica> <deartista>',
      '<pon> (todo lo que tengas|todo|lo que tengas|lo que sea) de {artist}',
      '(qué tal|por qué no|estoy de humor para|me apetece|se me antoja|échale|échate|vamos a oír|tengo ganas de) [(un poco de|algo de|unas|unos|una|la|el)] ({genre}|{artist}|música {genre}|<mods> <musica>|cumbias|rancheras|salsas|boleros|tangos)',
      '... <musica> para (un|una|el|la|mi|los) ...',
      '... <musica> ... <cuando> ...',
      '{genre} <cuando>',
      '(ponme|ponnos|ponles|ponle|tócame|póngame|poneme) [(una|unas|un|unos|algo)] (de {artist}|<musica> {genre}|<musica> <mods>)',
      '(dame|búscame) algo (para|de|pare) (bailar|relajarme|dormir|moverme|correr)',
      '[(quisiera|quiero)] (los grandes|los mayores|los mejores) éxitos (de|del) {artist}',
      '(me apetece|se me antoja|quiero|quisiera) (un poco de|algo de) {artist}',
    ],
  },
  {
    intent: 'play_song_by_lyric',
    cost: 0.2,
    says: [
      '[<pide>] (esa|aquella|la|una) [<cancion>] (donde|que|en la que) (canta|cantan|dice|dicen|hace) {lyric}',
      '(cómo se llama|cómo se llamaba|cuál es|cuál era) (la|esa|el) <cancion> (que dice|donde dice|que canta|que decía) {lyric}',
    ],
  },
  {
    intent: 'play_song',
    cost: 0.25,
    says: ['{track} de {artist} (por favor|porfa|ahora)'],
  },
  {
    intent: 'play_radio',
    cost: 0.25,
    says: ['... (otra|cambia|cambiar|busca|cambie|busque) [(de|la)] (frecuencia|emisora|estación) ...'],
  },
  {
    intent: 'help',
    cost: 0.25,
    says: [
      '... (lo que sabes hacer|lo que puedes hacer|todo lo que puedes hacer|tus funciones|tus capacidades) ...',
      '... (instrucciones|manual) ...',
      'qué (cosas) (haces|sabes hacer|puedes hacer)',
    ],
  },
  {
    intent: 'play_song',
    cost: 0.12,
    says: ['[(la|el)] <cancion> {track} [<deartista>] (por favor|porfa)'],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.02,
    says: [
      '<pide> (todo lo que|lo que) (tienes|tengas|hay) de {artist}',
      '<pon> algo ({mood}|suavecito|bonito|alegre|tranquilo|movido|relajado|animado) [(para|de) ...]',
      '<pon> (unas|unos) (viejitas|clásicas|clásicos|viejitos|oldies)',
      '(quisiéramos|queremos|quisiera) ({genre}|música {genre}) [{mood}] [para ...]',
    ],
  },
  {
    intent: 'play_album',
    cost: 0.02,
    says: [
      '<pon> {album} [de {artist}] (el álbum entero|el álbum completo|el disco entero|el disco completo|completo)',
    ],
  },
];
