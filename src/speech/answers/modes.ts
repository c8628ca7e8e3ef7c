import { AppError } from '../../errors.js';
import type { Action } from '../../ports/interpreter.js';
import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';
import type { PlayableMaker } from '../music.js';

/** Shuffle and repeat: the playable that plays is changed on the server, and the device drops what it has buffered. */
export class ModeAnswers {
  readonly #playables: PlayableMaker;

  constructor(playables: PlayableMaker) {
    this.#playables = playables;
  }

  shuffle(on: boolean): Answerer {
    return async (request) => {
      const action = act(request, 'shuffle', { on });
      return this.#with(request, action, (id) => this.#playables.shuffle(request.caller, id, on));
    };
  }

  repeat(on: boolean): Answerer {
    return async (request) => {
      const action = act(request, 'repeat', { mode: on ? 'all' : 'off' });
      return this.#with(request, action, (id) =>
        this.#playables.loop(request.caller, id, on ? 'all' : undefined),
      );
    };
  }

  async #with(request: Request, action: Action, change: (id: string) => Promise<unknown>): Promise<Answer> {
    const id = request.nowplaying?.playable?.id;
    if (id === undefined) return { actions: [action] };
    await change(id).catch((error: unknown) => {
      throw isImpossible(error) ? refusal(request.replies.notWithThis()) : error;
    });
    const refresh = can(request, 'refreshplayable') ? [act(request, 'refreshplayable', { id })] : [];
    return { actions: [action, ...refresh] };
  }
}

/** Whether what plays is not ours, or its service does not shuffle and repeat. */
function isImpossible(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not_found';
}
