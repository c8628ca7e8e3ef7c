import { type Answer, act, can, type Request, refusal } from '../answer.js';
import type { PlayableMaker } from '../music.js';

/** Makes a playable with some parameters, and tells the device to play it. */
export type MakePlayable = (
  request: Request,
  parameters: Readonly<Record<string, unknown>>,
  reply: string,
  start?: { readonly startindex?: number },
) => Promise<Answer>;

/** What makes playables. They are refused where the device cannot play any. */
export function makePlayable(playables: PlayableMaker): MakePlayable {
  return async (request, parameters, reply, start = {}) => {
    if (!can(request, 'playplayable')) throw refusal(request.replies.cannot());
    const { caller } = request;
    const shuffle = request.reading.intent === 'shuffle_on' && parameters.type !== 'dynamicplaylist';
    const wish = { parameters, deviceid: caller.deviceid, ...(shuffle && { shuffle }) };
    const made = await playables.create(caller, wish);
    const { id, name, images } = made;
    return { actions: [act(request, 'playplayable', { id, name, images, ...start })], reply };
  };
}
