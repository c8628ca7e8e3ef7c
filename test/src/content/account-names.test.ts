import t from 'tap';
import { AccountNames } from '../../../src/content/account-names.js';
import { type AccountStanding, actingFor } from '../../../src/content/behalf.js';
import { CatalogueNames } from '../../../src/content/catalogue-names.js';
import type { KnownService } from '../../../src/content/services.js';
import { AppError } from '../../../src/errors.js';
import type { CatalogueName, OnBehalf } from '../../../src/ports/content-engine.js';
import { HandClock } from '../../support/clock.js';

/** Two services with accounts: `private` tells nobody in particular any names, `public` tells everybody all. */
function room() {
  const clock = new HandClock();
  const asked: (readonly [service: string, behalf: OnBehalf])[] = [];
  const state = { failing: false, names: ['Hollow Oak'] as readonly string[] };
  const known = (id: string, names: CatalogueNames) =>
    ({
      service: { id, capabilities: ['search', 'sdksignin'] },
      names,
      engine: {
        async *names(service: string, behalf: OnBehalf = {}) {
          asked.push([service, behalf]);
          if (state.failing) throw new AppError('service_failed', 'down');
          yield state.names.map((name) => ({ type: 'artist', ref: name, name, popularity: 0.5 }));
        },
      },
    }) as unknown as KnownService;
  const everybodys = new CatalogueNames();
  everybodys.add([{ type: 'artist', ref: 'x', name: 'X', popularity: 1 } satisfies CatalogueName]);
  const services = [known('private', new CatalogueNames()), known('public', everybodys)];
  const names = new AccountNames({
    clock,
    desk: {
      offered: () => services,
      call: (_known, work) => work({ access: { userid: 'there', accesstoken: 'token' } }),
    },
  });
  const of = async (userid: string, accounts: Readonly<Record<string, AccountStanding['state']>>) => {
    const standings = new Map(Object.entries(accounts).map(([id, state]) => [id, { state }]));
    const somebody = { userid, country: 'gb', subscription: undefined, platform: undefined };
    const spoken = await actingFor({ ...somebody, accounts: standings }, () => names.speakable(150));
    return spoken.map(({ slot, text }) => `${slot} ${text}`);
  };
  return { clock, asked, state, names, of };
}

const BOTH = { private: 'good', public: 'good' } as const;

t.test('of services that tell nobody any names, those of the account are asked for', async (t) => {
  const { of, asked, names } = room();
  t.strictSame(await of('ann', BOTH), ['artist Hollow Oak']);
  t.strictSame(asked, [['private', { access: { userid: 'there', accesstoken: 'token' } }]]);
  t.strictSame(await of('bob', {}), [], 'without an account there is nothing to ask');
  t.strictSame(await of('bob', { private: 'expired' }), []);
  t.strictSame(await names.speakable(150), [], 'and for nobody neither');
  t.equal(asked.length, 1);
});

t.test('names are remembered for ten minutes, each user’s apart', async (t) => {
  const { of, asked, state, clock } = room();
  await Promise.all([of('ann', BOTH), of('ann', BOTH)]);
  state.names = ['Mara Quill'];
  t.strictSame(await of('ann', BOTH), ['artist Hollow Oak']);
  t.strictSame(await of('bob', BOTH), ['artist Mara Quill']);
  t.equal(asked.length, 2);
  clock.turn(10 * 60_000);
  t.strictSame(await of('ann', BOTH), ['artist Mara Quill']);
});

t.test('who is forgotten leaves no names behind', async (t) => {
  const { of, names, asked } = room();
  await of('ann', BOTH);
  await of('bob', BOTH);
  names.forget('ann');
  await of('bob', BOTH);
  t.equal(asked.length, 2);
  await of('ann', BOTH);
  t.equal(asked.length, 3);
});

t.test('a service that fails has no names, and is asked again', async (t) => {
  const { of, state } = room();
  state.failing = true;
  t.strictSame(await of('ann', BOTH), []);
  state.failing = false;
  t.strictSame(await of('ann', BOTH), ['artist Hollow Oak']);
});

t.test('what is in an account is found by its name, by who has it only', async (t) => {
  const { names } = room();
  const ask = (userid: string, words: string, state: AccountStanding['state']) => {
    const somebody = { userid, country: 'gb', subscription: undefined, platform: undefined };
    const accounts = new Map([['private', { state }]]);
    return actingFor({ ...somebody, accounts }, () => names.named(words));
  };
  const oak = { service: 'private', type: 'artist', ref: 'Hollow Oak', name: 'Hollow Oak', score: 1 };
  t.match(await ask('ann', 'hollow oak', 'good'), oak);
  t.ok(((await ask('ann', 'hollo oke', 'good'))?.score ?? 0) > 0.5, 'also misheard');
  t.equal(await ask('ann', 'something else', 'good'), undefined);
  t.equal(await ask('bob', 'hollow oak', 'expired'), undefined);
  t.equal(await names.named('hollow oak'), undefined);
});

t.test('a thousand names are read at most', async (t) => {
  const { of, state } = room();
  state.names = Array.from({ length: 5_000 }, (_, at) => `Artist ${at}`);
  t.equal((await of('ann', BOTH)).length, 150);
});
