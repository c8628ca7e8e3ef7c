import t from 'tap';
import { NameIndex } from '../../../src/names/name-index.js';

const CATALOGUE: readonly (readonly [type: string, name: string, popularity?: number])[] = [
  ['artist', 'The Hollow Lamps', 0.9],
  ['artist', 'Hélène Dubois'],
  ['artist', 'Jürgen Großmann'],
  ['artist', 'Wink 182'],
  ['album', 'Slow River'],
  ['song', 'Slow River', 0.2],
  ['song', 'Slow River - Remastered 2009', 0.9],
  ['song', 'The Dark Side of the Mountain'],
  ['song', 'Knight of the Phoenix'],
  ['song', 'Day Tripping'],
  ['song', 'A Wall'],
  ['song', 'The Wall'],
  ['genre', 'Hip-Hop'],
];

function catalogue(): NameIndex {
  const index = new NameIndex();
  for (const [id, [type, name, popularity]] of CATALOGUE.entries()) {
    index.add({ id, type, name, ...(popularity === undefined ? {} : { popularity }) });
  }
  return index;
}

function first(index: NameIndex, text: string, types?: readonly string[]): string | undefined {
  const [match] = index.search(text, types ? { types } : {});
  return match && CATALOGUE[match.id]?.[1];
}

t.test('a name is found however it is spelt, with score 1', async (t) => {
  const index = catalogue();
  for (const [asked, name] of [
    ['the hollow lamps', 'The Hollow Lamps'],
    ['HELENE DUBOIS', 'Hélène Dubois'],
    ['wink one eighty two', 'Wink 182'],
    ['hip hop', 'Hip-Hop'],
  ] as const) {
    const [match] = index.search(asked);
    t.equal(CATALOGUE[match?.id ?? -1]?.[1], name);
    t.equal(match?.score, 1);
  }
});

t.test('a name is found though it was mistyped, misheard, cut short or turned round', async (t) => {
  const index = catalogue();
  for (const [asked, name] of [
    ['holow lmaps', 'The Hollow Lamps'],
    ['yurgen grossman', 'Jürgen Großmann'],
    ['night of the fenix', 'Knight of the Phoenix'],
    ['daytripping', 'Day Tripping'],
    ['dubois helene', 'Hélène Dubois'],
    ['dark side of the mount', 'The Dark Side of the Mountain'],
    ['dark side', 'The Dark Side of the Mountain'],
    ['elen dubwa', 'Hélène Dubois'],
  ] as const) {
    t.equal(first(index, asked), name, asked);
    const score = index.search(asked)[0]?.score ?? 0;
    t.ok(score > 0.5 && score < 1, `${asked} is sure, but not wholly: ${score}`);
  }
});

t.test('only the types asked for are found', async (t) => {
  const index = catalogue();
  t.equal(index.search('slow river', { types: ['album'] })[0]?.id, 4);
  t.ok(index.search('slow river', { types: ['album', 'song'] }).length > 1);
  t.same(index.search('slow river', { types: ['podcast'] }), []);
});

t.test('of names that fit equally, the plain one comes first, then the popular one', async (t) => {
  const index = catalogue();
  t.same(
    index.search('slow river', { types: ['song'], limit: 2 }).map(({ id }) => id),
    [5, 6],
  );
  const twins = new NameIndex();
  twins.add({ id: 1, type: 'song', name: 'Home', popularity: 0.1 });
  twins.add({ id: 2, type: 'song', name: 'Home', popularity: 0.8 });
  t.equal(twins.search('home')[0]?.id, 2);
});

t.test('the article decides between names that differ in nothing else', async (t) => {
  const index = catalogue();
  t.equal(first(index, 'the wall'), 'The Wall');
  t.equal(first(index, 'a wall'), 'A Wall');
});

t.test('one thing under several names is found once', async (t) => {
  const index = new NameIndex();
  index.add({ id: 5, type: 'artist', name: 'Prinzessin Vela' });
  index.add({ id: 5, type: 'artist', name: 'Princess Vela' });
  t.same(
    index.search('princess vela').map(({ id }) => id),
    [5],
  );
});

t.test('names added after a search are found', async (t) => {
  const index = catalogue();
  t.equal(first(index, 'zanzibar nights'), undefined);
  index.add({ id: 4_000_000_000, type: 'song', name: 'Zanzibar Nights' });
  t.equal(index.search('zanzibar nights')[0]?.id, 4_000_000_000);
});

t.test('nothing is found for nothing', async (t) => {
  const index = catalogue();
  t.same(index.search(''), []);
  t.same(index.search('?!'), []);
  t.same(new NameIndex().search('slow river'), []);
  t.same(index.search('qqq xxx zzz'), []);
});

t.test('of an endless text, the beginning is searched for', async (t) => {
  const index = catalogue();
  const text = `slow river ${'and so on '.repeat(10_000)}`;
  t.same(index.search(text), index.search(text.slice(0, 200)));
});

t.test('names without a letter are left out', async (t) => {
  const index = new NameIndex();
  index.add({ id: 1, type: 'song', name: '???' });
  t.equal(index.size, 0);
});

t.test('names of every script are found', async (t) => {
  const index = new NameIndex();
  index.add({ id: 1, type: 'artist', name: 'Кино' });
  index.add({ id: 2, type: 'artist', name: 'Каста' });
  index.add({ id: 3, type: 'song', name: '夜に駆ける' });
  t.equal(index.search('кино')[0]?.id, 1);
  t.equal(index.search('夜に駆ける')[0]?.id, 3);
});

t.test('names beyond one segment are found', async (t) => {
  const index = new NameIndex();
  for (let id = 0; id < 70_000; id++) index.add({ id, type: 'song', name: `Number ${id * 7}` });
  t.equal(index.size, 70_000);
  t.equal(index.search('number 70')[0]?.id, 10);
  t.equal(index.search(`number ${69_999 * 7}`)[0]?.id, 69_999);
});
