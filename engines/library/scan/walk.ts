import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundFile } from './facts.js';
import { fileKind } from './media-types.js';

/** What a walk through a folder found. */
export interface Walked {
  readonly files: readonly FoundFile[];
  readonly folders: readonly string[];
  readonly unreadable: readonly string[];
}

/**
 * Walks through a folder without ever following a symbolic link: what a link inside the folder
 * leads to is found by itself, and what lies outside is none of the library's business. Hidden
 * files and names that are not UTF-8 are passed over. Synchronous, so for a worker.
 */
export function walk(root: string): Walked {
  const files: FoundFile[] = [];
  const folders: string[] = [];
  const unreadable: string[] = [];
  const ahead = [''];
  for (let folder = ahead.pop(); folder !== undefined; folder = ahead.pop()) {
    const entries = entriesOf(join(root, folder));
    if (!entries) {
      unreadable.push(folder);
      continue;
    }
    folders.push(folder);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.') || entry.name.includes('\ufffd')) continue;
      if (entry.isDirectory()) ahead.push(path);
      else if (entry.isFile()) files.push(...found(root, path, entry.name));
    }
  }
  return { files, folders, unreadable };
}

function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

function found(root: string, path: string, name: string): FoundFile[] {
  const kind = fileKind(name);
  if (!kind) return [];
  // A file may be gone between the two looks.
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (!stats?.isFile()) return [];
  return [{ path, kind, mtime: Math.round(stats.mtimeMs), size: stats.size }];
}
