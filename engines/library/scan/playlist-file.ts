import { readFile } from 'node:fs/promises';
import { basename, extname, posix } from 'node:path';
import type { PlaylistFacts } from './facts.js';

/** Reads an M3U or M3U8 playlist; `path` is from the music folder. Entries that leave the folder are passed over. */
export async function readPlaylist(file: string, path: string): Promise<PlaylistFacts> {
  const lines = decoded(await readFile(file))
    .split(/\r\n?|\n/)
    .map((line) => line.trim());
  const title = lines
    .find((line) => line.startsWith('#PLAYLIST:'))
    ?.slice('#PLAYLIST:'.length)
    .trim();
  return {
    kind: 'playlist',
    name: title || basename(path, extname(path)),
    entries: lines.flatMap((line) => entry(line, path)),
  };
}

/** UTF-8, or, where it is not that, what it was before Unicode. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function entry(line: string, playlist: string): string[] {
  if (line === '' || line.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(line) || line.startsWith('/'))
    return [];
  const path = posix.normalize(posix.join(posix.dirname(playlist), line.replaceAll('\\', '/')));
  return path.startsWith('..') ? [] : [path];
}
