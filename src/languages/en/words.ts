/** Named pieces of the English templates. */
const rules: Readonly<Record<string, string>> = {
  todo: '(dance|relax|sleep|work|cook|study|chill|run|wake up|fall asleep|clean|eat|exercise|party|sing|sing along)',
  play: '(play|plays|playing|replay|put on|listen to|listening to|listen|listen in to|hear|hear from|start|start play|start playing|begin playing|commence playing|turn on|switch on|throw on|spin|blast|cue up|queue up|queue|fire up|start up|bring up|pull up|pull up and play|find and play|open|cast|stream|run|rock out to|jam to|enjoy) [(me|us|for me|for us)] [to]',
  find: '(find|find me|search|search me|search for|look for|look up|look up for|get|get me|fetch me|show|show me|looking for|searching for|finding|help finding|help me find|some help finding|pull up|give me|suggest|recommend|explore|discover|pick|choose|list)',
  want: "(give me|i want|i need|i would like|i'd like|i'd love|i would love|i feel like|i'm in the mood for|i am in the mood for|in the mood for|how about|let's have|let us have|let me have|let's get|get me|some more|more)",
  some: '(a|an|some|some more|that|those|more|some of|some of the|a bit of|a little|a little bit of|any|all|all of|all the|only|just|me|me some|nothing but|lots of|a lot of|a few|a couple of|plenty of|one of|every|a mix of|a selection of|the best of)',
  song: '(song|songs|track|tracks|tune|tunes|number|single|singles|jam|jams|hit|hits|piece|pieces|recording|recordings|ballad|ballads|melody|melodies|anthem|anthems|chant|movement|symphony|concerto)',
  music:
    '(music|songs|song|tracks|track|tunes|tune|stuff|something|anything|everything|hits|hit|jams|jam|records|beats|melodies|melody|numbers|singles|single|works|classics|ballad|ballads|anthems|chant|chants|symphony|symphonies|concerto|concertos|movement|movements|discography|music songs|track song|theme song|theme songs|(chant|theme|symphony|concerto|ballad|movement|melody) (music|song|songs|track|tracks)|songs and tracks|song tracks|music tracks|sort)',
  album:
    '(album|albums|ablum|record|lp|lps|ep|eps|cd|cds|soundtrack|sound track|soundtracks|mixtape|disc|compilation)',
  playlist:
    '(song list|song lists|songs list|music list|list of songs|playlist|playlists|play list|play lists|palylist|playlist list)',
  this: '(this|that|these|the|the current|current|the present|this current|the currently playing|the playing)',
  by: '(by|from|of|performed by|sung by|recorded by|made by|created by|written by|composed by|by the artist|by the band|by the group|by the singer|from the artist|from the band|from the group|from artist|by artist|featuring|with|that is by|that are by|which is by)',
  from: '(from|off|off of|on|in|of|out of|from off)',
  called:
    "(called|named|titled|entitled|by the name of|with the name|with the title|by name|(that is|that's|which is|it is) (called|named|titled|entitled)|whose name is|name|under|under the name|under the title|under the name of)",
  artistnoun: '(artist|band|singer|group|musician|rapper|composer|duo|dj|performer|vocalist|orchestra)',
  sort: '(latest|newest|new|brand new|most recent|recent|last|best|very best|greatest|top|top rated|top charting|most popular|popular|most famous|famous|most played|hottest|hot|biggest|good|great|nice|cool|finest|favourite|favorite|my favourite|my favorite|hit|well known|good old|random|first|top (two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|twenty five|thirty|forty|fifty|hundred|2|3|4|5|6|7|8|9|10|15|20|25|30|40|50|100))',
  mod: '(<sort>|{year}|{mood}|{genre}|<service>)',
  mods: '<mod> [<mod>] [<mod>]',
  when: '(from|of|in|since|released in|recorded in|made in|out of|that came out in|dated) [(the year|year|around|about|the|the early|the late|early|late|circa)] {year} | [the] year {year} | [(from|about|around|like|of)] [(about|around|like)] (one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|some) (year|years) (ago|back)',
  next: '(next|following|subsequent)',
  previous: '(previous|last|preceding|prior|earlier|former)',
  up: '(up|louder|higher|increase|increased|raise|raised|raising|increasing|rise|boost|boosted|amplify|crank up|pump up|bump up|elevate|way up|up louder)',
  down: '(down|lower|lowered|lowering|quieter|softer|decrease|decreased|decreasing|reduce|reduced|reducing|turn down|diminish|soften|quiet|quietly|soft)',
  volume:
    '(volume|volumes|sound|sounds|audio|loudness|sound level|volume level|music|speaker|speakers|media volume|noise|tone|vocals|voice|music volume|speaker volume|tv volume)',
  percent: '[(percent|per cent|%|points|point|levels|level|steps|step|notches|notch|units|degrees)]',
  byartist: '<by> [(<artistnoun>|<sort>)] {artist}',
  onalbum:
    '<from> [(<this>|his|her|their|an|any|{owner}|{artist})] (<album> [<called>] {album}|{album} <album>|<mods> <album> [<called>] {album}|<mods> <album>)',
  likeartist:
    '(like|similar to|in the style of|that sounds like|sounding like|inspired by|like those of|like those by|like that of) [<artistnoun>] {artist}',
  tail: '(<byartist>|<onalbum>|<when>|<likeartist>)',
  tails: '<tail> [<tail>] [<tail>]',
  ask: '(<play>|<find>|<want>)',
  my: '(<this>|my|our|your|his|her|their|a|an|{owner}|my {owner})',
  add: '(add|put|include|insert|place|append|throw|stick|adding|added|attach|slip|toss|pop|save|store|get|have|drop|move|transfer|enter|push)',
  into: '(to|in|into|on|onto|in to|on to|at|under|for|within)',
  item: "[<this>|a|an|another|some|some more|more|one more|my|these|those] [current|new|latest|playing] (<song>|<music>|artist|album|band|singer|musician|it|this|that|one|piece|title|song name|them|these|those) [(playing|that is playing|currently playing|that's playing|i'm listening to|i listen to|we are listening to|i am listening to|i'm hearing|now)]",
  hearverb:
    '(play|plays|playing|ply|paly|replay|put on|listen to|listening to|listen in to|hear|hearing|start playing|begin playing|spin|blast|cue up|queue up|queue|stream|pull up and play|find and play|jam to|rock out to) [(me|us|for me|for us)]',
  known:
    '(npr|bbc|bbc (one|two|three|four|five|six|world service)|kexp|espn|fox news|fox sports|cnn|msnbc|cnbc|bloomberg|capital fm|heart fm|kiss fm|kiis|z one hundred|z100|classic fm|jazz fm|virgin radio|absolute radio|triple j|wnyc|kcrw|kqed|wbez|wfmu|planet rock|smooth fm|magic fm|talk sport|talksport|lbc|hot ninety seven|hot 97|power 106|sirius|the current|world service|sports radio|talk radio|public radio|npr news)',
  room: '(kitchen|living room|bedroom|bathroom|dining room|office|garage|basement|hallway|house|lounge|study|car|garden|patio|whole house|kids room|first floor|ground floor|second floor|upstairs|downstairs|everywhere|entry|entrance|den|room)',
  device: '(speaker|speakers|tv|radio|device|stereo)',
  pronoun: '[(<this>)] (it|this|that|one|these|those|them) [(playing|now)]',
  // Streaming services that people name.
  service:
    '(spotify|deezer|youtube|youtube music|you tube|apple music|itunes|i tunes|google music|google play|google play music|pandora|tidal|napster|qobuz|soundcloud|sound cloud|amazon music|amazon|last fm|lastfm|last f m|vimeo|netflix|slacker|slacker radio|iheart|iheartradio|i heart radio|i heart|zvooq|groove shark|grooveshark|tunein|tune in radio|audible|plex|bandcamp|sirius xm|siriusxm|audiomack|jiosaavn|saavn|gaana|mixcloud|rhapsody)',
};

/** Words around a request that do not change it. */
const fillers: readonly string[] = [
  '(hey|hi|hello|ok|okay|yo|alright|well|so|oh|um|uh|er|please|thanks|thank you|kindly|now|then|just|also|and|right away|immediately|again please|sure|yeah|yes|no|actually|maybe|perhaps|quickly|alexa|computer|assistant|olly|google|siri|parlando)',
  "(can|could|would|will|won't|may|might|must|should|shall) (you|we|i|i please|you please|you just|you kindly|you help|you help me|you help me to|you assist me|you assist me in|you go ahead and|you be able to|you possibly|you mind)",
  '(i|we) (want|need|wish|would like|would love|like to|love to|desire|am ready|would prefer|prefer|am trying|am looking|wanna|gotta|have) [(you|for you)] [to]',
  "(i'd|we'd) (like|love|prefer) [(you|for you)] [to]",
  "(i'm|i am|we're|we are) (going to|ready to|trying to|looking to|wanting to|in the mood to|in the mood|in a mood to|looking for you to|needing you to|asking you to)",
  "(i wanna|i feel like|feel like|i'm interested in|i am interested in|interested in|i want|i need|i'd like|i would like|needing you to|you must|you need to|you should|you have to|do|do you|help me|please help me|help me to|go ahead and|let's|lets|let us|let me|allow me to|time to|it is time to|it's time to|i want to hear|make sure to|remember to|try to|be so kind and|be so kind as to|feel free to|tell me|go and)",
  "(do you have|have you got|is there|are there|got|is it okay to|is it ok to|is it possible to|would it be possible to|would you mind|do you mind|if you can|if possible|if you please|if you could|what about|how about|why don't you)",
  '(for me|for us|to me|right now|at once|tonight|today|this evening|this morning|at the moment|at this time|at home|in here|over here|here|this time|straight away|as soon as possible|asap|instantly|next|instead|now instead|in the background|from the beginning|if you like|any suggestions)',
  '[(from|of|by|in|with|on)] any (album|artist|genre|singer|band|kind|type|device|style) [(is|will be|would be|works) (fine|ok|okay|good|too|great)]',
  '(on|in|of|from|using) [(this|that|the|my|the current|my current|this particular)] (playlist|play list|album|list|queue|mix)',
  '(in|throughout|for|on|to) [(the|my|our)] <room> [<device>]',
  '(the|my|our) <room> [<device>]',
  '<room> <device>',
  '(upstairs|downstairs|everywhere)',
  '(i|we) (need|want) [(a|some|your)] help [(with this|please)]',
  '(to be played|to start playing|and start playing)',
  '(and|then|and then) (play|listen to|start|put on|hear) (it|them|those|that|one) [(for me|for us)]',
  '[and] (sort|sorted|order|ordered|ranked) [(it|them)] by [(the|most)] (popularity|popular|newest|latest|date|rating)',
  '(on|over|through|via|from|to|with|using|at|of|in) [(the|my|a|any|some|your|our|this)] [(living room|bedroom|kitchen|bathroom|office|dining room|other|available|smart|car|bluetooth)] (tv|television|display|portable device|(speaker|speakers|tv|television) in the (kitchen|living room|bedroom|bathroom|office|garage)|speaker|speakers|device|devices|stereo|sonos|soundbar|sound bar|phone|system|sound system|headphones|player|media player|music player|echo|computer|laptop|receiver|car stereo|any available device)',
  '(on|over|through|via|from|with|using|in|off|by|to|at|into|out of|off of) [(the|my|a)] <service> [(app|please|account|service|playlist service)]',
  '(open|open up|go to|go on|go into|use|use the service|launch|start|start up|go on to|using|with|on|in|through|access|log in to|turn on) [(the|my)] <service> [(and|to|then|and then)]',
];

const functionwords =
  "a an the and or but if of to in on at by for from with about into onto off as is are was were be been am do does did have has had it its it's i you he she we they me my your our his her their this that these those there here what which who whom whose where when why how can could will would shall should may might must not no yes so than too very just then also i'm i'd i'll i've you're that's what's who's it's let's there's up out over some any all want wanna would like need";

const particles = 'a an the me us some please just now really very kindly my our your um uh actually also';

const separators = 'by from off featuring called named titled';

const openers =
  'that their his to is are was were of and or by from called named titled please than me some any which list like while because';

const danglers =
  'the a an of by from and or with my your is are that which in to on please for called song songs music track tracks tune tunes folder list';

const typewords =
  'song songs track tracks tune tunes music album albums playlist playlists radio station ep lp soundtrack volume artist';

/** The small words of English, and the pieces of its templates. */
export const words = { rules, fillers, functionwords, particles, separators, openers, danglers, typewords };
