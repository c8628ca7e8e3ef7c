/** Named pieces of the Spanish templates. */
const rules: Readonly<Record<string, string>> = {
  service:
    '(spotify|deezer|youtube|youtube music|apple music|itunes|google music|google play|google play music|pandora|tidal|napster|qobuz|soundcloud|amazon music|amazon|last fm|lastfm|vimeo|netflix|slacker|iheart|iheartradio|zvooq|groove shark|grooveshark|tunein|audible|plex|bandcamp)',
  pon: '(pon|me pones|nos pones|me tocas|métele|échame|búscanos|poner|ponga|pongan|ponme|ponnos|ponle|reproduce|reproducir|reproduzca|reprodúceme|toca|tocar|toque|tócame|escucha|escuchar|escuchemos|oír|oir|oye|inicia|iniciar|lanza|empieza|empezar|comienza|dale a|ver|tira|quiero oír|quiero escuchar|a reproducir|poné|póngame|poneme|reproducí) [(me|nos|a)]',
  estricto:
    '(pon|poner|ponga|ponme|reproduce|reproducir|reproduzca|toca|tocar|tócame|escucha|escuchar|oír|oir|poné|póngame|poneme|reproducí|toque) [(me|nos|a)]',
  busca:
    '(busca|buscar|búscame|buscame|encuentra|encontrar|encuéntrame|dame|muéstrame|muestra|recomiéndame|quiero|quisiera|me gustaría|necesito|me apetece|tengo ganas de|estoy buscando|busque) [(me|nos)]',
  pide: '(<pon>|<busca>)',
  algo: '(algo de|algo|un poco de|algunas|algunos|alguna|algún|unas|unos|más|solo|toda la|todas las|todos los|todo|cualquier|varias|varios|mucha)',
  cancion:
    '(canción|canciones|tema|temas|pista|pistas|pieza|piezas|tonada|melodía|melodías|éxito|éxitos|hit|hits|single|sencillo|track|número)',
  musica:
    '(música|canciones|canción|temas|tema|pistas|pista|algo|éxitos|hits|cualquier cosa|melodías|melodía|piezas|sonidos|sinfonía|concierto|lo que sea)',
  album: '(álbum|álbumes|disco|discos|vinilo|cd|cds|ep|lp|banda sonora|compilación|recopilatorio)',
  playlist:
    '(playlist|playlists|lista de reproducción|listas de reproducción|lista de canciones|lista de música|lista|play list)',
  plist:
    '(playlist|playlists|lista de reproducción|listas de reproducción|lista de canciones|lista de música|play list)',
  este: '(este|esta|esto|estos|estas|ese|esa|eso|el|la|los|las|lo|un|una|mi|mis|tu|nuestra|nuestro|lo que suena|lo que está sonando)',
  de: '(de|del|por|de el artista|del artista|de la artista|del grupo|de la banda|del cantante|de la cantante|interpretada por|interpretado por|cantada por|compuesta por|con)',
  llamado:
    '(llamado|llamada|titulado|titulada|que se llama|con el título|con el nombre|de nombre|denominada)',
  artista:
    '(artista|artistas|grupo|banda|cantante|músico|rapero|rapera|compositor|compositora|intérprete|dúo|dj)',
  sort: '(último|última|últimos|últimas|nuevo|nueva|nuevos|nuevas|mejor|mejores|más reciente|más recientes|más popular|más populares|más famoso|más famosos|más famosas|más conocida|más conocidas|más escuchada|más escuchadas|top (10|20|50|100|diez|veinte|cincuenta|cien|cinco|5|40|cuarenta)|top|primero|primera|buena|buenas|bueno|buenos|grandes|aleatoria|aleatorias)',
  mod: '(<sort>|{year}|{mood}|{genre}|<service>)',
  mods: '<mod> [de] [<mod>] [<mod>]',
  cuando: '(de|del|de los|de las|en|desde|publicadas en|del año|de el año) [(los|el año|año)] {year}',
  deartista: '<de> [<artista>] {artist}',
  delalbum: '(de|del|en|desde|sacada de) [(el|la|su|un|este)] <album> [<llamado>] {album}',
  como: '(como|parecida a|parecidas a|similar a|similares a|al estilo de|estilo) [<artista>] {artist}',
  fin: '(<deartista>|<delalbum>|<cuando>|<como>)',
  fines: '<fin> [<fin>] [<fin>]',
  siguiente: '(siguiente|próxima|próximo|siguientes|que viene|que sigue)',
  anterior: '(anterior|anteriores|previa|previo|última|último|pasada|de antes)',
  volumen:
    '(volumen|sonido|audio|música|nivel de volumen|nivel de sonido|nivel del volumen|altavoz|altavoces|bocina|bocinas|tele|tv|televisión|televisor|radio|equipo|barra de sonido|nivel|reproductor)',
  porciento: '[(por ciento|porciento|%|puntos|punto|niveles|nivel)]',
  sube: '(sube|subir|súbele|suba|aumenta|aumentar|aumente|incrementa|incrementar|eleva|elevar|alza|súbeme|subirle|subí|súbale|subile)',
  baja: '(baja|bajar|bájale|baje|disminuye|disminuir|reduce|reducir|decrementa|bájame|bajarle|bájele|disminuya|reduzca)',
  ajusta:
    '(ajusta|ajustar|ajuste|pon|poner|ponga|cambia|cambiar|cambie|establece|establecer|fija|fijar|configura|configurar|deja|dejar|regula|define|poné)',
  mi: '(<este>|mi|mis|tu|su|nuestra|una|un)',
  anade:
    '(añade|añadir|añada|añádeme|agrega|agregar|agregue|mete|meter|pon|poner|incluye|incluir|guarda|guardar|suma|inserta|coloca|meta|ponga|poné|guarde)',
  en: '(a|al|en|dentro de|para|pare)',
  known:
    '(npr|kost|los cuarenta|los 40|cadena ser|cadena cope|cope|onda cero|cadena dial|cadena 100|cadena cien|rock fm|kiss fm|radio nacional|radio clásica|radio 3|radio tres|europa fm|hit fm|melodía fm|máxima fm|rne|m80|radio marca|bbc|caracol|la mega)',
};

/** Words around a request that do not change it. */
const fillers: readonly string[] = [
  '(por favor|porfa|gracias|hola|oye|hey|ok|vale|bueno|ahora|ahora mismo|ya|pues|y|también|enseguida|alexa|google|siri|parlando|venga|un poco|un poquito|inmediatamente|entonces)',
  '(puedes|podrías|puede|podría|quieres|podemos|puedo|podéis|me puedes|nos puedes|me podrías) [(por favor|volver a|hacer el favor de|ayudarme a)]',
  '(quiero|quisiera|queremos|me gustaría|nos gustaría|necesito|deseo|me apetece|tengo ganas de|voy a|vamos a|estoy buscando|prefiero) [(que|que me)]',
  '(en|de|del|por|para|desde|pare) [(el|la|los|las|mi)] (cocina|salón|sala|sala de estar|dormitorio|habitación|cuarto|baño|comedor|despacho|oficina|garaje|jardín|terraza|pasillo|entrada|casa|coche|planta baja|primera planta|primer piso|sótano|patio|piso de arriba|balcón|estudio)',
  '(planta baja|cocina|salón|dormitorio)',
  '(en|de|del|por|a través de|con) [(el|la|los|las|mi|mis)] (tele|tv|televisión|televisor|altavoz|altavoces|dispositivo|sonos|barra de sonido|teléfono|móvil|radio|reproductor|reproductor del salón|equipo|equipo de música|bocina|ordenador)',
  '(en|con|desde|por|de|usando|a través de|vía) [(la aplicación|mi|el|la app)] <service>',
  '(ve a|abre|abrir|entra en|usa|utiliza|inicia|vete a|ir a) <service> [(y|para|pare)]',
  '(para mí|para nosotros|esta noche|hoy|aquí|de fondo|en todas partes|después|a continuación|otra vez por favor)',
];

const functionwords =
  'el la los las lo un una unos unas de del y e o u pero a al en con sin por para sobre entre hasta desde que quien quién cual cuál cuales cuáles donde dónde cuando cuándo como cómo cuanto cuánto cuánta cuántos qué es son era eran ser está están estoy estás hay he has ha hemos han había yo tú él ella ello nosotros vosotros ellos ellas me te se nos os le les mi mis tu tus su sus nuestro nuestra este esta esto estos estas ese esa eso esos esas aquel aquella no sí si ni muy más menos tan también ya puedes puede quiero quieres';

const particles = 'el la los las lo un una unos unas de del me nos a por favor ya muy se le';

const separators = 'por titulada titulado llamada llamado';

const typewords =
  'canción canciones tema temas pista música álbum disco playlist lista radio emisora volumen artista grupo';

const openers = 'es son y o de del por a al en con que para';

const danglers = 'el la los las un una de del por y o a al en con para que mi tu su';

/** The small words of Spanish, and the pieces of its templates. */
export const words = { rules, fillers, functionwords, particles, separators, typewords, openers, danglers };
