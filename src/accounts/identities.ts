import { createHmac } from 'node:crypto';
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { invalid } from '../errors.js';

/** The form of an email address in which two are compared: letter case makes no difference. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** A mobile number in E.164. Throws a 400 for what cannot be one, or has no country code. */
export function normaliseNumber(mobilenumber: string): string {
  const number = parsePhoneNumberFromString(mobilenumber);
  if (number?.isValid()) return number.number;
  throw invalid('mobilenumber', 'must be a mobile number in international format, with a leading +');
}

/**
 * The userid of a shadow account: a UUID (RFC 9562 §5.8) from an HMAC, so that the same identifier
 * of the same client always gives the same, and nobody can turn it back.
 */
export function shadowUserid(key: Uint8Array, clientid: string, identifier: string): string {
  const hash = createHmac('sha256', key)
    .update(`shadow\0${clientid}\0${identifier}`)
    .digest()
    .subarray(0, 16);
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
