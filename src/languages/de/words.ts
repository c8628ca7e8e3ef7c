/** Named pieces of the German templates. */
const rules: Readonly<Record<string, string>> = {
  service:
    '(spotify|deezer|youtube|youtube music|apple music|itunes|google music|google play|google play music|pandora|tidal|napster|qobuz|soundcloud|amazon music|amazon|last fm|lastfm|vimeo|netflix|slacker|iheart|iheartradio|zvooq|groove shark|grooveshark|tunein|audible|plex|bandcamp)',
  spiel:
    '(spiel|spiele|spielt|spielst du|machst du|legst du|spielen|spielen sie|abspielen|mach|mache|leg|lege|starte|start|starten|hör|höre|hören|gib|gib mir|öffne und spiele|ich höre|lass|lass uns|lass mich|zeig mir|machen sie|legen sie|starten sie|hören sie|lassen sie) [(mir|uns|mal|bitte|doch|jetzt)] [(mal|bitte)]',
  streng:
    '(spiel|spiele|spielt|spielen sie|spielen|hör|höre|leg|lege|hören sie|legen sie) [(mir|uns|mal|bitte|doch|jetzt)] [(mal|bitte)]',
  such: '(such|suche|suchen|finde|find|zeig|zeige|hol|besorg|empfiehl|gib|gibt es|ich suche|ich brauche|ich will|ich möchte|ich hätte gerne|ich hätte gern|ich wünsche mir|mir ist nach|wie wäre es mit|wie wärs mit|wie wär es mit|ich bin in stimmung für|ich bin in der stimmung für|ich habe lust auf|suchen sie|finden sie|zeigen sie) [(mir|uns)] [(mal|bitte)]',
  frag: '(<spiel>|<such>)',
  ab: '[(ab|an|auf|vor|ein|abspielen|spielen|hören|anhören|laufen|laufen lassen|starten|anmachen|wiedergeben|raus|heraus)]',
  horen:
    '(hören|anhören|spielen|abspielen|vorspielen|laufen lassen|starten|anmachen|wiedergeben|streamen|auflegen|finden|suchen)',
  menge:
    '(etwas|was|ein bisschen|ein wenig|ein paar|einige|irgendein|irgendeine|irgendwas|mehr|nur|alle|alles|sämtliche|jede menge|viel)',
  lied: '(lied|lieder|lieds|song|songs|titel|titels|stück|stücke|musikstück|track|tracks|nummer|hit|hits|single|melodie|aufnahme|hymne|ballade)',
  musik:
    '(musik|lieder|lied|songs|song|titel|stücke|stück|tracks|track|etwas|was|irgendwas|hits|hit|musikstücke|melodien|singles|klänge|sachen|sound|alles|konzert|sinfonie|symphonie)',
  album:
    '(album|alben|platte|platten|schallplatte|schallplatten|lp|ep|cd|cds|soundtrack|soundtracks|scheibe)',
  playlist:
    '(playlist|playlists|playliste|playlisten|playlist liste|playlisten liste|wiedergabeliste|wiedergabelisten|abspielliste|liste|musikliste|songliste|mix|zusammenstellung)',
  plist:
    '(playlist|playlists|playliste|playlisten|wiedergabeliste|wiedergabelisten|abspielliste|musikliste|songliste)',
  dies: '(dieses|dieser|diese|diesen|diesem|das|der|die|den|dem|des|dies|jetzige|aktuelle|das aktuelle|der aktuelle|die aktuelle|den aktuellen|das laufende|den laufenden|das gerade laufende|das jetzige|den jetzigen|es|mein|meine)',
  von: '(von|vom|von der band|von der gruppe|von dem künstler|vom künstler|von der künstlerin|von der sängerin|vom sänger|von dem sänger|von den|von der|des|der|gesungen von|komponiert von|durch|bei|mit|aus der feder von)',
  namens: '(namens|mit dem titel|mit dem namen|genannt|die heißt|das heißt|der heißt|betitelt|heißt)',
  kuenstler:
    '(künstler|künstlerin|band|gruppe|sänger|sängerin|musiker|rapper|komponist|interpret|interpretin|duo|dj|artist|künstlers|sängers)',
  sort: '(neueste|neuesten|neuestes|neuste|neusten|neue|neuen|neues|beste|besten|bestes|größte|größten|beliebteste|beliebtesten|populärste|populärsten|bekannteste|bekanntesten|top (zehn|zwanzig|fünf|fünfzig|hundert|drei|10|20|5|50|100|40|vierzig)|top|aktuelle|aktuellen|gute|guten|gutes|schöne|schönes|tolle|erste|ersten|meistgespielte|meistgespielten|zuletzt gespielte|zufällige)',
  mod: '(<sort>|{year}|{mood}|{genre}|<service>)',
  mods: '<mod> [<mod>] [<mod>]',
  when: '(aus|von|aus dem jahr|aus dem jahre|vom jahr|aus den|der|seit|in|aus der zeit der|von den|aus den frühen|aus den späten) [(den|dem|jahr)] {year} [jahren]',
  vonartist: '<von> [<kuenstler>] {artist}',
  aufalbum:
    '(aus|von|auf|vom|aus dem|von dem|auf dem|in) [(dem|ihrem|seinem|deren|einem|{owner}|{artist})] (<album> [<namens>] {album}|{album} <album>|<mods> <album> [<namens>] {album})',
  wieartist: '(wie|ähnlich wie|im stil von|so wie) [<kuenstler>] {artist}',
  tail: '(<vonartist>|<aufalbum>|<when>|<wieartist>)',
  tails: '<tail> [<tail>] [<tail>]',
  naechste:
    '(nächste|nächsten|nächstes|nächster|nächstem|folgende|folgenden|folgendes|anderes|anderen|andere|weiteres|weiteren)',
  vorige:
    '(vorherige|vorherigen|vorheriges|vorheriger|vorige|voriges|vorigen|letzte|letzten|letztes|letzter|vorangegangene|vorangegangenen|vorhergehende|vorhergehenden)',
  laut: '(lautstärke|ton|musik|sound|klang|volumen|pegel|lautstärkepegel|lautsprecher|boxen|audio|radio|fernseher|tv|anlage|gerät|wiedergabe|lautstärke stufe)',
  prozent: '[(prozent|%|punkte|stufen|stufe|grad)]',
  hoch: '(lauter|hoch|höher|rauf|hinauf|auf|erhöhen|anheben|steigern|aufdrehen|lauter machen|lauter stellen|lauter drehen|hochdrehen|hochstellen|hochregeln|verstärken)',
  runter:
    '(leiser|runter|herunter|niedriger|tiefer|hinunter|verringern|reduzieren|senken|absenken|leiser machen|leiser stellen|leiser drehen|runterdrehen|herunterdrehen|runterstellen|dämpfen|mindern|zurückdrehen)',
  known:
    '(npr|kost|swr|swr (eins|drei|3|1)|wdr|wdr (zwei|2|vier|5)|ndr|ndr (zwei|2)|bayern (eins|drei|1|3)|antenne bayern|deutschlandfunk|dlf|radio eins|hr (eins|drei|1|3)|mdr|rbb|fritz|eins live|1 live|ffn|ffh|energy|rock antenne|klassik radio|jam fm|big fm|bigfm|oe drei|ö3|srf|srf 3|bbc)',
  mein: '(<dies>|mein|meine|meiner|meinem|meinen|unser|unsere|unserer|unserem|unseren|deine|deiner|seine|ihre|eine|einer|einem|ein|{owner})',
  add: '(füg|füge|fügen|fügen sie|pack|packe|setz|setze|setzen|tu|tue|nimm|speicher|speichere|leg|lege|schieb|schiebe|stell|stelle|mach|mache|hänge|häng|trag|trage|ergänze|übernimm|sichere|kopiere|bring|packen sie|setzen sie|nehmen sie|speichern sie|legen sie|stellen sie|machen sie)',
  zu: '(zu|zur|zum|in|in die|ins|auf|an|auf die|in der|zu der|unter)',
  rein: '[(hinzu|hinzufügen|dazu|ein|rein|hinein|einfügen|packen|setzen|ab|ergänzen|aufnehmen|speichern|legen|tun|stellen|an|an meine)]',
};

/** Words around a request that do not change it. */
const fillers: readonly string[] = [
  '(bitte|mal|doch|jetzt|sofort|gerade|gleich|hallo|hey|ok|okay|danke|und|also|dann|noch|nun|eben|einfach|alexa|computer|google|siri|parlando|vielleicht|gerne|gern|mir|uns|für mich|für uns|schon|wieder)',
  '(kannst|könntest|würdest|willst|magst|könnten|können|würden|wollen|kann|könnte|dürfte|darf) (du|sie|ich|wir|man|jemand) [(bitte|mir|uns|mal|mir bitte|mir mal)]',
  '(ich|wir) (möchte|möchten|will|wollen|würde|würden|mag|hätte|brauche|wünsche) [(gern|gerne|lieber|jetzt|mal|bitte|mir|dass du)]',
  '(ich möchte dass du|ich will dass du|sei so nett und|hilf mir|wie wäre es mit|es wäre schön wenn du|lass uns|geh und)',
  '[hier] (im|in der|in dem|in|fürs|für das|auf dem|auf der|in diesem|in meinem) (wohnzimmer|schlafzimmer|küche|bad|badezimmer|büro|arbeitszimmer|esszimmer|kinderzimmer|flur|garage|keller|garten|balkon|terrasse|haus|auto|erdgeschoss|obergeschoss|untergeschoss|dachgeschoss|ersten stock|raum|zimmer|diele|eingang|gästezimmer|gang|hier)',
  '(wohnzimmer|schlafzimmer|küche|bad|büro|erdgeschoss|obergeschoss|hier|hier im raum|überall)',
  '(auf|am|im|über|an|vom|von|beim|mit|des|der|den|dem|das) [(dem|der|den|die|meinem|meiner|meinen)] (tv|fernseher|fernsehers|soundbar|lautsprecher|lautsprechern|boxen|anlage|stereoanlage|gerät|geräts|sonos|box|handy|radio|player|musikplayer|echo|computer)',
  '(auf|über|bei|mit|aus|von|via|in|per|durch) [(der|dem|meinem|die)] <service> [(app|ab)]',
  '(öffne|geh zu|gehe zu|geh auf|gehe auf|starte|nutze|benutze|verwende|mit|auf|starten sie) <service> [(und|um|zum)]',
  '(heute|heute abend|am abend|am morgen|im hintergrund|als nächstes|zuerst|von anfang an|etwas|ein bisschen|ein wenig)',
];

const functionwords =
  'der die das den dem des ein eine einen einem einer eines und oder aber in im an am auf zu zum zur von vom mit für bei aus nach über unter um durch ohne gegen seit bis als wie wenn dass ob weil ist sind war waren bin bist sei hat habe haben hatte wird werden wurde kann können will wollen möchte möchten soll sollte muss müssen darf ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihnen mein meine dein deine sein seine ihre unser unsere dieser diese dieses diesen diesem jener was wer wo wann warum welche welcher welches wieviel nicht kein keine ja nein so da hier dort auch nur noch schon sehr mehr alle alles man mal bitte doch jetzt';

const particles =
  'der die das den dem des ein eine einen einem einer eines bitte mal doch jetzt gerade mir uns denn eigentlich noch';

const separators = 'von vom namens aus';

const typewords =
  'lied lieder song songs titel musik album playlist playliste wiedergabeliste radio sender radiosender lautstärke künstler band soundtrack';

const openers = 'ist sind war und oder von vom namens aus zu zum zur auf mit';

const danglers =
  'der die das den dem ein eine von vom mit und oder in im auf zu zur zum für bitte ab an hinzu aus';

/** The small words of German, and the pieces of its templates. */
export const words = { rules, fillers, functionwords, particles, separators, typewords, openers, danglers };
