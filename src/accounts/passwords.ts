import { invalid } from '../errors.js';
import { COMMON_PASSWORDS } from './common-passwords.js';

const SHORTEST = 8;
const LONGEST = 128;

/** The form of a password that is hashed: what looks the same on every keyboard is the same (NIST SP 800-63B). */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Refuses a new password that is too short, too long or among the first that anybody tries. */
export function checkNewPassword(password: string, email: string | undefined): void {
  const length = [...normalisePassword(password)].length;
  if (length < SHORTEST || length > LONGEST) {
    throw invalid('password', `must have ${SHORTEST} to ${LONGEST} characters`);
  }
  const plain = normalisePassword(password).toLowerCase();
  const guessable =
    COMMON_PASSWORDS.has(plain) || new Set(plain).size === 1 || plain === email?.toLowerCase();
  if (guessable) throw invalid('password', 'is one of the first that anybody would try');
}
