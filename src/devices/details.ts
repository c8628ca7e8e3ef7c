import { AppError } from '../errors.js';

/** What is known of a device (specification, section 2.5); fields that are not listed there are kept as given. */
export interface DeviceDetails {
  readonly deviceid: string;
  readonly [field: string]: unknown;
}

/** Bytes of all details of a device, as JSON. */
const MOST_BYTES = 65_536;

/**
 * Merges new details into old ones: a field replaces the one of its name, and an object such as
 * `versioninfo` is merged field by field. Throws `too_large`.
 */
export function mergeDetails(
  old: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...old };
  for (const [field, value] of Object.entries(given)) {
    if (field === '__proto__') continue;
    const before = merged[field];
    merged[field] = isObject(before) && isObject(value) ? { ...before, ...value } : value;
  }
  if (Buffer.byteLength(JSON.stringify(merged)) > MOST_BYTES) {
    throw new AppError('too_large', `The details of a device are at most ${MOST_BYTES} bytes in all.`);
  }
  return merged;
}

/** A text field of the details, or of an object in them: `text(details, 'versioninfo', 'firmware')`. */
export function text(
  details: Readonly<Record<string, unknown>>,
  ...path: readonly string[]
): string | undefined {
  let value: unknown = details;
  for (const field of path) value = isObject(value) ? value[field] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
