import t from 'tap';
import { Community, type History } from '../../../src/taste/community.js';

const history = (...keys: string[]): History => keys.map((key) => ({ key, score: 1 }));

t.test('what is heard with what somebody hears comes first, without what they know', async (t) => {
  const community = new Community();
  for (let listener = 0; listener < 20; listener += 1) {
    community.add(listener % 2 ? history('a', 'b', 'c') : history('x', 'y', 'z', 'everybody'));
  }
  community.add(history('a', 'x'));
  const found = community.recommended(history('a', 'b'), 10).map(({ key }) => key);
  t.equal(found[0], 'c');
  t.notOk(found.includes('a') || found.includes('b'));
});

t.test('one listener in common says less than ten', async (t) => {
  const community = new Community();
  for (let listener = 0; listener < 10; listener += 1) community.add(history('a', 'often'));
  community.add(history('a', 'once'));
  const [first, second] = community.recommended(history('a'), 2);
  t.match([first?.key, second?.key], ['often', 'once']);
  t.ok((first?.score ?? 0) > 3 * (second?.score ?? 1));
});

t.test('nobody, and somebody unlike everybody, get nothing', async (t) => {
  t.strictSame(new Community().recommended(history('a'), 5), []);
  const community = new Community();
  community.add(history('x', 'y'));
  t.strictSame(community.recommended(history('a'), 5), []);
  t.strictSame(
    community.popular(1).map(({ key }) => key),
    ['x'],
  );
});
