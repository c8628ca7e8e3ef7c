import t from 'tap';
import { packs } from '../../../src/languages/languages.js';
import { type Entities, INTENT_NAMES, type IntentName } from '../../../src/ports/understander.js';
import { parseNotation } from '../../../workers/understand/notation.js';
import { phrasesOf } from '../../../workers/understand/phrases.js';
import { understandPhrase } from '../../../workers/understand/understand.js';
import fc from '../../support/property.js';

type Row = readonly [text: string, intent: IntentName | 'none', entities?: Entities];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['spiel Radio achtundneunzig Komma fünf', 'play_radio', { station: 'achtundneunzig Komma fünf' }],
    ['was ist die Hauptstadt von Frankreich', 'none'],
    ['weiter', 'play'],
    ['spiel etwas Musik', 'play'],
    ['Stopp die Musik', 'stop'],
    ['Musik bitte pausieren', 'pause'],
    ['nächstes Lied', 'skip_next'],
    ['überspring dieses Lied', 'skip_next'],
    ['zurück zum vorherigen Titel', 'skip_previous'],
    ['lauter', 'volume_up'],
    ['mach die Musik etwas leiser', 'volume_down'],
    ['Lautstärke auf fünfunddreißig', 'volume_quiet', { volume: 35 }],
    ['stell die Lautstärke auf 20 Prozent', 'volume_quiet', { volume: 20 }],
    ['erhöhe die Lautstärke um zehn Prozent', 'volume_loud', { volume: 10 }],
    ['stumm', 'volume_quiet', { volume: 0 }],
    ['Zufallswiedergabe an', 'shuffle_on'],
    ['Zufallswiedergabe aus', 'shuffle_off'],
    ['wiederhole dieses Lied', 'repeat_on'],
    ['Wiederholung ausschalten', 'repeat_off'],
    ['welches Lied ist das', 'get_now_playing_info'],
    ['wer singt das Lied Papierlaternen', 'get_performance_info', { track: 'Papierlaternen' }],
    ['erzähl mir etwas über die Band Glashafen', 'get_artist_info', { artist: 'Glashafen' }],
    ['seit wann gibt es die Band Glashafen', 'get_artist_timespan', { artist: 'Glashafen' }],
    ['welches Album ist das', 'get_album_info'],
    ['gibt es hier Konzerte', 'get_concert_info'],
    ['was ist Nummer eins in den Charts', 'get_chart_info'],
    ['was kannst du', 'help'],
    ['spiel etwas Jazz', 'create_dynamic_playlist', { genre: 'Jazz' }],
    ['spiel Musik von Glashafen', 'create_dynamic_playlist', { artist: 'Glashafen' }],
    ['mehr von diesem Künstler', 'stick_to_current'],
    [
      'füge dieses Lied zu meiner Playlist Sonntagsbraten hinzu',
      'modify_playlist',
      { playlist: 'Sonntagsbraten' },
    ],
    ['spiel meine Playlist Sonntagsbraten', 'play_playlist', { playlist: 'Sonntagsbraten' }],
    ['mach das Radio an', 'play_radio'],
    ['spiel das Album Gezeiten von Glashafen', 'play_album', { album: 'Gezeiten', artist: 'Glashafen' }],
    ['spiel das Lied Papierlaternen', 'play_song', { track: 'Papierlaternen' }],
    ['spiel Papierlaternen von Glashafen', 'play_song', { track: 'Papierlaternen', artist: 'Glashafen' }],
    [
      'spiel das Lied mit dem Text rudere dein kleines Boot',
      'play_song_by_lyric',
      { lyric: 'rudere dein kleines Boot' },
    ],
    ['dieses Lied gefällt mir', 'like'],
    ['ich hasse dieses Lied', 'dislike'],
    ['speichere diesen Sender auf Taste drei', 'set_preset', { presetnumber: 3 }],
    ['spiel Taste vier', 'play_preset', { presetnumber: 4 }],
    ['stell den Wecker auf sieben Uhr', 'none'],
    ['regnet es morgen', 'none'],
  ],
  fr: [
    ['mets la station 98,5', 'play_radio', { station: '98,5' }],
    ['quelle est la capitale de la France', 'none'],
    ['reprends la musique', 'play'],
    ['mets de la musique', 'play'],
    ['arrête la musique', 'stop'],
    ['mets la musique en pause', 'pause'],
    ['chanson suivante', 'skip_next'],
    ['passe ce morceau', 'skip_next'],
    ['reviens au titre précédent', 'skip_previous'],
    ['plus fort', 'volume_up'],
    ['baisse le son', 'volume_down'],
    ['mets le volume à trente cinq', 'volume_quiet', { volume: 35 }],
    ['règle le volume à 20 pour cent', 'volume_quiet', { volume: 20 }],
    ['augmente le volume de dix pour cent', 'volume_loud', { volume: 10 }],
    ['coupe le son', 'volume_quiet', { volume: 0 }],
    ['active la lecture aléatoire', 'shuffle_on'],
    ['désactive la lecture aléatoire', 'shuffle_off'],
    ['répète cette chanson', 'repeat_on'],
    ['désactive la répétition', 'repeat_off'],
    ["c'est quoi cette chanson", 'get_now_playing_info'],
    ['qui chante Lanternes de papier', 'get_performance_info', { track: 'Lanternes de papier' }],
    ['parle-moi du groupe Port de Verre', 'get_artist_info', { artist: 'Port de Verre' }],
    ['depuis quand existe ce groupe', 'get_artist_timespan'],
    ['quel est cet album', 'get_album_info'],
    ['y a-t-il des concerts ici', 'get_concert_info'],
    ['qui est numéro un au classement', 'get_chart_info'],
    ['que peux-tu faire', 'help'],
    ['joue du jazz', 'create_dynamic_playlist', { genre: 'jazz' }],
    ['joue des chansons de Port de Verre', 'create_dynamic_playlist', { artist: 'Port de Verre' }],
    ['reste sur cet artiste', 'stick_to_current'],
    ['ajoute cette chanson à ma playlist Dimanche', 'modify_playlist', { playlist: 'Dimanche' }],
    ['joue ma playlist Dimanche', 'play_playlist', { playlist: 'Dimanche' }],
    ['allume la radio', 'play_radio'],
    ["joue l'album Marées", 'play_album', { album: 'Marées' }],
    ['joue la chanson Lanternes', 'play_song', { track: 'Lanternes' }],
    ['joue la chanson qui fait rame petit bateau', 'play_song_by_lyric', { lyric: 'rame petit bateau' }],
    ["j'adore cette chanson", 'like'],
    ['je déteste cette chanson', 'dislike'],
    ['mémorise cette station sur la touche trois', 'set_preset', { presetnumber: 3 }],
    ['joue la touche quatre', 'play_preset', { presetnumber: 4 }],
    ['règle le réveil à sept heures', 'none'],
    ['quel temps fait-il demain', 'none'],
  ],
  es: [
    ['pon la emisora noventa y ocho coma cinco', 'play_radio', { station: 'noventa y ocho coma cinco' }],
    ['cuál es la capital de Francia', 'none'],
    ['quién es el rey de España', 'none'],
    ['reanuda la música', 'play'],
    ['pon música', 'play'],
    ['para la música', 'stop'],
    ['pausa la música', 'pause'],
    ['siguiente canción', 'skip_next'],
    ['salta esta canción', 'skip_next'],
    ['vuelve a la canción anterior', 'skip_previous'],
    ['más alto', 'volume_up'],
    ['baja el volumen', 'volume_down'],
    ['pon el volumen al treinta y cinco', 'volume_quiet', { volume: 35 }],
    ['ajusta el volumen al 20 por ciento', 'volume_quiet', { volume: 20 }],
    ['sube el volumen un diez por ciento', 'volume_loud', { volume: 10 }],
    ['silencio', 'volume_quiet', { volume: 0 }],
    ['activa el modo aleatorio', 'shuffle_on'],
    ['desactiva el modo aleatorio', 'shuffle_off'],
    ['repite esta canción', 'repeat_on'],
    ['desactiva la repetición', 'repeat_off'],
    ['qué canción es esta', 'get_now_playing_info'],
    ['quién canta Farolillos de papel', 'get_performance_info', { track: 'Farolillos de papel' }],
    ['háblame del grupo Puerto de Cristal', 'get_artist_info', { artist: 'Puerto de Cristal' }],
    ['desde cuándo existe este grupo', 'get_artist_timespan'],
    ['qué álbum es este', 'get_album_info'],
    ['hay conciertos por aquí', 'get_concert_info'],
    ['cuál es la canción más escuchada', 'get_chart_info'],
    ['qué puedes hacer', 'help'],
    ['pon algo de jazz', 'create_dynamic_playlist', { genre: 'jazz' }],
    ['pon canciones de Puerto de Cristal', 'create_dynamic_playlist', { artist: 'Puerto de Cristal' }],
    ['sigue con este artista', 'stick_to_current'],
    ['añade esta canción a mi lista Domingo', 'modify_playlist', { playlist: 'Domingo' }],
    ['pon mi playlist Domingo', 'play_playlist', { playlist: 'Domingo' }],
    ['enciende la radio', 'play_radio'],
    ['pon el álbum Mareas', 'play_album', { album: 'Mareas' }],
    ['pon la canción Farolillos', 'play_song', { track: 'Farolillos' }],
    ['pon la canción que dice rema barquito', 'play_song_by_lyric', { lyric: 'rema barquito' }],
    ['me encanta esta canción', 'like'],
    ['odio esta canción', 'dislike'],
    ['guarda esta emisora en el botón tres', 'set_preset', { presetnumber: 3 }],
    ['pon el botón cuatro', 'play_preset', { presetnumber: 4 }],
    ['pon el despertador a las siete', 'none'],
    ['va a llover mañana', 'none'],
  ],
};

for (const [languagecode, rows] of Object.entries(ROWS)) {
  t.test(`requests in ${languagecode} are understood`, async (t) => {
    for (const [text, intent, entities] of rows) {
      const [first] = understandPhrase({ text, languagecode, services: [] }).readings;
      t.equal(first?.intent ?? 'none', intent, text);
      if (entities) t.same(first?.entities, entities, text);
    }
  });

  t.test(`every intent has a row in ${languagecode}`, async (t) => {
    const said = new Set(rows.map(([, intent]) => intent));
    t.same(
      INTENT_NAMES.filter((intent) => !said.has(intent)),
      [],
    );
  });
}

t.test('people are understood whether they are formal or familiar, from wherever they are', async (t) => {
  const rows: readonly (readonly [code: string, text: string, intent: IntentName])[] = [
    ['de', 'drehen Sie die Musik bitte etwas lauter', 'volume_up'],
    ['de', 'würden Sie das nächste Lied spielen', 'skip_next'],
    ['de', 'mach mal die Mucke aus', 'stop'],
    ['de', 'wie heißt denn das Lied', 'get_now_playing_info'],
    ['de', 'kein Bock auf dieses Lied, das nächste', 'skip_next'],
    ['fr', 'mettez la chanson suivante', 'skip_next'],
    ['fr', 'pourriez-vous baisser le son', 'volume_down'],
    ['fr', 'je kiffe cette chanson', 'like'],
    ['fr', "c'est qui qui chante", 'get_now_playing_info'],
    ['fr', 'arrêtez la musique', 'stop'],
    ['es', 'suba el volumen por favor', 'volume_up'],
    ['es', 'poné la canción anterior', 'skip_previous'],
    ['es', 'bájale tantito', 'volume_down'],
    ['es', 'podría decirme qué canción es esta', 'get_now_playing_info'],
    ['es', 'me mola este tema', 'like'],
  ];
  for (const [languagecode, text, intent] of rows) {
    t.equal(understandPhrase({ text, languagecode, services: [] }).readings[0]?.intent, intent, text);
  }
});

t.test('what people ask of others is no request', async (t) => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    de: [
      'mach das Licht in der Küche an',
      'wie hoch ist die Zugspitze',
      'schreib Jonas, dass ich später komme',
      'reservier einen Tisch beim Griechen',
      'was kommt heute im Kino',
    ],
    fr: [
      'allume la lumière de la cuisine',
      'quelle est la hauteur du mont Blanc',
      'écris à Jonas que je serai en retard',
      'réserve une table chez le Grec',
      'quel film passe ce soir au cinéma',
    ],
    es: [
      'enciende la luz de la cocina',
      'cuánto mide el Teide',
      'escríbele a Jonás que llego tarde',
      'reserva una mesa en el griego',
      'qué ponen hoy en el cine',
    ],
  };
  for (const [languagecode, each] of Object.entries(texts)) {
    for (const text of each) {
      t.same(understandPhrase({ text, languagecode, services: [] }).readings, [], text);
    }
  }
});

t.test('the language is told from the words when no code names one that is spoken', async (t) => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    en: [
      'could you play some music for us please',
      'stop',
      'pause',
      'play jazz',
      'play Les Champs-Élysées',
      'play Despacito',
      'play 99 Luftballons by Nena',
      'louder',
    ],
    de: [
      'kannst du bitte das nächste Lied spielen',
      'spiel Jazz',
      'spiel Hotel California',
      'spiele Let It Be',
      'leiser',
      'Musik aus',
      'weiter',
    ],
    fr: [
      'est-ce que tu peux mettre la chanson suivante',
      'joue du jazz',
      'mets Les Champs-Élysées',
      'mets Let It Be',
      'moins fort',
      'qui chante',
    ],
    es: [
      'puedes poner la siguiente canción por favor',
      'pon jazz',
      'pon Hotel California',
      'toca Let It Be',
      'más alto',
      'qué suena',
    ],
  };
  for (const [languagecode, each] of Object.entries(texts)) {
    for (const text of each) {
      for (const code of [{}, { languagecode: 'nl' }, { languagecode: '' }]) {
        const { languagecode: guessed, readings } = understandPhrase({ text, services: [], ...code });
        t.equal(guessed, languagecode, text);
        t.not(readings[0], undefined, text);
      }
    }
  }
});

t.test('a language that is not spoken is no request, though some of its words look like one', async (t) => {
  const texts = [
    'zet de lamp in de woonkamer aan',
    'verleng mijn wekker met 20 minuten',
    'metti le mele nella lista della spesa',
    'che tempo fa domani a Roma',
    'adiciona leite à minha lista de tarefas',
    'sæt lyset i stuen til 50 procent',
    'stäng av lampan i köket',
    'włącz światło w kuchni',
    '明天早上七点叫醒我',
    'поставь будильник на 7 утра',
  ];
  for (const text of texts) {
    for (const code of [{}, { languagecode: 'nl' }]) {
      t.same(understandPhrase({ text, services: [], ...code }).readings, [], text);
    }
  }
});

t.test('a language that is named is the one, whatever language the names are in', async (t) => {
  const rows = [
    ['de', 'spiel Sous le ciel de Paris', 'Sous le ciel de Paris'],
    ['fr', 'mets Over the Rainbow', 'Over the Rainbow'],
    ['es', 'pon Over the Rainbow', 'Over the Rainbow'],
  ] as const;
  for (const [languagecode, text, track] of rows) {
    const understood = understandPhrase({ text, languagecode, services: [] });
    t.equal(understood.languagecode, languagecode, text);
    t.equal(understood.readings[0]?.entities.track, track, text);
  }
});

t.test('a region does not change the language', async (t) => {
  t.equal(understandPhrase({ text: 'lauter', languagecode: 'de-AT', services: [] }).languagecode, 'de');
});

t.test('any text at all gets an answer', async (t) => {
  const unit = fc.constantFrom(
    'play',
    'by',
    'the',
    '🎵',
    'ß',
    "'s",
    '\u0301',
    '\u202e',
    '50%',
    '.',
    'é',
    '{artist}',
    '\0',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(unit, { maxLength: 200 }).map((parts) => parts.join(' ')),
  );
  const codes = fc.constantFrom(undefined, 'en', 'de', 'fr', 'es', 'xx', '');
  fc.assert(
    fc.property(texts, codes, (text, languagecode) => {
      const { readings } = understandPhrase({
        text,
        services: [],
        ...(languagecode !== undefined && { languagecode }),
      });
      for (const { score } of readings) if (!(score > 0 && score <= 1)) throw new Error(`score ${score}`);
    }),
    { numRuns: 300 },
  );
  t.same(understandPhrase({ text: 'xyzzy '.repeat(2000), languagecode: 'en', services: [] }).readings, []);
  t.ok(understandPhrase({ text: 'play play by by the '.repeat(500), languagecode: 'en', services: [] }));
});

t.test('phrases for the recogniser keep to its notation', async (t) => {
  const slots = new Set('artist album track playlist genre mood station number'.split(' '));
  for (const { languagecode } of packs) {
    const phrases = phrasesOf(languagecode);
    t.ok(phrases.length > 20 && phrases.length < 300);
    for (const phrase of phrases) {
      t.equal(phrase, phrase.toLowerCase());
      t.notMatch(phrase, /[<>.]/);
      t.doesNotThrow(() => parseNotation(phrase, (words) => [words]), phrase);
      for (const [, slot] of phrase.matchAll(/\{(\w+)\}/g)) t.ok(slots.has(slot ?? ''), phrase);
    }
  }
});
