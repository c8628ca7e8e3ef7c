import { constants } from 'node:fs';
import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Opens a file of a folder for reading. Undefined when it is not there, is not a plain file, or
 * does not really lie in the folder: neither `..` nor a symbolic link leads out.
 */
export async function openContained(root: string, path: string): Promise<FileHandle | undefined> {
  try {
    const [inside, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    if (!real.startsWith(inside.endsWith(sep) ? inside : inside + sep)) return undefined;
    const file = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (ABSENT.has(code) || code === 'ERR_INVALID_ARG_VALUE') return undefined;
    throw error;
  }
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'ENAMETOOLONG', 'ENXIO']);
