import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { AppError } from '../errors.js';

/** Lets a value of the schema through, and throws a 400 that names every wrong key otherwise. */
export type Check = (value: unknown) => void;

/** Compiles a schema once; `whole` names the value where no key can be blamed. */
export function compileCheck(schema: TSchema, whole: string): Check {
  const validator = Compile(schema);
  return (value) => {
    if (!validator.Check(value)) throw refusal(validator.Errors(value), whole);
  };
}

const MOST_ERRORS = 20;

function refusal(problems: readonly TLocalizedValidationError[], whole: string): AppError {
  const errors: Record<string, string> = {};
  for (const each of problems) {
    for (const [key, problem] of blame(each, whole)) errors[key] ??= problem;
    if (Object.keys(errors).length >= MOST_ERRORS) break;
  }
  const [key, problem] = Object.entries(errors)[0] ?? [whole, 'is not valid'];
  return new AppError('invalid_request', `${key}: ${problem}`, { errors });
}

function blame(error: TLocalizedValidationError, whole: string): [string, string][] {
  const path = error.instancePath.slice(1).split('/').map(unescapePointer).join('.');
  switch (error.keyword) {
    case 'required':
      return error.params.requiredProperties.map((name) => [path ? `${path}.${name}` : name, 'is required']);
    case 'enum':
      return [[path || whole, `must be one of ${error.params.allowedValues.join(', ')}`]];
    case 'format':
      return [[path || whole, FORMATS[error.params.format] ?? `must be a valid ${error.params.format}`]];
    default:
      return [[path || whole, error.message]];
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  languagecode: 'must be a language tag such as en or de-AT',
  text: 'must be well-formed text without control characters',
  words: 'must be text that is not blank, without control characters',
};

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
