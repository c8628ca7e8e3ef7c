/** Kinds of music. */
const genres =
  '(rock|pop|jazz|blues|clásica|clásico|country|hip hop|hiphop|rap|soul|funk|reggae|metal|heavy metal|death metal|black metal|folk|indie|rock indie|pop indie|alternativa|alternativo|rock alternativo|punk|punk rock|hardcore|grunge|techno|tecno|house|trance|electrónica|electro|synthpop|new wave|dance|edm|drum and bass|dubstep|ambient|lounge|chill out|chillout|trip hop|r and b|r b|rnb|disco|swing|big band|gospel|ópera|zarzuela|orquestal|barroca|cámara|instrumental|acústica|rock suave|hard rock|rock duro|rock clásico|rock progresivo|psicodélica|rockabilly|rock and roll|rock n roll|bluegrass|latina|latino|salsa|bachata|merengue|reggaeton|reguetón|regueton|cumbia|tango|samba|bossa nova|flamenco|flamenca|rumba|copla|sevillanas|mariachi|ranchera|rancheras|corridos|banda norteña|norteña|vallenato|bolero|boleros|trova|cantautor|afrobeat|k pop|kpop|bollywood|árabe|celta|irlandesa|polka|mundo|ska|dub|dancehall|trap|drill|lo fi|lofi|new age|musicales|bandas sonoras|infantil|infantiles|nanas|navidad|navideña|villancicos|vals|sinfónica|piano|guitarra|rock en español|pop latino|rock latino)';

/** Moods and occasions. */
const moods =
  '(alegre|alegres|feliz|felices|triste|tristes|relajante|relajantes|relajarme|relajación|tranquila|tranquilas|tranquilo|suave|suaves|calmada|enérgica|animada|animadas|movida|marchosa|romántica|románticas|amor|de amor|fiesta|fiestera|deporte|entrenar|entrenamiento|ejercicio|gimnasio|correr|estudiar|estudio|concentrarme|concentración|trabajar|trabajo|dormir|sueño|cenar|cena|cocinar|conducir|viaje|mañana|despertar|tarde|noche|verano|invierno|primavera|otoño|oscura|melancólica|nostálgica|lenta|rápida|motivadora|inspiradora|buen humor|meditar|meditación|yoga|fondo|ambiente|ambiental|bailar|baile|bailable|boda|cumpleaños|limpiar|leer|favorita|favoritas)';

/** Decades. */
const decades =
  '(los|las) (60|70|80|90) | [(los|las)] [(años|década de los|décadas de los)] (veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|dos mil) | [(los|las)] (años|década de los|década de) (20|30|40|50|60|70|80|90|2000|2010|1920|1930|1940|1950|1960|1970|1980|1990) | (ochentera|ochenteras|noventera|noventeras|setentera|setenteras)';

const VEINTI =
  'veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );
const TENS = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  );

const numbers = {
  words: Object.fromEntries([
    ...UNITS.map((word, value) => [word, value] as const),
    ...VEINTI.map((word, index) => [word, 21 + index] as const),
    ...TENS.map((word, index) => [word, 30 + 10 * index] as const),
    ...HUNDREDS.map((word, index) => [word, 100 * (index + 1)] as const),
    ['un', 1],
    ['una', 1],
    ['ciento', 100],
  ]),
  hundred: [],
  thousand: ['mil'],
  joints: ['y'],
  points: ['coma', 'punto'],
};

const levels: Readonly<Record<string, number>> = {
  máximo: 100,
  'el máximo': 100,
  máxima: 100,
  max: 100,
  tope: 100,
  'tres cuartos': 75,
  'un cuarto': 25,
  mitad: 50,
  'la mitad': 50,
  medio: 50,
  normal: 40,
  defecto: 40,
  mínimo: 5,
  'el mínimo': 5,
  bajo: 20,
  alto: 80,
  cero: 0,
  silencio: 0,
};

/** What tells people's names from titles. */
const names = {
  artists:
    'alejandro alejandra álex amaia ana andrés antonio bad bebe benito bunny camilo carlos celia chayanne chavela christian cristina daddy dani daniel david diego el enrique estopa fito fonsi francisco gloria iván jaime javier jennifer joan joaquín jorge josé juan juanes julieta julio karol laura lola lolita luis luz maluma manu manolo manuel maná marc marco maría marta miguel mónica natalia nino pablo paco paloma pedro pepe rafael ramón raphael raúl ricardo ricky roberto rocío romeo rosalía rosana sebastián selena sergio shakira silvio thalía vicente víctor yankee will taylor lady michael elton bob james john justin garth mc dj orquesta cuarteto trío conjunto banda hermanos',
  titles:
    'amor corazón noche día tiempo vida mundo niña niño hombre mujer sueño sueños casa camino río lluvia sol luna estrella estrellas cielo fuego agua verano invierno baile bailar cantar feliz azul negro blanco rojo oro calle ciudad puerta ventana luz sombra ángel diablo dios alma ojos mano beso adiós ayer mañana siempre nunca jamás sola solo libre loca loco perdida love heart night day time life world baby girl boy man woman dream you me my we us in on the to of left cry tears no yes never always magic young way song dance die happy happier red',
};

/** The Spanish words for kinds of music, moods, numbers and names. */
export const lexicon = { genres, moods, decades, numbers, levels, names };
