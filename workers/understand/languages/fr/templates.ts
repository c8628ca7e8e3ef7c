import type { Template } from '../pack.js';

/** How French speakers ask for what the platform does. */
export const templates: readonly Template[] = [
  // Transport.
  {
    intent: 'play',
    says: [
      '(continue|continuer|continuez|reprends|reprendre|reprenez|lecture|joue|play|poursuis|poursuivre|relance|relancer|vas y|redémarre|redémarrer)',
      '(continue|continuer|continuez|reprends|reprendre|reprenez|poursuis|poursuivre|relance|relancer|relancez|redémarre|redémarrer) [<ce>] (<musique>|lecture|média|médias|piste|album|playlist|radio|vidéo|film|émission|tv|écoute)',
      '(remets|remettre|remettez|enlève la pause de|enlève la pause sur) [<ce>] (<musique>|lecture|média|tv) [en route|en marche]',
      '<joue> [<du>] (musique|quelque chose|une chanson|chanson|chansons|un morceau|un titre) [en route|en marche]',
      '<cherche> [<du>] (musique|chansons|une chanson|chanson|un morceau)',
      '(allume|allumer|démarre|démarrer|active|mets en route|mettre en route|lance) [<ce>] (musique|lecture)',
      "<joue> (n'importe quoi|ce que tu veux|quelque chose)",
      '<joue> <service>',
      '(musique|de la musique)',
    ],
  },
  {
    intent: 'pause',
    says: [
      '(pause|mets pause|mettre pause|attends|attendez|mets en pause|mettre en pause|fais une pause|interromps|suspends)',
      '(mets|mettre|mettez|met) [<ce>] [(<musique>|lecture|tv|télé|film|radio|média|médias|album|playlist|vidéo)] (en pause|sur pause)',
      '(mets|mettre|mettez|met) (en pause|sur pause) [<ce>] (<musique>|lecture|tv|télé|film|radio|média|médias|album|playlist|vidéo)',
      '(pause|interromps|interrompre|suspends|suspendre) [(de|sur)] [<ce>] (<musique>|lecture|tv|télé|film|radio|média|playlist|album)',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(stop|arrête|arrêter|arrêtez|stoppe|stopper|arrête toi|arrête ça|coupe|assez|silence total)',
      '(stop|arrête|arrêter|arrêtez|stoppe|stopper|éteins|éteindre|éteignez|coupe|couper|coupez|ferme) [<ce>] [lecture de] (<musique>|lecture|tv|télé|radio|média|médias|album|playlist|bruit|tout|enceinte|vidéo)',
      '(arrête|arrêter|arrêtez) de (jouer|lire|chanter)',
      '(plus de|fin de la) musique',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      '(suivant|suivante|passe|passer|au suivant|la suivante|prochaine|prochain|avance|saute|sauter|next)',
      '[(<joue>|passe|passer|passez|saute|sauter|va|aller|allez|avance|avancer|saut)] [(à|au|à la|vers|jusqu à)] [<ce>] (<chanson>|musique|média|épisode|plage|élément|contenu|vidéo|chaîne) <suivant>',
      '[(<joue>|passe|passer|passez|saute|sauter|va|aller|allez)] [(à|au|à la)] [<ce>] <suivant> [(<chanson>|musique|média|épisode)]',
      '(saute|sauter|sautez|passe|passer|passez|zappe|zapper|change|changer) [<ce>] (<chanson>|musique|média|épisode|piste)',
      '[<joue>] (une autre|un autre) <chanson>',
      '(change|changer|changez) de (<chanson>|musique)',
    ],
  },
  {
    intent: 'skip_previous',
    says: [
      '(précédent|précédente|retour|reviens|revenir|en arrière|recule|au début|recommence)',
      '[(<joue>|reviens|revenir|revenez|retourne|retourner|va|aller|allez|retour|remets|remettre|rejoue|rejouer|recommence|répète|relance)] [(à|au|à la|vers)] [<ce>] (<chanson>|musique|média|épisode|plage|élément|contenu|vidéo|chaîne) <precedent> [(encore|encore une fois|à nouveau)]',
      '[(<joue>|reviens|revenir|retourne|retourner|va|retour|remets|remettre|rejoue|rejouer|répète)] [(à|au|à la)] [<ce>] <precedent> [(<chanson>|musique|média|épisode|air)] [(encore|encore une fois|à nouveau)]',
      '(reviens|revenir|retourne|recule|reculer) [(en arrière|d une chanson|d un morceau|d une piste|d un titre)]',
      '(recommence|recommencer|redémarre|redémarrer|reprends|reprendre) [<ce>] (<chanson>|musique|média|piste|lecture) [(au début|depuis le début|du début)]',
    ],
  },

  // Volume.
  {
    intent: 'volume_up',
    says: [
      '(plus fort|monte|augmente|plus haut|encore plus fort|monte le son|plus de son|plus de volume|plus de bruit)',
      '<augmente> [<ce>] <volume> [(de|du|sur|de la)] [<ce>] [<volume>] [(un peu|beaucoup|encore)]',
      '(mets|mettre|mettez|joue|parle|rends) [<ce>] [<volume>] (plus fort|plus haut)',
      '<volume> (plus fort|plus haut)',
      'plus de (son|volume)',
      '(démute|unmute|plus de sourdine|fin de la sourdine|mute off)',
      '(enlève|enlever|désactive|désactiver|retire|retirer|annule|annuler|coupe|couper|supprime|supprimer|arrête|arrêter|sors|quitte) [<ce>] (sourdine|muet|mode muet|mode silencieux|mute) [(de|du|sur|pour)] [<ce>] [<volume>]',
      '(remets|remettre|rétablis|rétablir|réactive|réactiver|active|activer|rallume|rallumer) [<ce>] (son|volume|audio) [(de|du|sur|pour)] [<ce>] [<volume>]',
      '<augmente> [<ce>] (son|volume|niveau) [(de|du|des|sur)] [<ce>] [<volume>]',
      "(c'est|c est) (trop bas|pas assez fort|trop faible)",
      "(je n'entends pas|je n'entends rien|on n'entend pas|on n'entend rien) [bien]",
      '(enlève|enlever|enlevez|désactive|désactiver|retire|retirer|coupe|annule|arrête) [<ce>] (sourdine|mode muet|mode silencieux|muet)',
      '(remets|remettre|rétablis|rétablir|réactive|réactiver|active|activer|reprends|allume|restaure|restaurer) [<ce>] (son|volume|audio)',
    ],
  },
  { intent: 'volume_up', cost: 0.2, says: ['<augmente> ... <volume> ...', '... (plus fort) ...'] },
  {
    intent: 'volume_down',
    says: [
      '(moins fort|baisse|baisse le son|plus bas|diminue|plus doucement|moins de bruit|moins de son|moins de volume)',
      '<baisse> [<ce>] <volume> [(de|du|sur|de la)] [<ce>] [<volume>] [(un peu|beaucoup|encore)]',
      '(mets|mettre|mettez|joue|parle|rends) [<ce>] [<volume>] (moins fort|plus bas|plus doucement)',
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
      '(mets|mettre|monte|augmente) ... (à fond|au maximum|au max)',
    ],
  },
  { intent: 'volume_quiet', cost: 0.3, says: ['... (niveau de volume|volume|niveau sonore) ...'] },
  {
    intent: 'volume_quiet',
    says: [
      '[(mets|mettre|change|changer|règle|régler)] [<ce>] (volume|son|niveau de volume) [(à|au|en|sur|vers|par)] (haut|élevé|fort|moyen|normal|défaut|maximum|max|minimum|défini par défaut)',
      '(restaure|restaurer|réinitialise|réinitialiser) [<ce>] (volume|son|niveau de volume)',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: -0.02,
    entities: { volume: 0 },
    says: [
      '(muet|silence|sourdine|chut|tais toi|mode silencieux|coupe le son|sans son)',
      '(coupe|couper|coupez|désactive|désactiver|éteins|éteindre|enlève|enlever|supprime) [<ce>] (son|volume|audio)',
      '(mets|mettre|mettez|passe|passer) [<ce>] [(<volume>|musique)] (en sourdine|en muet|en silencieux|sur muet|en mode silencieux|en mode muet|muet|sourdine)',
      '(rends|rendre) [<ce>] [<volume>] (muet|muette|silencieux|silencieuse)',
      '(active|activer|mets|mettre|met) [<ce>] (sourdine|mode muet|mode silencieux) [(sur|de|pour)] [<ce>] [<volume>]',
      '(mute|muter|muet|sourdine|silence|silencieux) [(sur|de|pour)] [<ce>] [<volume>]',
      '(mets|mettre|mettez|met) (en sourdine|en muet|en silencieux|sur muet|en mode silencieux|en mode muet) [<ce>] [<volume>]',
      '(coupe|couper|éteins|enlève) [<ce>] (son|volume) [(de|du|sur)] [<ce>] [<volume>]',
    ],
  },

  // Order.
  {
    intent: 'shuffle_on',
    says: [
      '(aléatoire|lecture aléatoire|mode aléatoire|mélange|mélanger|au hasard|en aléatoire)',
      '(active|activer|activez|mets|mettre|lance|démarre|passe) [<ce>] [(en|la|le)] (lecture aléatoire|mode aléatoire|aléatoire)',
      '(mélange|mélanger|mélangez) [<ce>|toute|toutes|tous|tout] [<mon>] [(<musique>|<playlist>|<album>|bibliothèque|collection|liste|tout)]',
      '<joue> [<ce>|toute|toutes|tous] [<mon>] [(<musique>|<playlist>|<album>)] (en aléatoire|en mode aléatoire|aléatoirement|dans le désordre|au hasard|en lecture aléatoire)',
    ],
  },
  { intent: 'shuffle_on', cost: 0.25, says: ['... (aléatoire|mélange|mélanger|au hasard) ...'] },
  {
    intent: 'shuffle_off',
    says: [
      '(désactive|désactiver|désactivez|arrête|arrêter|coupe|enlève|enlever|stoppe|quitte|quitter) [<ce>] (lecture aléatoire|mode aléatoire|aléatoire|mélange)',
      '(arrête|arrêter) de mélanger',
      '(aléatoire|lecture aléatoire) (off|désactivé|désactivée)',
      "<joue> [<ce>] [(<musique>|<playlist>|<album>)] dans l'ordre",
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(répète|répéter|répétez|encore|encore une fois|en boucle|boucle|rejoue|bis|répétition)',
      '(répète|répéter|répétez|rejoue|rejouer|boucle|remets|réécouter|repasse|repasser) [<ce>] (<chanson>|musique|ça|album|<playlist>) [(encore une fois|en boucle|à nouveau)]',
      '(joue|jouer|mets|mettre|passe|écouter|lance) [<ce>] (<chanson>|musique|ça|album|<playlist>) (en boucle|encore|encore une fois|à nouveau|de nouveau|en répétition)',
      '(active|activer|mets|lance) [<ce>] (répétition|mode répétition|boucle|lecture en boucle)',
      '(répète|répéter|rejoue|rejouer|réécouter|remets) [<ce>] [<chanson>] {track} [(de|par) {artist}]',
      '(joue|jouer|écouter|mets) [<ce>] [<chanson>] {track} [(de|par) {artist}] (encore|encore une fois|à nouveau|de nouveau|en boucle)',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.3,
    says: ['... (répète|répéter|rejouer|réécouter|en boucle|à nouveau|encore une fois) ...'],
  },
  {
    intent: 'repeat_off',
    says: [
      '(désactive|désactiver|arrête|arrêter|coupe|enlève|stoppe) [<ce>] (répétition|mode répétition|boucle|lecture en boucle)',
      '(arrête|arrêter|ne|cesse) [de] (répéter|répète|boucler) [<ce>] [(<chanson>|<playlist>|pas)]',
      '(répétition|boucle) (off|désactivée)',
    ],
  },

  // Asking for music.
  {
    intent: 'create_dynamic_playlist',
    says: [
      '<demande> [<du>] [<sort>] <musique> [(de|d)] <mods> [<fins>]',
      '<demande> [<du>] <mods> <musique> [<fins>]',
      '<demande> [<du>] [<mods>] <musique> [<mods>] <fins>',
      '<demande> [<du>] {genre} [<sort>] [<fins>]',
      '<joue> [<ce>] <artiste> {artist}',
      '<joue> (quelque chose|du|des trucs|tout) <paras>',
      '<demande> [<du>] <musique> (pour|de|d) [(me|la|le|l|faire|une|un)] {mood}',
      '<joue> [<ce>] <sort> [<sort>] (<paras>|<quand>)',
      '(crée|créer|fais|fabrique) [moi] [une] [nouvelle] <plist> (de|avec|à partir de|sur) [<du>] [<mods>] [<musique>] [<fins>]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.05,
    says: ['<demande> <sort> <musique> [<fins>]', '<joue> du {artist}', '<joue> {artist} <quand>'],
  },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.14,
    says: [
      '[<du>] <musique> <fins>',
      '<musique> {genre}',
      '{genre}',
      '<joue> [<du>] {mood}',
      '<mods> <musique>',
      '<sort> <musique> <paras>',
    ],
  },
  { intent: 'create_dynamic_playlist', cost: 0.14, says: ['<strict> {artist}'] },
  {
    intent: 'play_song',
    says: [
      '<demande> [(la|le|une|un|cette)] [<sort>] <chanson> [<nomme>] {track} [<paras>]',
      '<joue> {track} (de|par|d) [<artiste>] {artist} [<suralbum>]',
    ],
  },
  { intent: 'play_song', cost: 0.12, says: ['<strict> {track}'] },
  { intent: 'play_song', cost: 0.35, says: ['<joue> {track}', '{track} de {artist}'] },
  {
    intent: 'play_song_by_lyric',
    says: [
      '[<demande>] [(la|une)] <chanson> (qui fait|qui dit|qui commence par|dont les paroles sont|avec les paroles|où il chante|où elle chante|où ils chantent|où ça dit|dans laquelle il chante) [(comme)] {lyric}',
      '(quelle est|c est quoi) la chanson (qui fait|qui dit|où il dit) {lyric}',
    ],
  },
  {
    intent: 'play_album',
    says: [
      '<demande> [(un|l|le|cet)] [<sort>] <album> [<nomme>] {album} [<paras>]',
      '<demande> [<du>] [<sort>] <album> [<mods>] [<fins>]',
      '<demande> [<du>] [<sort>] [<mods>] <musique> [<paras>] <suralbum> [<paras>]',
    ],
  },
  { intent: 'play_album', cost: 0.15, says: ['<joue> {album} de {artist}', '<album> {album}'] },
  {
    intent: 'play_playlist',
    says: [
      '<joue> [(quelque chose|musique|chansons|morceaux)] [(de|sur|dans)] [<mon>] <plist> [(<nomme>|de musique|de|des|d)] {playlist}',
      '<joue> [(quelque chose|musique|chansons|morceaux)] [(de|sur|dans)] [<mon>] [<sort>] <plist> [<sort>]',
      '<joue> [(ma|notre)] liste (de|des|d) ({genre}|{year}|{playlist})',
      '<joue> [<du>] [<mon>] <plist> (de|d) [musique] {genre}',
      '<joue> [<ce>] [(toutes|tous)] [(<musique>|chansons|titres)] [(que j ai|que j)] (préférées|préférés|favorites|favoris|aime|aimées|aimés)',
      '<joue> [(mes|nos)] (favoris|préférés|préférées)',
      '(change|changer|ouvre|ouvrir|lance|passe à|passer à) [(de)] [<mon>] <plist> [{playlist}]',
    ],
  },
  { intent: 'play_playlist', cost: 0.15, says: ['[<mon>] <plist> {playlist}', '<joue> ... <plist> ...'] },
  {
    intent: 'play_radio',
    says: [
      '[(<joue>|<cherche>|allume|allumer|allumez|écoute|branche|ouvre|change|change de)] [<ce>] (radio|station de radio|station|poste|chaîne de radio)',
      '[(<joue>|allume|mets)] [<ce>] (radio|station|station de radio) [<nomme>] {station}',
      '(va|aller|passe|change|syntonise|règle) [(sur|à)] [<ce>] (radio|station|fréquence) {station}',
      '<joue> <known>',
      '(va sur|écoute|passe sur) <service> [et] <joue> <known>',
      '<joue> <known> (à la radio|sur la radio)',
      '<joue> [<ce>] (radio|station) [de] {genre}',
      '<joue> {station} (à la radio|sur la radio|fm)',
      '<joue> [<ce>] [(station|fréquence|radio)] {frequency} [fm]',
    ],
  },
  { intent: 'play_radio', cost: 0.35, says: ['... (radio|fm|station de radio) ...'] },

  // Questions.
  {
    intent: 'get_now_playing_info',
    says: [
      "(quel|quelle|c'est quoi|quel est|quelle est|qu'est ce que c'est que|qu'est ce que|qu'est ce qui|que) [<ce>] [(est|c'est|chanson|musique|morceau|titre|artiste|groupe|chanteur|nom)] [<ce>] [(de|du)] [<ce>] (<chanson>|musique|passe|joue|j'écoute|on écoute|c'est|groupe|artiste|chanteur|chanteuse|en cours) [(est ce|passe|joue|qui passe|qui joue|en cours|j'écoute|on écoute|actuellement|en ce moment|c'est|ça)]",
      '(dis|dire|donne|donner|indique|connais tu|sais tu) [(moi|me)] [<ce>] (titre|nom|nom de l artiste|chanteur|artiste|interprète) [(de|du)] [<ce>] (<chanson>|musique)',
      "(comment s'appelle|comment s appelle|comment se nomme|qui chante|qui est ce qui chante|qui joue|qui interprète|qui est|c'est qui|de qui est) [<ce>] (<chanson>|musique|ça|chanteur|chanteuse|artiste|groupe|interprète) [(actuel|actuelle|qui chante|en cours)]",
      "(qu'est ce qui passe|qu'est ce qu'on écoute|qu'est ce que j'écoute|qui chante|c'est quoi|c'est qui|on écoute quoi|quelle chanson est ce|quelle musique est ce)",
      '(quelle est la durée|combien de temps dure) [de] [<ce>] <chanson>',
      "qui est l'artiste (actuel|en cours)",
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.35,
    says: [
      '... (quel|quelle|nom|titre|comment) ... (cette chanson|ce morceau|cette musique|ce titre|joue|passe|joué|artiste actuel) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    says: [
      '(qui|quel artiste|quel groupe|quel chanteur|quelle chanteuse) (chante|a chanté|chantait|a écrit|a composé|a enregistré|interprète|a interprété|est l auteur de|est le chanteur de|est l interprète de) [<ce>] [<chanson>] {track}',
      '(de qui est|c est de qui) [<ce>] [<chanson>] {track}',
      '(quand|en quelle année) (est sortie|est sorti|a été enregistrée|a été écrite) [<ce>] [<chanson>] {track}',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: [
      '(qui|quel|quelle) ... (chante|chanté|composé|écrit|interprète|interprété|chanteur|chanteuse|compositeur) ...',
    ],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(qui est|qui sont|qui était|parle moi de|parle moi du|que sais tu de|dis moi en plus sur|informations sur) [<ce>] <artiste> {artist}',
      '(qui est|qui sont|qui était) [<ce>] (chanteur|chanteuse|guitariste|batteur|bassiste|leader|membres|meneur) [(principal|principale)] (de|du|des|d) [(groupe)] {artist}',
      '(de quel instrument|quel instrument|quel genre de musique|quel style de musique|quel label|quelle musique) [(joue|fait|chante)] {artist}',
      '(d où vient|d où viennent) [<ce>] <artiste> {artist}',
      '(parle|dis|raconte) [moi] [(de|en plus sur)] (cet|ce|cette) <artiste>',
    ],
  },
  {
    intent: 'get_artist_timespan',
    says: [
      "(quand|depuis quand|en quelle année|depuis combien de temps) (ce|cet|cette|le|la|est ce que|a|s est|s'est|existe) [<ce>] [<artiste>] [{artist}] [(existe|été formé|été créé|formé|séparé|commencé|débuté|joue|actif)]",
      '(quand|depuis quand|depuis combien de temps) ... <artiste> ...',
    ],
  },
  {
    intent: 'get_album_info',
    says: [
      "(quel|quelle|de quel|c'est quel|comment s appelle|sur quel) [(est|nom de)] [<ce>] <album> ...",
      '(quels|liste|donne moi|montre) [(sont)] [<ce>] albums ...',
      '(parle|dis) [moi] (de|en plus sur) (cet|l) <album>',
    ],
  },
  {
    intent: 'get_concert_info',
    says: [
      '... (concert|concerts|festival|festivals|tournée|tournées|musique live|événements musicaux|évènements musicaux|spectacle musical|billets de concert) ...',
      '(quand|où) (joue|passe|est|se produit) {artist} (en concert|sur scène|en tournée|près d ici|à ...)',
      '{artist} est [il|elle] en tournée',
    ],
  },
  {
    intent: 'get_chart_info',
    says: [
      "(quel|quelle|quels|quelles|qui|qu'est ce qui|c'est quoi|donne) ... (numéro un|numéro 1|top dix|top 10|top 50|classement|hit parade|hit-parade|plus écouté|plus écoutée|plus écoutées|plus écoutés|plus populaire|plus populaires|charts) ...",
      '(top 50|hit parade|classement musical|le classement|top 10)',
    ],
  },
  {
    intent: 'help',
    says: [
      "(aide|aide moi|à l'aide|j'ai besoin d'aide)",
      "(que|qu'est ce que|quoi|comment) (peux tu|tu peux|sais tu|tu sais|je peux|puis je|pouvez vous|vous pouvez) (faire|dire|te demander|t'utiliser|t utiliser|répondre|m'aider|demander) [(pour moi)]",
      '(quelles|quels) (questions|commandes|fonctions|choses|sujets) (puis je|je peux|peux tu|tu peux|connais tu|sais tu) ...',
      'quelles sont tes (fonctions|capacités|commandes|possibilités)',
    ],
  },

  // Taste and playlists.
  {
    intent: 'like',
    says: [
      "(j'aime|j'adore|on aime|nous aimons|je kiffe|j'apprécie) [(bien|beaucoup|trop|vraiment)] [<ce>] [(<chanson>|musique|ça|groupe|artiste|chanteur|album|bien|beaucoup)]",
      '<ce> [(<chanson>|musique)] (me plaît|me plait|est super|est génial|est géniale|est bonne|est bien|est magnifique)',
      "[(c'est|quelle|quel|cette chanson est)] [(une|ma)] (bonne|belle|super|géniale|excellente|magnifique|superbe|meilleure) (chanson|musique) [(préférée|favorite)]",
      '(ajoute|ajouter|ajoutez|mets|mettre|enregistre|enregistrer|sauvegarde|garde) [<ce>] [(<chanson>|ça|musique|artiste|groupe|album)] (à|dans|parmi|en) [<mon>] (favoris|favorites|favori|préférés|préférées|coups de cœur|titres aimés|bibliothèque|collection|titres likés)',
      '(enregistre|sauvegarde|garde|retiens|like|aime|pouce en l air) [<ce>] [(<chanson>|musique|ça)]',
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
      '(retire|retirer|supprime|supprimer|enlève|enlever|efface) [<ce>] [(<chanson>|ça|musique|{track}|{artist})] (de|du|des|dans) [<mon>] <plist> [(<nomme>|de)] [{playlist}]',
      '(crée|créer|créez|fais|nouvelle|commence|génère) [moi] [(une|nouvelle|une nouvelle)] <plist> [{genre}] [(<nomme>|pour) {playlist}]',
      '(supprime|supprimer|efface|renomme|modifie|vide) [<mon>] <plist> [{playlist}]',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.08,
    says: [
      '(ajoute|ajouter|ajoutez|rajoute) [<ce>|un|une] (<chanson>|artiste|groupe|album|musique) [<paras>] (à|au|aux|dans) [<mon>] {playlist}',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.2,
    says: [
      '<ajoute> ... (à|au|aux|dans|sur) ... <playlist> ...',
      '(ajoute|ajouter|ajoutez|rajoute) {track} (à|au|aux|dans) [<mon>] {playlist}',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <plist> ...'] },
  {
    intent: 'stick_to_current',
    says: [
      '(reste|rester|continue|continuer|restons) (sur|avec|dans|à) (cet|ce|cette|le même|la même|les mêmes) (artiste|genre|style|groupe|époque|décennie|chanteur|chanteuse|ambiance|musique)',
      '(plus|encore|joue plus|mets plus|joue encore) [(de|d)] [(musique|chansons|morceaux|titres|trucs)] (comme ça|comme celle ci|comme celui ci|de cet artiste|de ce groupe|de ce genre|du même artiste|du même genre|du même style|de la même époque|similaires)',
      '(du même|de la même) (artiste|genre|style|groupe|époque)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(enregistre|enregistrer|mémorise|mémoriser|sauvegarde|mets|mettre|assigne|attribue) [<ce>] [(<chanson>|station|radio|playlist|album|artiste|ça)] (sur|comme|dans|en|à|sous) [<ce>] (touche|préréglage|présélection|mémoire|bouton|favori|preset|raccourci) [numéro] {presetnumber}',
      '(règle|programme) [<ce>] (touche|préréglage|présélection|mémoire|bouton|preset) [numéro] {presetnumber} [(sur|avec)] [<ce>] [(station|chanson|playlist|ça)]',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[(<joue>|sélectionne|choisis|rappelle|va à|va sur)] [<ce>] (touche|préréglage|présélection|mémoire|bouton|favori|preset|raccourci) [numéro] {presetnumber}',
    ],
  },
];
