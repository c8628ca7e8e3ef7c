import { isIPv4, isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = 12;

/** What one customer of a network has: an IPv4 address, or the first half of an IPv6 address, in hexadecimal. */
export function addressOf(bytes: Buffer): string {
  if (bytes.length === 4) return bytes.join('.');
  const mapped =
    bytes.readUInt32BE(0) === 0 && bytes.readUInt32BE(4) === 0 && bytes.readUInt32BE(8) === 0xffff;
  return mapped ? bytes.subarray(IPV4_IN_IPV6).join('.') : bytes.toString('hex', 0, 8);
}

/** The same of the last address of a header X-Forwarded-For: the one that the operator's own proxy saw. */
export function forwardedAddress(header: string | undefined): string | undefined {
  const last = header?.split(',').at(-1)?.trim() ?? '';
  if (isIPv4(last)) return last;
  return isIPv6(last) ? firstHalf(last) : undefined;
}

function firstHalf(address: string): string {
  const [left = '', right] = address.split('::').map((side) => (side === '' ? [] : side.split(':')));
  const zeros = right === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...(right ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().padStart(4, '0'))
    .join('');
}
