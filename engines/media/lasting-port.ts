import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaOptions } from './media-options.js';
import type { MediaServer } from './media-server.js';

/** Listens on the port that was asked for; if none was, on that of last time, so that addresses given out stay good. */
export async function listenLasting(
  media: MediaServer,
  { data, httpHost, httpPort }: MediaOptions,
): Promise<number> {
  if (httpPort !== 0) return media.listen(httpHost, httpPort);
  const file = join(data, 'http-port');
  const port = await media.listen(httpHost, portIn(file)).catch(() => media.listen(httpHost, 0));
  writeFileSync(file, String(port));
  return port;
}

function portIn(file: string): number {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port > 0 && port < 65_536 ? port : 0;
  } catch {
    return 0;
  }
}
