import { RE2JS } from 're2js';
import { invalid } from '../errors.js';

/** Characters of a serial number; what is longer is none, and fits no pattern. */
const MOST_SERIAL = 1024;
/** Instructions of a compiled pattern: what a character costs at most. Counted repetitions multiply them. */
const MOST_INSTRUCTIONS = 2000;

/**
 * Compiles a `serial-regex`: RE2 syntax, anchored at both ends. Matching takes time linear in
 * the serial number, whatever the pattern. Throws `invalid_request` for a pattern that is none or too large.
 */
export function serialPattern(pattern: string): (serial: string | undefined) => boolean {
  const compiled = compile(pattern);
  if (compiled.programSize() > MOST_INSTRUCTIONS)
    throw invalid('serial-regex', 'is too large: it repeats too much');
  return (serial) => serial !== undefined && serial.length <= MOST_SERIAL && compiled.testExact(serial);
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    throw invalid('serial-regex', `must be a regular expression in RE2 syntax (${(error as Error).message})`);
  }
}
