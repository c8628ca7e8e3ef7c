import type { Template } from '../../pack.js';

/** How German speakers play, pause, stop and skip. */
export const transport: readonly Template[] = [
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
];
