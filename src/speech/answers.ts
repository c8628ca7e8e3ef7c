import type { IntentName } from '../ports/understander.js';
import { type Answerer, can, refusal } from './answer.js';
import { ChartAnswers } from './answers/charts.js';
import { InformationAnswers } from './answers/information.js';
import { makePlayable } from './answers/make-playable.js';
import { MixAnswers } from './answers/mix.js';
import { ModeAnswers } from './answers/modes.js';
import { OpinionAnswers } from './answers/opinions.js';
import { PlayAnswers } from './answers/play.js';
import { PlaylistEdits } from './answers/playlist-edits.js';
import { playPreset, setPreset } from './answers/presets.js';
import { StickAnswers } from './answers/stick.js';
import { simply } from './answers/transport.js';
import { louder, quieter, setVolume } from './answers/volume.js';
import { Find } from './find.js';
import type { Catalogue, Opinions, OwnDevices, PlayableMaker, Playlists } from './music.js';
import { OwnPresets } from './own-presets.js';
import { Told } from './told.js';
import { WhatPlays } from './what-plays.js';

/** Every intent and who answers it. */
export function answerers(rooms: {
  readonly catalogue: Catalogue;
  readonly playables: PlayableMaker;
  readonly opinions: Opinions;
  readonly playlists: Playlists;
  readonly devices: OwnDevices;
}): Readonly<Record<IntentName, Answerer>> {
  const { catalogue, playables, playlists, opinions } = rooms;
  const find = new Find(rooms);
  const whatPlays = new WhatPlays({ find, catalogue });
  const opinion = new OpinionAnswers({ find, opinions, playables, whatPlays });
  const edits = new PlaylistEdits({ find, playlists, whatPlays });
  const told = new Told(catalogue.information);
  const make = makePlayable(playables);
  const { dynamic } = new MixAnswers({ find, make });
  const play = new PlayAnswers({ find, presets: new OwnPresets(rooms.devices), make, dynamic });
  const { stick } = new StickAnswers({ find, whatPlays, make });
  const modes = new ModeAnswers(playables);
  const information = new InformationAnswers({ find, catalogue, told, whatPlays });
  const { chart } = new ChartAnswers({ find, catalogue, told });
  const playing = needing('playplayable');
  return {
    play: needing('play', 'playplayable')(play.resume),
    stop: simply('stop'),
    pause: simply('pause'),
    skip_next: simply('skipnext'),
    skip_previous: simply('skipprevious'),
    volume_up: needing('volumeup', 'setvolume', 'mute')(louder),
    volume_loud: needing('volumeup', 'setvolume', 'mute')(louder),
    volume_down: needing('volumedown', 'setvolume')(quieter),
    volume_quiet: needing('setvolume', 'volumeup', 'volumedown', 'mute')(setVolume),
    shuffle_on: play.shuffled(modes.shuffle(true)),
    shuffle_off: modes.shuffle(false),
    repeat_on: modes.repeat(true),
    repeat_off: modes.repeat(false),
    play_song: playing(play.song),
    play_album: playing(play.album),
    play_song_by_lyric: playing(play.lyric),
    play_playlist: playing(play.playlist),
    play_radio: needing('playplayable', 'playpreset')(play.radio),
    create_dynamic_playlist: playing(dynamic),
    stick_to_current: playing(stick),
    like: opinion.like,
    dislike: opinion.dislike,
    modify_playlist: edits.modify,
    set_preset: needing('setpreset')(setPreset),
    play_preset: needing('playpreset')(playPreset),
    get_now_playing_info: information.nowPlaying,
    get_performance_info: information.performance,
    get_album_info: information.album,
    get_artist_info: information.artist,
    get_artist_timespan: information.timespan,
    get_concert_info: information.concert,
    get_chart_info: chart,
    help: information.help,
  };
}

/** Refuses what a device cannot do, before anything else is the matter: it must have declared one of these actions. */
function needing(...actions: readonly string[]): (answerer: Answerer) => Answerer {
  return (answerer) => async (request) => {
    if (!actions.some((action) => can(request, action))) throw refusal(request.replies.cannot());
    return answerer(request);
  };
}
