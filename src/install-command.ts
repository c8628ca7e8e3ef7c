/**
 * Makes `npx parlando` work in a checkout: links the built command into
 * node_modules/.bin. Part of `npm run build`.
 */
import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const command = join(root, 'dist', 'src', 'parlando.js');
const link = join(root, 'node_modules', '.bin', 'parlando');

chmodSync(command, 0o755);
rmSync(link, { force: true });
symlinkSync(command, link);
