/** Kinds of music. */
export const genres = `(rock|pop|jazz|blues|classical|country|hip hop|hiphop|rap|soul|funk|reggae|metal|heavy metal|death metal|black metal|thrash metal|nu metal|doom metal|folk|folk rock|indie|indie rock|indie pop|indie folk|alternative|alternative rock|alt rock|alternative country|alt country|punk|punk rock|pop punk|post punk|hardcore|grunge|techno|house|deep house|trance|electronic|electronica|electro|electropop|synth pop|synthpop|synthwave|vaporwave|chillwave|new wave|dance|edm|drum and bass|d and b|dubstep|ambient|lounge|chill out|chillout|downtempo|trip hop|r and b|rb|rhythm and blues|rnb|r n b|disco|swing|big band|bebop|ragtime|dixieland|gospel|christian|christian rock|worship|opera|orchestral|baroque|chamber music|chamber|classical chamber|choral|symphonic|instrumental|acoustic|soft rock|hard rock|classic rock|prog rock|progressive rock|progressive|psychedelic|psychedelic rock|krautrock|shoegaze|math rock|post rock|garage|garage rock|surf rock|rockabilly|rock and roll|rock n roll|bluegrass|americana|country and western|honky tonk|latin|latin pop|salsa|bachata|merengue|reggaeton|cumbia|tango|samba|bossa nova|flamenco|mariachi|afrobeat|afrobeats|highlife|k pop|kpop|j pop|jpop|c pop|bollywood|indian|hindi|carnatic|rai|arabic|klezmer|celtic|irish|polka|world|world music|ska|dub|dancehall|soca|calypso|grime|drill|trap|lo fi|lofi|boom bap|gangsta rap|old school hip hop|old school rap|new age|easy listening|musicals|show tunes|broadway|film music|movie soundtracks|soundtracks|soundtrack|video game music|children's music|kids music|nursery rhymes|lullabies|christmas|holiday|oldies|motown|doo wop|emo|screamo|industrial|noise|experimental|minimal|hardstyle|eurodance|italo disco|schlager|chanson|fado|zydeco|barbershop|a cappella|acapella|spoken word|boy band|singer songwriter|piano|guitar|violin|cello|rhumba|rumba|waltz|spirituals|marching band|retro|symphony|concerto)`;

/** Moods and occasions. */
export const moods = `(happy|sad|relaxing|relaxed|relax|calm|calming|chill|chilled|chilling|mellow|upbeat|up beat|energetic|energising|energizing|romantic|love|party|partying|workout|work out|working out|exercise|gym|running|jogging|study|studying|focus|concentration|concentrate|sleep|sleeping|sleepy|dinner|cooking|driving|road trip|morning|evening|night|late night|summer|winter|spring|autumn|rainy day|dark|angry|aggressive|melancholic|melancholy|nostalgic|soothing|peaceful|quiet|gentle|soft|slow|fast|loud|lively|cheerful|cheery|uplifting|motivational|motivating|inspiring|inspirational|feel good|good mood|dreamy|dream|meditation|meditative|yoga|spa|background|dancing|danceable|funky|groovy|smooth|sexy|sensual|epic|dramatic|spooky|halloween|wedding|birthday|breakup|break up|heartbreak|cleaning|housework|reading|working|work|sunday|weekend|friday night|barbecue|beach|fun|cheer me up)`;

/** Decades. */
export const decades = `[nineteen] (twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties) | (noughties|two thousands|twenty tens|zeros) | (20s|30s|40s|50s|60s|70s|80s|90s|00s|10s|1920s|1930s|1940s|1950s|1960s|1970s|1980s|1990s|2000s|2010s|2020s)`;

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

export const numbers = {
  words: Object.fromEntries([
    ...UNITS.map((word, value) => [word, value] as const),
    ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ]),
  hundred: ['hundred'],
  thousand: ['thousand'],
  joints: ['and'],
};

export const levels: Readonly<Record<string, number>> = {
  maximum: 100,
  max: 100,
  'the maximum': 100,
  'the max': 100,
  full: 100,
  'full volume': 100,
  highest: 100,
  'the highest': 100,
  loudest: 100,
  'the loudest': 100,
  half: 50,
  halfway: 50,
  'the half': 50,
  medium: 50,
  middle: 50,
  'the middle': 50,
  normal: 40,
  default: 40,
  low: 20,
  quiet: 20,
  high: 80,
  loud: 80,
  minimum: 5,
  min: 5,
  'the minimum': 5,
  lowest: 5,
  'the lowest': 5,
  mute: 0,
  nothing: 0,
  silent: 0,
  silence: 0,
};

/** What tells people's names from titles. */
export const names = {
  artists:
    'adam alan albert alex alexander alice amy andre andrew andy angela anna anne anthony antonio art arthur barbara ben benjamin bernard bert bill billy bob bobby brandon brian bruce bruno bryan calvin carl carlos carol carrie celine charles charlie chet chris christina christopher chuck cindy clara claude cliff craig curtis cyndi dan daniel dave david dean debbie dennis diana dick dolly don donald donna doris duke dustin eddie edgar edith edward elizabeth ella ellie elton elvis emily enrique eric erik ernest etta eva felix fiona fleetwood florence francis frank frankie fred freddie freddy gary gene george gerald gilbert glen glenn gloria gordon grace graham greg gustav guy hank hans harold harry helen henry herbert hugh ian igor ike isaac jack jackson jacob jake james jamie jan jane janet janis jason jay jean jeff jennifer jeremy jerry jessica jessie jim jimi jimmy joan joe joey johann john johnny johnson jon jonathan jordan jose joseph josh joshua joss juan judy julia julian julie justin kanye karen kate katy keith kelly ken kenneth kenny kevin kim kirk kurt kyle lady lana larry laura lauren lauryn lee len lenny leo leon leonard leroy leslie lewis liam lil linda lionel lisa lou louis lucy luis luke luther mac marc marcus maria mariah marilyn mario mark martha martin marvin mary matt matthew max megan melanie mc michael michelle mick miguel mike miles miley morgan nancy nat natalie neil nelly nicholas nick nicki nina noel norah oliver oscar otis ozzy pablo pat patrick patti patty paul paula pedro peggy percy pete peter phil philip pink post prince quincy rachel ralph randy ray raymond rebecca ricardo richard rick ricky rihanna rita rob robbie robert robin rod roger ron ronald ronnie rosa ross roy rufus ruth ryan sam samantha sammy samuel sandra sara sarah scott sean seth shania sharon shawn sheryl sid simon snoop solomon sonny sophie stan stanley stephen steve steven stevie stuart susan suzanne tammy taylor ted teddy terry thelonious theodore thomas tim timothy tina toby todd tom tommy toni tony tori tracy travis trent troy tyler usher van vanessa victor vince vincent virginia walter wayne wendy wes whitney will william willie wolfgang woody yo zac dr dj mr mrs ms saint st sir quartet trio orchestra ensemble band brothers sisters boys crew gang philharmonic choir iii jr junior sr',
  titles:
    "love heart night day time life world baby girl boy man woman dream dreams home road river rain sun moon star stars sky fire water summer winter christmas dance dancing song sing happy sad blue black white red gold silver street city town house door window light dark shadow heaven hell angel devil god soul mind body eyes hand hands kiss goodbye hello tonight yesterday tomorrow forever never always again away down gone lost find run walk fly fall break broken cry tears smile crazy wild free alone together without don't can't won't ain't gonna wanna gotta got get give take make want need know think feel tell say come go going let stay leave hold keep turn wake believe hope trust remember forget wish wonder wonderful beautiful pretty sweet sugar honey lucky lonely stupid perfect little big old new last first one two hundred thousand million years jesus lord king queen rocket symphony waltz suite blues theme sonata sorry thing things something everything nothing nobody somebody someone everybody better best bad good",
};
