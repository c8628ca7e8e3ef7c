import t from 'tap';
import type { Entities, IntentName } from '../../../src/ports/understander.js';
import { understandPhrase } from '../../../workers/understand/understand.js';

const GERMAN = [
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
]
  .join(' ')
  .split(' ');
const GERMAN_TENS = ' zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert'.split(
  ' ',
);
const FRENCH = [
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze',
  'treize quatorze quinze seize dix-sept dix-huit dix-neuf',
]
  .join(' ')
  .split(' ');
const FRENCH_TENS = ' dix vingt trente quarante cinquante soixante'.split(' ');
const SPANISH = [
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro',
  'veinticinco veintiséis veintisiete veintiocho veintinueve',
]
  .join(' ')
  .split(' ');
const SPANISH_TENS = ' diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');

function german(number: number): string {
  const unit = number % 10;
  const tens = GERMAN_TENS[Math.floor(number / 10)] ?? '';
  if (number < 20) return GERMAN[number] ?? '';
  return unit === 0 ? tens : `${unit === 1 ? 'ein' : GERMAN[unit]}und${tens}`;
}

function french(number: number): string {
  if (number < 20) return FRENCH[number] ?? '';
  if (number === 100) return 'cent';
  if (number >= 80) return number === 80 ? 'quatre-vingts' : `quatre-vingt-${FRENCH[number - 80]}`;
  const tens = Math.min(6, Math.floor(number / 10));
  const rest = number - 10 * tens;
  if (rest === 0) return FRENCH_TENS[tens] ?? '';
  return `${FRENCH_TENS[tens]}${rest === 1 || rest === 11 ? ' et ' : '-'}${FRENCH[rest]}`;
}

function spanish(number: number): string {
  if (number < 30) return SPANISH[number] ?? '';
  if (number === 100) return 'cien';
  const tens = SPANISH_TENS[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? tens : `${tens} y ${SPANISH[number % 10]}`;
}

const SAYING: Readonly<
  Record<
    string,
    { readonly inWords: (number: number) => string; readonly request: (number: string) => string }
  >
> = {
  de: { inWords: german, request: (number) => `stell die Lautstärke auf ${number} Prozent` },
  fr: { inWords: french, request: (number) => `mets le volume à ${number} pour cent` },
  es: { inWords: spanish, request: (number) => `pon el volumen al ${number} por ciento` },
};

for (const [languagecode, { inWords, request }] of Object.entries(SAYING)) {
  t.test(`every volume from 0 to 100 is understood in words and digits in ${languagecode}`, async (t) => {
    for (let volume = 0; volume <= 100; volume++) {
      for (const number of [inWords(volume), String(volume)]) {
        const text = request(number);
        const [first] = understandPhrase({ text, languagecode, services: [] }).readings;
        t.equal(first?.intent, 'volume_quiet', text);
        t.same(first?.entities, { volume }, text);
      }
    }
  });
}

const ROWS: readonly (readonly [code: string, text: string, intent: IntentName, entities: Entities])[] = [
  ['de', 'erhöhe die Lautstärke um fünf', 'volume_loud', { volume: 5 }],
  ['de', 'mach es fünfzehn Prozent leiser', 'volume_down', { volume: 15 }],
  ['de', 'Lautstärke auf die Hälfte', 'volume_quiet', { volume: 50 }],
  ['de', 'spiel Radio neunundneunzig Komma vier', 'play_radio', { station: 'neunundneunzig Komma vier' }],
  ['de', 'spiel 104,6 FM', 'play_radio', { station: '104,6' }],
  ['de', 'spiel Hits der 80er', 'create_dynamic_playlist', { year: '80er' }],
  ['de', 'spiel Lieder aus den Neunzigern', 'create_dynamic_playlist', { year: 'Neunzigern' }],
  [
    'de',
    'spiel Lieder aus dem Jahr neunzehnhundertneunundsechzig',
    'create_dynamic_playlist',
    { year: 1969 },
  ],
  ['de', 'spiel Lieder aus dem Jahr zweitausendzwölf', 'create_dynamic_playlist', { year: 2012 }],
  ['de', 'speichere das auf Taste zwölf', 'set_preset', { presetnumber: 12 }],
  ['de', 'spiel Speicherplatz einundzwanzig', 'play_preset', { presetnumber: 21 }],
  ['fr', 'augmente le volume de vingt-cinq pour cent', 'volume_loud', { volume: 25 }],
  ['fr', 'baisse le son de dix pour cent', 'volume_down', { volume: 10 }],
  ['fr', 'mets le volume à septante-cinq', 'volume_quiet', { volume: 75 }],
  ['fr', 'mets le volume à la moitié', 'volume_quiet', { volume: 50 }],
  ['fr', 'mets la radio sur cent trois virgule sept', 'play_radio', { station: 'cent trois virgule sept' }],
  ['fr', 'mets la radio sur 98,5', 'play_radio', { station: '98,5' }],
  [
    'fr',
    'joue des chansons des années quatre-vingt-dix',
    'create_dynamic_playlist',
    { year: 'années quatre-vingt-dix' },
  ],
  ['fr', 'mets des chansons de mille neuf cent soixante-neuf', 'create_dynamic_playlist', { year: 1969 }],
  ['fr', 'enregistre ça sur la touche dix-sept', 'set_preset', { presetnumber: 17 }],
  ['fr', 'joue la présélection vingt et un', 'play_preset', { presetnumber: 21 }],
  ['es', 'sube el volumen un veinticinco por ciento', 'volume_loud', { volume: 25 }],
  ['es', 'baja el volumen en diez', 'volume_down', { volume: 10 }],
  ['es', 'pon el volumen a la mitad', 'volume_quiet', { volume: 50 }],
  ['es', 'pon la radio en cien punto tres', 'play_radio', { station: 'cien punto tres' }],
  ['es', 'pon noventa y nueve coma cuatro', 'play_radio', { station: 'noventa y nueve coma cuatro' }],
  ['es', 'pon música de los años sesenta', 'create_dynamic_playlist', { year: 'los años sesenta' }],
  ['es', 'pon éxitos de los 80', 'create_dynamic_playlist', { year: 'los 80' }],
  ['es', 'pon canciones de mil novecientos sesenta y nueve', 'create_dynamic_playlist', { year: 1969 }],
  ['es', 'guarda esto en el botón doce', 'set_preset', { presetnumber: 12 }],
  ['es', 'pon el preajuste veintiuno', 'play_preset', { presetnumber: 21 }],
];

t.test('amounts, frequencies, decades, years and presets are understood as people say them', async (t) => {
  for (const [languagecode, text, intent, entities] of ROWS) {
    const [first] = understandPhrase({ text, languagecode, services: [] }).readings;
    t.equal(first?.intent, intent, text);
    t.same(first?.entities, entities, text);
  }
});
