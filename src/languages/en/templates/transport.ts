import type { Template } from '../../pack.js';

/** How English speakers play, pause, stop and skip. */
export const transport: readonly Template[] = [
  {
    intent: 'play',
    says: [
      '(play|resume|continue|unpause|go on|carry on|keep going|keep playing|start playing|begin playing|press play|hit play|un pause)',
      '(resume|continue|unpause|go on with|carry on with|restart|pick up) [<this>] [playing|listening to|with] (<music>|media|playback|player|tv|it|this|that|album|playlist|radio|station|what i was (listening to|playing)|where (i|we) (left off|stopped))',
      '(resume|continue|go on|carry on|start) (play|playing|playback|listening) [from] [where (i|we) (left off|stopped)]',
      '<play> [<some>] (music|song|songs|tune|tunes|track|tracks|something|anything|jams|whatever|sound|sounds|a music song|some music song) [to (listen|listen to|hear|play)]',
      '<want> [<some>] (music|song|songs|tune|tunes|track|tracks) [to (listen|listen to|hear|play)]',
      '<find> [<some>] [(good|nice|cool|great)] (music|song|songs|tune|tunes|track|tracks) [for me] [to (listen|listen to|hear|play)]',
      '(music|start|begin|tunes) [please]',
      '(put|turn|switch|get) [<some>|the|my] (music|songs|tunes|tracks|a song) on',
      '<ask> [<some>] [<sort>] (music|song|songs|tunes|tracks|something) (while|when|for when|as|during|until|that i|which i) ...',
      '<play> (this|that|the|it) [song|track|one|tune]',
      '(tv|music|player|speaker|media|song|track) (unpause|play|resume|continue)',
      '(something|anything|music|songs) (on|from) <service>',
      '<play> [my] <service> [tunes|music|songs|app]',
      '<play> (whatever|anything|something) you (want|like|please|have|choose)',
    ],
  },
  {
    intent: 'play',
    cost: 0.35,
    says: ['(resume|continue) ... ', '<music> on', '(start|turn on|switch on) (it|player|tv|playback)'],
  },
  {
    intent: 'pause',
    says: [
      '(pause|hold on|hold it|wait a (minute|second|moment)|freeze)',
      '(pause|suspend|hold|halt|freeze) [<this>] (it|this|that|<song>|<music>|playback|media|playing|tv|player|album|<playlist>|podcast|audiobook|audio book|radio|video)',
      '(put|set) [<this>] (<song>|<music>|playback|it|this|that|tv|player) on (pause|hold)',
      '(tv|music|player|speaker|media|song|track) pause',
      '(take|have) a break',
      '(press|hit|push) pause [button]',
      '(pause|hold) (for|now|the|until) ...',
      'pause ... (music|song|it|playback|playing|tv|radio)',
    ],
  },
  {
    intent: 'stop',
    says: [
      '(stop|halt|cancel|shut up|enough|be quiet now|cut it out|end|quit)',
      '(stop|halt|end|kill|quit|cut|shut off|turn off|switch off|shut down|cease|terminate) [playing|playback of|with|off] [<this>] (it|this|that|<song>|<music>|playback|media|playing|tv|player|album|<playlist>|everything|noise|radio|station|<service>|all|podcast|audiobook)',
      'turn [<this>] (<music>|it|radio|player) off',
      '(stop|end) (playing|playback|listening)',
      '(tv|music|player|speaker|media|song|track) (stop|off)',
      'no more (music|songs)',
      '(stop|end|cut|kill|shut off|turn off) [<this>] ... (music|song|playback|radio|playing|audio|player)',
      '(press|hit|push) stop',
      'stop (it|this|that|now|everything|immediately|right there)',
    ],
  },
  {
    intent: 'skip_next',
    says: [
      '(skip|next|forward|fast forward|skip forward|skip ahead|pass|go forward|move on|advance|next up|jump ahead) [please]',
      '[<play>] [<this>] <next> (<song>|one|media|music|thing|item|title|episode|recording|podcast|part|chapter|selection|video|entry|album|up)',
      '(skip|skip to|skip over|skip past|skip ahead to|skip forward to|jump to|jump over|jump ahead to|go to|go on to|go forward to|go ahead to|go onto|move to|move on to|move onto|move forward to|move ahead to|advance to|proceed to|proceed with|switch to|change to|hop to|take me to|pass on|pass on to|forward to|forward|select|choose|put on|bring on|listen to|hear|see|play|do|start) [<this>|my|a] <next> [(<song>|one|media|music|thing|item|title|episode|recording|podcast|part|chapter|number|selection|video|entry)]',
      '(skip|skip over|skip past|pass over|jump over|pass on|pass|change|get rid of|switch) [<this>] (<song>|one|media|music|thing|item|it|this|that|title|episode|track|ad|tv)',
      '<play> (another|a different|some other) (<song>|one|music)',
      '(another|different) (<song>|one)',
      '<play> [the|whatever] [<song>] (coming|coming up|coming on|up|that comes|that comes up|that is|that is up|comes|which is) next',
      'what (comes|is|s) next',
      '<next> [please]',
    ],
  },
  {
    intent: 'skip_next',
    cost: 0.1,
    says: [
      '(skip|jump|hop|move|go|proceed|advance|forward|switch|change|stop|hate|pause) ... <next> [(<song>|one|episode|tune|podcast)]',
      '(skip|skip past|skip over) ... (<song>|it|this|that)',
      '<play> ... <next> (<song>|one|number|episode) [(on|in|of|from) ...]',
    ],
  },
  {
    intent: 'skip_previous',
    says: [
      '(previous|back|go back|skip back|last|rewind|backwards|backward|skip backwards|jump back|one back|start over|start again|replay|from the top|from the start)',
      '[<play>] [<this>] (previous|preceding|prior|former) [(<song>|one|media|music|thing|item|title|episode|recording|podcast|tv|album)]',
      '(go back|skip back|go|skip|jump|jump back|return|move|move back|switch|switch back|rewind|back|get back|take me back) [to] [<this>] (<previous>|one before|one before this) [(<song>|one|media|music|thing|item|title|episode|tv)]',
      '(go back|skip back|jump back|back|move back|rewind) [(one|a|this|to)] [<song>|music|media|podcast|episode] [before]',
      '[go back to] [<this>] (<song>|one|podcast|episode) before [(this|that|one|this one)]',
      '(replay|repeat) [<this>] <previous> (<song>|one|media|music)',
      '<play> [<this>] <previous> (<song>|one|media|music) [(again|once more|one more time)]',
      '(start|play|begin) [<this>] (<song>|it|this|track) (over|again|from the beginning|from the start|from the top)',
      '(restart|start over) [<this>] (<song>|it|this|media|music|playback|album|playlist)',
    ],
  },
  { intent: 'skip_previous', cost: 0.15, says: ['(go|skip|jump|move|switch|take) ... (back|previous) ...'] },
];
