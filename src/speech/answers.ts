import type { IntentName } from '../ports/understander.js';
import type { Answerer } from './answer.js';
import { InformationAnswers } from './answers/information.js';
import { ModeAnswers } from './answers/modes.js';
import { OpinionAnswers } from './answers/opinions.js';
import { PlayAnswers } from './answers/play.js';
import { PlaylistEdits } from './answers/playlist-edits.js';
import { playPreset, setPreset } from './answers/presets.js';
import { setVolume, simply, step } from './answers/transport.js';
import { Find } from './find.js';
import type { Catalogue, Opinions, PlayableMaker, Playlists } from './music.js';

/** Every intent and who answers it. An intent without an answerer is refused in words. */
export function answerers(rooms: {
  readonly catalogue: Catalogue;
  readonly playables: PlayableMaker;
  readonly opinions: Opinions;
  readonly playlists: Playlists;
}): Readonly<Partial<Record<IntentName, Answerer>>> {
  const { playlists, opinions } = rooms;
  const find = new Find(rooms);
  const opinion = new OpinionAnswers({ find, opinions });
  const edits = new PlaylistEdits({ find, playlists });
  const play = new PlayAnswers({ find, playables: rooms.playables });
  const modes = new ModeAnswers(rooms.playables);
  const information = new InformationAnswers({ find, catalogue: rooms.catalogue });
  return {
    play: play.resume,
    stop: simply('stop'),
    pause: simply('pause'),
    skip_next: simply('skipnext'),
    skip_previous: simply('skipprevious'),
    volume_up: step('volumeup'),
    volume_loud: step('volumeup'),
    volume_down: step('volumedown'),
    volume_quiet: setVolume,
    shuffle_on: modes.shuffle(true),
    shuffle_off: modes.shuffle(false),
    repeat_on: modes.repeat(true),
    repeat_off: modes.repeat(false),
    play_song: play.song,
    play_album: play.album,
    play_playlist: play.playlist,
    play_radio: play.radio,
    create_dynamic_playlist: play.dynamic,
    stick_to_current: play.stick,
    like: opinion.like,
    dislike: opinion.dislike,
    modify_playlist: edits.modify,
    set_preset: setPreset,
    play_preset: playPreset,
    get_now_playing_info: information.nowPlaying,
    get_performance_info: information.performance,
    get_album_info: information.album,
    get_artist_info: information.artist,
    get_artist_timespan: information.timespan,
    get_concert_info: information.concert,
    get_chart_info: information.chart,
    help: information.help,
  };
}
