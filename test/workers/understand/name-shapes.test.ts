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
  t.ok((shapes?.lean(['jorge', 'malinowski']) ?? 0) > 0.2);
  t.ok((shapes?.lean(['the', 'kevin', 'morrow', 'quartet']) ?? 0) > 0.2);
  t.ok((shapes?.lean(['never', 'leave', 'me', 'waiting']) ?? 0) < -0.2);
  t.ok((shapes?.lean(['dreaming', 'of', 'the', 'river']) ?? 0) < -0.2);
});
