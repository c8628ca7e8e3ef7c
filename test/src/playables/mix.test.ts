import t from 'tap';
import {
  APART,
  type Candidate,
  draw,
  freshMix,
  type Group,
  type MixState,
} from '../../../src/playables/mix.js';
import type { ContentItem } from '../../../src/ports/content-engine.js';
import fc from '../../support/property.js';

function song(ref: string, ...artists: string[]): ContentItem {
  return {
    service: 'library',
    type: 'song',
    ref,
    name: ref,
    artists: artists.map((artist) => ({ ref: artist, name: artist })),
    images: {},
    genres: [],
    popularity: 0,
  };
}

/** Offers what a member would give next: `artistAt` says by whom each of its songs is. */
function candidates(
  groups: readonly Group[],
  state: MixState,
  artistAt: (member: string, place: number) => string,
): Map<string, Candidate[]> {
  const offers = new Map<string, Candidate[]>();
  for (const { key } of groups.flatMap((group) => group.members)) {
    const { next, passedOver } = state.members[key] ?? { next: { round: 0, place: 0 }, passedOver: [] };
    const later = Array.from({ length: 45 }, (_, step) => ({ round: 0, place: next.place + step }));
    offers.set(
      key,
      [...passedOver, ...later].map((at) => ({
        at,
        song: song(`${key}/${at.place}`, artistAt(key, at.place)),
      })),
    );
  }
  return offers;
}

function listen(
  groups: readonly Group[],
  artistAt: (member: string, place: number) => string,
  songs: number,
  seed = 1,
): ContentItem[] {
  let state = freshMix(seed);
  const heard: ContentItem[] = [];
  while (heard.length < songs) {
    const drawn = draw(state, groups, candidates(groups, state, artistAt), 20);
    heard.push(...drawn.songs);
    state = JSON.parse(JSON.stringify(drawn.state));
  }
  return heard;
}

const member = (key: string, weight = 1) => ({ key, weight });
const genre = (key: string, weight = 1) => ({ key, weight, members: [member(`songs of ${key}`)] });
const ofMember = ({ ref }: ContentItem) => ref.split('/')[0] ?? '';

function sharedWithin(heard: readonly ContentItem[], distance: number): number {
  return heard.filter((each, at) =>
    heard
      .slice(Math.max(0, at - distance), at)
      .some((before) => before.artists[0]?.ref === each.artists[0]?.ref),
  ).length;
}

t.test('genres are balanced within one song over any 20 in a row', async (t) => {
  for (const count of [2, 3, 4, 5, 7]) {
    const groups = Array.from({ length: count }, (_, at) => genre(`g${at}`));
    const heard = listen(groups, (key, place) => `${key} ${(place * 7) % 9}`, 200, count);
    for (let from = 0; from + 20 <= heard.length; from += 1) {
      const window = heard.slice(from, from + 20).map(ofMember);
      const counts = groups.map(({ key }) => window.filter((each) => each === `songs of ${key}`).length);
      if (Math.max(...counts) - Math.min(...counts) > 1) t.fail(`${count} genres from ${from}: ${counts}`);
    }
  }
});

t.test('weights are kept to less than one song in a thousand', async (t) => {
  const weights = [5, 3, 2, 1, 1];
  const groups = weights.map((weight, at) => genre(`g${at}`, weight));
  const heard = listen(groups, (key, place) => `${key} ${place % 11}`, 1000);
  for (const [at, weight] of weights.entries()) {
    const count = heard.filter((each) => ofMember(each) === `songs of g${at}`).length;
    t.ok(Math.abs(count - (1000 * weight) / 12) <= 1, `weight ${weight}: ${count}`);
  }
});

t.test('no artist comes twice in any five where there is a choice', async (t) => {
  const artists = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key, at) => member(key, at === 0 ? 4 : 1));
  t.equal(
    sharedWithin(
      listen([{ key: 'artists', weight: 1, members: artists }], (key) => key, 300),
      APART,
    ),
    0,
  );
  const mixed = listen([genre('x')], (_key, place) => `artist ${Math.floor(place / 3) % 9}`, 300);
  t.equal(sharedWithin(mixed, APART), 0, 'also where the songs of an artist lie together');
});

t.test('with fewer artists than that, the one heard longest ago comes next', async (t) => {
  const three = ['a', 'b', 'c'].map((key) => member(key));
  t.equal(
    sharedWithin(
      listen([{ key: 'artists', weight: 1, members: three }], (key) => key, 60),
      2,
    ),
    0,
  );
  const one = listen([{ key: 'artists', weight: 1, members: [member('a')] }], (key) => key, 40);
  t.equal(one.length, 40);
});

t.test('every song of a member comes once, none is lost by being passed over', async (t) => {
  const heard = listen([genre('x')], (_key, place) => `artist ${Math.floor(place / 5) % 8}`, 400);
  const places = heard.map(({ ref }) => Number(ref.split('/')[1])).sort((a, b) => a - b);
  t.equal(new Set(places).size, 400);
  t.ok((places.at(-1) ?? 0) < 400 + 48, 'and nothing waits for long');
});

t.test('what is remembered does not grow', async (t) => {
  const groups = [genre('x'), genre('y')];
  let state = freshMix(3);
  const sizes: number[] = [];
  for (let page = 0; page < 400; page += 1) {
    state = draw(
      state,
      groups,
      candidates(groups, state, (key, place) => `${key} ${place % 6}`),
      20,
    ).state;
    sizes.push(JSON.stringify(state).length);
  }
  t.ok(Math.max(...sizes.slice(200)) <= Math.max(...sizes.slice(0, 200)) + 64, `${sizes.at(-1)} bytes`);
});

t.test('a member without songs costs the others nothing, and no songs at all end the mix', async (t) => {
  const groups = [genre('x'), genre('y')];
  const offers = candidates(groups, freshMix(1), (key, place) => `${key} ${place}`);
  offers.set('songs of y', []);
  t.equal(draw(freshMix(1), groups, offers, 20).songs.length, 20);
  t.equal(draw(freshMix(1), groups, new Map(), 20).songs.length, 0);
});

t.test('drawing page by page gives the same as drawing at once, whatever the pages', async () => {
  const groups = [genre('x', 3), genre('y', 2), genre('z')];
  const artistAt = (key: string, place: number) => `${key} ${(place * 5) % 7}`;
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (pages) => {
      let state = freshMix(9);
      const heard: string[] = [];
      for (const page of pages) {
        const drawn = draw(state, groups, candidates(groups, state, artistAt), page);
        heard.push(...drawn.songs.map(({ ref }) => ref));
        state = drawn.state;
      }
      const whole = draw(freshMix(9), groups, candidates(groups, freshMix(9), artistAt), heard.length);
      return whole.songs
        .slice(0, 20)
        .map(({ ref }) => ref)
        .every((ref, at) => heard[at] === undefined || heard[at] === ref);
    }),
  );
});
