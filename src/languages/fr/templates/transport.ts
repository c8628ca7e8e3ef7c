import type { Template } from '../../pack.js';

/** How French speakers play, pause, stop and skip. */
export const transport: readonly Template[] = [
  {
    intent: 'play',
    says: [
      '(enlève|enlever|retire|retirer|termine|terminer|annule|sors de|sortir de) [<ce>] pause [(de|sur|du)] [<ce>] [(tv|télé|télévision|enceinte|appareil|lecteur|film|série|émission|vidéo|programme|contenu)]',
      '(continue|continuer|continuez|poursuis|poursuivre) (à regarder|à écouter|de jouer|de lire) [...]',
      '(continue|continuer|continuez|reprends|reprendre|reprenez|lecture|joue|play|poursuis|poursuivre|relance|relancer|vas y|redémarre|redémarrer|jouez|relancez)',
      '(continue|continuer|continuez|reprends|reprendre|reprenez|poursuis|poursuivre|relance|relancer|relancez|redémarre|redémarrer) [<ce>] (<musique>|lecture|média|médias|piste|album|playlist|radio|vidéo|film|émission|tv|écoute)',
      '(remets|remettre|remettez|enlève la pause de|enlève la pause sur) [<ce>] (<musique>|lecture|média|tv) [en route|en marche]',
      '<joue> [<du>] (musique|quelque chose|une chanson|chanson|chansons|un morceau|un titre) [en route|en marche]',
      '<cherche> [<du>] (musique|chansons|une chanson|chanson|un morceau)',
      '(allume|allumer|démarre|démarrer|active|mets en route|mettre en route|lance|allumez|démarrez|activez|lancez) [<ce>] (musique|lecture)',
      "<joue> (n'importe quoi|ce que tu veux|quelque chose)",
      '<joue> <service>',
      '(musique|de la musique)',
    ],
  },
  {
    intent: 'pause',
    says: [
      '(pause|mets pause|mettre pause|attends|attendez|mets en pause|mettre en pause|fais une pause|interromps|suspends|suspendez)',
      '(mets|mettre|mettez|met) [<ce>] [(<musique>|lecture|tv|télé|film|radio|média|médias|album|playlist|vidéo)] (en pause|sur pause)',
      '(mets|mettre|mettez|met) (en pause|sur pause) [<ce>] (<musique>|lecture|tv|télé|film|radio|média|médias|album|playlist|vidéo)',
      '(pause|interromps|interrompre|suspends|suspendre|suspendez) [(de|sur)] [<ce>] (<musique>|lecture|tv|télé|film|radio|média|playlist|album)',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(stop|arrête|arrêter|arrêtez|stoppe|stopper|arrête toi|arrête ça|coupe|assez|silence total|stoppez|coupez)',
      '(stop|arrête|arrêter|arrêtez|stoppe|stopper|éteins|éteindre|éteignez|coupe|couper|coupez|ferme|stoppez) [<ce>] [lecture de] (<musique>|lecture|tv|télé|radio|média|médias|album|playlist|bruit|tout|enceinte|vidéo)',
      '(arrête|arrêter|arrêtez) de (jouer|lire|chanter)',
      '(plus de|fin de la) musique',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      "(quelle est|c'est quoi|qu'est ce qui vient) [<ce>] [(chanson|titre)] (suivante|suivant|après|ensuite)",
      '(suivant|suivante|passe|passer|au suivant|la suivante|prochaine|prochain|avance|saute|sauter|next|passez|sautez)',
      '[(<joue>|passe|passer|passez|saute|sauter|va|aller|allez|avance|avancer|saut)] [(à|au|à la|vers|jusqu à)] [<ce>] (<chanson>|musique|média|épisode|plage|élément|contenu|vidéo|chaîne) <suivant>',
      '[(<joue>|passe|passer|passez|saute|sauter|va|aller|allez)] [(à|au|à la)] [<ce>] <suivant> [(<chanson>|musique|média|épisode)]',
      '(saute|sauter|sautez|passe|passer|passez|zappe|zapper|change|changer|zappez|changez) [<ce>] (<chanson>|musique|média|épisode|piste)',
      '[<joue>] (une autre|un autre) <chanson>',
      '(change|changer|changez) de (<chanson>|musique)',
    ],
  },
  {
    intent: 'skip_previous',
    says: [
      '(précédent|précédente|retour|reviens|revenir|en arrière|recule|au début|recommence|revenez)',
      '[(<joue>|reviens|revenir|revenez|retourne|retourner|va|aller|allez|retour|remets|remettre|rejoue|rejouer|recommence|répète|relance)] [(à|au|à la|vers)] [<ce>] (<chanson>|musique|média|épisode|plage|élément|contenu|vidéo|chaîne) <precedent> [(encore|encore une fois|à nouveau)]',
      '[(<joue>|reviens|revenir|retourne|retourner|va|retour|remets|remettre|rejoue|rejouer|répète)] [(à|au|à la)] [<ce>] <precedent> [(<chanson>|musique|média|épisode|air)] [(encore|encore une fois|à nouveau)]',
      '(reviens|revenir|retourne|recule|reculer|revenez|retournez) [(en arrière|d une chanson|d un morceau|d une piste|d un titre)]',
      '(recommence|recommencer|redémarre|redémarrer|reprends|reprendre|reprenez) [<ce>] (<chanson>|musique|média|piste|lecture) [(au début|depuis le début|du début)]',
    ],
  },
];
