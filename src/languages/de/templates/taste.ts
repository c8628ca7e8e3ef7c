import type { Template } from '../../pack.js';

/** How German speakers say what they like, and change playlists. */
export const taste: readonly Template[] = [
  {
    intent: 'like',
    says: [
      '(ich|wir) (mag|mögen|liebe|lieben|finde|finden|genieße|finden sie) [<dies>] [(<lied>|musik|es|das|band|künstler|sänger|album)] [(sehr|total|wirklich|echt|richtig)] [(gut|toll|super|klasse|schön|cool|gerne|gern)]',
      '[<dies>] [(<lied>|musik|song|es|das)] (gefällt|gefallen) (mir|uns) [(sehr|gut|total|super)]',
      '(mir gefällt|uns gefällt) <dies> [(<lied>|musik|song|band|künstler)]',
      '(like|liken|gefällt mir|daumen hoch|favorisiere) [<dies>] [(<lied>|es|das)]',
      '[(das|dies|dieses|dieser|es)] [(ist|war)] [(ein|eine|mein|echt ein|so ein)] (tolles|gutes|schönes|cooles|super|geiles|großartiges|wunderbares|klasse|guter|schöner|cooler|toller|geiler|schöne|gute|coole|tolle|lieblings|mein lieblings) (lied|song|titel|stück|musik|track)',
      '(speicher|speichere|merk|merke|füg|füge|mach|mache|pack|packe|setz|setze|nimm|speichern sie|fügen sie|machen sie|packen sie|setzen sie|nehmen sie) [<dies>] [(<lied>|es|das|band|künstler|album|musik)] [(zu|zu meinen|in|in meine|in meinen|unter|als|zu einem meiner|in die|auf meine)] [(meine|meinen)] (favoriten|favorit|lieblingsliedern|lieblingssongs|lieblings liedern|lieblings songs|lieblings lieder|lieblings musik|bibliothek|sammlung) [(hinzu|hinzufügen|ab|auf|dazu)]',
      '(speicher|speichere|merk|merke dir|merk dir|speichern sie) [<dies>] (<lied>|das|musik)',
      '(bewerte|bewerten) [<dies>] (<lied>|das) [mit] [{presetnumber}] [sternen|sterne]',
    ],
  },
  {
    intent: 'dislike',
    says: [
      '(ich|wir) (hasse|mag|kann|finde|will|finden sie) [<dies>] [(<lied>|musik|es|das|band|künstler|sänger)] [(überhaupt|gar|wirklich)] (nicht|nicht leiden|nicht ausstehen|schlecht|furchtbar|blöd|doof|schrecklich|nicht gut|nicht mehr hören|nie wieder hören)',
      '(ich hasse|wir hassen) [<dies>] (<lied>|musik|es|das|band|künstler|{genre})',
      '[<dies>] [(<lied>|musik|song|es|das)] (gefällt|gefallen) (mir|uns) (nicht|gar nicht|überhaupt nicht)',
      '(gefällt mir nicht|daumen runter|dislike)',
      '(spiel|spiele|spielen sie) [<dies>] [(<lied>|das|so etwas|es|künstler|band)] (nie wieder|nicht mehr|nie mehr|niemals wieder)',
      '(das|dieses|es) [<lied>] ist (schlecht|furchtbar|schrecklich|langweilig|doof|blöd|mies|ein schlechtes lied)',
    ],
  },
  {
    intent: 'modify_playlist',
    says: [
      '<add> [<dies>|ein|eine|einen|noch ein|noch einen|meine] [(anderes|anderen|aktuelle|neues|weiteres)] (<lied>|musik|künstler|künstlerin|album|band|sänger|es|das|melodie|interpreten|dies) [<vonartist>] <zu> [<mein>] (<playlist> [<namens>] {playlist}|{playlist} <plist>|<plist>) <rein>',
      '<add> [<dies>|ein|eine|einen] [<lied>] {track} [<vonartist>] <zu> [<mein>] (<plist> [<namens>] {playlist}|{playlist} <plist>|<plist>) <rein>',
      '<add> [<dies>|etwas|was] [(<lied>|künstler|musik von|lied von)] {artist} <zu> [<mein>] (<plist> [<namens>] {playlist}|{playlist} <plist>|<plist>) <rein>',
      '<add> [<dies>|ein|eine|einen] (<lied>|künstler|künstlerin|album|es|das|melodie|band) [(meiner|meinem|der|dem|seiner|unserer)] (<plist> [<namens>] {playlist}|{playlist} <plist>|<plist>) hinzu',
      '<add> [(<lied>|künstler)] ({track}|{artist}) (meiner|meinem|der|dem|unserer) (<plist> [<namens>] {playlist}|{playlist} <plist>|<plist>) hinzu',
      '[<dies>] (<lied>|künstler|album|melodie|{track}|{artist}) <zu> [<mein>] (<plist> [<namens>] {playlist}|{playlist} <plist>|<plist>) (hinzufügen|packen|setzen|einfügen|tun|speichern|aufnehmen|legen)',
      '(entfern|entferne|lösch|lösche|nimm|streich|wirf|entfernen sie|löschen sie|nehmen sie) [<dies>] [(<lied>|es|das|{track}|{artist})] (aus|von|vom) [<mein>] (<plist> [<namens>] [{playlist}]|{playlist} <plist>) [(raus|heraus)]',
      '(erstell|erstelle|erzeuge|mach|mache|leg|lege|neue|eine neue|anlegen|erstellen sie|machen sie|legen sie) [mir] [(eine|ne)] [neue] [{genre}] <plist> [(<namens>|für) {playlist}] [(an|erstellen|anlegen)]',
      '(lösch|lösche|benenn|benenne|bearbeite|leere|löschen sie) [<mein>] [{playlist}] <plist> [{playlist}] [um]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(füg|füge|fügen|fügen sie|ergänze) [<dies>|ein|eine|einen] (<lied>|künstler|künstlerin|album|melodie|band) [<vonartist>] (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
      '[<dies>] (<lied>|künstler|album|melodie) (zu|zur|zum|in|auf) [<mein>] {playlist} hinzufügen',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.13,
    says: [
      '(füg|füge|fügen|fügen sie) [<lied>] {artist} (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
      '(füg|füge|fügen|fügen sie) [<lied>] {track} [<vonartist>] (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
      '(pack|packe|setz|setze|tu|leg|hau|füg|füge|packen sie|setzen sie|legen sie|fügen sie) [<dies>] <lied> (auf|in|zu|zur) [<mein>] {playlist}',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '... <add> ... (<playlist>|favoriten) ... [(hinzu|ein|hinzufügen)]',
      '... (<lied>|künstler|album) ... (hinzufügen|hinzu) ...',
      '... <plist> ... (hinzufügen|hinzu|entfernen|löschen|erstellen) ...',
      '(füg|füge|fügen|fügen sie) {track} (zu|zur|zum) [<mein>] {playlist} [hinzu]',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(bleib|bleibe|weiter|mach weiter|spiel weiter|bleiben sie) (bei|mit|beim|bei dem|in) (diesem|dieser|dem gleichen|der gleichen|gleichen|selben) (künstler|genre|stil|musikrichtung|band|jahrzehnt|stimmung|epoche|ära)',
      '(mehr|spiel mehr|spiele mehr|mehr musik|mehr lieder) (davon|so etwas|so was|sowas|von diesem künstler|von dieser band|von ihm|von ihr|in diesem stil|aus diesem genre|aus dieser zeit|wie das|wie dieses|dieser art)',
      '<spiel> (mehr|nur|ähnliche) [(musik|lieder|songs|titel)] (wie das|wie dieses|von diesem künstler|von dieser band|aus dieser zeit|aus diesem genre|dieser art|davon)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(speicher|speichere|leg|lege|setz|setze|belege|merk|merke|sichere|speichern sie|legen sie|setzen sie) [<dies>] [(<lied>|sender|radiosender|radio|playlist|album|es|das|künstler)] (als|auf|unter|in) [(die|den|meine|meinen)] (preset|taste|stationstaste|speicherplatz|favorit|favoriten|senderplatz|platz|voreinstellung|kurzwahl) [nummer] {presetnumber} [ab]',
      '(belege|setz|setze|setzen sie) (taste|preset|speicherplatz) [nummer] {presetnumber} [mit] [<dies>] [(lied|sender|das|playlist)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[<spiel>] [(die|den|meine|meinen|das)] (preset|taste|stationstaste|speicherplatz|favorit|senderplatz|voreinstellung|kurzwahl) [nummer] {presetnumber} <ab>',
      '(wähl|wähle|schalt|schalte|geh|schalten sie|gehen sie) [(auf|zu)] (preset|taste|speicherplatz|senderplatz|voreinstellung) [nummer] {presetnumber} [(aus|an|ein|um)]',
    ],
  },
];
