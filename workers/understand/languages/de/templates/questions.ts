import type { Template } from '../../pack.js';

/** How German speakers ask about music, and what can be asked. */
export const questions: readonly Template[] = [
  {
    intent: 'get_now_playing_info',
    says: [
      '(was|welche|welcher|welches|wie) (ist|heißt|läuft|spielt|höre|hören|für|lied|song|titel|musik|band|sänger|künstler) [(das|hier|da|gerade|jetzt|dieses|dieser|diese|ich|wir|ein|eine)] [(für|gerade|da|hier|jetzt)] [(ein|eine)] [(<lied>|musik|das|gerade|läuft|spielt|ist|band|sänger|künstler|hier)] [(gerade|das|hier|da|jetzt|läuft|ist das)]',
      '(was|wer) (läuft|spielt|singt|ist|höre ich|hören wir) [(da|hier|das|gerade|jetzt)] [(da|gerade|das)] [(für ein lied|für musik|für ein song|für ein titel)]',
      '(wie heißt|wie ist der name von|wie ist der titel von|wer singt|wer ist|von wem ist|wer spielt|wer hat) [(der|die|das)] (dieses|diesen|dieser|das|der|dem|diesem|die) [(lied|song|titel|stück|musik|sänger|sängerin|künstler|interpret|band|artist|album)] [(hier|da|gerade|gesungen|gemacht)]',
      '(sag|sage|nenn|nenne|verrat|zeig|gib|kannst du mir|weißt du) [mir] [(den|die|das)] (titel|namen|name|interpreten|künstler|sänger|informationen) [(von|zu|über|des|dieses)] [(diesem|dem|dieses|des|das)] [(lied|lieds|liedes|song|songs|titel|titels|stück|musik)] [(sagen|nennen|verraten|geben)]',
      'wer ist (der|die) (aktuelle|jetzige|gerade laufende) (künstler|artist|sänger|sängerin|band|interpret)',
      '(welches|welcher|welche) (lied|song|titel|stück|musik|band|künstler) (ist das|läuft|läuft gerade|spielt gerade|wird gerade gespielt|höre ich|singt|spielt)',
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
      '(wer|welcher künstler|welche band|welcher sänger|welche sängerin|von wem) (singt|sang|hat|ist|schrieb|komponierte|performt|spielte|veröffentlichte) [(das|den|der sänger von|die sängerin von|der komponist von|der interpret von)] [<lied>] {track} [(gesungen|geschrieben|komponiert|aufgenommen|gemacht|veröffentlicht)]',
      'von wem ist [(das|der)] [<lied>] {track}',
      'wann (wurde|ist|kam) [(das|der)] [<lied>] {track} (veröffentlicht|herausgekommen|raus|erschienen|aufgenommen|geschrieben)',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: [
      '(wer|welcher|welche) ... (singt|sang|gesungen|komponiert|geschrieben|sänger|sängerin|komponist) ...',
    ],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(wer ist|wer sind|wer war|erzähl mir etwas über|erzähl mir was über|erzähl mir von|was weißt du über|informationen über|infos zu) [(der|die|das|den)] <kuenstler> {artist}',
      '(wer ist|wer war|wer sind) [(der|die)] (sänger|sängerin|leadsänger|leadsängerin|frontmann|gitarrist|schlagzeuger|bassist|mitglieder|leadgitarrist|hauptsänger) (von|der|bei) [(der band|der gruppe)] {artist}',
      '(welches instrument|welche musik|welches genre|welches label|was für musik|was für ein instrument) (spielt|macht|hat|singt) [<kuenstler>] {artist}',
      'woher (kommt|kommen|stammt|stammen) [(die|der)] <kuenstler> {artist}',
      '(erzähl|sag) [mir] (mehr|was|etwas) (über|von) (diesen|diese|dieser|den|die) <kuenstler>',
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
      '(erzähl|sag) [mir] (mehr|etwas|was) über (dieses|das) <album>',
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
      '(zeig|sag|nenn) [mir] ... (charts|hitparade|top zehn|nummer eins) ...',
    ],
  },
  {
    intent: 'help',
    says: [
      '(hilfe|hilf mir|ich brauche hilfe)',
      '(was|wobei|womit|wie) (kannst|kann|könntest|weißt) (du|ich) [(alles|mir|für mich|dich|so|hier|denn)] [(alles|so)] [(tun|machen|helfen|fragen|sagen|dich fragen|zu dir sagen|benutzen|nutzen)]',
      '(welche|was für) (fragen|befehle|funktionen|themen|sachen|dinge|fähigkeiten) (kann|kannst|kennst|hast|verstehst) (ich|du) ...',
      '(was|welche) sind deine (funktionen|fähigkeiten|möglichkeiten|befehle)',
    ],
  },
];
