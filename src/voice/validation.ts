import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { AppError } from '../errors.js';

/** Compiles a schema once into a function that throws a 400 naming each offending key (`nowplaying.volume.mute`). */
export function compileCheck(schema: TSchema): (value: unknown) => void {
  const validator = Compile(schema);
  return (value) => {
    if (!validator.Check(value)) throw refusal(validator, value);
  };
}

function refusal(validator: Validator, value: unknown): AppError {
  const errors: Record<string, string> = {};
  for (const error of validator.Errors(value)) {
    for (const [key, problem] of blame(error)) errors[key] ??= problem;
  }
  const problems = Object.entries(errors).map(([key, problem]) => `${key} ${problem}`);
  return new AppError('invalid_request', `The message is not valid: ${problems.join('; ')}.`, { errors });
}

function blame(error: TLocalizedValidationError): readonly (readonly [string, string])[] {
  const path = error.instancePath.slice(1).replaceAll('/', '.');
  const inside = path === '' ? '' : `${path}.`;
  if (error.keyword === 'required') {
    return error.params.requiredProperties.map((name) => [`${inside}${name}`, 'is required']);
  }
  if (error.keyword === 'enum') return [[path, `must be one of ${error.params.allowedValues.join(', ')}`]];
  return [[path, error.message]];
}
