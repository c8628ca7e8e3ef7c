import type { Template } from '../../pack.js';

/** How French speakers ask in words of which little is understood, but what they are about. */
export const vague: readonly Template[] = [
  {
    intent: 'modify_playlist',
    cost: 0.3,
    says: [
      '... (ajoute|ajouter|ajoutez|colle|coller|retire|retirer|enlève|enlever|supprime|supprimer|vire|virer|efface|ôte|retirez|enlevez|supprimez|effacez) ... (<plist>|la liste|ma liste|favoris|coups de cœur) ...',
      '... (crée|créer|créez|faire|fais|nouvelle|commencer) ... <plist> ...',
      '... (doit aller|doit être|a sa place|va|manque|allez) ... <plist> ...',
    ],
  },
  {
    intent: 'volume_up',
    cost: 0.35,
    says: [
      '... (plus fort|plus haut) ...',
      '<augmente> ... (<volume>|ton|ça) ...',
      "(je n'entends|j'entends|on n'entend|on entend|n'entends) ... (rien|pas|mal|à peine) ...",
      '... (trop bas|trop faible|pas assez fort|trop doucement) ...',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.35,
    says: [
      '... (moins fort|moins forte|plus bas|plus doucement|tout doucement) ...',
      '<baisse> ... (<volume>|ton|ça) ...',
      '... (trop fort|trop forte|trop de bruit|assourdissant|mal aux oreilles) ...',
      '<baisse>',
    ],
  },
  { intent: 'volume_quiet', cost: 0.35, says: ['... (volume|son) ... {volume} ...'] },
  {
    intent: 'volume_quiet',
    cost: 0.35,
    entities: { volume: 0 },
    says: [
      '... (muet|sourdine|silencieux|mute) ...',
      '(plus un|plus aucun|pas un|aucun) (bruit|son)',
      '(ferme|fermez) la',
    ],
  },
  {
    intent: 'skip_next',
    cost: 0.3,
    says: [
      '... (<chanson>|musique) <suivant> ...',
      '... (la suivante|le suivant|la prochaine|au suivant|à la suivante|à autre chose) ...',
      '... (zappe|saute|passe|zappez|sautez|passez) [<ce>] (<chanson>|celle là|celle ci|celui là) ...',
      '... (une autre|un autre|autre) <chanson> ...',
    ],
  },
  {
    intent: 'skip_previous',
    cost: 0.3,
    says: [
      "... (<chanson>|celle|celui|la) (d'avant|précédente|précédent) ...",
      '... (<chanson>) ... (en arrière|depuis le début|du début|au début) ...',
      '... (en arrière|celle d avant|la précédente|le précédent) ...',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.3,
    says: [
      '... (réécouter|réentendre|rejouer|en boucle|mode répétition|en répétition) ...',
      '... <chanson> ... (encore une fois|encore|à nouveau|une fois de plus) ...',
    ],
  },
  {
    intent: 'repeat_off',
    cost: 0.1,
    says: [
      '... (arrête|désactive|enlève|sors|sortir|quitte|coupe|stoppe|fin|plus|plus de|arrêtez|désactivez|enlevez|coupez|stoppez) ... (mode répétition|répétition|en boucle|boucle|lecture en boucle) ...',
      '(ne|arrête de) ... (répète|répéter|rejoue|rejouer|répétez|rejouez) [(plus|pas)] ...',
    ],
  },
  {
    intent: 'shuffle_on',
    cost: 0.2,
    says: [
      "... (dans le désordre|n'importe quel ordre|aléatoire|aléatoirement|au hasard|shuffle) ...",
      '(mélange|mélanger|mélangez) ... (<musique>|<plist>|tout) ...',
    ],
  },
  {
    intent: 'shuffle_off',
    cost: 0.1,
    says: [
      '... (arrête|désactive|enlève|sors|sortir|quitte|coupe|stoppe|fin|plus de|pas de|sans|arrêtez|désactivez|enlevez|coupez|stoppez) ... (aléatoire|mode aléatoire|shuffle|mélange|lecture aléatoire|mélangez) ...',
      "... (dans l'ordre|ordre normal|bon ordre) ...",
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.2,
    says: [
      "[<ce>] <chanson> {track} (est de qui|elle est de qui|c'est de qui|qui la chante|qui chante ça|c'est qui)",
      '(qui est|c est qui) (le chanteur|la chanteuse|l interprète|l auteur|le compositeur) (de|d) {track}',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.32,
    says: [
      '... (reconnais|reconnaître|identifie|identifier|shazam) ... (<chanson>|musique|ça) ...',
      '... (nom|titre|infos|info|informations|détails) ... (<chanson>|musique|chanteur|chanteuse|en cours|artiste) ...',
      "... (qu'on entend|qu'on écoute|que j'entends|que j'écoute|qui passe|qui joue) ...",
      "(à qui est|c'est|de qui est) [(la|cette)] voix ...",
      "... (qui est|c'est qui|quel est) [(l|le|la|cet|cette)] (interprète|chanteur|chanteuse|artiste)",
      '(quel|quelle) est (ce|cet|cette) (<chanson>|tube|musique)',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.45,
    says: [
      '(parle moi|dis moi quelque chose|raconte moi quelque chose|que sais tu|dis m en plus|parlez moi) (de|d|des|sur) {artist}',
    ],
  },
  {
    intent: 'get_artist_info',
    cost: 0.25,
    says: [
      '(tu connais|connais tu|vous connaissez|infos sur|informations sur|parle moi de|qui est) (le|la|l|les|du) <artiste> {artist}',
      '(quel style de musique|quel genre de musique|quel type de musique) (fait|font|joue|jouent|chante|jouez) [(le|la|les)] {artist}',
    ],
  },
  {
    intent: 'get_artist_timespan',
    cost: 0.2,
    says: [
      "(depuis combien d'années|depuis combien de temps|depuis quand|depuis quelle année) {artist} (chante|joue|existe|fait de la musique|est actif|est active|jouez)",
      '(quand|en quelle année) (s est|se sont) [(il|ils|elle)] (formé|formés|séparé|séparés|formée) [(le groupe|les)] {artist}',
    ],
  },
  {
    intent: 'get_album_info',
    cost: 0.3,
    says: [
      '(quel|quelle|quels|quelles|comment|de quel|sur quel|dans quel|cite|liste|donne|dis|montre|nomme|donnez|montrez) ... (album|albums) ...',
      'qui ... (album|albums) ...',
    ],
  },
  {
    intent: 'get_concert_info',
    cost: 0.3,
    says: [
      '(quand|où) ... (sur scène|en tournée|en live|en concert) ...',
      '(quels|quelles|qui) (groupes|artistes|chanteurs|musiciens) (passe|passent|jouent|joue|se produisent|viennent|passez|jouez) ...',
      '(quand|où) [est ce que] {artist} (vient|passe|joue|se produit|chante|passez|jouez) (en|à|au|dans|sur) ...',
    ],
  },
  {
    intent: 'get_chart_info',
    cost: 0.3,
    says: [
      '... (top dix|top 10|top 50|top cinquante|classement|hit parade|numéro un|charts) ...',
      "(qu'est ce que|quelle musique|quelles chansons|que) ... (gens|monde|on) ... (le plus|en ce moment) ...",
      '... (<chanson>|groupes|musique) ... (à la mode|populaires|les plus écoutées|du moment|qui marchent) ...',
    ],
  },
  {
    intent: 'like',
    cost: 0.3,
    says: [
      '(je trouve|trouve|trouvez) [<ce>] (<chanson>|musique|groupe|ça) [(vraiment|très|super|trop)] (excellent|excellente|génial|géniale|super|bien|beau|belle|magnifique|top|chouette)',
      '... (bonne|belle|super|excellente|géniale|magnifique) (chanson|musique) ...',
      "(j'aime|j'adore|on adore|je kiffe) (ce qui passe|ce que j'entends|ce qu'on écoute|ce que tu joues|cette) ...",
    ],
  },
  {
    intent: 'dislike',
    cost: 0.25,
    says: [
      '(je trouve|trouve|trouvez) [<ce>] (<chanson>|musique|groupe|ça) [(vraiment|très|trop)] (affreux|affreuse|nul|nulle|horrible|moche|mauvais|mauvaise|pénible|ennuyeux|ennuyeuse)',
      "... (c'est|que c'est|quelle) ... (mauvais|mauvaise|horrible|nul|nulle|affreux|affreuse|moche) ... (<chanson>|musique)",
      '... <chanson> ... (plus jamais|jamais plus) ...',
    ],
  },
  {
    intent: 'stick_to_current',
    cost: 0.15,
    says: [
      '(continue|reste|restons|garde|continuez|restez|gardez) ... (ce genre|ce style|cette ambiance|cet artiste|la même veine|le même genre|le même style|ce type) ...',
      '(encore|plus|davantage) (de|d) (cet|cette|ce|la même|le même) (artiste|chanteur|chanteuse|groupe|genre|style)',
    ],
  },
  {
    intent: 'set_preset',
    cost: 0.1,
    says: [
      '<ajoute> ... (en|comme|sur|dans) [(la|le)] (mémoire|favori|touche|présélection|bouton|préréglage) [numéro] {presetnumber}',
    ],
  },
  {
    intent: 'play',
    cost: 0.3,
    says: [
      "(fin de la pause|c'est bon|tu peux) ... (continue|continuer|reprendre|reprends|reprise|continuez|reprenez) ...",
      "(mets|mettre|mettez) [de] l'ambiance",
      '(on|tu peux) (continue|continuer|reprend|reprendre|continuez) ...',
    ],
  },
  {
    intent: 'stop',
    cost: 0.3,
    says: [
      '(arrête|arrêter|coupe|couper|éteins|éteindre|stoppe|stopper|ferme|arrêtez|coupez|éteignez|stoppez) ... (<musique>|lecture|radio|lecteur|ça) ...',
      '... (plus de|fini|assez de|marre de) [la] musique ...',
    ],
  },
  {
    intent: 'pause',
    cost: 0.25,
    says: [
      '(attends|attend|stop|arrête|attendez|arrêtez) ... (un instant|deux secondes|une seconde|une minute|deux minutes|un moment|un peu) ...',
      '(attends|attend|attendez) (avec|pour) la musique',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.3,
    says: [
      '(as tu|tu as|tu aurais|y a t il) ... <musique> <paras>',
      '<joue> (tout|tout ce que tu as|tout ce qu il y a|n importe quoi) (de|d) {artist}',
      '(ça te dit|pourquoi pas|si on écoutait|que dirais tu|je suis d humeur pour|d humeur à|je suis d humeur à écouter|j écouterais bien|envoie|fais péter|il faudrait|on se met) [(un peu de|du|de la|des|le|la)] ({genre}|{artist}|musique {genre}|{genre} musique|<mods> <musique>)',
      '... <musique> (pour|de|d) (un|une|le|la|mon|ma|les) ...',
      '... <musique> ... <quand> ...',
      '<du> {genre} [<quand>] [<paras>]',
      '(chants|chansons|comptines|berceuses|musiques|airs) (de|d|pour|du) ...',
      '<joue> [<du>] (chants|comptines|berceuses|airs) ...',
      '(donne|donnez|trouve|trouvez) [moi] de quoi (danser|me détendre|dormir|bouger|faire la fête|courir)',
      "[(je voudrais|j'aimerais|je veux)] (les plus grands|les meilleurs|les grands) succès (de|d) {artist}",
    ],
  },
  {
    intent: 'play_song_by_lyric',
    cost: 0.2,
    says: [
      '[<demande>] (celle|celui|le truc|la musique|une chanson) (où|qui|dans laquelle) [(il|elle|ils|on|ça)] (chante|chantent|dit|disent|fait) {lyric}',
    ],
  },
  {
    intent: 'play_song',
    cost: 0.25,
    says: ['{track} (de|par) {artist} (maintenant|s il te plaît|s il vous plaît)'],
  },
  {
    intent: 'play_radio',
    cost: 0.25,
    says: ['... (une autre|autre|change|changer|changez) [(de|la)] (fréquence|station|radio) ...'],
  },
  {
    intent: 'help',
    cost: 0.25,
    says: [
      '... (ce que tu sais faire|ce que tu peux faire|tout ce que tu peux faire|tes fonctions|tes capacités) ...',
      "... (mode d'emploi|instructions|notice) ...",
      'tu (sais|peux) faire quoi ...',
    ],
  },
  {
    intent: 'play_song',
    cost: 0.12,
    says: ["[(la|le)] <chanson> {track} [<paras>] (s'il te plaît|s'il vous plaît)"],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.02,
    says: [
      '<demande> (tout ce que|ce que) tu as de {artist}',
      '<joue> (quelque chose|un truc|un morceau) (de|) {mood} [(pour|qui) ...]',
      '<joue> (un truc|quelque chose) [de] (doux|calme|gai|joyeux|triste|entraînant|relaxant|rythmé) [pour ...]',
      '<joue> (quelques|de) vieux (tubes|titres|morceaux)',
    ],
  },
  {
    intent: 'play_album',
    cost: 0.02,
    says: ["<joue> {album} [(de|par) {artist}] (l'album entier|l album complet|tout l album|en entier)"],
  },
  {
    intent: 'repeat_on',
    cost: 0.2,
    says: ['(réentendre|réécouter) [<ce>] [<chanson>] {track} [<paras>]'],
  },
];
