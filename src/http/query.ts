import type { TObject } from 'typebox';
import { invalid } from '../errors.js';
import { compileCheck } from '../validation/check.js';

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
    throw invalid(key, 'is there twice');
  }
  if (property.type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value);
  if (property.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
