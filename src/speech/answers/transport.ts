import { type Answerer, act } from '../answer.js';

/** Answers with one action that needs no words. */
export function simply(action: string): Answerer {
  return (request) => ({ actions: [act(request, action)] });
}
