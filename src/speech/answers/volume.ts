import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';

/** How much louder or quieter it gets without a value, where the device does not decide that. */
const STEP = 10;

/** Louder; a muted device is heard again instead. */
export const louder: Answerer = (request) => {
  if (request.nowplaying?.volume?.mute && can(request, 'mute')) return mute(request, false);
  return step(request, 'volumeup', 1);
};

/** Quieter. */
export const quieter: Answerer = (request) => step(request, 'volumedown', -1);

/** A volume from 0 to 100, by the actions that the device has. */
export const setVolume: Answerer = (request) => {
  const { volume } = request.reading.entities;
  if (volume === undefined) throw refusal(request.replies.whichVolume());
  const now = request.nowplaying?.volume?.value;
  if (!can(request, 'setvolume')) {
    if (volume === 0 && can(request, 'mute')) return mute(request, true);
    const change = now === undefined ? 0 : volume - now;
    const action = change < 0 ? 'volumedown' : 'volumeup';
    if (change !== 0 && can(request, action)) return only(request, action, { value: Math.abs(change) });
  }
  return only(request, 'setvolume', { value: volume });
};

function step(request: Request, action: 'volumeup' | 'volumedown', sign: 1 | -1): Answer {
  const { volume } = request.reading.entities;
  const now = request.nowplaying?.volume?.value;
  if (!can(request, action) && can(request, 'setvolume') && now !== undefined) {
    return only(request, 'setvolume', { value: Math.min(100, Math.max(0, now + sign * (volume ?? STEP))) });
  }
  return only(request, action, volume === undefined ? {} : { value: volume });
}

function mute(request: Request, on: boolean): Answer {
  return only(request, 'mute', { mute: on });
}

function only(request: Request, action: string, parameters: Readonly<Record<string, unknown>>): Answer {
  return { actions: [act(request, action, parameters)] };
}
