import type { Template } from '../../pack.js';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** How English speakers say what they like, and change playlists. */
export const taste: readonly Template[] = [
  {
    intent: 'like',
    says: [
      '(i|we) [(really|do|absolutely|just)] (like|love|enjoy|adore|dig|am enjoying|am loving) [<this>] (it|this|that|<song>|<music>|one|band|artist|album|singer|sound|it a lot|tune|kind of music|type of music|sort of music) [(a lot|very much|so much|playing|that is playing|on now|best|the most)]',
      '(i|we) [(really|do)] (like|love|enjoy|prefer) [<some>] [<mods>] <music> [<byartist>]',
      '(i|we) (like|love|enjoy|prefer) {genre}',
      '(like|love|heart|favorite|favourite|thumbs up|star|upvote) [<this>] [(it|this|that|<song>|<music>|one|band|artist|album)]',
      "[(this|that|it)] [(is|was|'s)] [(a|an|such a|my|the|really|so|very)] (great|good|nice|awesome|amazing|cool|fantastic|wonderful|beautiful|lovely|brilliant|excellent|favourite|favorite|best|incredible|fabulous|perfect|sweet|super|superb|five star|gorgeous|killer|sick|dope) (song|music|tune|track|jam|sound|one|band|beat|album|artist|hit|melody)",
      '(rate|give|score|mark|note|rating) [<this>] [current] (<song>|<music>|it|one|tune|track) [(as|with|a|at|rating)] [(five|5|four|4|three|3|awesome|good|great|excellent|favourite|favorite|thumbs up|liked|love)] [(stars|star|out of five|out of 5)]',
      '(save|add|put|mark|make|keep|store|move|set|bookmark|remember) [<this>] [current] [(<song>|<music>|it|one|tune|this|that|artist|album|band)] [(to|in|into|as|on|among|one of|under)] [my|the|your] (favorites|favourites|favorite|favourite|favorite songs|likes|liked songs|library|loved songs|favourite songs|favorites list|favourites list|favorite list|best songs|collection|music library|favorite music)',
      '(save|keep|bookmark) [<this>|my|all|all the] (<song>|<music>|one|it|this|that|tune|album|artist|<music> choices|music preferences|preferences) [(by|from|of) {artist}]',
      '(this|that) is [my|one of my] (favorite|favourite|jam) [<song>]',
    ],
  },
  {
    intent: 'like',
    cost: 0.12,
    says: [
      '(i|we) (like|love|enjoy) ... (<song>|<music>|tune|band)',
      '(<song>|<music>) ... (great|awesome|amazing|good|nice|favourite|favorite|best|excellent|wonderful)',
      '(rate|rating|save|favorite|favourite) ... <song> ...',
      'i love to (rock|dance|jam|groove|sing) ...',
    ],
  },
  {
    intent: 'dislike',
    says: [
      "(i|we) [(really|do|absolutely|just)] (hate|dislike|can't stand|cannot stand|don't like|do not like|don't love|didn't like|don't want to hear|do not want to hear|never want to hear|don't enjoy|am sick of|am tired of|don't care for|loathe|despise) [<this>] [(it|this|that|<song>|<music>|one|band|artist|album|singer|sound)] [(again|anymore|any more|at all|ever again)]",
      "(i|we) (hate|dislike|don't like|do not like|can't stand) {genre} [<music>]",
      "(i|we) (hate|dislike|don't like|do not like|can't stand|don't want) ... (<song>|<music>|artist|band|singer) ...",
      '(dislike|thumbs down|downvote|ban|block|hate|unlike|unfavorite|unfavourite) [<this>] [(it|this|that|<song>|<music>|one|band|artist|album)]',
      'never (play|again|play that|play this|let me hear) [<this>] [(it|this|that|<song>|<music>|one|band|artist)] [(again|any more|anymore)]',
      "(don't|do not) (play|ever play|let me hear) [<this>] [(it|this|that|<song>|<music>|one|band|artist|{artist}|{genre})] (again|anymore|any more|ever again)",
      "[(this|that|it)] [(is|was|'s)] [(a|an|such a|really|so|very|the)] (bad|terrible|awful|horrible|boring|stupid|crappy|worst|annoying|ugly|dreadful|rubbish|lousy) [(song|music|tune|track|jam|sound|one|band|beat|album)]",
      '(remove|delete|take) [<this>] (<song>|it|one|this|that|artist) (from|off) [my|the] (favorites|favourites|favorite|favourite|likes|liked songs|favorite songs|favourite songs|library|collection)',
    ],
  },
  {
    intent: 'modify_playlist',
    says: [
      '<add> <item> [<byartist>] [(added|over)] <into> [<my>] (<playlist> [<called>] {playlist}|{playlist} <playlist>|[<sort>] <playlist>|<playlist> <called> {playlist} <playlist>)',
      '<add> <item> [<byartist>] <into> [<my>] {playlist} (list|collection|library)',
      '<add> <item> [<byartist>] <into> [<my>] [<sort>] (favorites|favourites|favorite|favourite|catalog|library|collection|music library) [(list|music|songs|tracks|tunes)]',
      '<add> (<item>|{track} [<byartist>]|[<some>] {artist}) <into> [<my>] list [<called>] {playlist}',
      '<add> [<some>|a|an|the|this|me] [(<song>|artist|album|band|tune|name|one|<music>)] [<called>] {track} [<song>] [<byartist>] [added] <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>|<playlist>)',
      '<add> [<some>|a|an|the|this|more] [(<song>|<music>|something|tune|album|track|one)] <byartist> <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>|<playlist>)',
      '<add> [<some>|a|an|the|this|more] [artist] {artist} [(songs|song|track|music|album|singles|tune|one)] [added] <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>|<playlist>)',
      '(add|include|insert|place|append|save) <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>) [<item>]',
      'put <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>) <item>',
      '(add|put|include|insert|place|append|save) to [<my>] (<playlist> {playlist}|{playlist} <playlist>) <item>',
      "<add> what (i listen to|i am listening to|we are listening to|i hear|i'm listening to|i'm hearing|we're listening to|is playing|was just played) <into> [<my>] [{playlist}] <playlist>",
      '(remove|delete|drop|take|erase|clear|kick) [<this>|a] [(<song>|it|this|that|one|artist|album|{track}|{artist})] [<byartist>] (from|off|off of|out of) [<my>] [{playlist}] <playlist> [<called>] [{playlist}]',
      '(create|make|build|new|begin|set up|generate|design|compile) [me] [a|an|another] [new|another] [{genre}] <playlist> [(<called>|for) {playlist}]',
      'start (a|an|another|a new) <playlist> [(<called>|for) {playlist}]',
      '(delete|remove|rename|clear|erase|edit|update|change|modify) [<my>] [{playlist}] <playlist> [{playlist}]',
      '(<item>|{track}|{artist}) (should go|should be|belongs|needs to go|needs to be|goes|should be added|must be added|will be added|needs to be added|has to go|must go|needs to be put) <into> [<my>] (<playlist> <called> {playlist}|<playlist> {playlist}|{playlist} <playlist>|<playlist>)',
      '[<my>] (<playlist> {playlist}|{playlist} <playlist>) (needs|could use|should have|is missing|wants|should include|should get) [<some>|more|some more|the] [<song>] (<byartist>|{artist}|{track})',
      '(new|another) <playlist> [that i will add ... to]',
      '(append|update|extend|expand|fill) [<my>] [{playlist}] <playlist> with ([<song>] {track} [<byartist>]|<item>|[<some>] {artist})',
      '<add> (this|that|the|a) {artist} (track|song|tune|album|artist|single) <into> [<my>] ({playlist}|{playlist} <playlist>|<playlist> {playlist})',
      '(make|have) <item> (part of|go on|go in|go into|go to|go onto|be in) [<my>] [{playlist}] <playlist> [{playlist}]',
      'save [<my>] (<song>|<music>|it|<music> preferences|song preferences|preferences|<music> choices) (on|to|in|into) [<my>] [{playlist}] <playlist>',
      '(add|include|append|insert|adding) {track} (to|onto|into|on) [<my>] {playlist} (list|collection)',
      '(add|include|append|insert|adding) [<some>] {artist} (to|onto|into|on) [<my>] {playlist} (list|collection)',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.05,
    says: [
      '(add|put|stick|throw|include|append|insert|place|save|slip|pop|toss) (a|an|another|some|some more|more|one more|the|this) {artist} (song|songs|track|tracks|tune|tunes|album|music) (to|on|onto|in|into) [<my>] {playlist}',
      '<this> (song|track|tune|album|artist|one) (should be|should go|belongs|goes|needs to be|has to be|must be|needs to go) (in|on|into|onto|to) [<my>] {playlist}',
      '(add|include|append|insert|put|place|stick|throw|save|adding) [<this>|a|an|another|some|some more|more|one more|my] [current|new|latest|playing] (<song>|artist|album|band|singer|musician) [(playing|that is playing|currently playing|now)] [<byartist>] (to|in|into|onto|in to|on to|on) [<my>] {playlist}',
      '(add|put|include|insert) (to|on|onto|into) [<my>] {playlist} <item>',
    ],
  },
  {
    intent: 'modify_playlist',
    cost: 0.15,
    says: [
      '(add|put|include|insert|append|place|save|adding) ... (to|on|onto|in|into) ... <playlist>',
      '(add|append|include) <item>',
      '(add|include|append|insert|put) (it|this|that|these|them|one) (to|into|onto) [<my>] {playlist}',
      '... <playlist> ... (add|put|include|adding) ...',
      '(create|make|build) ... <playlist> ...',
    ],
  },
  {
    intent: 'stick_to_current',
    says: [
      '(stick|stay|keep|remain|continue|carry on|go on) (to|with|on|in|playing) [<this>|the same|the current|this] (artist|genre|era|style|band|singer|decade|kind of music|sort of music|type of music|mood|vibe|period)',
      "(play|give me|more|keep playing|continue with|play me|let's hear|only|just play|only play|play only|i want) [(more|only|just|some more)] [(music|songs|tracks|stuff|things)] [(like|of|by|from|similar to|in)] (this|that|the same|the current|this same|this one) [(artist|genre|era|style|band|singer|decade|kind|kind of music|sort of music|sort|type|type of music|mood|vibe|period|one)]",
      'more (like this|of this|of the same|like that|like it|from them|from her|from him|by them|by her|by him|of that)',
      'same (artist|genre|era|style|band|singer|decade|kind of music)',
    ],
  },
  {
    intent: 'set_preset',
    says: [
      '(save|store|set|put|assign|remember|make|add|keep|program|bookmark|memorize|memorise) [<this>|my] [(<song>|<music>|station|radio station|radio|channel|playlist|album|artist|it|one|what is playing)] (as|to|on|under|in|at|for) [<this>|my] (preset|button|favourite button|key|memory|preset number|slot|preset button|station preset) [number] {presetnumber}',
      '(set|save|store|program|assign|make) (preset|button|memory|slot) [number] {presetnumber} [to] [<this>] [(<song>|station|it|this|that|playlist|album|artist)]',
      '(save|store|set|make|add) [<this>] [(<song>|station|it|playlist|album)] (as|to) [a|my] (preset|presets)',
    ],
  },
  {
    intent: 'play_preset',
    says: [
      '[<play>|select|choose|go to|switch to|change to|recall|load|call up|activate|use|tune to] [<this>|my] (preset|button|memory|favourite button|preset number|preset station|preset button|station preset|slot) [number] {presetnumber}',
    ],
  },
  ...ORDINALS.flatMap((ordinal, at) => onPreset(ordinal, at + 1)),
  {
    intent: 'modify_playlist',
    cost: 0.12,
    says: [
      '(add|include|append|insert|adding) [the] [(song|track|artist|album|tune)] {track} [<byartist>] (to|onto|into) [<my>] {playlist}',
      '(add|include|append|insert|adding) [<some>] [artist] {artist} [(songs|song|track|tracks|tune|tunes|album|music)] (to|onto|into|in) [<my>] {playlist}',
      '(want|like|need|love|have|make sure|see) ... (in|on|into|onto) (my|our) [{playlist}] <playlist>',
    ],
  },
];

/** The preset of a place. */
function onPreset(ordinal: string, presetnumber: number): readonly Template[] {
  const entities = { presetnumber };
  return [
    { intent: 'play_preset', entities, says: [`[<play>|select] [<this>|my] ${ordinal} (preset|button)`] },
    {
      intent: 'set_preset',
      entities,
      says: [
        `(save|store|set|put|make) [<this>] [(<song>|station|it|playlist|album)] (as|to|on|under) [<this>|my] ${ordinal} (preset|button)`,
      ],
    },
  ];
}
