import type { Template } from '../../pack.js';

/** How English speakers ask in words of which little is understood, but what they are about. */
export const vague: readonly Template[] = [
  {
    intent: 'modify_playlist',
    cost: 0.3,
    says: [
      '... (add|added|adding|put|include|insert|append|place|save|remove|delete|attach|drop|throw|get|transfer|move) ... <playlist> ...',
      '... <playlist> ... (add|added|include|included|insert|remove|delete|append) ...',
      '... (add|append|include) ... <song> ... (to|onto|into) ...',
      '... (new|another) <playlist> ...',
    ],
  },
  { intent: 'play_playlist', cost: 0.45, says: ['... <playlist> ...'] },
  {
    intent: 'play_playlist',
    cost: 0.3,
    says: ['<play> ... <playlist> ...', '<play> ... (favorite|favorites|favourite|favourites) ...'],
  },
  {
    intent: 'volume_up',
    cost: 0.35,
    says: [
      '... (increase|raise|louder|raised|increased|turn up|up) ... (volume|sound|audio) ...',
      '... (volume|sound|audio) ... (up|increase|higher|louder|raise|more) ...',
      "... (can't|cannot|can not|barely|hardly|unable to) hear ...",
      '... louder ...',
      '... too (quiet|soft|low) ...',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.35,
    says: [
      '... (decrease|lower|reduce|quieter|lowered|decreased|turn down|down) ... (volume|sound|audio) ...',
      '... (volume|sound|audio) ... (down|decrease|lower|quieter|less|softer|loud) ...',
      '... too (loud|noisy) ...',
      '... quieter ...',
    ],
  },
  { intent: 'volume_quiet', cost: 0.35, says: ['... (volume|sound level) ... {volume} ...'] },
  {
    intent: 'volume_quiet',
    cost: 0.35,
    entities: { volume: 0 },
    says: [
      '... (mute|muted|silent|silence|quiet|shush|hush) ...',
      '... (no|without|turn off|off) ... (sound|noise|volume) ...',
    ],
  },
  {
    intent: 'skip_next',
    cost: 0.3,
    says: [
      '... (next|skip|another|different) ... (song|track|tune|one|number) ...',
      "... (don't|do not) (like|want|care for) this (song|one|track) ... (next|another|skip|change|different|something else) ...",
      '... (change|switch) (this|that|the) (song|track|tune) ...',
      '... (song|track|tune|one) ... next ...',
    ],
  },
  {
    intent: 'skip_previous',
    cost: 0.35,
    says: [
      '... (previous|go back|back to|before this|earlier|last played) ... (song|track|tune|one) ...',
      '... (song|track|tune) ... (before|back|from the beginning|from the start) ...',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.35,
    says: [
      '... (repeat|loop|again|replay|once more|over and over) ... (song|track|tune|album|playlist|music) ...',
      '... (song|track|tune|album|playlist|music) ... (repeat|loop|again|once more|over and over) ...',
    ],
  },
  {
    intent: 'get_performance_info',
    cost: 0.3,
    says: [
      '... (who|whose|which|what) ... (sings|sang|sung|singing|singer|singers|wrote|written|composed|composer|recorded|performed|performs|performer|lyricist|songwriter|writer) ... (song|track|hit|theme|tune|composition|lyrics|version|music|single) ...',
      '(who|who is|who was) (sings|sang|sung|singing|singer of|the singer of|the lyricist|the composer|the songwriter|the original singer) ...',
      '(who|which|what) ... (sings|sang|composed|recorded|performed|sung|singer|lyricist|composer|songwriter) ...',
    ],
  },
  {
    intent: 'get_now_playing_info',
    cost: 0.32,
    says: [
      '... (what|which|name|title|called|know|tell|identify|find out) ... (song|track|tune) ...',
      '... (song|track|tune|music) ... (called|playing|listening to|title|name) ...',
      '... (information|info|details|detail) ... (song|track|music|singer|band) ...',
      '... (who|what) ... (playing|singing|listening to) ...',
    ],
  },
  {
    intent: 'get_album_info',
    cost: 0.3,
    says: ['... (what|which|who|when|where|name) ... (album|albums|lp|record) ...'],
  },
  {
    intent: 'get_artist_info',
    cost: 0.3,
    says: [
      '(what|which|who|where|when) ... (artist|singer|band|musician|rapper|music group|record label|music label|guitarist|instrument) ...',
      '(what|which) (genre|kind of music|type of music|style of music|sort of music) ...',
    ],
  },
  {
    intent: 'get_chart_info',
    cost: 0.35,
    says: [
      '... (top|popular|trending|number one|hottest|best selling) ... (song|songs|tracks|hits|artists|albums) ... (now|today|week|month|year|chart|charts|right now) ...',
    ],
  },
  {
    intent: 'play_song_by_lyric',
    cost: 0.25,
    says: [
      '... (song|track|tune|one) ... (goes|goes like|with the words|with the lyrics|lyrics|that says|where they say|that says) {lyric}',
      '... (the words|the lyrics|lyrics) {lyric}',
    ],
  },
  {
    intent: 'like',
    cost: 0.35,
    says: [
      '... (like|love|enjoy|favorite|favourite|great|awesome|amazing|excellent|best) ... (song|songs|music|track|tune|band|singer|artist) ...',
      'my (favorite|favourite) ... is ...',
      '(this|that|it|this one|that one) [(song|track|tune|one)] (rocks|slaps|is fire|is lit|is my jam|is dope|jams|bangs)',
      'what a (great|good|nice|awesome|amazing|beautiful|lovely|cool|fantastic|wonderful) (song|tune|track|beat|music|jam)',
      "(i'm|i am) [(really|totally|so)] (loving|enjoying|liking|digging|into|feeling|a fan of) (this|that|it) ...",
      '(love|like|enjoy|loved|liked) (it|this|that) ...',
      '(five|5|four|4|three|3) stars ... (song|this|track|music|tune)',
      '(mark|flag|note|save|remember|tag) ... (favorite|favourite|favorites|favourites|liked|like|loved) ...',
      '... (rate|rating|stars|thumbs up) ... (song|track|music|tune) ...',
    ],
  },
  {
    intent: 'dislike',
    cost: 0.3,
    says: [
      "... (hate|dislike|don't like|do not like|can't stand|sucks|terrible|awful) ... (song|songs|music|track|tune|band|singer|artist) ...",
    ],
  },
  {
    intent: 'play_radio',
    cost: 0.35,
    says: [
      '... (radio|fm|a m|f m|station|stations|radio channel) ...',
      '(tune|tune in|tune into) ...',
      '<play> ... (fm|am|f m|a m)',
    ],
  },
  {
    intent: 'play_album',
    cost: 0.35,
    says: ['<ask> ... (album|soundtrack|lp|ep|record) ...', '... (put|play|have) ... (record|album|cd) ...'],
  },
  { intent: 'shuffle_on', cost: 0.25, says: ['... (shuffle|random|randomly) ...'] },
  {
    intent: 'create_dynamic_playlist',
    cost: 0.4,
    says: [
      '... (hear|listen|listening|play|find|need|want|search|like) ... <music> [<tails>] ...',
      '... (some|any) (music|songs|tunes) ...',
    ],
  },
  { intent: 'play_song', cost: 0.4, says: ['<play> ... (song|track|tune) ...', '... play {track}'] },
];
