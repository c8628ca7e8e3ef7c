import {
  understand as really,
  type UnderstandOutcome,
  type UnderstandTask,
} from '../../workers/understand.js';

export { learn, phrases } from '../../workers/understand.js';

/** Understands as the worker does, but dies of one phrase. */
export function understand(task: UnderstandTask): UnderstandOutcome {
  if (task.phrase.text === 'die') process.exit(1);
  return really(task);
}
