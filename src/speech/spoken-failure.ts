import { AppError } from '../errors.js';
import { languageOf } from '../languages/languages.js';
import type { Intent } from '../ports/interpreter.js';
import type { SpokenReplies } from './spoken-replies.js';

/** What had been heard when it failed. */
interface Heard {
  readonly text: string;
  readonly intent: Intent;
  readonly languagecode: string;
}

/** Any failure as one that the speaker can say: the same code, and the words in its body. */
export function spokenFailure(
  error: unknown,
  { text, intent, languagecode }: Heard,
  replies: SpokenReplies,
): unknown {
  if (!(error instanceof AppError)) return error;
  const respond = replies.respond(sentence(error, intent, languagecode), languagecode);
  const { errors, retryAfter } = error;
  const body = { ...error.body, text, respond, intent };
  return new AppError(error.code, respond.text, {
    body,
    cause: error,
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

/** What to say of a failure of the rooms below. */
function sentence(error: AppError, intent: Intent, languagecode: string): string {
  const replies = languageOf(languagecode).replies;
  const what = Object.values(intent.entities).join(', ');
  switch (error.code) {
    case 'not_understood':
      return error.message;
    case 'nothing_to_play':
    case 'content_gone':
    case 'not_found':
      return replies.nothingToPlay(what);
    case 'service_signin_needed':
    case 'access_revoked':
      return replies.signinNeeded();
    default:
      return replies.serviceTrouble();
  }
}
