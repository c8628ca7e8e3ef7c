/** Words by how they are used: lines are classes, parts of lines narrower ones, blocks of lines wider ones. */
export const wordClasses = `
pomme pommes banane bananes poire poires orange oranges citron citrons fraise fraises cerises raisin fruits fruit; tomate tomates concombre oignon oignons carotte carottes asperges champignons salade légumes épinards courge poivron ail
viande poulet boeuf bœuf porc agneau steak saucisse jambon lardons rôti; poisson saumon truite thon crevettes sushis; oeuf oeufs œuf œufs fromage beurre lait crème yaourt
pain baguette croissant croissants pâtes riz spaghettis lasagnes pizza burger frites kebab soupe quiche gratin ratatouille; gâteau tarte biscuits glace chocolat sucre farine sel poivre huile miel confiture tiramisu crêpe crêpes gaufres
café expresso cappuccino thé eau jus bière vin champagne coca limonade; petit-déjeuner déjeuner dîner repas goûter menu plat recette recettes ingrédients calories faim soif
cuire cuisiner griller rôtir couper mélanger éplucher décongeler congeler préparer; manger boire déjeuner goûter commander commande livrer livre

restaurant restaurants bar bars brasserie bistrot boulangerie boucherie pizzeria cantine terrasse; supermarché magasin magasins boutique marché brocante pharmacie épicerie kiosque
hôtel hôtels auberge gîte chambre tente camping; musée musées théâtre zoo parc église cathédrale château monument exposition expositions plage piscine
banque poste mairie police hôpital médecin docteur dentiste coiffeur garage station-service bibliothèque école crèche université bureau
rendez-vous réunion réunions calendrier agenda invitation anniversaire mariage fête baptême échéance événement; rappel rappels tâche tâches liste listes note notes courses

réveil alarme alarmes minuteur minuterie chronomètre rebours heure; minute minutes heures seconde secondes jour jours semaine semaines mois année années siècle
lundi mardi mercredi jeudi vendredi samedi dimanche week-end férié; janvier février mars avril mai juin juillet août septembre octobre novembre décembre; pâques noël toussaint pentecôte réveillon
aujourd demain hier après-demain avant-hier tantôt matin midi soir après-midi minuit
météo pluie pleut pleuvoir neige neiger soleil ensoleillé nuages nuageux orage tempête vent brouillard grêle gel verglas; température degrés degré celsius froid chaud frais humide sec; parapluie manteau veste bonnet gants bottes crème

lumière lumières lampe lampes ampoule éclairage luminosité plafonnier veilleuse; chauffage thermostat climatisation clim ventilateur radiateur cheminée chaudière
télé télévision tv écran chaîne programme projecteur; cafetière lave-linge lave-vaisselle sèche-linge frigo réfrigérateur four micro-ondes grille-pain aspirateur robot mixeur
porte portes fenêtre fenêtres volet volets store stores rideau rideaux garage portail serrure prise interrupteur caméra capteur
cuisine salon chambre couloir cave jardin balcon grenier escalier; table chaise lit canapé armoire étagère tapis miroir mur sol plafond toit
nettoyer laver repasser ranger réparer peindre percer coller tondre tonte; tamiser chauffer aérer verrouiller déverrouiller fermer

voiture voitures vélo moto bus métro train trains tram taxi avion vol vols bateau ferry camion; gare aéroport arrêt quai autoroute route rue carrefour bouchons embouteillages trafic circulation itinéraire chemin billet ticket
conduire rouler voler atterrit décolle partir part arriver arrive garer stationner marcher randonnée voyager; valise bagages passeport visa voyage vacances excursion
paris lyon marseille bordeaux lille nantes strasbourg toulouse nice rennes grenoble dijon quimper brest montpellier bruxelles genève lausanne montréal québec; londres rome madrid barcelone lisbonne prague varsovie moscou athènes istanbul amsterdam berlin tokyo pékin sydney
france belgique suisse canada allemagne italie espagne angleterre pologne turquie grèce portugal maroc algérie tunisie sénégal chine japon inde amérique brésil australie afrique europe; montagne rivière fleuve lac mer île désert forêt vallée côte continent capitale village frontière

mère père maman papa mamie papi frère soeur sœur fils fille oncle tante cousin mari femme enfant enfants bébé famille parents; ami amie collègue patron patronne voisin voisine client professeur élève étudiant
anna paul marie pierre julie thomas michel sophie nicolas camille lucas emma léa hugo chloé jean jacques
message messages mail mails email sms lettre appel appels groupe contact contacts numéro adresse boîte réception; facebook twitter instagram whatsapp youtube netflix google publication tweet statut profil
appeler appelle téléphoner écrire écris envoyer envoie répondre réponds publier partager commenter supprimer transférer raccroche raccrocher décrocher

téléphone portable ordinateur tablette imprimante clavier souris casque câble batterie chargeur internet wifi routeur passe application applications logiciel fichier dossier virus
argent euro euros dollar dollars franc livre yen pièce billet compte solde crédit carte facture factures loyer impôt impôts salaire assurance action actions bourse cours bitcoin intérêts prix offre promotion
acheter achète vendre payer paie paye virer virement économiser emprunter louer coûte coûter gagner
travail emploi entreprise métier candidature contrat projet syndicat économie; politique gouvernement élection élections parti assemblée président présidente ministre loi guerre paix crise environnement climat
titres nouvelles actualités actualité infos journal article reportage magazine

football foot handball basket tennis golf boxe course match ligue championnat coupe olympiques équipe entraîneur joueur but buts score classement psg; échecs cartes quiz devinette dé jeu jeux poker belote
film films série séries saison épisode cinéma acteur actrice réalisateur bande-annonce rôle documentaire comédie policier; livre livres roman romans poème auteur autrice chapitre page pages conte magazine éditeur
chien chiens chat chats cheval chevaux vache vaches cochon oiseau oiseaux poisson souris lapin ours lion tigre éléphant singe serpent araignée abeille insecte dinosaure dinosaures; arbre arbres fleur fleurs rose herbe plante plantes
lune soleil étoile étoiles planète planètes mars terre galaxie univers fusée; atome énergie gravité relativité chimie physique biologie mathématiques équation racine pour-cent nombre
coeur cœur tête bras jambe main pied oeil œil yeux oreille dent dents peau cheveux sang cerveau ventre dos; maladie grippe fièvre toux rhume douleur médicament médicaments comprimé vaccin régime vitamine

inventé découvert construit fondé peint né née mort morte gagné élu marié mariée divorcé; signifie définition définis traduis traduction épelle mot synonyme langue anglais espagnol allemand italien
blague blagues histoire anecdote poème devinette; capitale habitants population superficie monnaie drapeau hauteur taille poids longueur âge vitesse distance profondeur
`;
