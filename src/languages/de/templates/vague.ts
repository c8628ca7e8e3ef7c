import type { Template } from '../../pack.js';

/** How German speakers ask in words of which little is understood, but what they are about. */
export const vague: readonly Template[] = [
  {
    intent: 'modify_playlist',
    cost: 0.3,
    says: [
      '... <plist> ... (hinzufügen|hinzu|packen|anlegen|erstellen|entfernen|löschen|rein|raus) ...',
      '... (soll|muss|gehört|kommt|passt) ... (in|auf|zu) ... <plist> ...',
      '... (schmeiß|schmeiße|wirf|hau|nimm|klatsch|pack|packe|nehmen sie|packen sie) ... (aus|von|auf|in) ... (<plist>|liste) ...',
      '... (neue|weitere) <plist> ...',
    ],
  },
  {
    intent: 'volume_up',
    cost: 0.35,
    says: [
      '... (lauter|aufdrehen|hochdrehen) ...',
      '... <laut> ... (erhöhen|anheben|steigern|höher|hoch) ...',
      '... (erhöhe|erhöh|steigere|hebe|erhöhen sie) ... (<laut>|pegel) ...',
      '... zu leise ...',
      '(ich|wir|man) (hör|höre|hören|hört|versteh|verstehe|hören sie) ... (nichts|kaum) ...',
      '(ich|wir|man) (kann|können) ... (nichts|kaum|nicht) ... hören',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.35,
    says: [
      '... (leiser|runterdrehen) ...',
      '... <laut> ... (verringern|reduzieren|senken|niedriger|runter) ...',
      '... (zu|nicht so|weniger|so|zu sehr) laut ...',
      '... (dröhnt|ohren weh) ...',
      '... ganz leise ...',
    ],
  },
  { intent: 'volume_quiet', cost: 0.35, says: ['... (lautstärke|ton) ... {volume} ...'] },
  {
    intent: 'volume_quiet',
    cost: 0.35,
    entities: { volume: 0 },
    says: [
      '... (stumm|lautlos|stummschalten|stummgeschaltet|mute) ...',
      '(halt|haltet|halten sie) [(doch|endlich|mal)] [(die|den)] (klappe|mund|rand|schnabel|maul)',
      '(ton|sound|lautstärke) ... (weg|aus)',
    ],
  },
  {
    intent: 'skip_next',
    cost: 0.3,
    says: [
      '... <naechste> (<lied>|musik) ...',
      '... (überspringen|überspring|skippen|skippe|skip|überspringen sie|skippen sie) ...',
      '(nächstes|vorwärts) ...',
      '... (mach|spiel|gib|nimm|machen sie|spielen sie|nehmen sie) ... (das nächste|den nächsten|was anderes|etwas anderes|ein anderes)',
    ],
  },
  {
    intent: 'skip_previous',
    cost: 0.3,
    says: [
      '... <lied> (davor|von eben|von vorhin|zurück) ...',
      '... <vorige> <lied> ...',
      '... <lied> ... (von vorne|von vorn|vom anfang) ...',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.3,
    says: [
      '... (nochmal|noch mal|noch einmal|gleich nochmal) ... (hören|spielen|laufen) ...',
      '... (dauerschleife|endlosschleife|wiederholung|repeat|wiederholmodus) ...',
    ],
  },
  {
    intent: 'repeat_off',
    cost: 0.1,
    says: [
      '... (kein|keine|ohne|nicht mehr) ... (repeat|wiederholung|dauerschleife|endlosschleife|schleife|wiederholen) ...',
      '... (dauerschleife|endlosschleife|wiederholung|repeat|wiederholmodus) ... (aus|beenden|stoppen|ausschalten|abschalten|deaktivieren)',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.2,
    says: [
      '... (durcheinander|zufällig|beliebiger reihenfolge|zufälliger reihenfolge|shuffle|zufallsmodus|durchmischen|mischen) ...',
      '(würfel|würfle|misch|mische|mischen sie) ... (<musik>|<lied>|<plist>) ...',
    ],
  },
  {
    intent: 'shuffle_off',
    cost: 0.1,
    says: [
      '... (kein|keine|ohne|nicht mehr) ... (shuffle|zufallswiedergabe|zufallsmodus|mischen|zufall) ...',
      '... (shuffle|zufallswiedergabe|zufallsmodus) ... (aus|beenden|stoppen|ausschalten|abschalten|deaktivieren)',
      '... (der reihe nach|in der richtigen reihenfolge|normaler reihenfolge|normalen reihenfolge) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.25,
    says: [
      '[(der|das)] <lied> {track} ist von wem',
      '[(der|das)] <lied> {track} (wer|von wem) (singt|ist|hat) [das] [gesungen]',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.32,
    says: [
      '... (erkenn|erkenne|erkennst|erkennen|identifizieren|identifiziere|shazam) ... (<lied>|musik) ...',
      '... (wie|welches|welcher|was) ... (<lied>|musik|interpret|sänger|sängerin) (heißt|ist|läuft) ...',
      '(wessen|wem seine) (stimme|lied|musik|song) ...',
      'was (dudelt|spielt|läuft|kommt|klingt|schallt) [(da|hier|denn)] [(gerade|jetzt)] ...',
      'den (titel|namen|interpreten) bitte',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.15,
    says: [
      '... (infos|info|informationen|details|name|titel) (zu|zum|über|von|vom|des|der|dieses) [<dies>] (<lied>|liedes|musik|sängers|interpreten|sängerin) ...',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.45,
    says: [
      '(erzähl|erzähle|sag|erzählen sie|sagen sie) [mir] (etwas|was|mehr) (über|von) {artist}',
      '(was weißt du|informationen|infos|ich will mehr wissen) über {artist}',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.25,
    says: [
      '(kennst du|was weißt du über|infos über|informationen über|infos zu|wer ist|wer sind) (die|der|den|das) <kuenstler> {artist}',
      '(was für|welche art|welche) (musik|musikrichtung) (macht|machen|spielt|spielen) [(die|der)] {artist}',
    ],
  },
  {
    intent: 'get_artist_timespan',
    cost: 0.25,
    says: [
      'wann (haben|hat) sich [(die|der)] {artist} (gegründet|aufgelöst|getrennt|zusammengetan)',
      'wie lange (macht|machen|gibt|spielt|spielen|singt) [es] [(die|der)] {artist} schon [(musik|zusammen)]',
    ],
  },
  {
    intent: 'get_album_info',
    cost: 0.3,
    says: [
      '(was|welches|welche|welchem|wie|von|auf|aus|nenn|nenne|sag|zeig|liste|nennen sie|sagen sie|zeigen sie) ... (album|alben) ...',
      'wer ... (album|alben) ...',
    ],
  },
  {
    intent: 'get_concert_info',
    cost: 0.3,
    says: [
      '(wann|wo) ... (live|auf tour|auf tournee|auf der bühne) ...',
      '(welche|was für) (bands|künstler|musiker) (spielen|treten|sind|kommen|spielt) ...',
      '(wann|wo) (kommt|kommen|spielt|spielen|tritt|treten|singt) {artist} (nach|in|auf) ...',
    ],
  },
  {
    intent: 'get_chart_info',
    cost: 0.3,
    says: [
      '... (top zehn|top ten|top 10|charts|hitparade|hitliste|nummer eins) ...',
      '(was|welche musik|welche <lied>) ... (hören|hört|streamen) ... (meisten|am liebsten|zurzeit alle) ...',
      '... (<lied>|bands|musik) ... (angesagt|beliebt|in mode|am beliebtesten|beliebtesten) ...',
    ],
  },
  {
    intent: 'like',
    cost: 0.3,
    says: [
      '... (<lied>|musik|band|sänger|sängerin|das) [(finde|find|finden sie) ich] [(echt|richtig|so|total|wirklich|sehr)] (gut|toll|super|klasse|geil|schön|cool|genial)',
      'ich (finde|find|finden sie) [<dies>] (<lied>|musik|band|sänger|sängerin|das) [(echt|richtig|so|total|wirklich|sehr)] (gut|toll|super|klasse|geil|schön|cool|genial)',
      '... (geiler|guter|toller|schöner|cooler) (song|titel|track) ...',
      '... (geiles|gutes|tolles|schönes|cooles) (lied|stück) ...',
      '... gefällt mir ...',
    ],
  },
  {
    intent: 'dislike',
    cost: 0.25,
    says: [
      '... (<lied>|musik|band|sänger|sängerin) [(finde|find|finden sie) ich] [(echt|richtig|so|total|wirklich|sehr)] (schlecht|mies|schrecklich|furchtbar|doof|blöd|langweilig|scheiße)',
      'ich (finde|find|finden sie) [<dies>] (<lied>|musik|band|sänger|sängerin|das) [(echt|richtig|so|total|wirklich|sehr)] (schlecht|mies|schrecklich|furchtbar|doof|blöd|langweilig|scheiße|nicht gut)',
      '... (mieser|schlechter|blöder|doofer|furchtbarer|schrecklicher) (song|titel|track) ...',
      '... (mieses|schlechtes|blödes|doofes|furchtbares|schreckliches) (lied|stück) ...',
      '... (<lied>|das|band) ... (nie mehr|nie wieder|niemals wieder) ...',
      '... gefällt mir (nicht|gar nicht|überhaupt nicht) ...',
    ],
  },
  {
    intent: 'stick_to_current',
    cost: 0.15,
    says: [
      '... (im gleichen stil|im selben stil|in diesem stil|in dieser art|dieser art musik|von der gleichen band|vom gleichen künstler|vom selben künstler|aus der gleichen zeit) ...',
      '... (mehr|weiter) ... (von|mit) (diesem|dieser) (künstler|künstlerin|sänger|sängerin|band|gruppe|musik|art|stil) ...',
    ],
  },
  {
    intent: 'set_preset',
    cost: 0.1,
    says: [
      '... (als|auf|unter) [(die|den)] (preset|taste|speicherplatz|favorit|senderplatz|platz|kurzwahl) [nummer] {presetnumber} (speichern|legen|sichern|ablegen|abspeichern|merken)',
      '... (sender|radiosender|radio) (als|auf|unter) [(die|den)] (preset|taste|speicherplatz|favorit|platz) [nummer] {presetnumber} ...',
    ],
  },
  {
    intent: 'play',
    cost: 0.3,
    says: [
      '... (fang|fange|beginn|beginne) (an|wieder an) [(zu spielen|mit der musik)]',
      '(beschall|beschalle|unterhalt|unterhalte) (mich|uns)',
      '... (weiterspielen|weitermachen|weiter gehts|pause vorbei) ...',
    ],
  },
  {
    intent: 'stop',
    cost: 0.3,
    says: [
      '... (<musik>|wiedergabe|radio) ... (aus|ausmachen|ausschalten|abstellen|beenden|abschalten|stoppen) ...',
      '(mach|schalt|stell|machen sie|schalten sie|stellen sie) ... aus',
      '(feierabend|schluss|ende|genug|aufhören) ... (musik|radio|wiedergabe) ...',
    ],
  },
  {
    intent: 'pause',
    cost: 0.25,
    says: [
      '(warte|wart|stopp|stop|halt|stoppen sie|halten sie) ... (kurz|moment|einen moment|mal kurz|eben) ...',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.3,
    says: [
      '(gibt es|was gibt es|hast du|kennst du) ... <musik> <vonartist>',
      '<frag> (alles|alle <lied>|sämtliche <lied>) (was|die) (du|es) von {artist} (hast|gibt)',
      '<spiel> (was|etwas|irgendwas) (zum|für) ...',
      '(etwas|was|ein bisschen) <vonartist>',
      '... <mods> <musik> ...',
      '... <musik> (<when>|zum|zur|für|die zu) ...',
    ],
  },
  {
    intent: 'help',
    cost: 0.25,
    says: [
      '(was|wie) (hast|kannst|machst) du ... (drauf|alles|so)',
      '... (was du kannst|was du alles kannst|was du so kannst|deine funktionen|deine fähigkeiten) ...',
      '... (anleitung|gebrauchsanweisung|bedienungsanleitung) ...',
    ],
  },
  {
    intent: 'play_song',
    cost: 0.12,
    says: [
      '[(das|den|der)] <lied> {track} [<vonartist>] bitte',
      '(spielst|machst) du (mir|uns) [(das|den)] <lied> {track} [<vonartist>] [an]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.02,
    says: [
      '<frag> (was|alles was) du [(so|alles)] von {artist} hast',
      '<frag> (was|etwas) ({mood}|sanftes|schönes|ruhiges|aufmunterndes|fröhliches|rockiges|entspanntes) [(zum|für den|für die|fürs) ...] <ab>',
    ],
  },
  {
    intent: 'pause',
    cost: 0.02,
    says: ['(leg|lege|mach|mache) [mal] (ne|eine|ne kleine|eine kleine|ne kurze) pause [ein]'],
  },
  {
    intent: 'skip_previous',
    cost: 0.05,
    says: ['(nochmal|noch mal|noch einmal|wieder|spiel|spiele) [(das|den)] davor [spielen]'],
  },
];
