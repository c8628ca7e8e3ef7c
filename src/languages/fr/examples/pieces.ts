/** Pieces of the French examples. */
export const pieces: Readonly<Record<string, string>> = {
  stp: "[(s'il te plaît|s'il vous plaît|maintenant|tout de suite|un peu|pour moi)]",
  peuxtu:
    '(peux tu|tu peux|pourrais tu|tu pourrais|pouvez vous|vous pouvez|pourriez vous|est ce que tu peux|est ce que tu pourrais|est ce que vous pouvez)',
  jeveux:
    "(je veux|je voudrais|j'aimerais|j'aimerais bien|j'ai envie d|on veut|nous voulons|je souhaite|nous aimerions)",
  lieu: '(paris|lyon|marseille|bordeaux|lille|nantes|strasbourg|toulouse|nice|bruxelles|genève|lausanne|montréal|québec|londres|rome|madrid|berlin|new york|tokyo|france|belgique|suisse|canada|espagne|italie|bretagne|côte d ivoire|sénégal|ma ville|centre ville)',
  quandcela:
    "(aujourd'hui|demain|ce soir|cette nuit|demain matin|ce week end|lundi|vendredi prochain|la semaine prochaine|cette semaine|à sept heures|à huit heures et demie|à midi|dans une heure|maintenant|en ce moment|le premier mai|le mois prochain|après le travail|avant de partir|cet après midi|tout à l'heure)",
  personne:
    '(maman|papa|mamie|papi|paul|marie|julie|thomas|ma femme|mon mari|ma sœur|mon frère|mon patron|madame martin|monsieur dupont|ma mère|mon père|le médecin|le bureau|les enfants|ma copine|mon copain|la voisine|tante jeanne)',
  oeuvre:
    '(star wars|titanic|intouchables|amélie poulain|game of thrones|breaking bad|le seigneur des anneaux|harry potter|lupin|dix pour cent|les simpson|james bond|le parrain|les misérables|le petit prince|madame bovary|l étranger|notre dame de paris|germinal|le grand bleu|orgueil et préjugés|guerre et paix|la casa de papel)',
  chose:
    '(voiture|livre|film|jeu|maison|pays|ville|rivière|montagne|animal|chien|chat|cheval|oiseau|poisson|arbre|fleur|planète|lune|entreprise|école|université|professeur|élève|médecin|hôpital|médicament|maladie|repas|plat|recette|gâteau|pain|soupe|salade|fromage|viande|poulet|riz|pâtes|légumes|fruit|pomme|lait|café|thé|bière|vin|eau|restaurant|table|chaise|cuisine|salle de bain|chambre|appartement|jardin|rue|pont|circulation|train|bus|métro|vol|avion|aéroport|billet|hôtel|valise|passeport|voyage|vacances|météo|température|pluie|neige|vent|ordinateur|téléphone|imprimante|écran|logiciel|mot de passe|compte|mail|message|lettre|colis|commande|livraison|magasin|supermarché|prix|argent|euro|banque|carte|crédit|facture|loyer|assurance|salaire|travail|patron|bureau|rendez vous|réunion|calendrier|fête|mariage|anniversaire|jour férié|musée|théâtre|acteur|réalisateur|personnage|épisode|saison|série|roman|journal|article|histoire|poème|mot|phrase|question|réponse|nombre|couleur|taille|poids|hauteur|distance|vitesse|temps|date|jour|semaine|mois|année|heure|réveil|alarme|rappel|liste|tâche|note|projet|plan|problème|personne|homme|femme|enfant|famille|mère|père|frère|sœur|ami|voisin|président|ministre|roi|parti|élection|loi|tribunal|police|guerre|armée|religion|langue|capitale|continent|île|mer|désert|volcan|tremblement de terre|or|pétrole|gaz|électricité|moteur|pneu|batterie|lumière|lampe|fenêtre|porte|chauffage|four|frigo|machine à laver|aspirateur|chemise|chaussures|robe|veste|sac|clés|lunettes|vélo|sport|football|équipe|joueur|but|championnat|entraînement|régime|calories|vitamine|sang|cœur|dent|œil|peau|action|bourse|impôt|monnaie|auteur|peintre|tableau|photo|appareil photo|vaccin|visa|parking|station service|pharmacie|coiffeur)',
};
