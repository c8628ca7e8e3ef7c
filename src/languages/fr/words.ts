/** Named pieces of the French templates. */
const rules: Readonly<Record<string, string>> = {
  service:
    '(spotify|deezer|youtube|youtube music|apple music|itunes|google music|google play|google play music|pandora|tidal|napster|qobuz|soundcloud|amazon music|amazon|last fm|lastfm|vimeo|netflix|slacker|iheart|iheartradio|zvooq|groove shark|grooveshark|tunein|audible|plex|bandcamp)',
  joue: '(joue|tu nous joues|tu me joues|tu nous mets|tu me mets|tu peux nous mettre|jouer|jouez|joues|mets|met|mettez|mettre|lance|lancer|lancez|écoute|écouter|écoutez|entendre|passe|passer|passez|diffuse|diffuser|diffusez|démarre|démarrer|démarrez|fais écouter|faire écouter|fais jouer|fais passer|commence|commencer|lis|lire|lisez) [(moi|nous|m|à jouer|la lecture de)]',
  strict:
    '(joue|jouer|jouez|mets|mettez|mettre|écoute|écouter|écoutez|entendre|passe|passer|passez|fais écouter) [(moi|nous)]',
  cherche:
    "(cherche|chercher|cherchez|trouve|trouver|trouvez|donne|donnez|montre|recherche|rechercher|propose|je veux|je voudrais|j'aimerais|j'ai envie de|j'ai envie d|il me faut|je cherche|je souhaite|montrez) [(moi|nous)]",
  demande: '(<joue>|<cherche>)',
  du: "(du|de la|des|de l|de|d|un|une|un peu de|un peu d|quelques|plusieurs|plus de|plus d|encore de|toute la|tous les|toutes les|tout|n'importe quel|n'importe quelle|seulement|que)",
  chanson:
    '(chanson|chansons|morceau|morceaux|titre|titres|piste|pistes|tube|tubes|single|singles|air|airs|mélodie|mélodies|track|tracks|son|sons)',
  musique:
    "(musique|musiques|chanson|chansons|morceau|morceaux|titres|titre|tubes|tube|quelque chose|n'importe quoi|hits|hit|sons|son|airs|mélodies|symphonie|concerto|pistes|chants|comptines|berceuses)",
  album: '(album|albums|disque|disques|vinyle|cd|cds|ep|lp|bande son|bande originale|bo|compilation)',
  playlist: '(playlist|playlists|liste de lecture|listes de lecture|liste d écoute|liste musicale|liste)',
  plist: '(playlist|playlists|liste de lecture|listes de lecture|liste d écoute|liste musicale)',
  ce: "(ce|cet|cette|ces|le|la|les|l|ça|cela|ce que j'écoute|la|le|l|mon|ma|mes|notre|nos|ton|ta)",
  de: "(de|d|des|du|par|de l artiste|du groupe|de la chanteuse|du chanteur|de l'artiste|interprété par|interprétée par|chanté par|chantée par|chantées par|composé par|avec)",
  nomme: "(qui s'appelle|appelé|appelée|nommé|nommée|intitulé|intitulée|qui a pour titre|du nom de|dénommée)",
  artiste:
    '(artiste|artistes|groupe|chanteur|chanteuse|musicien|musicienne|rappeur|rappeuse|compositeur|compositrice|interprète|duo|dj)',
  sort: '(dernier|dernière|derniers|dernières|nouveau|nouvelle|nouveaux|nouvelles|meilleur|meilleure|meilleurs|meilleures|plus récent|plus récente|plus récents|plus récentes|plus populaire|plus populaires|plus grand|plus grands|plus connu|plus connus|plus écouté|plus écoutés|top (10|20|50|100|dix|vingt|cinquante|cent|cinq|5|40|quarante)|top|premier|première|bon|bonne|bons|bonnes|beau|belle|célèbre|aléatoire)',
  mod: '(<sort>|{year}|{mood}|{genre}|<service>)',
  mods: '<mod> [(de|d|des)] [<mod>] [<mod>]',
  quand:
    "(de|des|d|du|en|dans|sortie en|sorti en|sorties en|depuis|de l'année|de l année|datant de|à partir de) [(l'année|l année|les|des)] {year}",
  paras: '<de> [<artiste>] {artist}',
  suralbum:
    '(de|du|sur|dans|extrait de|tiré de|extraite de|tirée de) [(l|le|son|leur|cet|un)] <album> [<nomme>] {album}',
  comme: '(comme|semblable à|similaire à|dans le style de|qui ressemble à|du genre de) [<artiste>] {artist}',
  fin: '(<paras>|<suralbum>|<quand>|<comme>)',
  fins: '<fin> [<fin>] [<fin>]',
  suivant: '(suivant|suivante|suivants|prochain|prochaine|d après)',
  precedent: "(précédent|précédente|précédents|dernier|dernière|d'avant|d avant)",
  volume:
    '(volume|son|sons|niveau sonore|niveau de volume|niveau du volume|musique|enceinte|enceintes|haut parleur|haut parleurs|audio|watts|tv|télé|télévision|radio|barre de son|niveau|chaîne)',
  pourcent: '[(pourcent|pour cent|pourcents|%|points|point|crans|cran|niveaux)]',
  augmente:
    '(augmente|augmenter|augmentez|monte|monter|montez|hausse|hausser|élève|relève|remonte|remonter|pousse|pousser)',
  baisse:
    '(baisse|baisser|baissez|diminue|diminuer|diminuez|réduis|réduire|réduisez|descends|descendre|descend|abaisse)',
  regle:
    '(règle|régler|réglez|mets|mettre|mettez|met|ajuste|ajuster|ajustez|change|changer|changez|fixe|définis|définir|passe|passer|place|configure|modifie|modifier|passez)',
  mon: '(<ce>|mon|ma|mes|notre|nos|votre|son|sa|un|une|des)',
  ajoute:
    '(ajoute|ajouter|ajoutez|rajoute|rajouter|mets|mettre|mettez|place|placer|insère|insérer|enregistre|enregistrer|inclus|inclure|sauvegarde|sauvegarder|ajoutes|range|rajoutez|enregistrez|sauvegardez)',
  dans: '(à|au|aux|dans|sur|en|parmi)',
  known:
    '(npr|kost|france inter|france info|franceinfo|france musique|france culture|france bleu|fip|nrj|skyrock|rtl|rtl 2|rtl2|europe 1|europe un|europe 2|fun radio|nostalgie|chérie fm|rfm|virgin radio|mouv|radio nova|nova|tsf jazz|jazz radio|rmc|rire et chansons|oui fm|radio classique|rfi|bbc|la première|couleur 3)',
};

/** Words around a request that do not change it. */
const fillers: readonly string[] = [
  "(s'il te plaît|s'il vous plaît|s il te plait|s il vous plait|svp|stp|merci|bonjour|salut|hé|ok|d'accord|alors|et|maintenant|tout de suite|donc|bien|encore|juste|alexa|google|siri|parlando|dis|eh|allez|de suite|immédiatement|un peu)",
  "(peux|pourrais|pouvez|pourriez|veux|voudrais|voulez|peut|pourrait) (tu|vous|on) [(me|nous|m|bien|s'il te plaît)]",
  '(tu peux|vous pouvez|tu pourrais|vous pourriez|est ce que tu peux|est ce que vous pouvez|puis je|on peut|est ce que je peux)  [(me|nous|m)]',
  "(je veux|je voudrais|j'aimerais|je souhaite|je souhaiterais|on veut|on voudrait|nous voulons|j'ai envie d|j'ai envie de|je désire|j'ai besoin de) [(que tu|que vous|bien)]",
  '(dans|de|du|pour|au|à) [(le|la|l|ma|mon|les)] (salon|chambre|cuisine|salle de bain|salle à manger|bureau|garage|jardin|entrée|couloir|maison|voiture|terrasse|cave|séjour|rez de chaussée|premier étage|étage|sous sol|pièce|grenier|véranda)',
  '(c est bon|allez|allez hop|voilà|tiens)',
  '(sur|à|de|depuis|via|avec|avec le|par) [(le|la|l|ma|mon|les|mes)] (tv|télé|télévision|téléviseur|enceinte|enceintes|haut parleur|haut parleurs|appareil|sonos|barre de son|téléphone|radio|lecteur|chaîne|chaîne hifi|ordinateur|ampli)',
  '(sur|avec|via|depuis|à partir de|de|dans|par) [(l application|mon|ma|l)] <service>',
  '(va sur|ouvre|ouvrir|lance|utilise|allez sur|aller sur|va dans|avec|ouvrez|lancez) <service> [(et|puis|pour)]',
  '(pour moi|pour nous|ce soir|aujourd hui|ici|partout|en fond|en musique de fond|la prochaine fois|après|ensuite)',
];

const functionwords =
  'le la les l un une des du de d et ou mais à au aux en dans sur sous par pour avec sans chez vers que qui quoi dont où quand comment pourquoi combien quel quelle quels quelles ce cet cette ces ça cela est sont était étaient suis es sommes êtes être ai as a avons avez ont avait je j tu il elle on nous vous ils elles me m te t se s lui leur y mon ma mes ton ta tes son sa ses notre nos votre vos leurs ne n pas plus moins très trop aussi bien si oui non peux peut veux voudrais moi toi';

const particles = 'le la les l un une des du de d moi nous me m bien donc un peu ce s te';

const separators = 'par intitulé intitulée appelé appelée';

const typewords =
  'chanson chansons morceau morceaux titre piste musique album disque playlist liste radio station volume artiste groupe';

const openers = 'est sont et ou de d du par à au sur dans que qui moi';

const danglers =
  "le la les l un une des du de d par et ou à au aux en dans sur pour avec que qui mon ma mes s'il";

/** The small words of French, and the pieces of its templates. */
export const words = { rules, fillers, functionwords, particles, separators, typewords, openers, danglers };
