import t from 'tap';
import { AppError } from '../../../src/errors.js';
import type { Playables } from '../../../src/playables/playables.js';
import type { Taste } from '../../../src/taste/taste.js';
import type { HandClock } from '../../support/clock.js';
import { ann, bob, playablesRoom } from '../../support/playables-room.js';

const song = (ref: string) => ({ type: 'song', service: 'library', ref });
const artist = (ref: string) => ({ type: 'artist', service: 'library', ref });
const child = { ...ann, profileuserid: 'child' };

/** Plays songs of an album through, as a device would. */
async function listen(
  { playables, clock }: { readonly playables: Playables; readonly clock: HandClock },
  ref: string,
  options: { readonly caller?: typeof ann; readonly seconds?: number; readonly songs?: number } = {},
): Promise<void> {
  const { caller = ann, seconds = 180, songs = 8 } = options;
  const { id } = await playables.create(caller, { parameters: { type: 'album', service: 'library', ref } });
  const { items } = await playables.details(caller, id, { startindex: 0 });
  for (const item of items.slice(0, songs)) {
    await playables.event(caller, id, { event: 'mediabegin', ref: item.ref, index: item.index, offset: 0 });
    clock.turn(seconds * 1000);
  }
  await playables.event(caller, id, {
    event: 'stop',
    ref: items[songs - 1]?.ref ?? '',
    index: songs - 1,
    offset: seconds,
  });
}

const typeOf = async (taste: Taste, type: string, owner = ann) =>
  (await taste.profile(owner)).types.find((each) => each.type === type);

t.test('items are liked by id, by reference and by name, and the unknown are told', async (t) => {
  const { taste } = await playablesRoom(t);
  const targets = [
    song('a0s0'),
    { type: 'artist', id: 'library:a1' },
    song('nothing'),
    { type: 'song', id: 'a2s2' },
  ];
  t.strictSame(await taste.add(ann, targets, true), { added: 3, unknown: [2] });
  const names = [
    { type: 'artist', name: 'artist 3' },
    { type: 'song', name: 'No such song' },
  ];
  t.strictSame(await taste.addNamed(ann, names, true), { added: 1, unknown: [1] });
  t.match(await typeOf(taste, 'song'), { liked: 2, disliked: 0, played: 0 });
  t.match(await typeOf(taste, 'artist'), { liked: 2, top: { length: 4 } });
  await taste.add(ann, [song('a0s0')], false);
  t.match(await typeOf(taste, 'song'), { liked: 1, disliked: 1, top: [{ ref: 'a2s2' }] });
  t.ok((await taste.profile(ann)).updated);
});

t.test('liking again adds nothing', async (t) => {
  const { taste } = await playablesRoom(t);
  await taste.add(ann, [artist('a0')], true);
  const [once] = await taste.artists(ann, 'library', 1);
  await taste.add(ann, [artist('a0')], true);
  const [twice] = await taste.artists(ann, 'library', 1);
  t.equal(twice?.score, once?.score);
});

t.test(
  'what is heard counts for the song, its artist, album and genre; what is skipped does not',
  async (t) => {
    const room = await playablesRoom(t);
    await listen(room, 'album-a0');
    await listen(room, 'album-a1', { seconds: 5 });
    const { taste } = room;
    t.match(await typeOf(taste, 'song'), { played: 8 });
    t.match(await typeOf(taste, 'album'), { played: 1, top: [{ ref: 'album-a0' }] });
    const artists = await taste.artists(ann, 'library', 10);
    t.strictSame(
      artists.map(({ item, plays }) => [item.ref, plays]),
      [['a0', 8]],
    );
    t.strictSame([...(await taste.genres(ann)).keys()], ['rock']);
  },
);

t.test('what a device tells with an index from before a shuffle counts, and moves nothing', async (t) => {
  const { playables, taste, clock } = await playablesRoom(t);
  const { id } = await playables.create(ann, {
    parameters: { type: 'playlist', service: 'library', ref: 'list-50' },
  });
  const { items } = await playables.details(ann, id, { itemsperpage: 20 });
  const seventh = { ref: items[6]?.ref ?? '', index: 6 };
  await playables.event(ann, id, { event: 'mediabegin', ...seventh, offset: 0 });
  await playables.shuffle(ann, id, true);
  clock.turn(180_000);
  await playables.event(ann, id, { event: 'stop', ...seventh, offset: 180 });
  t.match(await typeOf(taste, 'song'), { played: 1, top: [{ ref: seventh.ref }] });
  await playables.shuffle(ann, id, false);
  t.equal((await playables.details(ann, id, { itemsperpage: 1 })).startindex, 7);
});

t.test('what was heard long ago counts less than what is heard now', async (t) => {
  const room = await playablesRoom(t);
  await listen(room, 'album-a0');
  room.clock.turn(400 * 24 * 3600 * 1000);
  await listen(room, 'album-a1', { songs: 3 });
  const [first, second] = await room.taste.artists(ann, 'library', 2);
  t.match([first?.item.ref, second?.item.ref], ['a1', 'a0']);
  t.ok((second?.score ?? 1) < 0.5);
});

t.test(
  'what is liked and heard is preferred, what is disliked is not, and the unknown are neither',
  async (t) => {
    const { taste, playables, clock } = await playablesRoom(t);
    await listen({ playables, clock }, 'a2', { songs: 1 });
    await taste.add(ann, [song('a0s0')], true);
    await taste.add(ann, [song('a1s0')], false);
    const items = [song('a0s0'), song('a1s0'), song('a2s0'), song('a3s0'), artist('a0s0')];
    const [liked = 0, disliked, heard = 0, unknown, otherType] = await taste.preferences(ann, items);
    t.ok(liked > 0 && heard > 0);
    t.strictSame([disliked, unknown, otherType], [-1, 0, 0]);
    t.strictSame(await taste.preferences(bob, items), [0, 0, 0, 0, 0], 'nobody else knows');
    t.strictSame(await taste.preferences(ann, []), []);
  },
);

t.test('artists of playlists are taken over once, and those known stay as they are', async (t) => {
  const { taste, content } = await playablesRoom(t);
  await taste.add(ann, [artist('a1')], true);
  const before = (await taste.artists(ann, 'library', 9))[0]?.score;
  content.setList('saved mine', content.everySong.slice(0, 30));
  t.strictSame(await taste.importFrom(ann, 'library'), { added: 3 });
  t.strictSame(await taste.importFrom(ann, 'library'), { added: 0 });
  const artists = await taste.artists(ann, 'library', 9);
  t.strictSame(artists.map(({ item }) => item.ref).sort(), ['a0', 'a1', 'a2', 'a3']);
  t.equal(artists[0]?.score, before);
});

t.test('sub-profiles and users have tastes of their own', async (t) => {
  const room = await playablesRoom(t);
  await listen(room, 'album-a0');
  await listen(room, 'album-a1', { caller: child });
  await room.taste.add(bob, [artist('a2')], true);
  const heard = async (owner: typeof ann) =>
    (await room.taste.artists(owner, 'library', 9)).map(({ item }) => item.ref);
  t.strictSame([await heard(ann), await heard(child), await heard(bob)], [['a0'], ['a1'], ['a2']]);
  await room.taste.forget(child);
  t.strictSame([await heard(ann), await heard(child)], [['a0'], []]);
});

t.test('tags share a taste out, and cuts of it play as they are', async (t) => {
  const room = await playablesRoom(t);
  for (const ref of ['album-a0', 'album-a5', 'album-a1']) await listen(room, ref);
  const { taste, playables } = room;
  const genres = await taste.tags(ann, 'genre');
  t.match(genres, { tagtype: 'genre', buckets: [{ tag: 'rock', items: { length: 10 } }, { tag: 'jazz' }] });
  t.ok(Math.abs((genres.buckets[0]?.weight ?? 0) - 2 / 3) < 0.01);
  t.match((await taste.tags(ann, 'era')).buckets[0], { tag: /^\d{4}s$/ });
  t.ok((await taste.tags(ann, 'mood')).buckets.length > 0);
  await t.rejects(taste.tags(ann, 'colour'), { code: 'not_found' });
  const cuts = await taste.cuts(ann);
  t.ok(cuts.length >= 6);
  for (const { name, parameters } of cuts) {
    const made = await playables.create(ann, { parameters });
    t.ok((await playables.details(ann, made.id, {})).items.length > 0, name);
  }
  t.strictSame(await taste.cuts(bob), []);
});

t.test('locations are where the artists of a taste come from, as far as their service knows', async (t) => {
  const room = await playablesRoom(t);
  const { taste, content } = room;
  t.strictSame(await taste.tags(ann, 'location'), { tagtype: 'location', buckets: [] });
  for (const ref of ['album-a0', 'album-a1', 'album-a2', 'album-a5']) await listen(room, ref);
  const { buckets } = await taste.tags(ann, 'location');
  t.match(buckets, [
    { tag: 'gb', items: [{ type: 'artist' }, { type: 'artist' }] },
    { tag: 'se', items: [{ ref: 'a1' }] },
  ]);
  t.ok(Math.abs((buckets[0]?.weight ?? 0) - 2 / 3) < 0.01);
  content.failure = new AppError('service_failed', 'down');
  t.equal((await taste.tags(ann, 'location')).buckets.length, 2, 'what a service told once is remembered');
});

t.test('nothing counts as heard that was only liked', async (t) => {
  const { taste } = await playablesRoom(t);
  await taste.add(ann, [song('a0s0')], true);
  t.strictSame((await taste.view(ann, 'mostplayed')).buckets, []);
  t.strictSame((await taste.view(ann, 'recent')).buckets, []);
});

t.test('a genre is liked by its name, too', async (t) => {
  const { taste } = await playablesRoom(t);
  const genres = ['library:genre-rock', 'library:jazz', 'Soul', 'polka'].map((id) => ({ type: 'genre', id }));
  t.strictSame(await taste.add(ann, genres, true), { added: 3, unknown: [3] });
  t.strictSame([...(await taste.genres(ann)).keys()].sort(), ['jazz', 'rock', 'soul']);
});

t.test('what is liked has tags though it was never heard', async (t) => {
  const { taste } = await playablesRoom(t);
  await taste.add(ann, [artist('a0'), artist('a1')], true);
  const { buckets } = await taste.tags(ann, 'genre');
  t.strictSame(new Set(buckets.map(({ tag }) => tag)), new Set(['rock', 'jazz']));
});

t.test('views show what was heard and what is new', async (t) => {
  const room = await playablesRoom(t);
  await listen(room, 'album-a0', { songs: 2 });
  const { taste } = room;
  t.strictSame(
    taste.views().map(({ name }) => name),
    ['recent', 'mostplayed', 'discover', 'foryou'],
  );
  t.match(await taste.view(ann, 'recent'), {
    name: 'recent',
    buckets: [
      { type: 'song', items: [{ ref: 'a0s1' }, { ref: 'a0s0' }] },
      { type: 'album', items: [{ ref: 'album-a0' }] },
      { type: 'artist', items: [{ ref: 'a0' }] },
    ],
  });
  t.match(await taste.view(ann, 'mostplayed'), { buckets: [{ type: 'song' }, {}, {}, { type: 'genre' }] });
  const discover = await taste.view(ann, 'discover');
  t.ok(discover.buckets.length === 3 && !JSON.stringify(discover).includes('"ref":"a0s0"'));
  t.ok((await taste.view(ann, 'foryou')).buckets.length >= 2);
  await t.rejects(taste.view(ann, 'nothing'), { code: 'not_found' });
});

t.test('recommended is what like listeners hear, never what is known or disliked', async (t) => {
  const { taste } = await playablesRoom(t);
  const page = { startindex: 0, itemsperpage: 20 };
  for (let listener = 0; listener < 12; listener += 1) {
    const heard = listener % 2 ? ['a0', 'a7', 'a12'] : ['a1', 'a3', 'a4'];
    await taste.add({ userid: `listener ${listener}` }, heard.map(artist), true);
  }
  await taste.add(ann, [artist('a0')], true);
  await taste.add(ann, [artist('a5')], false);
  const artists = (await taste.recommended(ann, 'artist', 'library', page)).items.map(({ ref }) => ref);
  t.strictSame(new Set(artists.slice(0, 2)), new Set(['a7', 'a12']));
  t.notOk(artists.includes('a0') || artists.includes('a5'));
  const songs = (await taste.recommended(ann, 'song', 'library', page)).items;
  t.equal(songs.length, 20);
  t.notOk(songs.some(({ ref }) => ref.startsWith('a5s')));
  t.ok((await taste.recommended(ann, 'album', 'library', page)).items.length > 3);
  const second = await taste.recommended(ann, 'song', 'library', { startindex: 5, itemsperpage: 5 });
  t.strictSame(second.items, songs.slice(5, 10));
  await t.rejects(taste.recommended(ann, 'poem', 'library', page), { code: 'not_found' });
  await t.rejects(taste.recommended(ann, 'song', 'unknown', page), { code: 'not_found' });
});
