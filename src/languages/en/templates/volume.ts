import type { Template } from '../../pack.js';

/** How English speakers change the volume. */
export const volume: readonly Template[] = [
  {
    intent: 'volume_up',
    says: [
      '[<volume>] (louder|higher) [a (bit|little|little bit|notch|touch)]',
      '<volume> (up|louder|higher|more|way up)',
      '(speak|talk|play|sing) [(a bit|a little|as)] (loud|loudly|louder|up) [as you can]',
      '(loudly|audio on|volume on)',
      '(would|do) you mind turning [<this>] (<volume>|it|this|that) <up>',
      '(turn|crank|pump|bump|bring|push|put|move|set|make|jack|speak|talk|play|get|take) [<this>|my|your] [(<volume>|it|this|that|tv)] [a (bit|little|little bit|lot)] <up>',
      '(turn up|crank up|pump up|bump up|bring up|push up|increase|raise|rise|boost|amplify|elevate) [<this>|your] [<volume>|it|this|that|tv|radio] [(level|sound|volume)] [(up|higher|louder)]',
      '<volume> [(should|needs to|must|has to|to)] [be] <up>',
      '(more|greater|higher|louder) [<volume>] [please]',
      '(too|so) (quiet|soft|low)',
      "(i|we) (can't|can not|cannot|can hardly|can barely) hear (you|it|this|that|the music|anything|the song)",
      '(speak|talk|play) (up|louder|loudly)',
      '(unmute|un mute|turn (mute|muting) off|turn off (mute|muting|silent mode)|disable (mute|muting)|cancel mute|sound on|turn sound on|turn on sound|turn on the sound|turn on volume|turn the volume on|bring back the sound)',
      '(unmute|un mute) [<this>|my] (<volume>|it|tv|speaker|music)',
    ],
  },
  {
    intent: 'volume_up',
    cost: 0.12,
    says: [
      '<volume> ... <up>',
      '<up> ... <volume>',
      'i (want|need) [more] <volume>',
      'have ... <volume> <up>',
    ],
  },
  {
    intent: 'volume_down',
    says: [
      '[<volume>] (quieter|lower|softer) [a (bit|little|little bit|notch|touch)]',
      '<volume> (down|quieter|lower|softer|less)',
      '(would|do) you mind turning [<this>] (<volume>|it|this|that) <down>',
      '(turn|bring|push|put|move|set|make|speak|talk|play|get|keep|take|knock|tone|dial) [<this>|my|your] [(<volume>|it|this|that|tv)] [a (bit|little|little bit|lot)] <down>',
      '(turn down|bring down|tone down|decrease|reduce|lower|soften|diminish|down|minimize|minimise|limit) [<this>|your] [<volume>|it|this|that|tv|radio] [(level|sound|volume)] [(down|lower|quieter)]',
      '<volume> [(should|needs to|must|has to|to)] [be] <down>',
      '(less|lower|softer|quieter) [<volume>] [please]',
      '(too|so) (loud|noisy|high)',
      '<volume> (is|are) (too|so|very) (loud|high)',
      '(speak|talk|play) (quieter|softer|more quietly|quietly|softly|lower)',
    ],
  },
  {
    intent: 'volume_down',
    cost: 0.12,
    says: ['<volume> ... <down>', '<down> ... <volume>', '(not so|less) (loud|noise)'],
  },
  {
    intent: 'volume_down',
    says: [
      '(turn|bring|lower|decrease|reduce|drop|turn down|bring down) ... [<volume>] [<down>] by {volume} <percent>',
      '(turn down|bring down|lower|decrease|reduce|drop) ... <volume> ... {volume} (percent|per cent|%|points|levels|steps|notches)',
      '<volume> [<down>] (down|lower|quieter) [by] {volume} <percent>',
      '<volume> ... <down> by {volume} <percent>',
    ],
  },
  {
    intent: 'volume_loud',
    says: [
      '(turn|take|bring|push|move|put|crank|pump) (it|this|that|things) up [by] {volume} <percent>',
      '(turn|bring|raise|increase|boost|turn up|bring up|rise) ... [<volume>] [<up>] by {volume} <percent>',
      '(turn up|bring up|raise|increase|boost|rise) ... <volume> ... {volume} (percent|per cent|%|points|levels|steps|notches)',
      '<volume> [<up>] (up|higher|louder) [by] {volume} <percent>',
      '<volume> ... <up> by {volume} <percent>',
    ],
  },
  {
    intent: 'volume_quiet',
    says: [
      '(set|change|turn|put|adjust|bring|make|raise|increase|lower|decrease|reduce|rise|update|move|get|take|turn up|turn down|boost|crank|keep|need|want|have|drop|fix|switch) ... <volume> ... (to|at|on) [level|a level of] {volume} <percent>',
      '<volume> [level] [(to|at|on|of|be)] [level] {volume} <percent>',
      '(set|make|put|change|adjust) [<this>|my] <volume> [level] [(to|at|on|be)] [level] {volume} <percent>',
      '{volume} <percent> <volume>',
      '(set|turn|put|make) (it|this|that|tv) [(up|down)] [(to|at)] {volume} [<percent>] [(volume|loud)]',
      '(turn|crank|bring|pump) ... (up|down) [all the way] to {volume} <percent>',
      '<volume> to (normal|medium|default|half)',
    ],
  },
  {
    intent: 'volume_quiet',
    cost: 0.1,
    entities: { volume: 100 },
    says: [
      '(turn|crank|pump|blast) ... [<volume>] ... (all the way up|to the max|to the maximum|full blast)',
      '(all the way up|full blast|full volume|max volume|maximum volume)',
    ],
  },
  {
    intent: 'volume_quiet',
    entities: { volume: 0 },
    says: [
      '(mute|silence|be quiet|be silent|be mute|shush|hush|quiet|silent|go silent|go quiet|go mute|shut up|keep quiet|stay quiet|sound off|volume off|no sound|silent mode|quiet mode|mute yourself|shut your mouth)',
      '(mute|silence|shush|quiet|hush) [<this>|my|your|all|all the] (<volume>|it|this|that|tv|television|radio|responses|everything|player|yourself|<song>|playback|media|device|sounds) [(from|of|on) ...]',
      '(turn off|switch off|shut off|cut|cut off|kill|disable|take off|turn) [<this>|my|your] (sound|sounds|audio|volume|noise|media volume|speaker|speakers) [off]',
      '(set|put|turn|go|switch|enter|activate|enable|change|turn on|press|hit|touch|push) ... (mute|silent|silence|silent mode|silence mode|quiet mode|mute mode|mute button)',
      "(i|we) (don't|do not) want [any] (sound|sounds|noise)",
      '(make|keep) (it|this|that) (silent|mute|muted|quiet)',
      'without (sound|volume)',
      '(volume|sound|audio) (off|mute|muted|to mute|on mute|to zero)',
      '(shut down|shut off|shut|stop|end) [<this>|your] (volume|sound|audio|noise)',
      '(turn|bring|take) [<this>|your] (volume|sound|it) all the way down',
      '(i|we) (need|want) [(some|it)] (silence|quiet|silent|to be quiet)',
      '(no more|stop the|no) (noise|sound)',
      '(mute|silence|be quiet|be extra quiet|be silent|keep quiet|stay quiet|go silent|silent mode on|quiet mode on) (for|until|till|while|because|the|my) ...',
      '(mute|silence|turn off|turn down) [<this>|my|your|all] (<volume>|sound|it) (for|until|till|while|because) ...',
    ],
  },
  { intent: 'volume_quiet', cost: 0.25, entities: { volume: 0 }, says: ['(mute|silence) ... '] },

  {
    intent: 'volume_down',
    cost: -0.02,
    says: [
      '[(set|change|turn|put|adjust|bring|make|update)] [<this>|my|your] <volume> [level] [(to|at|on|very)] (low|lower|quiet|softer|soft|a lower level|a low level|a lower volume)',
      '(start|play|put on|turn on) ... (on|at|with|in) [a] (low|lower|quiet) volume',
      '(adjust|set|change) ... <volume> ... (lower|low) ...',
      '(slow|slow down) [<this>] <volume>',
      'turn (off|down) the bass ...',
    ],
  },
  {
    intent: 'volume_up',
    cost: -0.02,
    says: [
      '[(set|change|turn|put|adjust|bring|make|update)] [<this>|my|your] <volume> [level] [(to|at|on|very)] (high|higher|loud|louder|a higher level|a high level|a louder one)',
      "(i|we) (can't|can not|cannot|am unable to|can hardly) hear ... (loud|louder|loudly|up)",
    ],
  },
];
