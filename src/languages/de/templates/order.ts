import type { Template } from '../../pack.js';

/** How German speakers shuffle and repeat. */
export const order: readonly Template[] = [
  {
    intent: 'shuffle_on',
    says: [
      '(shuffle|zufallswiedergabe|zufällig|mischen|zufallsmodus|misch|mische|mischen sie) [(an|ein|einschalten|aktivieren|anschalten|bitte)]',
      '(schalt|schalte|mach|mache|aktivier|aktiviere|stell|stelle|starte|schalten sie|machen sie|aktivieren sie|stellen sie|starten sie) [<dies>] (shuffle|zufallswiedergabe|zufallsmodus|zufall|zufällige wiedergabe) [(an|ein)]',
      '(misch|mische|mischen|durchmisch|durchmische|shuffle|mischen sie) [<dies>|all|alle|meine|all meine|alle meine] [(<musik>|<playlist>|<album>|<lied>|sammlung|bibliothek|alles)] [durch]',
      '<spiel> [<dies>|alle|alle meine|meine] [(<musik>|<playlist>|<album>|<lied>|alles|etwas)] (zufällig|gemischt|in zufälliger reihenfolge|im shuffle|im zufallsmodus|durcheinander|im shuffle modus) [ab]',
      '(misch|mische|shuffle|mischen sie) [(musik|lieder|songs)] <von> {artist}',
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
      '(schalt|schalte|mach|mache|deaktivier|deaktiviere|stell|stelle|beende|stoppe|schalten sie|machen sie|deaktivieren sie|stellen sie|beenden sie) [<dies>] (shuffle|zufallswiedergabe|zufallsmodus|zufall|zufällige wiedergabe|mischen) [(aus|ab)]',
      '(nicht mehr|nicht) (mischen|shuffeln|zufällig)',
      '<spiel> [<dies>] [(<musik>|<playlist>|<album>|<lied>)] (der reihe nach|in der richtigen reihenfolge|in reihenfolge)',
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(wiederholen|wiederhole|wiederhol|wiederholung|nochmal|noch mal|noch einmal|schleife|endlosschleife|repeat|loop|wiederholen sie) [(an|ein|einschalten|bitte|aktivieren)]',
      '(wiederhol|wiederhole|wiederholen|loope|loop|wiederholen sie) [<dies>] (<lied>|musik|es|das|<album>|<playlist>|alles|melodie)',
      '[<dies>] (<lied>|musik|<album>|<playlist>) (wiederholen|in schleife|in endlosschleife|in dauerschleife|loopen)',
      '<spiel> [<dies>] (<lied>|musik|es|das|<album>|<playlist>) (nochmal|noch mal|noch einmal|erneut|wieder|in schleife|in endlosschleife|in dauerschleife|in einer schleife) [<ab>]',
      '(schalt|schalte|mach|mache|aktivier|aktiviere|stell|stelle|schalten sie|machen sie|aktivieren sie|stellen sie) [<dies>] (wiederholung|wiederholen|repeat|schleife|endlosschleife|loop) [(an|ein)]',
      '(können wir|kann ich) [<dies>] [<lied>] {track} (nochmal|noch mal|noch einmal) (hören|spielen|abspielen)',
      '<spiel> [<dies>] [<lied>] {track} [<vonartist>] (nochmal|noch mal|noch einmal)',
      '[<dies>] <lied> {track} [<vonartist>] (nochmal|noch mal|noch einmal) (hören|spielen|abspielen|wiederholen)',
      '(wiederhol|wiederhole|wiederholen sie) [<dies>] [<lied>] {track} [<vonartist>]',
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
      '(schalt|schalte|mach|mache|deaktivier|deaktiviere|stell|stelle|beende|stoppe|schalten sie|machen sie|deaktivieren sie|stellen sie|beenden sie) [<dies>] (wiederholung|wiederholen|repeat|schleife|endlosschleife|loop) [(aus|ab)]',
      '(nicht mehr|nicht) (wiederholen)',
      'hör auf [<dies>] [(<lied>|es)] zu wiederholen',
    ],
  },
];
