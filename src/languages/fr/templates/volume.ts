import type { Template } from '../../pack.js';

/** How French speakers change the volume. */
export const volume: readonly Template[] = [
  {
    intent: 'volume_up',
    says: [
      '(plus fort|monte|augmente|plus haut|encore plus fort|monte le son|plus de son|plus de volume|plus de bruit|montez|augmentez)',
      '<augmente> [<ce>] <volume> [(de|du|sur|de la)] [<ce>] [<volume>] [(un peu|beaucoup|encore)]',
      '(mets|mettre|mettez|joue|parle|rends|jouez) [<ce>] [<volume>] (plus fort|plus haut)',
      '<volume> (plus fort|plus haut)',
      'plus de (son|volume)',
      '(démute|unmute|plus de sourdine|fin de la sourdine|mute off)',
      '(enlève|enlever|désactive|désactiver|retire|retirer|annule|annuler|coupe|couper|supprime|supprimer|arrête|arrêter|sors|quitte|enlevez|désactivez|retirez|coupez|supprimez|arrêtez) [<ce>] (sourdine|muet|mode muet|mode silencieux|mute) [(de|du|sur|pour)] [<ce>] [<volume>]',
      '(remets|remettre|rétablis|rétablir|réactive|réactiver|active|activer|rallume|rallumer|remettez|activez) [<ce>] (son|volume|audio) [(de|du|sur|pour)] [<ce>] [<volume>]',
      '<augmente> [<ce>] (son|volume|niveau) [(de|du|des|sur)] [<ce>] [<volume>]',
      "(c'est|c est) (trop bas|pas assez fort|trop faible)",
      "(je n'entends pas|je n'entends rien|on n'entend pas|on n'entend rien) [bien]",
      '(enlève|enlever|enlevez|désactive|désactiver|retire|retirer|coupe|annule|arrête|désactivez|retirez|coupez|arrêtez) [<ce>] (sourdine|mode muet|mode silencieux|muet)',
      '(remets|remettre|rétablis|rétablir|réactive|réactiver|active|activer|reprends|allume|restaure|restaurer|remettez|activez|reprenez|allumez) [<ce>] (son|volume|audio)',
    ],
  },
  { intent: 'volume_up', cost: 0.2, says: ['<augmente> ... <volume> ...', '... (plus fort) ...'] },
  {
    intent: 'volume_down',
    says: [
      '(moins fort|baisse|baisse le son|plus bas|diminue|plus doucement|moins de bruit|moins de son|moins de volume|baissez|diminuez)',
      '<baisse> [<ce>] <volume> [(de|du|sur|de la)] [<ce>] [<volume>] [(un peu|beaucoup|encore)]',
      '(mets|mettre|mettez|joue|parle|rends|jouez) [<ce>] [<volume>] (moins fort|plus bas|plus doucement)',
      '<volume> (moins fort|plus bas|bas|faible)',
      'moins de (son|volume|bruit)',
      "(c'est|c est) trop fort",
      '(niveau de volume|volume) [à] (faible|bas)',
    ],
  },
  { intent: 'volume_down', cost: 0.2, says: ['<baisse> ... <volume> ...', '... (moins fort) ...'] },
  {
    intent: 'volume_down',
    says: [
      '<baisse> [<ce>] <volume> [(de|du|sur|des)] [<ce>] [<volume>] de {volume} <pourcent>',
      '<baisse> ... de {volume} <pourcent>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '<augmente> [<ce>] <volume> [(de|du|sur|des)] [<ce>] [<volume>] de {volume} <pourcent>',
      '<augmente> ... de {volume} <pourcent>',
    ],
  },
  {
    intent: 'volume_quiet',
    says: [
      '(<augmente>|<baisse>) [<ce>] <volume> [(de|du|des)] [<ce>] [<volume>] (à|jusqu à|au niveau) {volume} <pourcent>',
      '<regle> [<ce>] <volume> [(de|du|des|sur|à)] [<ce>] [<volume>] (à|sur|au) [niveau] {volume} <pourcent>',
      '<volume> [(de|du|des|sur)] [<ce>] [<volume>] [(à|sur|au|est à)] [niveau] {volume} <pourcent>',
      '<regle> ... (son|volume|enceintes) ... (à|sur|au) {volume} <pourcent>',
      '(volume|son) ... {volume} <pourcent>',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: 0.05,
    entities: { volume: 100 },
    says: [
      '(à fond|volume à fond|son à fond|volume maximum|volume max|au maximum)',
      '(mets|mettre|monte|augmente|mettez|montez|augmentez) ... (à fond|au maximum|au max)',
    ],
  },
  { intent: 'volume_quiet', cost: 0.3, says: ['... (niveau de volume|volume|niveau sonore) ...'] },
  {
    intent: 'volume_quiet',
    says: [
      '[(mets|mettre|change|changer|règle|régler|mettez|changez|réglez)] [<ce>] (volume|son|niveau de volume) [(à|au|en|sur|vers|par)] (haut|élevé|fort|moyen|normal|défaut|maximum|max|minimum|défini par défaut)',
      '(restaure|restaurer|réinitialise|réinitialiser) [<ce>] (volume|son|niveau de volume)',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: -0.02,
    entities: { volume: 0 },
    says: [
      '(muet|silence|sourdine|chut|tais toi|mode silencieux|coupe le son|sans son)',
      '(coupe|couper|coupez|désactive|désactiver|éteins|éteindre|enlève|enlever|supprime|désactivez|éteignez|enlevez|supprimez) [<ce>] (son|volume|audio)',
      '(mets|mettre|mettez|passe|passer|passez) [<ce>] [(<volume>|musique)] (en sourdine|en muet|en silencieux|sur muet|en mode silencieux|en mode muet|muet|sourdine)',
      '(rends|rendre) [<ce>] [<volume>] (muet|muette|silencieux|silencieuse)',
      '(active|activer|mets|mettre|met|activez|mettez) [<ce>] (sourdine|mode muet|mode silencieux) [(sur|de|pour)] [<ce>] [<volume>]',
      '(mute|muter|muet|sourdine|silence|silencieux) [(sur|de|pour)] [<ce>] [<volume>]',
      '(mets|mettre|mettez|met) (en sourdine|en muet|en silencieux|sur muet|en mode silencieux|en mode muet) [<ce>] [<volume>]',
      '(coupe|couper|éteins|enlève|coupez|éteignez|enlevez) [<ce>] (son|volume) [(de|du|sur)] [<ce>] [<volume>]',
    ],
  },
];
