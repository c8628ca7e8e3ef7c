import { type Answerer, act, refusal } from '../answer.js';
import { playsSomething } from '../what-plays.js';

/** Puts what plays on a preset. */
export const setPreset: Answerer = (request) => {
  const { presetnumber } = request.reading.entities;
  const playable = request.nowplaying?.playable?.id;
  if (playable === undefined) {
    const { notWithThis, nothingPlaying } = request.replies;
    throw refusal(playsSomething(request.nowplaying) ? notWithThis() : nothingPlaying());
  }
  if (presetnumber === undefined) throw refusal(request.replies.notUnderstood());
  const action = act(request, 'setpreset', { presetnumber, playable });
  return { actions: [action], reply: request.replies.presetSet(presetnumber) };
};

/** Plays a preset that the device keeps. */
export const playPreset: Answerer = (request) => {
  const { presetnumber } = request.reading.entities;
  if (presetnumber === undefined) throw refusal(request.replies.notUnderstood());
  const action = act(request, 'playpreset', { presetnumber });
  return { actions: [action], reply: request.replies.playingPreset(presetnumber) };
};
