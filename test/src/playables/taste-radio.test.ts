import t from 'tap';
import type { Playables } from '../../../src/playables/playables.js';
import { ann, bob, playablesRoom } from '../../support/playables-room.js';

const artist = (at: number) => ({ type: 'artist', service: 'library', ref: `a${at}` });
const artists = (...numbers: number[]) => numbers.map(artist);
const radio = (more = {}) => ({ type: 'dynamicplaylist', ...more });

async function hear(playables: Playables, parameters: Record<string, unknown>, songs: number, caller = ann) {
  const { id } = await playables.create(caller, { parameters });
  const heard: string[] = [];
  while (heard.length < songs) {
    const { items } = await playables.details(caller, id, { itemsperpage: 50 });
    heard.push(...items.map((item) => item.artists[0]?.ref ?? ''));
  }
  return heard.slice(0, songs);
}

function shares(heard: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ref of heard) counts.set(ref, (counts.get(ref) ?? 0) + 100 / heard.length);
  return counts;
}

const genreOf = (ref: string) => ['rock', 'jazz', 'folk', 'techno', 'soul'][Number(ref.slice(1)) % 5];

t.test('taste radio plays whom the listener hears, and some like them', async (t) => {
  const { playables, taste } = await playablesRoom(t);
  await taste.add(ann, artists(0, 1, 2, 3, 4, 5), true);
  const heard = shares(await hear(playables, radio(), 200));
  const known = [0, 1, 2, 3, 4, 5].reduce((sum, at) => sum + (heard.get(`a${at}`) ?? 0), 0);
  t.ok(Math.abs(known - 80) <= 2, `${known}% known`);
});

t.test('taste radio of somebody without a taste plays all there is', async (t) => {
  const { playables } = await playablesRoom(t);
  t.ok(shares(await hear(playables, radio(), 100)).size > 15);
});

t.test('what is disliked is never played, also when it becomes so while the radio plays', async (t) => {
  const { playables, taste } = await playablesRoom(t);
  await taste.add(ann, [...artists(1), { type: 'genre', id: 'folk' }], false);
  await taste.add(ann, artists(0, 1, 2, 3, 4), true);
  await taste.add(ann, artists(1), false);
  const heard = await hear(playables, radio(), 100);
  t.notOk(heard.includes('a1'));
  t.notOk(heard.some((ref) => genreOf(ref) === 'folk'));
  await taste.add(ann, artists(0), false);
  const { id } = await playables.create(ann, { parameters: radio() });
  const { items } = await playables.details(ann, id, { itemsperpage: 100 });
  t.notOk(items.some((item) => item.artists[0]?.ref === 'a0'));
  const rock = await hear(playables, radio({ genres: [{ id: 'rock' }] }), 60);
  t.notOk(rock.includes('a0'), 'on any radio');
});

t.test('who asks for an artist hears them, though without the songs that they dislike', async (t) => {
  const { playables, taste } = await playablesRoom(t);
  await taste.add(ann, [...artists(0), { type: 'song', service: 'library', ref: 'a0s3' }], false);
  const { id } = await playables.create(ann, { parameters: radio({ artists: [{ id: 'a0' }] }) });
  const { items } = await playables.details(ann, id, { itemsperpage: 30 });
  t.equal(items.length, 30);
  t.notOk(items.some(({ ref }) => ref === 'a0s3'));
});

t.test(
  'filtered taste radio keeps each genre and artist within 2 points of the taste over 200 songs',
  async (t) => {
    const { playables, taste, clock } = await playablesRoom(t, { artists: 50, songsPerArtist: 8 });
    const plays: Readonly<Record<string, number>> = {
      a0: 3,
      a5: 2,
      a10: 2,
      a15: 2,
      a20: 1,
      a25: 1,
      a30: 1,
      a1: 2,
      a6: 1,
      a11: 1,
      a16: 1,
      a21: 1,
      a2: 4,
    };
    for (const [ref, times] of Object.entries(plays)) {
      for (let n = 0; n < times; n += 1) {
        const parameters = { type: 'song', service: 'library', ref: `${ref}s${n}` };
        const { id } = await playables.create(ann, { parameters });
        await playables.event(ann, id, { event: 'mediabegin', ref: `${ref}s${n}`, index: 0, offset: 0 });
        clock.turn(170_000);
        await playables.event(ann, id, { event: 'stop', ref: `${ref}s${n}`, index: 0, offset: 170 });
      }
    }
    t.equal((await taste.artists(ann, 'library', 50)).length, Object.keys(plays).length);
    const filters = { genres: [{ id: 'rock' }, { id: 'jazz' }] };
    const heard = await hear(playables, radio({ filters }), 200);
    const inGenres = Object.entries(plays).filter(([ref]) => genreOf(ref) !== 'folk');
    const all = inGenres.reduce((sum, [, times]) => sum + times, 0);
    for (const [ref, times] of inGenres) {
      const share = shares(heard).get(ref) ?? 0;
      t.ok(Math.abs(share - (100 * times) / all) <= 2, `${ref}: ${share}% for ${(100 * times) / all}%`);
    }
    const rock = heard.filter((ref) => genreOf(ref) === 'rock').length / 2;
    t.ok(Math.abs(rock - (100 * 12) / all) <= 2, `${rock}% rock`);
    t.strictSame(new Set(heard), new Set(inGenres.map(([ref]) => ref)), 'and nobody else');
  },
);

t.test(
  'a genre that the taste lacks is played by artists like those of the taste, else it is too specific',
  async (t) => {
    const { playables, taste } = await playablesRoom(t);
    await taste.add(ann, artists(0, 5), true);
    await t.rejects(playables.create(ann, { parameters: radio({ filters: { genres: [{ id: 'jazz' }] } }) }), {
      code: 'nothing_to_play',
    });
  },
);

t.test('radio for several people gives each an equal part, and each has a veto', async (t) => {
  const { playables, taste } = await playablesRoom(t);
  const child = { userid: 'ann', profileuserid: 'child' };
  await taste.add(ann, artists(0, 5, 10, 15), true);
  await taste.add(bob, artists(1, 6, 11, 16), true);
  await taste.add(child, artists(2, 7, 12, 17), true);
  await taste.add(child, artists(5), false);
  const users = ['ann', 'bob', 'child'].map((id) => ({ id }));
  const heard = await hear(playables, radio({ users }), 90);
  for (const genre of ['rock', 'jazz', 'folk']) {
    t.equal(heard.filter((ref) => genreOf(ref) === genre).length, 30, genre);
  }
  t.notOk(heard.includes('a5'));
});

t.test('genre radio is balanced within one song over any 20 in a row', async (t) => {
  const { playables } = await playablesRoom(t);
  const genres = ['rock', 'jazz', 'folk'];
  const heard = await hear(playables, radio({ genres: genres.map((id) => ({ id })) }), 200);
  for (let from = 0; from + 20 <= heard.length; from += 1) {
    const counts = genres.map(
      (genre) => heard.slice(from, from + 20).filter((ref) => genreOf(ref) === genre).length,
    );
    if (Math.max(...counts) - Math.min(...counts) > 1) t.fail(`from ${from}: ${counts}`);
  }
  const tooSoon = heard.filter((ref, at) => heard.slice(Math.max(0, at - 4), at).includes(ref)).length;
  t.equal(tooSoon, 0, 'and no artist comes twice in any five');
});
