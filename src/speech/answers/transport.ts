import type { Action } from '../../ports/interpreter.js';
import { type Answer, type Answerer, act, type Request } from '../answer.js';

/** Answers with one action that needs no words. */
export function simply(action: string, parameters?: (request: Request) => Action['parameters']): Answerer {
  return (request) => onlyAction(act(request, action, parameters?.(request)));
}

/** Volume up or down, by a value if the person gave one. */
export function step(action: 'volumeup' | 'volumedown'): Answerer {
  return simply(action, ({ reading }) => {
    const { volume } = reading.entities;
    return volume === undefined ? {} : { value: volume };
  });
}

/** Volume to a value; without one it means silence. */
export const setVolume: Answerer = simply('setvolume', ({ reading }) => ({
  value: reading.entities.volume ?? 0,
}));

function onlyAction(action: Action): Answer {
  return { actions: [action] };
}
