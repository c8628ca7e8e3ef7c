import { AppError } from '../errors.js';
import type { Replies } from '../languages/replies.js';
import type { Action, HeardPhrase, NowPlaying, Question } from '../ports/interpreter.js';
import type { Reading } from '../ports/understander.js';

/** A phrase that was read one way, and everything that its answer may depend on. */
export interface Request {
  readonly caller: HeardPhrase['caller'];
  readonly text: string;
  readonly reading: Reading;
  readonly nowplaying: NowPlaying | undefined;
  readonly capabilities: readonly string[];
  readonly languagecode: string;
  readonly replies: Replies;
}

/** What the device does and says. No reply: the actions speak for themselves. */
export interface Answer {
  readonly actions: readonly Action[];
  readonly reply?: string;
  readonly expectreply?: Question;
}

/** Answers requests of one kind. Rejects with {@link refusal}s and with the errors of the rooms below. */
export type Answerer = (request: Request) => Answer | Promise<Answer>;

/** The older names of actions under which devices may declare them (open details, 'Action'). */
const CAPABILITY_ALIASES: Readonly<Record<string, string>> = { refreshplayable: 'refreshplayableaction' };

/** Whether the device declared that it can perform an action. */
export function can(request: Pick<Request, 'capabilities'>, action: string): boolean {
  const alias = CAPABILITY_ALIASES[action];
  return (
    request.capabilities.includes(action) || (alias !== undefined && request.capabilities.includes(alias))
  );
}

/** An action of the device; refused when the device did not declare it. */
export function act(request: Request, action: string, parameters: Action['parameters'] = {}): Action {
  if (!can(request, action)) throw refusal(request.replies.cannot());
  const { intent, entities } = request.reading;
  return { action, parameters, intent: { name: intent }, entities };
}

/** A phrase that was heard but cannot be done: the reply says why (specification, section 6.2, rule 6). */
export function refusal(reply: string): AppError {
  return new AppError('not_understood', reply);
}
