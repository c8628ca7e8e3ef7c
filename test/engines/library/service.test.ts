import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import t from 'tap';
import { About } from '../../../engines/library/about.js';
import { Addresses } from '../../../engines/library/http/addresses.js';
import { libraryService } from '../../../engines/library/service.js';
import { Signer } from '../../../engines/media/signature.js';
import {
  DescribeRequestSchema,
  ListNamesRequestSchema,
  SearchRequestSchema,
} from '../../../src/gen/parlando/content/v1/content_pb.js';
import type { CatalogueName } from '../../../src/ports/content-engine.js';
import { musicFolder, PAGE, startedLibrary } from '../../support/library-engine.js';

const service = 'library';
const signer = new Signer(Buffer.alloc(32));
const { signal } = new AbortController();

t.test('before anything is known the service describes itself and asks for patience', async (t) => {
  const addresses = new Addresses({
    signer,
    timeLimited: 60,
    port: 9,
    publicUrl: undefined,
    serverUrl: 'http://box:8080',
  });
  const library = libraryService({
    name: 'Library',
    contents: () => undefined,
    addresses,
    about: new About({ facts: () => undefined }),
  });
  const described = await library.describe(create(DescribeRequestSchema), signal);
  t.match(described.services, [{ id: 'library', revision: '' }]);
  const request = create(SearchRequestSchema, { service, type: 'song', query: 'x' });
  await t.rejects(library.search(request, signal), { code: status.UNAVAILABLE });
  const names = library.listNames(create(ListNamesRequestSchema, { service }), signal);
  for await (const some of names) t.fail(`there are no names yet, not even ${some.names[0]?.name}`);
});

t.test('a music folder as a content service', async (t) => {
  const { running, engine, find } = await startedLibrary(t, await musicFolder(t));
  await running.scanned;

  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

  t.test('describes itself', async (t) => {
    const [described] = await engine.describe();
    t.match(described, {
      id: 'library',
      name: 'Home music',
      capabilities: ['browse', 'search', 'listitems', 'dynamicplaylist', 'shuffle', 'loop'],
      drilldowntypes: ['albums', 'songs', 'artists'],
      playback: { protocol: 'http', timelimited: 3600 },
      revision: /^.{43}$/,
    });
    t.ok(
      ['artist', 'album', 'song', 'genre', 'playlist'].every((type) => described?.searchtypes.includes(type)),
    );
  });

  t.test('forgives errors of typing and hearing, and knows an exact name', async (t) => {
    t.match(await find('song', 'river gate'), [{ name: 'River Gate', score: 1 }]);
    t.match(await find('song', 'rivver gaet'), [{ name: 'River Gate' }]);
    t.match(await find('artist', 'hollow oke'), [{ name: 'Hollow Oak' }]);
    t.match(await find('artist', 'tin sparrows'), [{ name: 'The Tin Sparrows' }]);
    t.match(await find('album', 'etudes'), [{ name: 'Études', score: 1 }]);
    t.match(await find('genre', 'foke'), [{ name: 'Folk' }]);
    t.match(await find('playlist', 'evening'), [{ name: 'evening' }]);
    t.same(await find('song', 'zzzzqqqq'), []);
  });

  t.test('finds a song that is asked for with its artist', async (t) => {
    t.match(await find('song', 'amber road by hollow oke'), [{ name: 'Amber Road', score: 1 }]);
    t.match(await find('song', 'hollow oak amber rode'), [{ name: 'Amber Road' }]);
    t.match(await find('album', 'early frost hollow oak'), [{ name: 'Early Frost', score: 1 }]);
  });

  t.test('keeps to the type that is asked for, and knows which it has', async (t) => {
    t.same(
      (await find('artist', 'kerosene')).filter(({ type }) => type !== 'artist'),
      [],
    );
    await t.rejects(find('podcast', 'news'), { code: 'not_found' });
    await t.rejects(engine.search({ service: 'other', type: 'song', query: 'x', page: PAGE }), {
      code: 'not_found',
    });
  });

  t.test('pages through what it finds', async (t) => {
    const whole = await engine.search({ service, type: 'song', query: 'river', page: PAGE });
    const [, second] = whole.hits;
    const page = await engine.search({
      service,
      type: 'song',
      query: 'river',
      page: { startindex: 1, itemsperpage: 1 },
    });
    t.same(page.hits, second ? [second] : []);
    t.equal(page.total, whole.total);
  });

  t.test('tells all of an item', async (t) => {
    const [song] = await find('song', 'amber road');
    t.match(await engine.item({ service, type: 'song', ref: song?.ref ?? '' }), {
      type: 'song',
      name: 'Amber Road',
      artistdisplayname: 'Hollow Oak',
      artists: [{ name: 'Hollow Oak' }],
      album: { name: 'Second Wind' },
      year: 1979,
      genres: ['Folk', 'Rock'],
      playbackcodec: 'pcm',
    });
    const [album] = await find('album', 'early frost');
    t.match(await engine.item({ service, type: 'album', ref: album?.ref ?? '' }), {
      type: 'album',
      artistdisplayname: 'Hollow Oak',
      year: 1971,
      contains: ['songs'],
    });
    await t.rejects(engine.item({ service, type: 'song', ref: album?.ref ?? '' }), { code: 'not_found' });
    await t.rejects(engine.item({ service, type: 'song', ref: '../../etc/passwd' }), { code: 'not_found' });
  });

  t.test('looks into containers', async (t) => {
    const of = async (type: string, name: string, itemtype: string) => {
      const [hit] = await find(type, name);
      return names((await engine.items({ service, type, ref: hit?.ref ?? '', itemtype, page: PAGE })).items);
    };
    t.same(
      await of('album', 'early frost', 'songs'),
      ['River Gate', 'Paper Lantern'],
      'in the order of the tracks',
    );
    t.same(await of('artist', 'hollow oak', 'albums'), ['Early Frost', 'Second Wind'], 'the oldest first');
    t.same(await of('artist', 'hollow oak', 'songs'), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(await of('genre', 'rock', 'artists'), ['Hollow Oak', 'The Tin Sparrows']);
    t.same(await of('genre', 'rock', 'albums'), ['Second Wind', 'Sparks']);
    t.same(await of('genre', 'folk', 'song'), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(
      await of('playlist', 'evening', 'songs'),
      ['Étude in Green', 'Kerosene'],
      'in the order of the list',
    );
    await t.rejects(of('album', 'early frost', 'podcasts'), { code: 'not_found' });
  });

  t.test('can be browsed from the top', async (t) => {
    const at = async (parent?: string) =>
      (await engine.browse({ service, page: PAGE, ...(parent && { parent }) })).items;
    const top = await at();
    t.same(
      top.map(({ type, ref }) => [type, ref]),
      ['new', 'artists', 'albums', 'genres', 'decades', 'playlists'].map((ref) => ['category', ref]),
      'without the audiobooks, of which there are none',
    );
    t.same(names(await at('artists')), ['Hollow Oak', 'Mara Quill', 'The Tin Sparrows']);
    t.same(names(await at('genres')), ['Classical', 'Folk', 'Rock']);
    t.same(names(await at('decades')), ['2010s', '1970s']);
    t.same(names(await at('decade-1970')), ['Early Frost', 'Second Wind', 'Sparks']);
    t.equal((await at('new')).length, 4);
    await t.rejects(at('attic'), { code: 'not_found' });
    const past = await engine.browse({
      service,
      parent: 'albums',
      page: { startindex: 90, itemsperpage: 10 },
    });
    t.match(past, { items: [], total: 4 }, 'past the end there is an empty page');
  });

  t.test('gives the songs that fit seeds, in an order that stays', async (t) => {
    const [oak] = await find('artist', 'hollow oak');
    const songs = async (seeds: object) => {
      const { items, total } = await engine.songs({ service, page: PAGE, ...seeds });
      t.equal(total, items.length);
      return names(items);
    };
    t.same((await songs({})).length, 6);
    t.same(await songs({}), await songs({}));
    t.same(await songs({ artists: [oak?.ref] }), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(await songs({ genres: ['rock'] }), ['Amber Road', 'Kerosene', 'Night Shift']);
    t.same(await songs({ genres: ['Rock', 'classical'] }), [
      'Amber Road',
      'Étude in Green',
      'Kerosene',
      'Night Shift',
    ]);
    t.same(await songs({ artists: [oak?.ref], genres: ['rock'] }), ['Amber Road']);
    t.same(await songs({ fromyear: 1978, toyear: 1979 }), ['Amber Road', 'Kerosene', 'Night Shift']);
    t.same(await songs({ fromyear: 1990 }), ['Étude in Green']);
    t.same(await songs({ genres: ['no such'] }), []);
  });

  t.test('knows which artists are alike', async (t) => {
    const [oak] = await find('artist', 'hollow oak');
    const similar = await engine.similarArtists({ service: service, ref: oak?.ref ?? '', limit: 10 });
    t.same(names(similar.map(({ item }) => item)), ['The Tin Sparrows']);
    t.ok(similar.every(({ score }) => score > 0 && score < 1));
    await t.rejects(engine.similarArtists({ service: service, ref: 'nobody', limit: 10 }), {
      code: 'not_found',
    });
  });

  t.test('lists every name, the most popular first', async (t) => {
    const all: CatalogueName[] = [];
    for await (const some of engine.names(service)) all.push(...some);
    const count = (type: string) => all.filter((each) => each.type === type).length;
    t.same(['artist', 'album', 'song', 'genre', 'playlist'].map(count), [3, 4, 6, 3, 1]);
    t.match(
      all.find(({ name }) => name === 'Kerosene'),
      { type: 'song', artist: 'The Tin Sparrows' },
    );
    const popularity = all.map((each) => each.popularity);
    t.same(
      popularity,
      [...popularity].sort((a, b) => b - a),
    );
  });
});
