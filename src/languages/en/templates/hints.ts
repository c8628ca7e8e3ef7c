import type { Template } from '../../pack.js';

/** How English speakers add to a request in another sentence. */
export const hints: readonly Template[] = [
  {
    intent: 'create_dynamic_playlist',
    hint: true,
    says: [
      '(i|we) [(really|also|mostly|mainly|usually|especially|particularly)] (like|love|enjoy|prefer|adore|appreciate|listen to|am into|am a fan of|am a big fan of|am a lover of|want|need|likes) [<some>] [<mods>] {artist} [<music>] [(a lot|very much|the most|best)]',
      '(i|we) [(really|also|mostly|mainly|usually)] (like|love|enjoy|prefer|adore|appreciate|listen to|am into|am a fan of|want|need|likes) [<some>] <mods> [<music>] ...',
      "(i'm|we're) [(a big|a huge|a)] (fan of|into|thinking|in the mood for|thinking of) [<some>] (<mods>|{artist}) [<music>] ...",
      '[(maybe|perhaps|preferably|especially|particularly|mainly|like|make it|make that|stuff like|something like|such as|say)] [<some>] <mods> [<music>] ...',
      '(maybe|perhaps|preferably|especially|particularly|mainly|make it|stuff like|something like|such as) [<some>] [<music>] [like] [<by>] {artist}',
      '[<some>] <music> (like|by|from) {artist}',
      '[(maybe|perhaps|preferably)] [<some>] [<music>] <when>',
      '... <music> <by> {artist}',
    ],
  },
  {
    intent: 'play_album',
    hint: true,
    says: [
      '... [<this>] <album> [<called>] {album}',
      '... [<this>] <album> [<called>] {album} (has|have|is|are|was|would|contains|consists of|since|because|as|it) ...',
      '... [<this>] <album> [<called>] {album} by {artist}',
      '... (in|from|on|off|like) [the] {album} <album>',
    ],
  },
  {
    intent: 'play_song',
    hint: true,
    says: [
      '(the name is|the song is|the name of [the] song is|the name of [the] song i am looking for is|the title is|the name of it is) {track}',
      "(it's|it is|its|one|the one) <called> {track}",
      '(song|track|tune) <called> {track}',
      '... (song|track|tune) <called> {track}',
      '... (song|track|tune) <called> {track} by {artist}',
    ],
  },
];
