import { RE2JS } from 're2js';
import { invalid } from '../errors.js';

/**
 * Compiles a `serial-regex`: RE2 syntax, anchored at both ends. Matching takes time linear in
 * the serial number, whatever the pattern. Throws `invalid_request` for a pattern that is none.
 */
export function serialPattern(pattern: string): (serial: string | undefined) => boolean {
  const compiled = compile(pattern);
  return (serial) => serial !== undefined && compiled.matcher(serial).matches();
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    throw invalid('serial-regex', `must be a regular expression in RE2 syntax (${(error as Error).message})`);
  }
}
