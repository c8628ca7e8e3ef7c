/** Words of everyday talk: somebody who says them speaks of something else than music. */
const EVERYDAY_WORDS: Readonly<Record<string, string>> = {
  en: `
  about above after again all almost alone already also always and another any apple are around as
  ask at away baby back bad bag ball bank bath be because bed been before behind believe best
  better between big bird black boat body book both bottle box boy bread break breakfast bring
  brother build bus but butter buy call came car card care cat chair change cheap check child
  children choose church city clean clear clock close clothes coat coffee cold color come cook
  cool corner cost count country cup cut dad daughter day dear deep did dinner dish do doctor does
  dog done door doubt dress drink drive dry each early earth easy eat egg eight either else email
  end enough even evening ever every everyone eye face fact fall family far farm fast father feel
  few field fifty fight find fine finish fire first fish five floor fly follow food foot for
  forget four friday friend from full funny game garden gave get girl give glass go goes going
  gone good got great green ground grow guess had half hand happen hard has have he head hear
  heart heavy help her here him his hold holiday home hope horse hot hour house how husband ice
  idea if important in inside into is it job just keep kept key kid kitchen knew know lady land
  large last late later laugh learn least leave left leg less let letter life light like line
  little live long look lost lot lunch machine made mail make man many market matter may maybe me
  mean meat meet meeting men milk mind minute miss moment monday money month morning most mother
  mouth move much must my name near need never new news nice night nine no noise none north
  nothing now number of off office often oh old on once one only open or order other our out
  outside over own page paper parents park part party pay people person phone pick picture place
  plan plane plate please point police poor possible potato pretty price problem put question
  quick quite rain ready really red remember rest rice right river road room run safe said salt
  same sandwich saturday saw say school sea seat see seem send seven she shirt shoe shop short
  should show shower sick side sister sit six size sleep slow small smile snow so soap some
  someone something sometimes son soon sorry soup south speak spend spring stand start station
  stay still street strong such sugar summer sun sunday sure table take talk tall tea teacher tell
  ten test than thank that the their them then there these they thing think third this those
  thought thousand three through thursday time tired to today together told tomorrow tonight too
  took town train travel tree trip true try tuesday turn twelve twenty two under until up us use
  very visit wait walk wall want warm was wash watch water way we wear weather wednesday week
  weekend well went were west wet what when where which while white who whole why wife will wind
  window winter wish with woman word work world worry would write wrong year yellow yes yesterday
  yet you young your`,
  fr: `
  à accord acheter ai aider aime aller alors ami an années après argent arrive as assez attendre
  au aujourd'hui aussi autre avait avant avec avez avoir avons bain beau beaucoup besoin bien
  bientôt boire bois bon bonjour bouteille bras bruit bureau ça café car ce cela cent ces cet
  cette chambre chat chaud chemin chercher cheval chez chien chose cinq clé coeur combien comme
  comment comprendre connais content corps côté courir cuisine dans de dehors déjà demain demander
  depuis dernier derrière des dessous dessus deux devant devoir dimanche dire dit dix docteur dois
  donc donner dormir droite du eau école écouter écrire elle elles en encore enfant enfin ensemble
  entre est et était été être eu eux faim faire fait famille faut femme fenêtre fermer fête feu
  fille fils fin finir fleur fois font fort frère froid fruits gauche gens grand gris gros gâteau
  habiter haut heure heureux hier hiver homme ici il ils important jamais jardin jaune je jeudi
  jeune jour journée juste la lait laisser lampe le les lettre leur lire lit livre loin long
  longtemps lui lumière lundi là ma madame main maintenant mais maison mal maman manger marcher
  mardi mari matin mauvais me meilleur même mer merci mercredi mère mes mettre midi mieux minutes
  moi moins mois moment mon monde monsieur montagne mort mot mur médecin météo ne neige neuf noir
  nom non nos notre nous nouveau nuit numéro on ont ou où oublier oui ouvrir pain papa papier par
  parce parents parler part partir pas passer pays pendant penser perdu père personne petit peu
  peur peut peux pied place pleut plein plus poisson pomme porte pour pourquoi pouvoir premier
  prendre près presque prix problème prêt puis quand quatre que quel quelle quelque qui quoi
  raison rappeler regarder rendre rentrer repas reste rien robe rouge route rue réunion réveil sa
  sac sais salle salut samedi sans savoir se semaine sera ses seul si six soeur soir soleil sommes
  son sont sortir souvent suis sur ta table tard te temps terre tes tête thé toi tomber ton
  toujours tous tout toute train travail très trois trop trouver tu un une va vacances vais vas
  vendre vendredi venir vent verre vers vert veut veux viande vie vieux ville vin viens vingt
  voici voir voiture vois vos votre voudrais vous voyage vrai vraiment y yeux élève`,
};

/** The words of everyday talk in a language (two letters), most of which are in no request. */
export function everydayWords(language: string): readonly string[] {
  return (EVERYDAY_WORDS[language] ?? '').trim().split(/\s+/);
}
