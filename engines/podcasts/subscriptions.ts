import { readFile } from 'node:fs/promises';
import { parseOpml } from 'feedsmith';

const MOST_FEEDS = 1_000;

interface Outline {
  readonly xmlUrl?: string | undefined;
  readonly outlines?: readonly Outline[] | undefined;
}

/**
 * The addresses of feeds that a list names, each once. The list is an OPML file, a text file with an address
 * in each line (what follows '#' is a remark), or addresses with commas between. Rejects when the file
 * cannot be read or is broken OPML.
 */
export async function subscriptions(list: string): Promise<readonly string[]> {
  const text = /^https?:\/\//i.test(list) ? list.replaceAll(',', '\n') : await readFile(list, 'utf8');
  const addresses = /<opml\b/i.test(text) ? outlined(parseOpml(text).body?.outlines ?? []) : lines(text);
  const feeds = addresses.flatMap((address) => webAddress(address) ?? []);
  return [...new Set(feeds)].slice(0, MOST_FEEDS);
}

function outlined(outlines: readonly Outline[]): string[] {
  return outlines.flatMap(({ xmlUrl, outlines: inner = [] }) => [
    ...(xmlUrl === undefined ? [] : [xmlUrl]),
    ...outlined(inner),
  ]);
}

function lines(text: string): string[] {
  return text.split(/\r?\n/).map((line) => line.replace(/(^|\s)#.*$/, ''));
}

function webAddress(text: string): string | undefined {
  const url = URL.parse(text.trim());
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
