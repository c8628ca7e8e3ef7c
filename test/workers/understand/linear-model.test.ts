import t from 'tap';
import { type Example, LinearModel } from '../../../workers/understand/linear-model.js';

const examples: readonly Example<'fruit' | 'tool'>[] = [
  { features: ['red', 'sweet'], label: 'fruit' },
  { features: ['green', 'sweet'], label: 'fruit' },
  { features: ['red', 'heavy'], label: 'tool' },
  { features: ['green', 'heavy'], label: 'tool' },
];

t.test('tells labels apart by the features that differ', async (t) => {
  const model = LinearModel.learn(examples, { epochs: 30, rarest: 1 });
  t.ok((model.probabilities(['blue', 'sweet']).get('fruit') ?? 0) > 0.8);
  t.ok((model.probabilities(['blue', 'heavy']).get('tool') ?? 0) > 0.8);
});

t.test('is undecided where it knows nothing, and its shares add up to one', async (t) => {
  const model = LinearModel.learn(examples, { epochs: 30, rarest: 1 });
  t.same([...model.probabilities(['unheard']).values()], [0.5, 0.5]);
  const shares = [...model.probabilities(['red', 'sweet', 'heavy']).values()];
  t.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
});

t.test('learns the same from the same examples, and nothing from rare features', async (t) => {
  const once = LinearModel.learn(examples, { epochs: 5, rarest: 2 });
  const again = LinearModel.learn(examples, { epochs: 5, rarest: 2 });
  t.same([...once.probabilities(['sweet'])], [...again.probabilities(['sweet'])]);
  const deaf = LinearModel.learn(examples, { epochs: 5, rarest: 3 });
  t.same([...deaf.probabilities(['sweet']).values()], [0.5, 0.5]);
});
