import type { Template } from '../pack.js';

/** How German speakers ask for what the platform does. */
export const templates: readonly Template[] = [
  // Transport.
  {
    intent: 'play',
    says: [
      '(weiter|weiterspielen|weiter spielen|weiterhören|weiter hören|weitermachen|weiter machen|weiterschauen|weiter schauen|fortsetzen|fortfahren|abspielen|play|wiedergabe|wiedergeben|los)',
      '(setz|setze|setzen sie) [<dies>] [(musik|wiedergabe|lied|song|titel|fernsehsendung|sendung|album|playlist|film|serie|medien|radio)] fort',
      '[<dies>] (musik|wiedergabe|lied|song|titel|fernsehsendung|sendung|album|playlist|medien|gerät|tv|fernseher|melodie|serie) [wieder] (weiter|weiterlaufen|weiter laufen|fortsetzen|fortfahren|weiterspielen|weiter spielen|weiterschauen|pause beenden|wieder abspielen|wieder starten|wiederaufnehmen|entpausieren) [lassen]',
      'lass [<dies>] (musik|lied|song|titel|fernsehsendung|sendung|film|serie|album|playlist) [hier] [wieder] (weiterlaufen|weiter laufen|laufen|weiterspielen|weiter spielen)',
      '(spiel|spiele|mach|mache) [<dies>] [(musik|lied|song|titel|wiedergabe)] (weiter|wieder ab|wieder|wieder an)',
      '(tv|fernseher|musik|player|titel|lied) (weiter|fortsetzen|fortfahren|weiter laufen lassen|weiterlaufen lassen|pause beenden)',
      '(beende|beenden) [<dies>] pause',
      '<spiel> [<menge>] (musik|was|etwas|lieder|lied|song|songs|ein lied|irgendwas|irgendwelche musik|titel) <ab>',
      '[<menge>] (musik|lieder|ein lied|songs) (<horen>|an|einschalten|anmachen|bitte)',
      '<such> [<menge>] (musik|lieder|songs|ein lied|einen song)',
      '(schalt|schalte|mach|mache|stell|stelle|dreh) [<dies>] musik (an|ein|auf)',
      '(spiel|spiele) <dies> (lied|song|titel|ab)',
      '{presetnumber} (lieder|songs|titel) (spielen|abspielen)',
      '(spiel|spiele|spielen) {presetnumber} (lieder|songs|titel)',
      '<spiel> <service> [ab]',
      'ich (mag|möchte|will) weiter hören',
    ],
  },
  {
    intent: 'play',
    cost: 0.3,
    says: ['... (fortsetzen|fortfahren|weiterlaufen|weiterspielen|weiterhören) ...', '(setze|setz) ... fort'],
  },
  {
    intent: 'pause',
    says: [
      '(pause|pausieren|pausiere|halt|anhalten|warte|moment|warte kurz|unterbrechen|unterbrich)',
      '(pausiere|pausier|pausieren|unterbrich|pause) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|film|radio|sendung|medien|playlist|album|es)',
      '(halt|halte) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung) [an]',
      '[<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|film|radio|sendung|medien) (pausieren|pause|anhalten|unterbrechen|auf pause|halt|auf pause stellen|auf pause setzen)',
      '(mach|mache) [(eine|mal|kurz)] pause',
      '(stell|stelle|setz|setze) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher) auf pause',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(stopp|stop|stoppe|stoppen|aufhören|hör auf|schluss|aus|beenden|genug|ausschalten|abbrechen)',
      '(stopp|stop|stoppe|beende|beenden|brich|schalt|schalte|mach|mache|stell|stelle) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung|medien|playlist|album|lärm|alles|medienwiedergabe) [(aus|ab|stopp)]',
      '[<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung|medien|alles) (stopp|stop|stoppen|aus|ausschalten|ausmachen|beenden|abstellen|abschalten)',
      'hör auf [(zu spielen|musik zu spielen)]',
      'keine musik mehr',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      '(nächstes|nächster|nächste|weiter|überspringen|skip|vor|vorspulen|spring weiter|nächstes bitte|überspring|überspringe)',
      '[<spiel>] [(zum|zu|zu dem|das|den|am)] <naechste> (<lied>|medien|musik|melodie|folge|element|kapitel|sendung|kanal) [(springen|spielen|abspielen|starten|hören|vorspulen|wechseln|gehen|skippen|an|ab|bitte)]',
      '(spring|springe|geh|gehe|spul|spule|wechsel|wechsle|skip|skippe|schalt|schalte) [(weiter|vor)] [(zum|zu dem|zu)] <naechste> [(<lied>|medien|musik|melodie|folge)] [(vor|weiter)]',
      '(überspring|überspringe|skip|skippe|lass) [<dies>] [(<lied>|musik|medien|es|diesen|melodie)] [aus]',
      '(<lied>|es|das|den) (überspringen|skippen|weiterspringen|vorspulen|vorspringen|auslassen)',
      '(ein|einen|eins) (<lied>) (weiter|vor|weiter springen|vorspulen|weiterspringen|vorspringen)',
      '(spul|spule|spring|springe|geh|gehe) (ein|einen|eins) [<lied>] (vor|weiter)',
      '(ein|einen|irgendein) (anderes|anderen|neues|neuen) (<lied>) [(hören|spielen|abspielen|bitte|an)]',
      '[<spiel>] (anderes|anderer|anderen|neues) (lied|song|titel|stück) [(hören|bitte|an|abspielen)]',
      '<dies> (lied|song|titel) nicht',
      '(nächstes|nächster|nächste|vor|weiter) (bitte|lied)',
    ],
  },
  {
    intent: 'skip_next',
    cost: 0.1,
    says: ['ich (mag|will|möchte) [<dies>] (lied|song|titel|musik) nicht [hören]', 'was kommt als nächstes'],
  },
  {
    intent: 'skip_previous',
    says: [
      '(zurück|vorheriges|vorheriger|vorherige|letztes|letzter titel|zurückspringen|zurückspulen|von vorne|von vorn|nochmal von vorne)',
      '[<spiel>] [(zum|zu|zu dem|das|den|zurück zum|zurück zu|zurück)] <vorige> (<lied>|medien|musik|melodie|folge|element|kapitel|stück) [(springen|spielen|abspielen|starten|hören|zurückspulen|wechseln|gehen|an|ab|bitte|zurück|zurückspringen)]',
      '(spring|springe|geh|gehe|spul|spule|wechsel|wechsle) [zurück] [(zum|zu dem|zu)] <vorige> [(<lied>|medien|musik|melodie|folge)] [zurück]',
      '(spring|springe|geh|gehe|spul|spule) [(ein|einen|eins|um ein|um einen)] [<lied>] (zurück|rückwärts)',
      '(ein|einen|eins) <lied> (zurück|rückwärts|zurückspulen|zurückspringen|zurück springen)',
      '(wiederhol|wiederhole|starte|spiel|spiele) [<dies>] <vorige> <lied> [(nochmal|noch mal|noch einmal|erneut|wieder|ab)]',
      '[<dies>] <vorige> <lied> [(nochmal|noch mal|noch einmal)] (wiederholen|abspielen|spielen|hören)',
      '[<dies>] <vorige> <lied> (nochmal|noch mal|noch einmal|wieder)',
      '(starte|spiel|spiele|beginne) [<dies>] (<lied>|es) (von vorne|von vorn|vom anfang|neu)',
    ],
  },

  // Volume.
  {
    intent: 'volume_up',
    says: [
      '[<dies>] [<laut>] [(etwas|ein bisschen|ein wenig|viel|noch)] (lauter|höher|hoch|rauf)',
      '(mach|mache|stell|stelle|dreh|drehe|schalt|schalte|regel|regle|spiel|spiele|sprich|rede|setz|setze) [<dies>] [(<laut>|es|das|sie)] [(etwas|ein bisschen|ein wenig|viel|noch)] <hoch>',
      '(erhöh|erhöhe|steigere|heb|hebe|vergrößere|verstärke) [<dies>] [<laut>] [(etwas|ein bisschen|an)]',
      '<dies> <laut> [(etwas|ein bisschen)] (<hoch>|lauter einstellen|lauter machen|lauter stellen)',
      '<laut> (<hoch>|lauter einstellen|lauter machen|lauter stellen)',
      '(mehr) (lautstärke|ton|sound)',
      '(zu|viel zu) leise',
      'ich (höre|kann) (nichts|dich nicht hören|es nicht hören|das nicht hören)',
      '(ton|stummschaltung|lautlos|stumm) (an|ein|einschalten|anschalten|aus|ausschalten|aufheben|deaktivieren|beenden|entfernen)',
      '(schalt|schalte|mach|stell|stelle) [<dies>] (ton|sound) (an|ein|wieder an|wieder ein)',
      '(schalt|schalte|heb|hebe|mach) [<dies>] (stummschaltung|lautlos|stumm) (aus|auf)',
      '[<dies>] [<laut>] (entmuten|unmute|laut schalten|laut stellen|laut machen)',
      '<laut> [ton] (einschalten|anschalten) [<laut>]',
    ],
  },
  {
    intent: 'volume_up',
    cost: 0.2,
    says: [
      '... <laut> ... (lauter|höher|erhöhen|aufdrehen|hoch) ...',
      '... lauter ...',
      '(erhöhe|erhöh) ... <laut> ...',
    ],
  },
  {
    intent: 'volume_down',
    says: [
      '[<dies>] [<laut>] [(etwas|ein bisschen|ein wenig|viel|noch)] (leiser|niedriger|runter|herunter)',
      '(mach|mache|stell|stelle|dreh|drehe|schalt|schalte|regel|regle|spiel|spiele|sprich|rede|setz|setze) [<dies>] [(<laut>|es|das|sie)] [(etwas|ein bisschen|ein wenig|viel|noch)] <runter>',
      '(verringer|verringere|reduzier|reduziere|senk|senke|mindere|vermindere|dämpf|dämpfe) [<dies>] [<laut>] [(etwas|ein bisschen|ab)]',
      '<dies> <laut> [(etwas|ein bisschen)] (<runter>|leiser einstellen|leiser machen|leiser stellen)',
      '<laut> (<runter>|leiser einstellen|leiser machen|leiser stellen)',
      '(weniger) (lautstärke|ton|lärm)',
      '(zu|viel zu) laut',
      '<laut> (ist|sind) (zu|so) laut',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.2,
    says: [
      '... <laut> ... (leiser|niedriger|verringern|reduzieren|runter|senken) ...',
      '... leiser ...',
      '(verringere|verringer|reduziere|senke) ... <laut> ...',
    ],
  },
  {
    intent: 'volume_down',
    says: [
      '(verringer|verringere|reduzier|reduziere|senk|senke|mach|mache|stell|stelle|dreh|drehe) [<dies>] [<laut>] [(der|des|von der|von dem|vom)] [<laut>] um {volume} <prozent> [<runter>]',
      '[<dies>] [<laut>] [<laut>] um {volume} <prozent> <runter>',
      '<laut> <runter> um {volume} <prozent>',
      '... <laut> ... um {volume} <prozent> <runter>',
      '(verringere|reduziere|senke) ... um {volume} <prozent>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '(erhöh|erhöhe|steigere|heb|hebe|mach|mache|stell|stelle|dreh|drehe) [<dies>] [<laut>] [(der|des|von der|von dem|vom)] [<laut>] um {volume} <prozent> [(<hoch>|an)]',
      '[<dies>] [<laut>] [<laut>] um {volume} <prozent> <hoch>',
      '<laut> <hoch> um {volume} <prozent>',
      '... <laut> ... um {volume} <prozent> <hoch>',
      '(erhöhe|steigere) ... um {volume} <prozent>',
    ],
  },
  {
    intent: 'volume_quiet',
    says: [
      '(stell|stelle|stellen|setz|setze|änder|ändere|veränder|verändere|mach|mache|dreh|drehe|regel|regle|schalt|schalte|bring) [<dies>] [<laut>] [(der|des|von der|von dem|vom|von|im)] [<laut>] (auf|zu) [(die|das|eine|stufe)] {volume} <prozent> [(ein|ab|hoch|runter|rauf|laut|lautstärke)]',
      '[<dies>] <laut> [(der|des|von der|von dem|vom|von|im)] [<laut>] [(auf|zu|bei)] [(die|das|eine|stufe)] {volume} <prozent> [(stellen|einstellen|setzen|verändern|ändern|drehen|machen|regeln|bitte)]',
      '[(auf|zu)] {volume} <prozent> (lautstärke|stellen)',
      '... lautstärke ... {volume} <prozent> ...',
      '<laut> {volume} (prozent|%)',
    ],
  },
  {
    intent: 'volume_quiet',
    entities: { volume: 100 },
    cost: 0.05,
    says: [
      '[<dies>] <laut> [maximal] (maximal|voll|ganz) (aufdrehen|auf|hoch|aufgedreht)',
      '(top|volle|maximale|höchste) lautstärke',
      '(dreh|drehe|mach|mache) ... (voll|ganz|maximal) auf',
      '... auf (höchste|maximale|volle) (stufe|lautstärke) ...',
    ],
  },
  { intent: 'volume_up', cost: 0.05, says: ['<laut> (ziemlich|stark|weit|etwas) (aufdrehen|hochdrehen)'] },
  {
    intent: 'volume_quiet',
    entities: { volume: 0 },
    says: [
      '(stumm|mute|lautlos|ruhe|leise|still|sei still|sei leise|sei ruhig|ruhig|ton aus|stummschalten|stumm schalten|stummschaltung|ton weg)',
      '(schalt|schalte|stell|stelle|mach|mache|setz|setze) [<dies>] [(<laut>|es|alles)] (stumm|lautlos|leise|auf stumm|auf lautlos)',
      '[<dies>] [<laut>] (stummschalten|stumm schalten|stumm|muten|lautlos schalten|lautlos stellen|lautlos|stummstellen|stumm stellen)',
      '(schalt|schalte|mach|mache|stell|stelle|dreh|drehe) [<dies>] (ton|sound|lautstärke) (aus|ab)',
      '[<dies>] [<laut>] (ton|sound|stummschaltung) (aus|ausschalten|abschalten|ausmachen|ein|aktivieren|an|einschalten)',
      '(mute|mutest|muten) [<dies>] [<laut>]',
      '(aktivier|aktiviere|schalte) [<dies>] [<laut>] stummschaltung [ein]',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: 0.12,
    says: ['(stell|stelle|dreh|drehe|mach|mache) ... (auf|zu) {volume} (prozent|%|stufe)'],
  },

  // Order.
  {
    intent: 'shuffle_on',
    says: [
      '(shuffle|zufallswiedergabe|zufällig|mischen|zufallsmodus|misch|mische) [(an|ein|einschalten|aktivieren|anschalten|bitte)]',
      '(schalt|schalte|mach|mache|aktivier|aktiviere|stell|stelle|starte) [<dies>] (shuffle|zufallswiedergabe|zufallsmodus|zufall|zufällige wiedergabe) [(an|ein)]',
      '(misch|mische|mischen|durchmisch|durchmische|shuffle) [<dies>|all|alle|meine|all meine|alle meine] [(<musik>|<playlist>|<album>|<lied>|sammlung|bibliothek|alles)] [durch]',
      '<spiel> [<dies>|alle|alle meine|meine] [(<musik>|<playlist>|<album>|<lied>|alles|etwas)] (zufällig|gemischt|in zufälliger reihenfolge|im shuffle|im zufallsmodus|durcheinander|im shuffle modus) [ab]',
      '(misch|mische|shuffle) [(musik|lieder|songs)] <von> {artist}',
      '<spiel> (irgendwas|irgendein lied|zufällige lieder|zufällige musik|zufällige songs|etwas zufälliges) [ab]',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.25,
    says: ['... (shuffle|zufällig|zufallswiedergabe|mischen|durchmischen) ...'],
  },
  {
    intent: 'shuffle_off',
    says: [
      '(shuffle|zufallswiedergabe|zufallsmodus|zufall|mischen) (aus|ausschalten|deaktivieren|beenden|abschalten)',
      '(schalt|schalte|mach|mache|deaktivier|deaktiviere|stell|stelle|beende|stoppe) [<dies>] (shuffle|zufallswiedergabe|zufallsmodus|zufall|zufällige wiedergabe|mischen) [(aus|ab)]',
      '(nicht mehr|nicht) (mischen|shuffeln|zufällig)',
      '<spiel> [<dies>] [(<musik>|<playlist>|<album>|<lied>)] (der reihe nach|in der richtigen reihenfolge|in reihenfolge)',
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(wiederholen|wiederhole|wiederhol|wiederholung|nochmal|noch mal|noch einmal|schleife|endlosschleife|repeat|loop) [(an|ein|einschalten|bitte|aktivieren)]',
      '(wiederhol|wiederhole|wiederholen|loope|loop) [<dies>] (<lied>|musik|es|das|<album>|<playlist>|alles|melodie)',
      '[<dies>] (<lied>|musik|<album>|<playlist>) (wiederholen|in schleife|in endlosschleife|in dauerschleife|loopen)',
      '<spiel> [<dies>] (<lied>|musik|es|das|<album>|<playlist>) (nochmal|noch mal|noch einmal|erneut|wieder|in schleife|in endlosschleife|in dauerschleife|in einer schleife) [<ab>]',
      '(schalt|schalte|mach|mache|aktivier|aktiviere|stell|stelle) [<dies>] (wiederholung|wiederholen|repeat|schleife|endlosschleife|loop) [(an|ein)]',
      '(können wir|kann ich) [<dies>] [<lied>] {track} (nochmal|noch mal|noch einmal) (hören|spielen|abspielen)',
      '<spiel> [<dies>] [<lied>] {track} [<vonartist>] (nochmal|noch mal|noch einmal)',
      '[<dies>] <lied> {track} [<vonartist>] (nochmal|noch mal|noch einmal) (hören|spielen|abspielen|wiederholen)',
      '(wiederhol|wiederhole) [<dies>] [<lied>] {track} [<vonartist>]',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.25,
    says: ['... (wiederhole|wiederholen|nochmal|noch mal|noch einmal|schleife) ...'],
  },
  {
    intent: 'repeat_off',
    says: [
      '(wiederholung|wiederholen|repeat|schleife|endlosschleife|loop) (aus|ausschalten|deaktivieren|beenden|abschalten)',
      '(schalt|schalte|mach|mache|deaktivier|deaktiviere|stell|stelle|beende|stoppe) [<dies>] (wiederholung|wiederholen|repeat|schleife|endlosschleife|loop) [(aus|ab)]',
      '(nicht mehr|nicht) (wiederholen)',
      'hör auf [<dies>] [(<lied>|es)] zu wiederholen',
    ],
  },

  // Asking for music.
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<frag> [<menge>] <mods> <musik> [<tails>] <ab>',
      '<frag> [<menge>] [<mods>] <musik> <tails> <ab>',
      '[<menge>] [<mods>] <musik> <tails> <horen>',
      '[<menge>] <mods> <musik> <horen>',
      '<frag> [<menge>] [(<sort>|{year}|{mood})] {genre} [<tails>] <ab>',
      '[<menge>] [(<sort>|{year}|{mood})] {genre} <horen>',
      '<spiel> [<menge>] <sort> [<sort>] (<vonartist>|<when>) <ab>',
      '<spiel> <kuenstler> {artist} <ab>',
      '<kuenstler> {artist} <horen>',
      '<spiel> <menge> (<vonartist>|<wieartist>) <ab>',
      '<menge> <vonartist> <horen>',
      '<spiel> [<menge>] <musik> (für|zum|zur|bei) [(den|die|das|eine|einen)] {mood} <ab>',
      '(mach|mache|erstell|erstelle|erzeuge) [mir] [eine] [neue] <plist> (mit|aus|von) [<menge>] [<mods>] [<musik>] [<tails>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.03,
    says: [
      '<frag> [<menge>] {artist} <musik> <ab>',
      '[<menge>] {artist} <musik> <horen>',
      '<frag> <sort> {artist} <musik> <ab>',
      '<frag> {artist} <when> <ab>',
      '<frag> {artist} <mods> <musik> <ab>',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.12,
    says: [
      '<mods> <musik> [<tails>]',
      '<musik> <tails>',
      '{genre}',
      '<sort> [<sort>] <vonartist>',
      '<spiel> [<menge>] {mood} <ab>',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.14,

    says: ['<streng> {artist} <ab>', '{artist} (hören|anhören|spielen|abspielen)'],
  },
  {
    intent: 'play_song',
    says: [
      '<frag> [(ein|das|den|dieses|diesen)] [<mods>] <lied> [<namens>] {track} [<vonartist>] <ab>',
      '[(das|den)] <lied> [<namens>] {track} [<vonartist>] <horen>',
      '<spiel> {track} [<lied>] (von|vom) [<kuenstler>] {artist} [<aufalbum>] <ab>',
      '{track} (von|vom) [<kuenstler>] {artist} <horen>',
      "<spiel> {artist's} {track} <ab>",
    ],
  },
  {
    intent: 'play_song',
    cost: 0.12,

    says: ['<streng> {track} <ab>', '{track} (hören|anhören|spielen|abspielen)'],
  },
  { intent: 'play_song', cost: 0.35, says: ['{track} von {artist}', '<spiel> {track}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<frag>] [(das|den|ein|einen)] <lied> (das|wo|in dem|bei dem|mit|der|dessen text) [(sie|er|es|so|text|dem text|den worten|der zeile|den zeilen|man)] (geht|singt|singen|heißt|lautet|anfängt|beginnt|geht so|so geht|mit) [(so|mit|wie)] {lyric}',
      '[<frag>] [(das|den|ein|einen)] <lied> mit (dem text|den worten|der zeile|den zeilen) {lyric}',
      'wie heißt das lied (wo|in dem) [(sie|er)] [singen|singt] {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<frag> [(ein|eine|das|die|den)] [<mods>] <album> [<namens>] {album} [<vonartist>] <ab>',
      '[(das|die|den)] <album> [<namens>] {album} [<vonartist>] <horen>',
      '<frag> {album} <album> [<vonartist>] <ab>',
      '<frag> [<menge>] [<mods>] <album> [<tails>] <ab>',
      '[<menge>] [<mods>] <album> <tails> <horen>',
      '<frag> [<menge>] {artist} <mods> <album> <ab>',
      '<frag> [<menge>] <mods> {artist} <album> <ab>',
      '<frag> [<menge>] [<mods>] [{artist}] <musik> <aufalbum> [<vonartist>] <ab>',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<spiel> {album} von {artist} <ab>', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] <plist> [<namens>] {playlist} <ab>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] {playlist} <plist> <ab>',
      '[<mein>] (<plist> {playlist}|{playlist} <plist>) <horen>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] [<mein>] [<sort>] <plist> <ab>',
      '<spiel> [(was|etwas|musik|lieder|songs)] [(aus|von|auf)] (mein|meine|meiner|unsere) {playlist} (liste|mix|sammlung) <ab>',
      '[<mein>] <plist> (<horen>|an)',
      '<spiel> [<mein>] (lieblings|favoriten|favorisierten|liebsten|gelikten|gespeicherten|meistgespielten) [<musik>|lied] <ab>',
      '(wechsel|wechsle|ändere|änder|öffne|schalt|schalte) [(zu|zur|auf|die)] [<mein>] [{playlist}] <plist> [{playlist}] [(um|an|ein)]',
      '<spiel> (eine|ne) [{genre}] <plist> [(mit|von|für) [<menge>] {genre} [musik]] <ab>',
    ],
  },
  {
    intent: 'play_playlist',
    cost: 0.15,
    says: ['[<mein>] {playlist} <plist>', '<plist> {playlist}', '<spiel> ... <plist> ...'],
  },
  {
    intent: 'play_radio',
    says: [
      '[(<spiel>|<such>|schalt|schalte|mach|mache|stell|stelle|dreh)] [(mir|uns)] [(zum|zu|auf|das|den|ein|einen)] [(mein|nächsten|anderen|meinen lieblings|lieblings)] (radio|radiosender|sender|radiokanal|radiostation|kanal) [(an|ein|um|auf|ab|anmachen|einschalten|hören|anschalten)]',
      '[(<spiel>|schalt|schalte|mach|mache|stell|stelle)] [(zum|zu|auf|das|den)] (sender|radiosender|radio|kanal|radiostation) [<namens>] {station} [(an|ein|um|auf|ab|anmachen|einschalten|hören)]',
      '<spiel> {station} (radio|im radio|auf dem radio) <ab>',
      '{station} (radio|im radio|sender) (hören|anmachen|einschalten|an)',
      '(radio) {station} [(hören|anmachen|einschalten|an)]',
      '<spiel> [das] {genre} [<musik>] (radio|sender) <ab>',
      '<spiel> [(den sender|die frequenz|den kanal|radio)] {frequency} [(fm|ukw|megahertz)] <ab>',
      '(schalt|schalte|stell|stelle|wechsel|wechsle) [(das|mein)] [radio] (auf|zu) {frequency} [(fm|ukw|um|ein)]',
      '<spiel> [das|den] <known> [(radio|sender)] <ab>',
      '(geh|gehe) (zu|auf) <service> und <spiel> <known>',
    ],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|radiosender|radiostation|sender) ...'] },

  // Questions.
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

  // Taste and playlists.
  {
    intent: 'like',
    says: [
      '(ich|wir) (mag|mögen|liebe|lieben|finde|finden|genieße) [<dies>] [(<lied>|musik|es|das|band|künstler|sänger|album)] [(sehr|total|wirklich|echt|richtig)] [(gut|toll|super|klasse|schön|cool|gerne|gern)]',
      '[<dies>] [(<lied>|musik|song|es|das)] (gefällt|gefallen) (mir|uns) [(sehr|gut|total|super)]',
      '(mir gefällt|uns gefällt) <dies> [(<lied>|musik|song|band|künstler)]',
      '(like|liken|gefällt mir|daumen hoch|favorisiere) [<dies>] [(<lied>|es|das)]',
      '[(das|dies|dieses|dieser|es)] [(ist|war)] [(ein|eine|mein|echt ein|so ein)] (tolles|gutes|schönes|cooles|super|geiles|großartiges|wunderbares|klasse|guter|schöner|cooler|toller|geiler|schöne|gute|coole|tolle|lieblings|mein lieblings) (lied|song|titel|stück|musik|track)',
      '(speicher|speichere|merk|merke|füg|füge|mach|mache|pack|packe|setz|setze|nimm) [<dies>] [(<lied>|es|das|band|künstler|album|musik)] [(zu|zu meinen|in|in meine|in meinen|unter|als|zu einem meiner|in die|auf meine)] [(meine|meinen)] (favoriten|favorit|lieblingsliedern|lieblingssongs|lieblings liedern|lieblings songs|lieblings lieder|lieblings musik|bibliothek|sammlung) [(hinzu|hinzufügen|ab|auf|dazu)]',
      '(speicher|speichere|merk|merke dir|merk dir) [<dies>] (<lied>|das|musik)',
      '(bewerte|bewerten) [<dies>] (<lied>|das) [mit] [{presetnumber}] [sternen|sterne]',
    ],
  },
  {
    intent: 'dislike',
    says: [
      '(ich|wir) (hasse|mag|kann|finde|will) [<dies>] [(<lied>|musik|es|das|band|künstler|sänger)] [(überhaupt|gar|wirklich)] (nicht|nicht leiden|nicht ausstehen|schlecht|furchtbar|blöd|doof|schrecklich|nicht gut|nicht mehr hören|nie wieder hören)',
      '(ich hasse|wir hassen) [<dies>] (<lied>|musik|es|das|band|künstler|{genre})',
      '[<dies>] [(<lied>|musik|song|es|das)] (gefällt|gefallen) (mir|uns) (nicht|gar nicht|überhaupt nicht)',
      '(gefällt mir nicht|daumen runter|dislike)',
      '(spiel|spiele) [<dies>] [(<lied>|das|so etwas|es|künstler|band)] (nie wieder|nicht mehr|nie mehr|niemals wieder)',
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
      '(entfern|entferne|lösch|lösche|nimm|streich|wirf) [<dies>] [(<lied>|es|das|{track}|{artist})] (aus|von|vom) [<mein>] (<plist> [<namens>] [{playlist}]|{playlist} <plist>) [(raus|heraus)]',
      '(erstell|erstelle|erzeuge|mach|mache|leg|lege|neue|eine neue|anlegen) [mir] [(eine|ne)] [neue] [{genre}] <plist> [(<namens>|für) {playlist}] [(an|erstellen|anlegen)]',
      '(lösch|lösche|benenn|benenne|bearbeite|leere) [<mein>] [{playlist}] <plist> [{playlist}] [um]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(füg|füge|fügen|fügen sie|ergänze) [<dies>|ein|eine|einen] (<lied>|künstler|künstlerin|album|melodie|band) [<vonartist>] (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
      '[<dies>] (<lied>|künstler|album|melodie) (zu|zur|zum|in|auf) [<mein>] {playlist} hinzufügen',
      '(füg|füge|fügen|fügen sie) [<lied>] {artist} (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
      '(füg|füge|fügen|fügen sie) [<lied>] {track} [<vonartist>] (zu|zur|zum|in|auf) [<mein>] {playlist} (hinzu|hinzufügen|ein|dazu)',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '... <add> ... (<playlist>|favoriten) ... [(hinzu|ein|hinzufügen)]',
      '... (<lied>|künstler|album) ... (hinzufügen|hinzu) ...',
      '... <plist> ... (hinzufügen|hinzu|entfernen|löschen|erstellen) ...',
      '(füg|füge|fügen) {track} (zu|zur|zum) [<mein>] {playlist} [hinzu]',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(bleib|bleibe|weiter|mach weiter|spiel weiter) (bei|mit|beim|bei dem|in) (diesem|dieser|dem gleichen|der gleichen|gleichen|selben) (künstler|genre|stil|musikrichtung|band|jahrzehnt|stimmung|epoche|ära)',
      '(mehr|spiel mehr|spiele mehr|mehr musik|mehr lieder) (davon|so etwas|so was|sowas|von diesem künstler|von dieser band|von ihm|von ihr|in diesem stil|aus diesem genre|aus dieser zeit|wie das|wie dieses|dieser art)',
      '<spiel> (mehr|nur|ähnliche) [(musik|lieder|songs|titel)] (wie das|wie dieses|von diesem künstler|von dieser band|aus dieser zeit|aus diesem genre|dieser art|davon)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(speicher|speichere|leg|lege|setz|setze|belege|merk|merke|sichere) [<dies>] [(<lied>|sender|radiosender|radio|playlist|album|es|das|künstler)] (als|auf|unter|in) [(die|den|meine|meinen)] (preset|taste|stationstaste|speicherplatz|favorit|favoriten|senderplatz|platz|voreinstellung|kurzwahl) [nummer] {presetnumber} [ab]',
      '(belege|setz|setze) (taste|preset|speicherplatz) [nummer] {presetnumber} [mit] [<dies>] [(lied|sender|das|playlist)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[<spiel>] [(die|den|meine|meinen|das)] (preset|taste|stationstaste|speicherplatz|favorit|senderplatz|voreinstellung|kurzwahl) [nummer] {presetnumber} <ab>',
      '(wähl|wähle|schalt|schalte|geh) [(auf|zu)] (preset|taste|speicherplatz|senderplatz|voreinstellung) [nummer] {presetnumber} [(aus|an|ein|um)]',
    ],
  },
];
