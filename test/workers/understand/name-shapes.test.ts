import t from 'tap';
import { famousFor } from '../../../workers/understand/famous.js';
import { grammarOf } from '../../../workers/understand/languages/languages.js';

t.test('knows what famous names are known for, with and without their article', async (t) => {
  t.same([...(famousFor(['the', 'beatles']) ?? [])], ['artist']);
  t.same([...(famousFor(['beatles']) ?? [])], ['artist']);
  t.same([...(famousFor(['bohemian', 'rhapsody']) ?? [])], ['track']);
  t.equal(famousFor(['paper', 'lanterns']), undefined);
});

t.test('takes unknown names of people for people, and sentences for titles', async (t) => {
  const shapes = grammarOf('en')?.nameShapes;
  const lean = (name: readonly string[]) => shapes?.within(name).lean(0, name.length) ?? 0;
  t.ok(lean(['jorge', 'malinowski']) > 0.2);
  t.ok(lean(['the', 'kevin', 'morrow', 'quartet']) > 0.2);
  t.ok(lean(['never', 'leave', 'me', 'waiting']) < -0.2);
  t.ok(lean(['dreaming', 'of', 'the', 'river']) < -0.2);
});

t.test('looks at a part of a sentence as at that part alone', async (t) => {
  const shapes = grammarOf('en')?.nameShapes;
  const sentence = ['play', 'jorge', 'malinowski', 'now'];
  t.equal(shapes?.within(sentence).lean(1, 3), shapes?.within(['jorge', 'malinowski']).lean(0, 2));
});
