/** Kinds of music. */
const genres =
  "(rock|pop|jazz|blues|klassik|klassische|klassischer|klassischen|country|hip hop|hiphop|rap|soul|funk|reggae|metal|heavy metal|death metal|black metal|folk|indie|indie rock|indie pop|alternative|alternativ|punk|punk rock|hardcore|grunge|techno|house|deep house|trance|elektro|elektronische|elektronisch|electro|electronic|synthpop|new wave|neue deutsche welle|dance|edm|drum and bass|dubstep|ambient|lounge|chillout|chill out|trip hop|r and b|rnb|r n b|disco|swing|big band|gospel|oper|opern|operette|orchester|barock|kammer|instrumental|akustik|akustische|soft rock|hard rock|deutschrock|deutschrap|deutschpop|schlager|volks|volkslieder|blas|klavier|gitarren|prog rock|psychedelic|rockabilly|rock and roll|rock n roll|rock n'roll|bluegrass|latin|latein amerikanische|salsa|bachata|merengue|reggaeton|cumbia|tango|samba|bossa nova|flamenco|k pop|kpop|bollywood|indische|türkische|arabische|irische|keltische|polka|welt|ska|dub|dancehall|grime|trap|lo fi|lofi|new age|musicals|musical|film|kinder|kinderlieder|weihnachts|weihnachtslieder|weihnachten|oldies|oldie|chanson|chansons|walzer|symphonie|sinfonie|konzert)";

/** Moods and occasions. */
const moods =
  '(fröhliche|fröhlich|glückliche|traurige|traurig|entspannende|entspannte|entspannung|entspannungs|entspannen|ruhige|ruhig|sanfte|beruhigende|chillige|chill|energiegeladene|energische|romantische|romantisch|liebes|liebe|party|feier|workout|sport|fitness|training|trainings|lauf|laufen|joggen|lern|lernen|konzentration|konzentrations|konzentrieren|schlaf|einschlaf|einschlafen|schlafen|abendessen|koch|kochen|auto|autofahren|morgen|aufwachen|abend|nacht|sommer|winter|frühlings|herbst|düstere|dunkle|aggressive|melancholische|nostalgische|leise|langsame|schnelle|lebhafte|muntere|aufmunternde|motivierende|inspirierende|gute laune|gutelaune|verträumte|meditation|meditations|yoga|hintergrund|tanz|tanzbare|tanzen|hochzeits|geburtstags|geburtstag|putzen|putz|arbeiten|arbeit|lustige|coole|gemütliche|stimmungs|stimmung|ruhiges|fröhliches|trauriges|entspannendes|romantisches|schnelles|langsames|lustiges|ruhigen|traurigen|flotte|lieblings)';

/** Decades. */
const decades =
  '[(den|die|der)] (zwanziger|dreißiger|vierziger|fünfziger|sechziger|siebziger|achtziger|neunziger|zweitausender|zwanzigern|dreißigern|vierzigern|fünfzigern|sechzigern|siebzigern|achtzigern|neunzigern|20ern|30ern|40ern|50ern|60ern|70ern|80ern|90ern|20er|30er|40er|50er|60er|70er|80er|90er|2000er|2010er|1920er|1930er|1940er|1950er|1960er|1970er|1980er|1990er) [(jahre|jahren|jahrzehnt)]';

const UNITS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const TENS = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const BEFORE_TENS = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');

const BELOW_HUNDRED: readonly (readonly [string, number])[] = [
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ...TENS.flatMap((tens, index) =>
    BEFORE_TENS.map((unit, value) => [`${unit}und${tens}`, 20 + 10 * index + value + 1] as const),
  ),
];

const numbers = {
  words: Object.fromEntries([
    ...BELOW_HUNDRED,
    ['ein', 1],
    ['hundert', 100],
    ['einhundert', 100],
    ...BELOW_HUNDRED.flatMap(([word, value]) => [
      [`hundert${word}`, 100 + value] as const,
      [`einhundert${word}`, 100 + value] as const,
    ]),
    ...BELOW_HUNDRED.map(([word, value]) => [`neunzehnhundert${word}`, 1900 + value] as const),
    ['zweitausend', 2000],
    ...BELOW_HUNDRED.map(([word, value]) => [`zweitausend${word}`, 2000 + value] as const),
  ]),
  hundred: [],
  thousand: [],
  joints: [],
  points: ['komma', 'punkt'],
};

const levels: Readonly<Record<string, number>> = {
  maximum: 100,
  maximal: 100,
  'das maximum': 100,
  max: 100,
  'maximale stufe': 100,
  'maximaler lautstärke': 100,
  'maximale lautstärke': 100,
  'höchste stufe': 100,
  'höchste lautstärke': 100,
  'höchster stufe': 100,
  'volle lautstärke': 100,
  'voller lautstärke': 100,
  voll: 100,
  'volle pulle': 100,
  dreiviertel: 75,
  'drei viertel': 75,
  'ein viertel': 25,
  halb: 50,
  'die hälfte': 50,
  hälfte: 50,
  'halbe lautstärke': 50,
  mittel: 50,
  mitte: 50,
  'mittlere stufe': 50,
  'mittlere lautstärke': 50,
  normal: 40,
  standard: 40,
  minimum: 1,
  minimal: 1,
  'das minimum': 1,
  'minimale stufe': 1,
  'minimale lautstärke': 1,
  'niedrigste stufe': 1,
  'niedrigste lautstärke': 1,
  'leiseste stufe': 1,
  stumm: 0,
  lautlos: 0,
};

/** What tells people's names from titles. */
const names = {
  artists:
    'andreas anna annett bernd bernhard bob bruce bruno charlie chris christian clara conny david dieter dirk dolly ed elton elvis ernst felix florian frank franz freddy frida fritz garth georg george gerd günter hans heinz heino helene helga herbert hermann hilde ina ingrid james jan janis jens jimi joachim joe johann johannes john jonas jörg josef jürgen justin karl katja klaus lady lena lena lewis linda ludwig lukas madonna manfred marianne maria marius mark marlene martin mary max michael mike nana nena nicole nina otto paul peter philipp reinhard richard robbie robert roland rolf rudolf sarah sebastian stefan stephan taylor thomas till tim tina tom udo ulla ute vanessa werner will wolfgang wolf xavier sam dr dj mc quartett trio orchester ensemble band philharmoniker chor brüder',
  titles:
    'liebe herz nacht tag zeit leben welt mädchen junge mann frau traum träume haus weg fluss regen sonne mond stern sterne himmel feuer wasser sommer winter tanz tanzen lied glück blau schwarz weiß rot gold straße stadt tür fenster licht schatten engel teufel gott seele augen hand kuss lebewohl abschied heute gestern morgen immer nie niemals allein frei wild verloren love heart night day time life world baby girl boy man woman dream home road river rain sun moon star sky fire water you me my i we us dont cant wont in on the to of left cry tears no yes never always magic young way song dance die',
};

/** The German words for kinds of music, moods, numbers and names. */
export const lexicon = { genres, moods, decades, numbers, levels, names };
