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
      '(spiel|spiele|mach|mache|spielen sie|machen sie) [<dies>] [(musik|lied|song|titel|wiedergabe)] (weiter|wieder ab|wieder|wieder an)',
      '(tv|fernseher|musik|player|titel|lied) (weiter|fortsetzen|fortfahren|weiter laufen lassen|weiterlaufen lassen|pause beenden)',
      '(beende|beenden|beenden sie) [<dies>] pause',
      '<spiel> [<menge>] (musik|was|etwas|lieder|lied|song|songs|ein lied|irgendwas|irgendwelche musik|titel) <ab>',
      '[<menge>] (musik|lieder|ein lied|songs) (<horen>|an|einschalten|anmachen)',
      '[<menge>] musik bitte',
      '<such> [<menge>] (musik|lieder|songs|ein lied|einen song)',
      '(schalt|schalte|mach|mache|stell|stelle|schalten sie|machen sie|stellen sie) [<dies>] musik (an|ein)',
      '(spiel|spiele|spielen sie) <dies> (lied|song|titel|ab)',
      '{presetnumber} (lieder|songs|titel) (spielen|abspielen)',
      '(spiel|spiele|spielen|spielen sie) {presetnumber} (lieder|songs|titel)',
      '<spiel> <service> [ab]',
      'ich (mag|möchte|will) weiter hören',
    ],
  },
  {
    intent: 'play',
    cost: 0.3,
    says: [
      '... (fortsetzen|fortfahren|weiterlaufen|weiterspielen|weiterhören) ...',
      '(setze|setz|setzen sie) ... fort',
    ],
  },
  {
    intent: 'pause',
    says: [
      '(pause|pausieren|pausiere|halt|anhalten|warte|moment|warte kurz|unterbrechen|unterbrich|halten sie|unterbrechen sie)',
      '(pausiere|pausier|pausieren|unterbrich|pause|pausieren sie|unterbrechen sie) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|film|radio|sendung|fernsehsendung|serie|medien|playlist|album|es)',
      '(halt|halte|halten sie) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung) [an]',
      '[<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|film|radio|sendung|medien) (pausieren|pause|anhalten|unterbrechen|auf pause|halt|auf pause stellen|auf pause setzen|halten sie)',
      '(mach|mache|machen sie) [(eine|mal|kurz)] pause',
      '(stell|stelle|setz|setze|stellen sie|setzen sie) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher) auf pause',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(stopp|stop|stoppe|stoppen|aufhören|hör auf|schluss|beenden|genug|abbrechen|stoppen sie)',
      '(schluss|genug|aufhören) mit [<dies>] (musik|lied|song|radio)',
      '(stopp|stop|stoppe|beende|beenden|brich|schalt|schalte|mach|mache|stell|stelle|stoppen sie|beenden sie|schalten sie|machen sie|stellen sie) [<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung|medien|playlist|album|lärm|alles|medienwiedergabe) [(aus|ab|stopp|stoppen sie)]',
      '[<dies>] (musik|lied|song|titel|wiedergabe|tv|fernseher|gerät|radio|sendung|medien|alles) (stopp|stop|stoppen|aus|ausschalten|ausmachen|beenden|abstellen|abschalten|stoppen sie)',
      'hör auf [(zu spielen|musik zu spielen)]',
      'keine musik mehr',
    ],
  },
  { intent: 'stop', cost: 0.1, says: ['(aus|ausschalten)'] },
  {
    intent: 'skip_next',
    says: [
      '(nächstes|nächster|nächste|überspringen|skip|vor|vorspulen|spring weiter|nächstes bitte|überspring|überspringe|skippen sie|überspringen sie)',
      '[<spiel>] [(zum|zu|zu dem|das|den|am)] <naechste> (<lied>|medien|musik|melodie|folge|element|kapitel|sendung|kanal) [(springen|spielen|abspielen|starten|hören|vorspulen|wechseln|gehen|skippen|an|ab|bitte)]',
      '(spring|springe|geh|gehe|spul|spule|wechsel|wechsle|skip|skippe|schalt|schalte|springen sie|gehen sie|spulen sie|wechseln sie|skippen sie|schalten sie) [(weiter|vor)] [(zum|zu dem|zu)] <naechste> [(<lied>|medien|musik|melodie|folge)] [(vor|weiter)]',
      '(überspring|überspringe|skip|skippe|lass|überspringen sie|skippen sie|lassen sie) [<dies>] [(<lied>|musik|medien|es|diesen|melodie)] [aus]',
      '(<lied>|es|das|den) (überspringen|skippen|weiterspringen|vorspulen|vorspringen|auslassen)',
      '(nächstes|weiter) (<lied>|musik|medien)',
      '(ein|einen|eins) (<lied>) (weiter|vor|weiter springen|vorspulen|weiterspringen|vorspringen)',
      '(spul|spule|spring|springe|geh|gehe|spulen sie|springen sie|gehen sie) (ein|einen|eins) [<lied>] (vor|weiter)',
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
      '(spring|springe|geh|gehe|spul|spule|wechsel|wechsle|springen sie|gehen sie|spulen sie|wechseln sie) [zurück] [(zum|zu dem|zu)] <vorige> [(<lied>|medien|musik|melodie|folge)] [zurück]',
      '(spring|springe|geh|gehe|spul|spule|springen sie|gehen sie|spulen sie) [(ein|einen|eins|um ein|um einen)] [<lied>] (zurück|rückwärts)',
      '(ein|einen|eins) <lied> (zurück|rückwärts|zurückspulen|zurückspringen|zurück springen)',
      '(wiederhol|wiederhole|starte|spiel|spiele|wiederholen sie|starten sie|spielen sie) [<dies>] <vorige> <lied> [(nochmal|noch mal|noch einmal|erneut|wieder|ab)]',
      '[<dies>] <vorige> <lied> [(nochmal|noch mal|noch einmal)] (wiederholen|abspielen|spielen|hören)',
      '[<dies>] <vorige> <lied> (nochmal|noch mal|noch einmal|wieder)',
      '(starte|spiel|spiele|beginne|starten sie|spielen sie) [<dies>] (<lied>|es) (von vorne|von vorn|vom anfang|neu)',
    ],
  },
];
