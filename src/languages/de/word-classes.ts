/** Words by how they are used: lines are classes, parts of lines narrower ones, blocks of lines wider ones. */
export const wordClasses = `
apfel äpfel banane bananen birne birnen orange orangen zitrone zitronen erdbeere erdbeeren kirschen trauben obst; tomate tomaten gurke gurken zwiebel zwiebeln kartoffel kartoffeln karotten möhren spargel pilze salat gemüse spinat kürbis paprika knoblauch
fleisch hähnchen huhn rind schwein lamm steak schnitzel wurst würstchen schinken speck gulasch braten; fisch lachs forelle thunfisch garnelen sushi; eier ei käse butter milch sahne joghurt quark
brot brötchen toast nudeln pasta reis spaghetti lasagne pizza burger pommes döner suppe eintopf auflauf; kuchen torte kekse plätzchen eis schokolade zucker mehl salz pfeffer öl honig marmelade tiramisu pfannkuchen waffeln
kaffee espresso cappuccino tee wasser saft bier wein sekt cola limonade kakao; frühstück mittagessen abendessen essen mahlzeit snack menü gericht rezept zutaten kalorien hunger durst
kochen koche backen backe grillen grille braten brate schneiden rühren schälen würzen auftauen einfrieren zubereiten; essen trinken frühstücken schmeckt schmecken bestellen bestelle liefern liefert

restaurant restaurants café cafés bar bars kneipe kneipen imbiss bäcker bäckerei metzger pizzeria mensa biergarten; supermarkt laden läden geschäft geschäfte markt flohmarkt apotheke drogerie kiosk baumarkt einkaufszentrum
hotel hotels ferienwohnung pension hostel zimmer zelt campingplatz; museum museen theater zoo park kirche dom schloss denkmal ausstellung ausstellungen sehenswürdigkeiten strand schwimmbad
bank post rathaus polizei krankenhaus arzt ärztin zahnarzt friseur werkstatt tankstelle bibliothek schule kindergarten universität büro amt
termin termine treffen besprechung meeting verabredung kalender einladung geburtstag hochzeit feier jubiläum taufe abgabe frist; erinnerung erinnerungen aufgabe aufgaben liste listen notiz notizen einkaufsliste eintrag

wecker alarm timer stoppuhr countdown uhr uhrzeit; minute minuten stunde stunden sekunde sekunden tag tage woche wochen monat monate jahr jahre jahrhundert
montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende feiertag werktag; januar februar märz april mai juni juli august september oktober november dezember; ostern weihnachten silvester pfingsten fasching
heute morgen gestern übermorgen vorgestern nachher später vormittag nachmittag mittag mitternacht
wetter regen regnet schnee schneit sonne sonnig wolken bewölkt gewitter sturm wind windig nebel hagel frost eis; temperatur grad celsius kalt warm heiß kühl schwül feucht trocken; schirm regenschirm jacke mantel mütze handschuhe sonnencreme stiefel

licht lichter lampe lampen leuchte beleuchtung glühbirne helligkeit deckenlampe stehlampe nachtlicht; heizung thermostat klimaanlage ventilator lüftung ofen kamin heizkörper
fernseher tv fernsehen bildschirm monitor beamer kanal programm; kaffeemaschine waschmaschine spülmaschine trockner kühlschrank herd mikrowelle toaster staubsauger saugroboter mixer bügeleisen
tür türen haustür fenster rollo rollos rollladen jalousie jalousien vorhang vorhänge garage garagentor tor schloss markise steckdose schalter kamera sensor alarmanlage
küche bad schlafzimmer wohnzimmer flur keller garten balkon dachboden garage treppe; tisch stuhl bett sofa schrank regal teppich spiegel wand boden decke dach
putzen putze saugen sauge wischen waschen bügeln aufräumen reparieren streichen bohren kleben; dimmen dimme heizen lüften abschließen aufschließen verriegeln

auto autos wagen fahrrad motorrad bus busse bahn zug züge u s tram taxi flugzeug flug flüge schiff fähre lkw; bahnhof flughafen haltestelle gleis autobahn straße kreuzung stau verkehr umleitung parkplatz route weg strecke ticket fahrkarte
fahren fahre fährt fliegen fliege landet startet abfahren ankommen umsteigen parken tanken navigieren laufen wandern reisen; koffer gepäck pass ausweis visum reise urlaub ausflug
berlin hamburg münchen köln frankfurt stuttgart bielefeld düsseldorf leipzig dresden hannover bremen nürnberg dortmund essen wien zürich bern basel salzburg graz; paris london rom madrid barcelona lissabon prag warschau moskau athen istanbul amsterdam brüssel kopenhagen tokio peking sydney
deutschland österreich schweiz italien spanien frankreich england polen türkei griechenland portugal niederlande belgien russland ukraine china japan indien amerika usa kanada brasilien australien afrika europa; berg fluss see meer insel wüste wald tal küste kontinent hauptstadt dorf grenze

mutter vater mama papa oma opa bruder schwester sohn tochter onkel tante cousin mann frau kind kinder baby familie eltern; freund freundin kollege kollegin chef chefin nachbar nachbarin kunde lehrer schüler student
anna peter lisa max paul julia thomas michael sabine klaus petra jan lena tim laura felix marie jonas sophie lukas
nachricht nachrichten mail mails email sms brief anruf anrufe telefonat chat gruppe kontakt kontakte nummer adresse postfach posteingang; facebook twitter instagram whatsapp youtube netflix google beitrag tweet status profil
anrufen rufe ruf telefonieren schreiben schreibe schicken schick senden sende antworten antworte mailen posten teilen liken kommentieren löschen weiterleiten

handy telefon computer laptop tablet drucker tastatur maus kopfhörer kabel akku batterie ladegerät internet wlan router passwort app apps programm update datei ordner virus software
geld euro dollar franken pfund yen cent münze schein konto kontostand kredit karte kreditkarte rechnung rechnungen miete steuer steuern gehalt lohn versicherung aktie aktien börse dax kurs kurse bitcoin zinsen preis preise angebot rabatt
kaufen kaufe verkaufen bezahlen zahlen überweisen überweise sparen leihen mieten kosten kostet verdienen
arbeit job firma beruf bewerbung vertrag projekt kündigung gewerkschaft wirtschaft; politik regierung wahl partei bundestag kanzler kanzlerin bundeskanzler präsident minister gesetz krieg frieden krise umwelt klima
schlagzeilen schlagzeile nachrichten news zeitung artikel bericht tagesschau magazin

fußball handball basketball tennis golf boxen formel rennen spiel liga bundesliga weltmeisterschaft olympia mannschaft trainer spieler tor tore ergebnis tabelle bayern dortmund schalke; schach karten quiz rätsel würfel spielen poker skat
film filme serie serien staffel folge kino schauspieler schauspielerin regisseur trailer hauptrolle dokumentation komödie krimi; buch bücher roman romane gedicht autor autorin kapitel seite seiten märchen hörbuch zeitschrift verlag
hund hunde katze katzen pferd pferde kuh kühe schwein vogel vögel fisch fische maus hase bär löwe tiger elefant affe schlange spinne biene insekt dinosaurier; baum bäume blume blumen rose gras pflanze pflanzen
mond sonne stern sterne planet planeten mars erde galaxie universum rakete; atom energie gravitation relativitätstheorie chemie physik biologie mathematik gleichung wurzel prozent zahl
herz kopf arm bein hand fuß auge ohr zahn zähne haut haare blut gehirn magen rücken; krankheit grippe fieber husten schnupfen schmerzen kopfschmerzen medikament tablette tabletten impfung diät vitamin

erfunden erfand entdeckt gebaut gegründet gemalt geboren gestorben gewonnen gewählt erschossen verheiratet geschieden; bedeutet bedeutung definition definiere übersetze übersetzung buchstabiere heißt wort synonym sprache englisch französisch spanisch italienisch
witz witze scherz geschichte fakt gedicht rätsel; hauptstadt einwohner bevölkerung fläche währung flagge höhe größe gewicht länge alter geschwindigkeit entfernung
`;
