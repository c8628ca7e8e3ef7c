import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { LinearModel, type Weights } from './linear-model.js';

/** What was learnt at build lies beside the programs that learnt it. */
const FOLDER = join(import.meta.dirname, 'learnt');

/** A model as it is kept, with a digest of what it was learnt from and of the programs that did. */
interface Kept<Label extends string> {
  readonly digest: string;
  readonly weights: Weights<Label>;
}

/** Models of this process that no file has. */
const unkept = new Map<string, Kept<string>>();

/** The model that was learnt at build, if from the same and by the same programs; otherwise it is learnt now. */
export function learnt<Label extends string>(
  name: string,
  from: unknown,
  learn: () => LinearModel<Label>,
): LinearModel<Label> {
  const digest = createHash('sha256').update(programs).update(JSON.stringify(from)).digest('hex');
  const kept = read<Label>(name);
  if (kept?.digest === digest) return new LinearModel(kept.weights);
  const model = learn();
  unkept.set(name, { digest, weights: model.weights });
  return model;
}

/** Keeps what this process had to learn, for those that come. */
export function keepLearnt(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, kept] of unkept) {
    const draft = `${fileOf(name)}.${process.pid}`;
    writeFileSync(draft, serialize(kept));
    renameSync(draft, fileOf(name));
  }
  unkept.clear();
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.model`);
}

/** What a file holds; undefined: there is none, or it is broken or of another V8. */
function read<Label extends string>(name: string): Kept<Label> | undefined {
  try {
    return deserialize(readFileSync(fileOf(name)));
  } catch {
    return undefined;
  }
}

/** A digest of the programs in this folder: another program may learn otherwise. */
const programs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .sort()
  .reduce(
    (digest, file) => digest.update(readFileSync(join(import.meta.dirname, file))),
    createHash('sha256'),
  )
  .digest('hex');
