import type { Template } from '../../pack.js';

/** How German speakers ask about music, and what can be asked. */
export const questions: readonly Template[] = [
  {
    intent: 'get_now_playing_info',
    says: [
      'was (läuft|spielt|kommt) [(da|hier|denn)] [(gerade|jetzt|da)] [(für (<lied>|musik)|im radio)]',
      'was (höre ich|hören wir|hör ich) [(da|hier)] [(gerade|jetzt|da|denn)] [für (<lied>|musik)]',
      'was ist das [(hier|da|gerade|denn|jetzt)] [(für (ein|eine|einen) (<lied>|band|sänger|sängerin|musik|künstler|gruppe)|für musik)]',
      '(was|wie) (ist|heißt|hieß|lautet) [(der|den)] (titel|name|namen|interpret) [(von|vom|des|dieses|der|für)] [<dies>] [(<lied>|liedes|musik|band|sängers|künstlers|gruppe|interpreten)] [(hier|da|gerade)]',
      'wer (singt|spielt|ist das) [(da|hier|das|denn)] [(gerade|jetzt|da)]',
      'wer (singt|spielt) [<dies>] (<lied>|musik) [(hier|da|gerade)]',
      '(wie heißt|wer ist|wie nennt sich) <dies> (<lied>|musik|sänger|sängerin|künstler|interpret|band|gruppe|artist) [(hier|da|gerade|eigentlich)]',
      '(von wem ist|von wem stammt|von wem kommt|von wem) (das|die|der|dieses|dieser|diese) [(<lied>|musik)] [(hier|da|gerade|eigentlich)]',
      'wer hat (das|dieses|diesen|den) [(<lied>|musik)] (gesungen|gemacht|geschrieben|komponiert|aufgenommen)',
      '(sag|sage|nenn|nenne|verrat|zeig|gib|kannst du mir|weißt du|sagen sie|nennen sie|zeigen sie) [mir] [(den|die|das)] (titel|namen|name|interpreten|künstler|sänger|informationen) [(von|zu|über|des|dieses)] [(diesem|dem|dieses|des|das)] [(lied|lieds|liedes|song|songs|titel|titels|stück|musik)] [(sagen|nennen|verraten|geben)]',
      'wer ist (der|die) (aktuelle|jetzige|gerade laufende) (künstler|artist|sänger|sängerin|band|interpret)',
      '(welches|welcher|welche|was für ein|was für eine|was für) (<lied>|musik|band|künstler|sänger|sängerin|gruppe) (ist das|ist dies|läuft|spielt|wird gespielt|höre ich|hören wir|singt|kommt) [(hier|da|gerade|jetzt|denn|im radio)]',
      '(wie lang|wie lange) (ist|geht|dauert) (dieses|das|dieser) [<lied>]',
      'was wird gerade gespielt',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.35,
    says: [
      '... (was|wie|welches|welcher|wer|titel|name) ... (lied|song|titel|musik|stück) ...',
      '... (was|wer) ... (läuft|singt|gespielt) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    says: [
      '(wer|welcher künstler|welche band|welcher sänger|welche sängerin) (singt|sang|komponierte|performt|veröffentlichte) [(das|den)] [<lied>] {track}',
      '(wer|welcher künstler|welche band|welcher sänger|welche sängerin) hat [(das|den)] [<lied>] {track} (gesungen|komponiert|aufgenommen|veröffentlicht)',
      '(wer|welcher künstler|welche band|welcher sänger|welche sängerin) hat (das|den) <lied> {track} (geschrieben|gemacht)',
      '(wer ist|wie heißt) (der sänger|die sängerin|der komponist|der interpret|der autor) (von|vom) [(dem|das)] [<lied>] {track}',
      'von wem ist [(das|der)] [<lied>] {track}',
      'wann (wurde|ist|kam) [(das|der)] [<lied>] {track} (veröffentlicht|herausgekommen|raus|erschienen|aufgenommen|geschrieben)',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: ['(wer|welcher|welche) ... (singt|sang|gesungen|komponiert|sänger|sängerin|komponist) ...'],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(wer ist|wer sind|wer war|erzähl mir etwas über|erzähl mir was über|erzähl mir von|was weißt du über|informationen über|infos zu) [(der|die|das|den)] <kuenstler> {artist}',
      '(wer ist|wer war|wer sind) [(der|die)] (sänger|sängerin|leadsänger|leadsängerin|frontmann|gitarrist|schlagzeuger|bassist|mitglieder|leadgitarrist|hauptsänger) (von|der|bei) [(der band|der gruppe)] {artist}',
      '(welches instrument|welche musik|welches genre|welches label|was für musik|was für ein instrument) (spielt|macht|hat|singt) [<kuenstler>] {artist}',
      'woher (kommt|kommen|stammt|stammen) [(die|der)] <kuenstler> {artist}',
      '(erzähl|sag|erzählen sie|sagen sie) [mir] (mehr|was|etwas) (über|von) (diesen|diese|dieser|den|die) <kuenstler>',
    ],
  },
  {
    intent: 'get_artist_timespan',
    says: [
      '(wann|seit wann|wie lange|von wann bis wann) (wurde|hat|gibt es|ist|war|haben|spielt|sind) [(die|der|das|diese|dieser)] [<kuenstler>] [{artist}] (gegründet|angefangen|aktiv|schon|aufgelöst|begonnen|zusammen)',
      'seit wann gibt es (die|diese) <kuenstler> [{artist}]',
      '(wann|seit wann) ... <kuenstler> ...',
    ],
  },
  {
    intent: 'get_album_info',
    says: [
      '(was|welches|wie|aus welchem|von welchem|auf welchem|welche) [(ist|heißt|für ein)] [(das|dieses|ein|die|der)] <album> ...',
      '(welche|nenn mir|zeig mir|liste) [(die|alle)] alben ...',
      '(erzähl|sag|erzählen sie|sagen sie) [mir] (mehr|etwas|was) über (dieses|das) <album>',
    ],
  },
  {
    intent: 'get_concert_info',
    says: [
      '... (konzert|konzerte|konzerten|konzertes|live musik|livemusik|musikfestival|musikveranstaltung|musikveranstaltungen|tournee|auftritt|auftritte|festival|festivals|konzertkarten|konzerttermine) ...',
      '(wann|wo) (spielt|tritt|treten|spielen|ist|kommt) {artist} (auf|live|auf tour|in der nähe|nach ...)',
      'ist {artist} auf (tour|tournee)',
    ],
  },
  {
    intent: 'get_chart_info',
    says: [
      '(was|wer|welches|welcher|welche) ... (nummer eins|nummer 1|platz eins|in den charts|charts|hitparade|beliebteste|beliebtesten|meistgehörte|populärste|populärsten|top zehn|top 10|angesagt) ...',
      '(charts|die charts|hitparade|top zehn|top 40|top 100)',
      '(zeig|sag|nenn|zeigen sie|sagen sie|nennen sie) [mir] ... (charts|hitparade|top zehn|nummer eins) ...',
    ],
  },
  {
    intent: 'help',
    says: [
      '(hilfe|hilf mir|ich brauche hilfe)',
      '(was|wobei|womit|wie) (kannst|könntest) du [(mir|für mich|uns|denn)] [(alles|so)] [(tun|machen|helfen)]',
      '(was|wie) kann ich [(dich|dir|zu dir|hier)] [(alles|so|hier)] (fragen|sagen|dich fragen|zu dir sagen|dich benutzen|dich nutzen)',
      '(welche|was für) (fragen|befehle|funktionen|themen|sachen|dinge|fähigkeiten) (kann|kannst|kennst|hast|verstehst) (ich|du) ...',
      '(was|welche) sind deine (funktionen|fähigkeiten|möglichkeiten|befehle)',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: -0.12,
    says: [
      '(wer|welcher künstler|welche band|welcher sänger|welche sängerin) (singt|sang|spielt|komponierte) (das|den) <lied> {track}',
      'von wem ist (das|der) <lied> {track}',
    ],
  },
];
