import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { keepLearnt, learnt } from '../../../workers/understand/learnt.js';
import { LinearModel } from '../../../workers/understand/linear-model.js';

const NAME = `test-${process.pid}`;
const FILE = join(import.meta.dirname, '../../../workers/understand/learnt', `${NAME}.model`);
const EXAMPLES = [
  { features: ['sweet'], label: 'fruit' },
  { features: ['heavy'], label: 'tool' },
] as const;

/** A model by what it is learnt from, and whether it had to be. */
function ask(from: unknown) {
  let lessons = 0;
  const model = learnt(NAME, from, () => {
    lessons++;
    return LinearModel.learn<'fruit' | 'tool'>(EXAMPLES, { epochs: 5, rarest: 1 });
  });
  return { lessons, fruit: model.probabilities(['sweet']).get('fruit') };
}

t.teardown(() => rmSync(FILE, { force: true }));

t.test('what is kept is not learnt again, and knows the same', async (t) => {
  const first = ask('a basket');
  t.equal(first.lessons, 1);
  t.notOk(existsSync(FILE));
  keepLearnt();
  const again = ask('a basket');
  t.equal(again.lessons, 0);
  t.equal(again.fruit, first.fruit);
});

t.test('what was learnt from other things is learnt anew', async (t) => {
  t.equal(ask('a toolbox').lessons, 1);
});

t.test('a broken file is as good as none', async (t) => {
  writeFileSync(FILE, 'not a model');
  t.equal(ask('a basket').lessons, 1);
});
