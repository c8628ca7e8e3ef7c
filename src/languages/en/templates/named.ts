import type { Template } from '../../pack.js';

const PLAY = '(<play>|<hearverb>|start|turn on|switch to)';
const GIVE = '(<want>|<find>|have you got|do you have|can we have|could we have|can i have|could i have)';

/** What English speakers say of names: with any other words in their place it would be no request, or another one. */
export const named: readonly Template[] = [
  {
    intent: 'play_playlist',
    named: true,
    says: [
      '(<play>|<hearverb>|put) [(my|our|the)] [<playlist>] {playlist} [on]',
      '(start|turn on|open|switch to|change to|go to) [(my|our|the)] [<playlist>] {playlist} [(<playlist>|list|mix)]',
    ],
  },
  {
    intent: 'shuffle_on',
    named: true,
    says: ['shuffle [(my|our|the)] [<playlist>] {playlist} [(<playlist>|list|mix)]'],
  },
  {
    intent: 'modify_playlist',
    named: true,
    says: [
      '(add|save|put) (this|that|it|the current) [<song>|one] (to|in|into|on) [(my|our|the)] [<playlist>] {playlist} [(<playlist>|list|mix)]',
      '(remove|delete|take|drop) (this|that|it|the current) [<song>|one] (from|off|off of|out of) [(my|our|the)] [<playlist>] {playlist} [(<playlist>|list|mix)]',
    ],
  },
  {
    intent: 'create_dynamic_playlist',
    named: true,
    says: [
      `${PLAY} [(some|more|<music> (by|from)|the best of)] {artist}`,
      `${GIVE} (some|more|some more|<music> (by|from)|the best of) {artist}`,
      '(put|turn|switch|throw) [some] {artist} on',
    ],
  },
  {
    intent: 'play_song',
    named: true,
    cost: 0.1,
    says: [`${PLAY} {track} [by {artist}]`, 'put {track} on'],
  },
  {
    intent: 'play_album',
    named: true,
    cost: 0.18,
    says: [`${PLAY} {album} [by {artist}]`, 'put {album} on'],
  },
  {
    intent: 'play_radio',
    named: true,
    cost: 0.2,
    says: [
      '(<play>|<hearverb>|start|turn on|switch to|switch over to|change to|go to|tune to|tune in to|tune into) [the] [(station|radio station|channel)] {station}',
      '(put|turn|switch) [the] [(station|radio station|channel)] {station} on',
    ],
  },
  {
    intent: 'get_artist_info',
    named: true,
    says: [
      "(who is|who was|who are|who were|who's|tell me about|tell me more about|tell me something about|what do you know about) {artist}",
    ],
  },
  {
    intent: 'get_album_info',
    named: true,
    says: ['(tell me about|tell me more about|tell me something about) {album}'],
  },
  {
    intent: 'get_performance_info',
    named: true,
    says: ['who (sings|sang|plays|played|wrote|recorded|performs) {track}'],
  },
  {
    intent: 'get_concert_info',
    named: true,
    says: [
      '(when|where) (is|are) [the] [next] {artist} (concert|concerts|gig|gigs|show|shows|tour)',
      '(is|are|does|will) {artist} (playing|on tour|touring|play|be playing) [(live|next|soon)] [(near|around|in) (here|me|us|town)]',
      '(any|are there any|is there a) {artist} (concert|concerts|gig|gigs|show|shows) [...]',
    ],
  },
];
