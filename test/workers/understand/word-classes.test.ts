import t from 'tap';
import { WordClasses } from '../../../workers/understand/word-classes.js';

const classes = new WordClasses(`
fetch get; bring carry
song tune

lamb beef; cod`);

t.test('words of a part, a line and a block have a class in common', async (t) => {
  t.same(shared('fetch', 'get'), 3);
  t.same(shared('fetch', 'carry'), 2);
  t.same(shared('fetch', 'tune'), 1);
  t.same(shared('fetch', 'lamb'), 0);
  t.same(shared('lamb', 'cod'), 2);
});

t.test('a word that is not in the table has no class', async (t) => {
  t.same(classes.of('gramophone'), []);
});

function shared(one: string, other: string): number {
  return classes.of(one).filter((each) => classes.of(other).includes(each)).length;
}
