import { type LookupAddress, lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** How an address is fetched. */
export interface Fetching {
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the head of the reply must be there. */
  readonly timeout: number;
  /** Whether hosts of the own network may be fetched from. */
  readonly allowPrivate: boolean;
  /** Statuses above 299 that are replies like any other. */
  readonly accepts?: readonly number[];
  /** The only origin that redirects may lead to; absent: any. */
  readonly origin?: string;
}

/** An address that is not fetched, or a reply that is no use. */
class FetchError extends Error {}

const MOST_REDIRECTS = 3;

/**
 * Opens an http or https address that somebody else chose. It never reaches a host of the own
 * network, by whatever name, redirect or notation, unless that is allowed. The caller reads the
 * reply or destroys it. Rejects with a {@link FetchError} or with the system's own.
 */
export async function openPublic(address: string, fetching: Fetching): Promise<http.IncomingMessage> {
  let url = address;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const reply = await open(checked(url, fetching), fetching);
    const { statusCode = 0, headers } = reply;
    if (statusCode < 300 || fetching.accepts?.includes(statusCode)) return reply;
    reply.destroy();
    const next = headers.location === undefined ? undefined : URL.parse(headers.location, url)?.href;
    if (statusCode >= 400 || next === undefined) throw new FetchError(`the reply is ${statusCode}`);
    url = next;
  }
  throw new FetchError('too many redirects');
}

/** How much of a reply is read, and for how long. */
export interface Reading {
  /** Bytes. */
  readonly most: number;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Reads a whole reply. Rejects with a {@link FetchError} when it is too long, or comes too slowly. */
export async function readBytes(
  reply: http.IncomingMessage,
  { most, timeout }: Reading,
): Promise<Buffer<ArrayBuffer>> {
  const tooLate = setTimeout(() => reply.destroy(new FetchError('the reply does not end')), timeout);
  try {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of reply) {
      length += piece.length;
      if (length > most) throw new FetchError(`the reply is longer than ${most} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } finally {
    clearTimeout(tooLate);
    reply.destroy();
  }
}

/** Reads a whole reply as UTF-8, as {@link readBytes} does. */
export async function readText(reply: http.IncomingMessage, reading: Reading): Promise<string> {
  return (await readBytes(reply, reading)).toString('utf8');
}

/** Whether an address is one of the web and does not name a host of the own network by number. */
function isPublic(address: string): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const host = bareHost(url);
  return isIP(host) === 0 ? !/(^|\.)localhost\.?$/i.test(host) : !isPrivate(host);
}

/** Whether speakers may be sent to an address that somebody else chose. */
export function mayBeSentTo(address: string, allowPrivate: boolean): boolean {
  return allowPrivate || isPublic(address);
}

/** Whether an address belongs to the own machine, the own network, or nobody. */
export function isPrivate(ip: string): boolean {
  return PRIVATE.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

function checked(address: string, { allowPrivate, origin }: Fetching): URL {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new FetchError('not an http or https address');
  if (!allowPrivate && !isPublic(address)) throw new FetchError('a private address');
  if (origin !== undefined && url.origin !== origin) throw new FetchError('a redirect to another server');
  return url;
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function open(url: URL, { headers, timeout, allowPrivate }: Fetching): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = { headers: { ...headers }, agent: false, ...(!allowPrivate && { lookup: publicLookup }) };
    const call = request(url, options, (reply) => {
      clearTimeout(tooLate);
      reply.on('error', () => {});
      resolve(reply);
    });
    const tooLate = setTimeout(() => call.destroy(new FetchError('no reply in time')), timeout);
    call.on('error', (error) => {
      clearTimeout(tooLate);
      reject(error);
    });
    call.end();
  });
}

/** Looks a name up, and refuses one of which any address is private: it is the looked-up address that is connected to. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new FetchError('no such host'), '', 0);
    if (addresses.some(({ address }) => isPrivate(address)))
      return done(new FetchError('a private address'), '', 0);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const PRIVATE = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/127',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]) {
  const [network = '', bits] = range.split('/');
  PRIVATE.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
}
