import type { Template } from '../../pack.js';

/** How German speakers change the volume. */
export const volume: readonly Template[] = [
  {
    intent: 'volume_up',
    says: [
      '[<dies>] [<laut>] [(etwas|ein bisschen|ein wenig|viel|noch)] (lauter|höher|hoch|rauf)',
      '(mach|mache|stell|stelle|dreh|drehe|schalt|schalte|regel|regle|spiel|spiele|sprich|rede|setz|setze|machen sie|stellen sie|drehen sie|schalten sie|regeln sie|spielen sie|setzen sie) [<dies>] [(<laut>|es|das|sie)] [(etwas|ein bisschen|ein wenig|viel|noch)] <hoch>',
      '(erhöh|erhöhe|steigere|heb|hebe|vergrößere|verstärke|erhöhen sie) [<dies>] [<laut>] [(etwas|ein bisschen|an)]',
      '<dies> <laut> [(etwas|ein bisschen)] (<hoch>|lauter einstellen|lauter machen|lauter stellen)',
      '<laut> (<hoch>|lauter einstellen|lauter machen|lauter stellen)',
      '(mehr) (lautstärke|ton|sound)',
      '(zu|viel zu) leise',
      'ich (höre|kann) (nichts|dich nicht hören|es nicht hören|das nicht hören)',
      '(ton|stummschaltung|lautlos|stumm) (an|ein|einschalten|anschalten|aus|ausschalten|aufheben|deaktivieren|beenden|entfernen)',
      '(schalt|schalte|mach|stell|stelle|schalten sie|machen sie|stellen sie) [<dies>] (ton|sound) (an|ein|wieder an|wieder ein)',
      '(schalt|schalte|heb|hebe|mach|schalten sie|machen sie) [<dies>] (stummschaltung|lautlos|stumm) (aus|auf)',
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
      '(erhöhe|erhöh|erhöhen sie) ... <laut> ...',
    ],
  },
  {
    intent: 'volume_down',
    says: [
      '[<dies>] [<laut>] [(etwas|ein bisschen|ein wenig|viel|noch)] (leiser|niedriger|runter|herunter)',
      '(mach|mache|stell|stelle|dreh|drehe|schalt|schalte|regel|regle|spiel|spiele|sprich|rede|setz|setze|machen sie|stellen sie|drehen sie|schalten sie|regeln sie|spielen sie|setzen sie) [<dies>] [(<laut>|es|das|sie)] [(etwas|ein bisschen|ein wenig|viel|noch)] <runter>',
      '(verringer|verringere|reduzier|reduziere|senk|senke|mindere|vermindere|dämpf|dämpfe|verringern sie|reduzieren sie|senken sie) [<dies>] [<laut>] [(etwas|ein bisschen|ab)]',
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
      '(verringere|verringer|reduziere|senke|verringern sie) ... <laut> ...',
    ],
  },
  {
    intent: 'volume_down',
    says: [
      '(verringer|verringere|reduzier|reduziere|senk|senke|verringern sie|reduzieren sie|senken sie) [<dies>] [<laut>] [(der|des|von der|von dem|vom)] [<laut>] um {volume} <prozent> [<runter>]',
      '[<dies>] [<laut>] [<laut>] um {volume} <prozent> <runter>',
      '<laut> <runter> um {volume} <prozent>',
      '[(mach|mache|dreh|drehe|stell|stelle|machen sie|drehen sie|stellen sie)] [<dies>] [(<laut>|es|das)] [um] {volume} (prozent|%|stufen|stufe|punkte) <runter>',
      '... <laut> ... um {volume} <prozent> <runter>',
      '(verringere|reduziere|senke) ... um {volume} <prozent>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '(erhöh|erhöhe|steigere|heb|hebe|erhöhen sie) [<dies>] [<laut>] [(der|des|von der|von dem|vom)] [<laut>] um {volume} <prozent> [(<hoch>|an)]',
      '[<dies>] [<laut>] [<laut>] um {volume} <prozent> <hoch>',
      '<laut> <hoch> um {volume} <prozent>',
      '[(mach|mache|dreh|drehe|stell|stelle|machen sie|drehen sie|stellen sie)] [<dies>] [(<laut>|es|das)] [um] {volume} (prozent|%|stufen|stufe|punkte) <hoch>',
      '... <laut> ... um {volume} <prozent> <hoch>',
      '(erhöhe|steigere) ... um {volume} <prozent>',
    ],
  },
  {
    intent: 'volume_quiet',
    says: [
      '(stell|stelle|stellen|setz|setze|änder|ändere|veränder|verändere|mach|mache|dreh|drehe|regel|regle|schalt|schalte|bring|stellen sie|setzen sie|machen sie|drehen sie|regeln sie|schalten sie) [<dies>] [<laut>] [(der|des|von der|von dem|vom|von|im)] [<laut>] (auf|zu) [(die|das|eine|stufe)] {volume} <prozent> [(ein|ab|hoch|runter|rauf|laut|lautstärke)]',
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
      '(dreh|drehe|mach|mache|drehen sie|machen sie) ... (voll|ganz|maximal) auf',
      '... auf (höchste|maximale|volle) (stufe|lautstärke) ...',
    ],
  },
  { intent: 'volume_up', cost: 0.05, says: ['<laut> (ziemlich|stark|weit|etwas) (aufdrehen|hochdrehen)'] },
  {
    intent: 'volume_quiet',
    entities: { volume: 0 },
    says: [
      '(stumm|mute|lautlos|ruhe|leise|still|sei still|sei leise|sei ruhig|ruhig|ton aus|stummschalten|stumm schalten|stummschaltung|ton weg)',
      '(schalt|schalte|stell|stelle|mach|mache|setz|setze|schalten sie|stellen sie|machen sie|setzen sie) [<dies>] [(<laut>|es|alles)] (stumm|lautlos|leise|auf stumm|auf lautlos)',
      '[<dies>] [<laut>] (stummschalten|stumm schalten|stumm|muten|lautlos schalten|lautlos stellen|lautlos|stummstellen|stumm stellen)',
      '(schalt|schalte|mach|mache|stell|stelle|dreh|drehe|schalten sie|machen sie|stellen sie|drehen sie) [<dies>] (ton|sound|lautstärke) (aus|ab)',
      '[<dies>] [<laut>] (ton|sound|stummschaltung) (aus|ausschalten|abschalten|ausmachen|ein|aktivieren|an|einschalten)',
      '(mute|mutest|muten) [<dies>] [<laut>]',
      '(aktivier|aktiviere|schalte|aktivieren sie) [<dies>] [<laut>] stummschaltung [ein]',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: 0.12,
    says: [
      '(stell|stelle|dreh|drehe|mach|mache|stellen sie|drehen sie|machen sie) ... (auf|zu) {volume} (prozent|%|stufe)',
    ],
  },
];
