import type { Template } from '../../pack.js';

/** How French speakers ask about music, and what can be asked. */
export const questions: readonly Template[] = [
  {
    intent: 'get_now_playing_info',
    says: [
      "(quel|quelle|c'est quoi|quel est|quelle est|qu'est ce que c'est que|qu'est ce que|qu'est ce qui|que) [<ce>] [(est|c'est|chanson|musique|morceau|titre|artiste|groupe|chanteur|nom)] [<ce>] [(de|du)] [<ce>] (<chanson>|musique|passe|joue|j'écoute|on écoute|c'est|groupe|artiste|chanteur|chanteuse|en cours) [(est ce|passe|joue|qui passe|qui joue|en cours|j'écoute|on écoute|actuellement|en ce moment|c'est|ça|passez|jouez)]",
      '(dis|dire|donne|donner|indique|connais tu|sais tu|donnez) [(moi|me)] [<ce>] (titre|nom|nom de l artiste|chanteur|artiste|interprète) [(de|du)] [<ce>] (<chanson>|musique)',
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
      '... (quel|quelle|nom|titre|comment) ... (cette chanson|ce morceau|cette musique|ce titre|joue|passe|joué|artiste actuel|jouez|passez) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    says: [
      '(qui|quel artiste|quel groupe|quel chanteur|quelle chanteuse) (chante|a chanté|chantait|a composé|a enregistré|interprète|a interprété|est le chanteur de|est l interprète de) [<ce>] [<chanson>] {track}',
      '(qui|quel artiste|quel groupe|quel chanteur|quelle chanteuse) (a écrit|est l auteur de) <ce> <chanson> {track}',
      '(de qui est|c est de qui) [<ce>] [<chanson>] {track}',
      '(quand|en quelle année) (est sortie|est sorti|a été enregistrée|a été écrite) [<ce>] [<chanson>] {track}',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: [
      '(qui|quel|quelle) ... (chante|chanté|composé|interprète|interprété|chanteur|chanteuse|compositeur) ...',
    ],
  },
  {
    intent: 'get_artist_info',
    says: [
      '(qui est|qui sont|qui était|parle moi de|parle moi du|que sais tu de|dis moi en plus sur|informations sur) [<ce>] <artiste> {artist}',
      '(qui est|qui sont|qui était) [<ce>] (chanteur|chanteuse|guitariste|batteur|bassiste|leader|membres|meneur) [(principal|principale)] (de|du|des|d) [(groupe)] {artist}',
      '(de quel instrument|quel instrument|quel genre de musique|quel style de musique|quel label|quelle musique) [(joue|fait|chante|jouez)] {artist}',
      '(d où vient|d où viennent) [<ce>] <artiste> {artist}',
      '(parle|dis|raconte) [moi] [(de|en plus sur)] (cet|ce|cette) <artiste>',
    ],
  },
  {
    intent: 'get_artist_timespan',
    says: [
      "(quand|depuis quand|en quelle année|depuis combien de temps) (ce|cet|cette|le|la|est ce que|a|s est|s'est|existe) [<ce>] [<artiste>] [{artist}] [(existe|été formé|été créé|formé|séparé|commencé|débuté|joue|actif|jouez)]",
      '(quand|depuis quand|depuis combien de temps) ... <artiste> ...',
    ],
  },
  {
    intent: 'get_album_info',
    says: [
      "(quel|quelle|de quel|c'est quel|comment s appelle|sur quel) [(est|nom de)] [<ce>] <album> ...",
      '(quels|liste|donne moi|montre|donnez moi|montrez) [(sont)] [<ce>] albums ...',
      '(parle|dis) [moi] (de|en plus sur) (cet|l) <album>',
    ],
  },
  {
    intent: 'get_concert_info',
    says: [
      '... (concert|concerts|festival|festivals|tournée|tournées|musique live|événements musicaux|évènements musicaux|spectacle musical|billets de concert) ...',
      '(quand|où) (joue|passe|est|se produit|jouez|passez) {artist} (en concert|sur scène|en tournée|près d ici|à ...)',
      '{artist} est [il|elle] en tournée',
    ],
  },
  {
    intent: 'get_chart_info',
    says: [
      "(quel|quelle|quels|quelles|qui|qu'est ce qui|c'est quoi|donne|donnez) ... (numéro un|numéro 1|top dix|top 10|top 50|classement|hit parade|hit-parade|plus écouté|plus écoutée|plus écoutées|plus écoutés|plus populaire|plus populaires|charts) ...",
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
  {
    intent: 'get_performance_info',
    cost: -0.12,
    says: [
      '(qui|quel groupe|quel artiste|quel chanteur|quelle chanteuse) (chante|a chanté|joue|a composé|a écrit) (la|le) <chanson> {track}',
    ],
  },
];
