/** Words and phrases of other trades. */
export const foreign: readonly string[] = [
  '(réveil|réveille|alarme|alarmes|minuteur|minuteurs|minuterie|chronomètre|chrono|rappel|rappels|rappelle|rappelle moi|calendrier|agenda|rendez vous|réunion|anniversaire de|liste de courses|courses|tâche|tâches|liste des tâches|minutes|minute|secondes|seconde|heure|heures|sec)',
  '(météo|temps fait|fait il|température|degrés|degré|pleuvoir|pleut|pluie demain|neige|neiger|soleil demain|vent|parapluie|humidité|orage|prévisions|ensoleillé)',
  '(restaurant|restaurants|réservation|réserve|réserver|table pour|manger|déjeuner|recette|recettes|ingrédients|pizza|café|commande|commander|repas|plat|chocolatine|pain|lait|pommes|oeufs)',
  '(film|films|cinéma|cinémas|séance|séances|série|séries|saison|épisode|livre|livres|roman|essai|note ce|jeu|jeux|échecs|théâtre|acteur|actrice|tableau|photo|photos|points sur)',
  '(hôtel|vol|vols|avion|train|bus|taxi|location de voiture|voyage|vacances|trafic|circulation|itinéraire|navigation|distance|carte|station service|parking)',
  "(appel|appels|appelle|appeler|appelez|appelé|m'appelle|téléphone à|téléphone moi|message|messages|sms|mail|mails|email|contact|contacts|réponds|répondre|amis|ami|facebook|twitter|gros titres|titres locaux|actualités|informations du jour|whatsapp|numéro de|numéro|appel vidéo|évènement|événement|événements|disponible|adresse)",
  '(lumière|lumières|lampe|lampes|éclairage|luminosité|thermostat|chauffage|climatisation|clim|ventilateur|ventilateurs|aspirateur|tondeuse|tonte|gazon|pelouse|robot|porte|portes|serrure|verrouille|déverrouille|fenêtre|fenêtres|volet|volets|store|stores|rideau|rideaux|garage ouvert|portail|prise|interrupteur|four|machine à laver|lave vaisselle|caméra|scène|script|allumée|allumées|éteintes|couleur|vanne|arrosage|batterie|capteur|détecteur|personnes|arrosoir|chaudière)',
  '(banque|compte|solde|virement|facture|crédit|action|actions en bourse|bourse|taux de change|prix|coûte|acheter|impôt|assurance)',
  '(définition|signifie|traduis|traduction|capitale|habitants|président|calcule|racine|blague|blagues|wikipédia|quel jour|quelle heure|la date|travaille|étudie|est né|né à|habite|marié|football|match|score|universités|école|chef|docteur|dentiste|coiffeur)',
  '(capitale|président|présidente|premier ministre|roi|reine) (de|du)',
];
