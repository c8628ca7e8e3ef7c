import type { Language } from '../language.js';
import { pack } from './pack.js';
import { replies } from './replies.js';

/** German. */
export const de: Language = {
  pack,
  replies,
  dangling:
    'ein eine einen der die das den dem mein meine meinen etwas von vom aus auf in im zu zur zum und oder mit für wie spiel spiele namens',
  nameless:
    'radio radiosender sender kanal musik lied lieder songs playlist liste spiel spiele spielen mach mache schalt schalte stell stelle starte öffne dreh an ein auf aus im in der die das den dem ein eine einen meine meinen mein etwas irgendein irgendeinen irgendwas ich wir möchte will würde gern gerne hören bitte mal kannst du jetzt doch uns mir küche wohnzimmer schlafzimmer bad hier und mit für es band künstler künstlerin sänger sängerin gruppe album platte titel stück wer was wann wo welches welcher welche wie warum tut hat haben hatte waren war sind ist sie er ihr ihre ihren sein seine dieser diese dieses diesen nächste nächstes andere auch sehr nicht kein keine so gut toll noch irgendetwas nochmal neu neue neues alben platten konzerte konzert tournee gegründet aufgelöst getrennt angefangen begonnen geboren gestorben erschienen singt gesungen geschrieben gemacht lange alt viele',
  choosing: {
    ordinals: [
      ['erste', 'ersten', 'erstes', 'eins', 'nummer eins'],
      ['zweite', 'zweiten', 'zweites', 'zwei', 'nummer zwei'],
      ['dritte', 'dritten', 'drittes', 'letzte', 'drei', 'nummer drei'],
    ],
    phrases: [
      '[(der|die|das|den)] {ordinal}',
      '[ich meine] [(der|die|das|den)] (von|vom) {choice}',
      '[nein] [ich meine] {choice}',
      '[nein] [(der|die|das|den)] {kind}',
      '(ja|genau|richtig)',
      '(nein|keins|keins davon|egal)',
    ],
    fillers: 'der die das den ich meine will möchte spiel davon von vom bitte',
    kinds: {
      song: 'lied song titel stück',
      album: 'album platte',
      artist: 'künstler künstlerin band gruppe interpret',
      playlist: 'playlist liste',
      station: 'sender radiosender radio',
    },
    yes: 'ja genau richtig klar stimmt okay ok',
    no: 'nein nee keins keine keinen nichts egal',
  },
  editing: {
    remove: 'entferne entfernen lösche löschen nimm streiche raus',
    create: 'erstelle erstellen lege mache neue anlegen',
  },
  sticking: {
    genre: 'genre stil richtung art sorte musikrichtung',
    era: 'ära jahrzehnt jahrzehnts zeit epoche jahre jahren',
  },
};
