import type { TObject, TSchema } from 'typebox';
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
  text: 'must be well-formed text without control characters',
  words: 'must be text that is not blank, without control characters',
};

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Parses JSON in UTF-8; a 400 says what is wrong. */
export function parseJson(bytes: Uint8Array): unknown {
  let source: string;
  try {
    source = utf8.decode(bytes);
  } catch {
    throw new AppError('invalid_request', 'The body is not UTF-8.');
  }
  try {
    return JSON.parse(source);
  } catch (error) {
    const where = /position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    throw new AppError('invalid_request', `The body is not JSON${where ? ` (at ${where})` : ''}.`);
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads a query into the types of its schema, then checks it. */
export function compileQuery(schema: TObject): (query: string) => Record<string, unknown> {
  const check = compileCheck(schema, 'query');
  const keys = Object.entries(schema.properties as Record<string, Described>);
  return (query) => {
    const given = new URLSearchParams(query);
    const values: Record<string, unknown> = {};
    for (const [key, property] of keys) {
      const value = convert(key, property, given.getAll(key));
      if (value !== undefined) values[key] = value;
    }
    check(values);
    return values;
  };
}

/** What is looked at in the schema of one key of a query. */
interface Described {
  readonly type?: string;
  readonly default?: unknown;
}

function convert(key: string, property: Described, given: readonly string[]): unknown {
  if (property.type === 'array') return given.length > 0 ? given : property.default;
  const [value] = given;
  if (value === undefined) return property.default;
  if (given.length > 1) {
    throw new AppError('invalid_request', `${key}: is there twice`, { errors: { [key]: 'is there twice' } });
  }
  if (property.type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (property.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
