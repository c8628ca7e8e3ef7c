import type { Template } from '../../pack.js';

/** How French speakers say what they like, and change playlists. */
export const taste: readonly Template[] = [
  {
    intent: 'like',
    says: [
      "(j'aime|j'adore|on aime|nous aimons|je kiffe|j'apprécie) [(bien|beaucoup|trop|vraiment)] [<ce>] [(<chanson>|musique|ça|groupe|artiste|chanteur|album|bien|beaucoup)]",
      "(j'aime|j'adore|on adore|je kiffe) [bien] ce (qui passe|que j'entends|qu'on écoute|que tu joues|qu'on entend)",
      '<ce> [(<chanson>|musique)] (me plaît|me plait|est super|est génial|est géniale|est bonne|est bien|est magnifique)',
      "[(c'est|quelle|quel|cette chanson est)] [(une|ma)] (bonne|belle|super|géniale|excellente|magnifique|superbe|meilleure) (chanson|musique) [(préférée|favorite)]",
      '(ajoute|ajouter|ajoutez|mets|mettre|enregistre|enregistrer|sauvegarde|garde|mettez|enregistrez|sauvegardez|gardez) [<ce>] [(<chanson>|ça|musique|artiste|groupe|album)] (à|dans|parmi|en) [<mon>] (favoris|favorites|favori|préférés|préférées|coups de cœur|titres aimés|bibliothèque|collection|titres likés)',
      '(enregistre|sauvegarde|garde|retiens|like|aime|pouce en l air|enregistrez|sauvegardez|gardez) [<ce>] [(<chanson>|musique|ça)]',
      '(note|noter|évalue) [<ce>] <chanson> ...',
      "(c'est ma|c'est mon) [<chanson>] (préférée|préféré|favorite|favori)",
    ],
  },
  {
    intent: 'dislike',
    says: [
      "(je déteste|je n'aime pas|j'aime pas|je hais|on n'aime pas|je ne supporte pas|je ne veux plus entendre|j'ai horreur de) [(trop|du tout|plus)] [<ce>] [(<chanson>|musique|ça|groupe|artiste|chanteur|chanteuse|du tout|{genre})]",
      '<ce> [(<chanson>|musique)] (ne me plaît pas|me plaît pas|est nulle|est nul|est mauvaise|est horrible|est ennuyeuse)',
      "(c'est|quelle) [(une)] (nul|nulle|mauvaise|horrible|moche) [(chanson|musique)]",
      '(ne joue plus|ne passe plus|ne mets plus|plus jamais) [(jamais)] [<ce>] [(<chanson>|ça|artiste|groupe)]',
      '(je n aime pas|pouce en bas|dislike)',
    ],
  },
  {
    intent: 'modify_playlist',
    says: [
      '<ajoute> [<ce>|un|une|encore un|encore une] [(autre)] (<chanson>|musique|artiste|groupe|album|chanteur|ça|chanteuse) [<paras>] <dans> [<mon>] <plist> [(<nomme>|de|des)] [{playlist}]',
      '<ajoute> [<ce>] [<chanson>] {track} [<paras>] <dans> [<mon>] <plist> [(<nomme>|de)] [{playlist}]',
      '<ajoute> [<du>] [<artiste>] {artist} <dans> [<mon>] <plist> [(<nomme>|de)] [{playlist}]',
      '(retire|retirer|supprime|supprimer|enlève|enlever|efface|retirez|supprimez|enlevez|effacez) [<ce>] [(<chanson>|ça|musique|{track}|{artist})] (de|du|des|dans) [<mon>] <plist> [(<nomme>|de)] [{playlist}]',
      '(crée|créer|créez|fais|nouvelle|commence|génère) [moi] [(une|nouvelle|une nouvelle)] <plist> [{genre}] [(<nomme>|pour) {playlist}]',
      '(supprime|supprimer|efface|renomme|modifie|vide|supprimez|effacez) [<mon>] <plist> [{playlist}]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(ajoute|ajouter|ajoutez|rajoute|rajoutez) [<ce>|un|une] (<chanson>|artiste|groupe|album|musique) [<paras>] (à|au|aux|dans) [<mon>] {playlist}',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '<ajoute> ... (à|au|aux|dans|sur) ... <playlist> ...',
      '(ajoute|ajouter|ajoutez|rajoute|rajoutez) {track} (à|au|aux|dans) [<mon>] {playlist}',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(reste|rester|continue|continuer|restons|restez|continuez) (sur|avec|dans|à) (cet|ce|cette|le même|la même|les mêmes) (artiste|genre|style|groupe|époque|décennie|chanteur|chanteuse|ambiance|musique)',
      '(plus|encore|joue plus|mets plus|joue encore) [(de|d)] [(musique|chansons|morceaux|titres|trucs)] (comme ça|comme celle ci|comme celui ci|de cet artiste|de ce groupe|de ce genre|du même artiste|du même genre|du même style|de la même époque|similaires)',
      '(du même|de la même) (artiste|genre|style|groupe|époque)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(enregistre|enregistrer|mémorise|mémoriser|sauvegarde|mets|mettre|assigne|attribue|enregistrez|mémorisez|sauvegardez|mettez) [<ce>] [(<chanson>|station|radio|playlist|album|artiste|ça)] (sur|comme|dans|en|à|sous) [<ce>] (touche|préréglage|présélection|mémoire|bouton|favori|preset|raccourci) [numéro] {presetnumber}',
      '(règle|programme|réglez) [<ce>] (touche|préréglage|présélection|mémoire|bouton|preset) [numéro] {presetnumber} [(sur|avec)] [<ce>] [(station|chanson|playlist|ça)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[(<joue>|sélectionne|choisis|rappelle|va à|va sur)] [<ce>] (touche|préréglage|présélection|mémoire|bouton|favori|preset|raccourci) [numéro] {presetnumber}',
    ],
  },
];
