import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { hashed } from '../identity.js';
import type { Changes, Facts, FileRead, FoundFile } from './facts.js';
import { readNotes } from './notes-file.js';
import { readPlaylist } from './playlist-file.js';
import { readTrack } from './track-tags.js';
import { walk } from './walk.js';

/** Where to look for changes. */
export interface Comparison {
  /** The music folder. */
  readonly root: string;
  /** The file with what is known of it. */
  readonly database: string;
}

/**
 * Compares the music folder with what is known of it, by path, time of change and size. Rejects when
 * the folder cannot be read, or is suddenly empty.
 */
export function findChanges({ root, database }: Comparison): Changes {
  const { files, folders, unreadable } = walk(root);
  if (unreadable.includes('')) throw new Error(`the music folder cannot be read: ${root}`);
  const known = knownFiles(database);
  // The place of a disk that is not there is an empty folder.
  if (files.length === 0 && known.size > 0) {
    throw new Error(`the music folder is empty, what is known of it is kept: ${root}`);
  }
  const changed = files.filter((file) => {
    const before = known.get(file.path);
    known.delete(file.path);
    return !before || before.mtime !== file.mtime || before.size !== file.size;
  });
  const removed = [...known.keys()].filter(
    (path) => !unreadable.some((folder) => path.startsWith(`${folder}/`)),
  );
  return { changed, removed, folders, unreadable };
}

interface Known {
  readonly path: string;
  readonly mtime: number;
  readonly size: number;
}

function knownFiles(database: string): Map<string, Known> {
  const db = new Database(database, { readonly: true });
  try {
    const rows = db.prepare<[], Known>('SELECT path, mtime, size FROM file').all();
    return new Map(rows.map((row) => [row.path, row]));
  } finally {
    db.close();
  }
}

/** Files to read. */
export interface Reading {
  readonly root: string;
  readonly files: readonly FoundFile[];
}

/** Files that a worker has open at a time: enough to work on one while the disk brings another. */
const AT_A_TIME = 4;

/** Reads files. One that cannot be understood brings a problem instead of facts. */
export async function readFiles({ root, files }: Reading): Promise<FileRead[]> {
  const read: FileRead[] = [];
  const ahead = files.values();
  const work = async () => {
    for (const file of ahead) read.push(await readOne(root, file));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return read;
}

async function readOne(root: string, file: FoundFile): Promise<FileRead> {
  try {
    return { file, facts: await factsOf(root, file) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const again = error instanceof Error && 'errno' in error;
    return { file, problem: message.replace(/\s+/g, ' ').slice(0, 200), again };
  }
}

async function factsOf(root: string, { path, kind }: FoundFile): Promise<Facts> {
  const file = join(root, path);
  switch (kind) {
    case 'track':
      return readTrack(file, path);
    case 'playlist':
      return readPlaylist(file, path);
    case 'notes':
      return readNotes(file);
    case 'picture':
      return { kind, cover: hashed(await readFile(file)) };
  }
}
