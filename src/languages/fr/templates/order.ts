import type { Template } from '../../pack.js';

/** How French speakers shuffle and repeat. */
export const order: readonly Template[] = [
  {
    intent: 'shuffle_on',
    says: [
      '(aléatoire|lecture aléatoire|mode aléatoire|mélange|mélanger|au hasard|en aléatoire|mélangez)',
      '(active|activer|activez|mets|mettre|lance|démarre|passe|mettez|lancez|démarrez|passez) [<ce>] [(en|la|le)] (lecture aléatoire|mode aléatoire|aléatoire)',
      '(mélange|mélanger|mélangez) [<ce>|toute|toutes|tous|tout] [<mon>] [(<musique>|<playlist>|<album>|bibliothèque|collection|liste|tout)]',
      '<joue> [<ce>|toute|toutes|tous] [<mon>] [(<musique>|<playlist>|<album>)] (en aléatoire|en mode aléatoire|aléatoirement|dans le désordre|au hasard|en lecture aléatoire)',
    ],
  },
  { intent: 'shuffle_on', cost: 0.25, says: ['... (aléatoire|mélange|mélanger|au hasard) ...'] },
  {
    intent: 'shuffle_off',
    says: [
      '(désactive|désactiver|désactivez|arrête|arrêter|coupe|enlève|enlever|stoppe|quitte|quitter|arrêtez|coupez|enlevez|stoppez) [<ce>] (lecture aléatoire|mode aléatoire|aléatoire|mélange|mélangez)',
      '(arrête|arrêter|arrêtez) de mélanger',
      '(aléatoire|lecture aléatoire) (off|désactivé|désactivée)',
      "<joue> [<ce>] [(<musique>|<playlist>|<album>)] dans l'ordre",
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(répète|répéter|répétez|encore|encore une fois|en boucle|boucle|rejoue|bis|répétition|rejouez)',
      '(répète|répéter|répétez|rejoue|rejouer|boucle|remets|réécouter|repasse|repasser|rejouez|remettez) [<ce>] (<chanson>|musique|ça|album|<playlist>) [(encore une fois|en boucle|à nouveau)]',
      '(joue|jouer|mets|mettre|passe|écouter|lance|jouez|mettez|passez|lancez) [<ce>] (<chanson>|musique|ça|album|<playlist>) (en boucle|encore|encore une fois|à nouveau|de nouveau|en répétition)',
      '(active|activer|mets|lance|activez|mettez|lancez) [<ce>] (répétition|mode répétition|boucle|lecture en boucle)',
      '(répète|répéter|rejoue|rejouer|réécouter|remets|répétez|rejouez|remettez) [<ce>] [<chanson>] {track} [(de|par) {artist}]',
      '(joue|jouer|écouter|mets|jouez|mettez) [<ce>] [<chanson>] {track} [(de|par) {artist}] (encore|encore une fois|à nouveau|de nouveau|en boucle)',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.3,
    says: ['... (répète|répéter|rejouer|réécouter|en boucle|à nouveau|encore une fois|répétez) ...'],
  },
  {
    intent: 'repeat_off',
    says: [
      '(désactive|désactiver|arrête|arrêter|coupe|enlève|stoppe|désactivez|arrêtez|coupez|enlevez|stoppez) [<ce>] (répétition|mode répétition|boucle|lecture en boucle)',
      '(arrête|arrêter|ne|cesse|arrêtez) [de] (répéter|répète|boucler|répétez) [<ce>] [(<chanson>|<playlist>|pas)]',
      '(répétition|boucle) (off|désactivée)',
    ],
  },
];
