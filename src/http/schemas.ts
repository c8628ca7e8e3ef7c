import Type, { type TProperties } from 'typebox';
import Format from 'typebox/format';

/** Marks what Parlando chose because the specification leaves it open; goes into the OpenAPI document. */
export const ownChoice = { 'x-own-choice': true } as const;

Format.Set('text', (value) => value.isWellFormed() && !hasControls(value));
Format.Set('words', (value) => value.isWellFormed() && value.trim() !== '' && !hasControls(value));

function hasControls(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const unit = value.charCodeAt(i);
    if (unit < 0x20 || (unit >= 0x7f && unit < 0xa0)) return true;
  }
  return false;
}

/** A single line of well-formed Unicode without control characters; may be empty. */
export const text = (maxLength: number, options = {}) =>
  Type.String({ format: 'text', maxLength, ...options });

/** A line that is not blank. */
export const words = (maxLength: number, options = {}) =>
  Type.String({ format: 'words', minLength: 1, maxLength, ...options });

/** The id of a device: whatever its maker chose. */
export const DeviceId = words(128);

/** An email address. */
export const Email = Type.String({ format: 'email', maxLength: 254 });

/** A lower-case ISO 3166 country code. */
export const CountryCode = Type.String({ pattern: '^[a-z]{2}$' });

/** ISO 8601 UTC. */
export const Timestamp = Type.String({ format: 'date-time' });

/** The position in a list, for the query (open details). */
export const Paging = Type.Object({
  startindex: Type.Integer({ minimum: 0, maximum: 1_000_000_000, default: 0, ...ownChoice }),
  itemsperpage: Type.Integer({ minimum: 1, maximum: 100, default: 20, ...ownChoice }),
});

/** A body of which nothing is known but that it is a JSON object. */
export const AnyObject = Type.Record(Type.String(), Type.Unknown());

/** An object of which no field must be there. */
export function optional<P extends TProperties>(properties: P) {
  return Type.Partial(Type.Object(properties));
}
