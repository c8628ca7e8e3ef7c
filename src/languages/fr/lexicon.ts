/** Kinds of music. */
const genres =
  '(rock|pop|jazz|blues|classique|classiques|country|hip hop|hiphop|rap|soul|funk|reggae|metal|métal|heavy metal|death metal|black metal|folk|indie|indé|rock indé|pop indé|rock indépendant|alternatif|alternative|rock alternatif|punk|punk rock|hardcore|grunge|techno|house|trance|électro|electro|électronique|synthpop|new wave|dance|edm|drum and bass|dubstep|ambient|lounge|chill out|chillout|trip hop|r and b|rnb|r n b|disco|swing|big band|gospel|opéra|orchestrale|baroque|musique de chambre|instrumentale|instrumental|acoustique|rock doux|hard rock|rock classique|rock progressif|psychédélique|rockabilly|rock and roll|rock n roll|bluegrass|latine|latino|salsa|bachata|merengue|reggaeton|cumbia|tango|samba|bossa nova|flamenco|afro|afrobeat|zouk|raï|rai|kompa|coupé décalé|k pop|kpop|bollywood|indienne|arabe|orientale|celtique|irlandaise|bretonne|polka|du monde|ska|dub|dancehall|trap|drill|lo fi|lofi|new age|comédies musicales|comédie musicale|musique de film|enfants|pour enfants|berceuses|noël|de noël|variété|variété française|chanson française|musette|accordéon|piano|guitare|violon|valse|symphonique|rap français|rock français|country rock)';

/** Moods and occasions. */
const moods =
  "(joyeuse|joyeux|heureuse|heureux|gaie|triste|tristes|relaxante|relaxant|relaxation|détente|détendre|douce|doux|calme|calmes|apaisante|apaisant|tranquille|énergique|énergiques|entraînante|dynamique|romantique|romantiques|amour|d'amour|fête|faire la fête|soirée|sport|entraînement|fitness|gym|course|courir|étudier|études|concentration|travail|travailler|sommeil|dormir|dîner|cuisine|cuisiner|route|voiture|matin|réveil|soir|nuit|été|hiver|printemps|automne|sombre|mélancolique|nostalgique|lente|lent|rapide|motivante|motivant|inspirante|bonne humeur|méditation|yoga|fond|d'ambiance|ambiance|danser|danse|dansante|mariage|anniversaire|ménage|lecture|lire)";

/** Decades. */
const decades =
  '[(les|des)] années (vingt|trente|quarante|cinquante|soixante|soixante dix|quatre vingt|quatre vingts|quatre vingt dix|deux mille|20|30|40|50|60|70|80|90|2000|2010|1920|1930|1940|1950|1960|1970|1980|1990)';

const numbers = {
  words: {
    zéro: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    huitante: 80,
    nonante: 90,
  },
  hundred: ['cent', 'cents'],
  thousand: ['mille', 'mil'],
  joints: ['et'],
  points: ['virgule', 'point'],
};

const levels: Readonly<Record<string, number>> = {
  maximum: 100,
  max: 100,
  fond: 100,
  'plein volume': 100,
  'trois quarts': 75,
  'un quart': 25,
  moitié: 50,
  'la moitié': 50,
  moyen: 50,
  normal: 40,
  défaut: 40,
  minimum: 5,
  faible: 20,
  bas: 20,
  fort: 80,
  élevé: 80,
  haut: 80,
  muet: 0,
  zéro: 0,
};

/** What tells people's names from titles. */
const names = {
  artists:
    'alain alexandre alizée amel andré anne antoine barbara benjamin bernard brigitte camille carla catherine charles charlotte christine christophe claude clara daniel david diane dominique édith elsa emmanuel éric étienne fabrice fernandel florent francis franck françois françoise frédéric gaël garth georges gérard gilbert guillaume guy hélène henri hubert isabelle jacques jane jean jeanne jenifer joe johnny josé julien juliette kendji laurent léo line louane louis luc lucie madonna marc marie mathieu matthieu maurice maxime michel michèle mireille mylène nana nicolas nolwenn olivier patricia patrick paul pascal philippe pierre raphaël raymond renaud richard robert roch roland romain sabrina sandrine serge sheila sophie stéphane stromae sylvie thomas véronique vincent will taylor lady michael elton bob james john justin garou yves zazie zaz mc dj orchestre quatuor trio ensemble',
  titles:
    'amour cœur coeur nuit jour temps vie monde fille garçon homme femme rêve rêves maison chemin route rivière pluie soleil lune étoile étoiles ciel feu eau été hiver danse danser chanter heureux bleu noir blanc rouge or rue ville porte fenêtre lumière ombre ange diable dieu âme yeux main baiser adieu hier demain toujours jamais seul libre perdu belle beau love heart night day time life world baby girl boy man woman dream you me my i we us in on the to of left cry tears no yes never always magic young way song dance die happy happier',
};

/** The French words for kinds of music, moods, numbers and names. */
export const lexicon = { genres, moods, decades, numbers, levels, names };
