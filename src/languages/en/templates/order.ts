import type { Template } from '../../pack.js';

/** How English speakers shuffle and repeat. */
export const order: readonly Template[] = [
  {
    intent: 'shuffle_on',
    says: [
      '(shuffle|randomise|randomize|mix up) [(on|all|it|mode on|mode)]',
      '(turn on|switch on|enable|activate|start|set|select|use|engage) [<service>] (shuffle|shuffling|random) [(mode|play|playback|all)] [on]',
      '(turn|set|put|switch) [<service>] (shuffle|shuffling|random) [mode] on',
      '(shuffle|randomise|randomize|mix up|mix|scramble) [and play] [<this>|all|all of|all my|my|the entire|entire|my entire|my whole|through|every] (<song>|<music>|<playlist>|library|album|it|this|queue|artist|collection|everything)',
      '(play|put|set|start|listen to) [<this>|my|all|all my|all of] (<song>|<music>|<playlist>|library|album|it|this|queue|everything|<service>) (in|on|with|at) [a] (shuffle|random|random order|shuffle mode|shuffled order)',
      '(play|listen to) [(something|anything|songs|music|tracks)] (randomly|random|at random|in random order|shuffled|in any order)',
      '(random|shuffle) (<song>|<music>|order|mode|play|playback)',
      'shuffle [all] [(songs|music|tracks|something)] [(by|from|of)] {artist}',
      'play [all] [(songs|music|tracks)] [(by|from|of)] {artist} (on|with|in) (shuffle|random order|random)',
      'shuffle [my|the] {playlist} <playlist>',
      'shuffle [the] <album> {album}',
      'shuffle {genre} [<music>]',
    ],
  },
  { intent: 'shuffle_on', cost: 0.2, says: ['... (shuffle|shuffled|randomly) ...'] },
  {
    intent: 'shuffle_off',
    says: [
      '(turn off|switch off|disable|deactivate|stop|end|cancel|quit|no|no more|unset|exit) [<this>|<service>] (shuffle|shuffling|random|randomise) [(mode|play|playback|off)]',
      '(turn|set|put|switch) [<this>|<service>] (shuffle|shuffling|random) [mode] off',
      '(shuffle|shuffling|random|unshuffle) [mode|play] [off]  off',
      '(unshuffle|un shuffle) [<this>|my] [<music>|<playlist>|queue|it]',
      "(don't|do not) (shuffle|randomise|randomize) [<this>] [<music>|<playlist>|it]",
      'play [<this>|it] [(<song>|<music>|<playlist>|album|it)] in (order|the right order|original order|sequence|normal order)',
    ],
  },
  {
    intent: 'repeat_on',
    says: [
      '(repeat|loop|replay|encore|again|on repeat|on loop|once more|one more time|play it again|repeat on|loop on|repeat that|repeat this|play that again|do it again)',
      '(repeat|loop|replay|keep repeating|keep looping|rerun|keep playing|play back) [<this>|all|my|the entire] (<song>|<music>|one|it|this|that|album|<playlist>|queue|all|everything|same (song|track|one)) [(again|over and over|forever|once|twice|three times|when it ends|when it is over|on loop|one more time|on repeat)]',
      '(play|listen to|hear) [<this>|the same] (<song>|<music>|one|it|this|that|album|<playlist>) (again|once more|one more time|twice|over and over|on repeat|on loop|on a loop|in a loop|in loop|repeatedly|continuously|non stop|another time|three times)',
      '(put|set|place|turn|play|have) [<this>] (<song>|<music>|one|it|this|that|album|<playlist>) (on|to|in) [a] (repeat|loop|repeat mode)',
      '(turn on|switch on|enable|activate|start|set|select|use) [<service>] (repeat|repeating|loop|looping) [(mode|one|all|on)]',
      '(turn|set|put|switch) [<this>] (repeat|repeating|loop|looping) [mode] on',
      'play {track} (again|once more|one more time|on repeat|on loop|in loop)',
      '(repeat|loop) [the] [<song>] {track} [by {artist}]',
      'play [me] [the] [last] {artist} <song> again',
    ],
  },
  {
    intent: 'repeat_on',
    cost: 0.2,
    says: [
      '(repeat|loop|on repeat|on loop) ... (<song>|<music>|<playlist>|it)',
      '(<song>|<music>|<album>|<playlist>) ... (on repeat|on loop|on a loop|in a loop|repeat|again)',
    ],
  },
  {
    intent: 'repeat_off',
    says: [
      '(turn off|switch off|disable|deactivate|stop|end|cancel|quit|no|no more|unset) [<this>|<service>] (repeat|repeating|loop|looping) [(mode|one|all|off|<song>|<playlist>)] [<this>] [(<song>|<playlist>|it)]',
      '(turn|set|put|switch) [<this>] (repeat|repeating|loop|looping) [mode] off',
      '(repeat|loop|repeating|looping) [mode] off',
      "(don't|do not) (repeat|loop|replay) [<this>] [<song>|<music>|<playlist>|it]",
      'stop (repeating|looping) [<this>] [(<song>|<music>|<playlist>|it)]',
    ],
  },
];
