import { basename, dirname, extname } from 'node:path';

/** What the path of a track says about it. */
export interface PathGuess {
  readonly title: string;
  readonly track: number;
  readonly artist: string;
  readonly album: string | undefined;
  /** Whether there are folders for both the artist and the album. */
  readonly isWhole: boolean;
}

/** What a path such as `Artist/Album/03 - Title.mp3` says. */
export function guessFromPath(path: string): PathGuess {
  const folders = dirname(path)
    .split('/')
    .filter((folder) => folder !== '.' && !isDisc(folder));
  const [album, artist] = [folders.at(-1), folders.at(-2)];
  const name = basename(path, extname(path)).replaceAll('_', ' ').trim();
  const numbered = /^(\d{1,3})\s*[-.)]?\s+(.+)$/.exec(name);
  return {
    title: numbered?.[2] ?? name,
    track: Number(numbered?.[1] ?? 0),
    artist: artist ?? 'Unknown Artist',
    album,
    isWhole: artist !== undefined,
  };
}

/** Whether a folder is one disc of an album. */
export function isDisc(folder: string): boolean {
  return /^(cd|disc|disk)[\s_-]*\d+$/i.test(folder);
}
