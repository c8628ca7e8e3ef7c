import type { SigninProof } from '../ports/content-accounts.js';
import type { ContentEngine, ContentItem, ContentService, OnBehalf } from '../ports/content-engine.js';
import type { ContentInformation } from '../ports/content-information.js';
import type { ContentPlaylists } from '../ports/content-playlists.js';
import { checkItem, checkList, hasCode, must, Problem } from './engine-judgement.js';

/** What the calls of users are checked with. */
export interface UserServicesParts {
  readonly engine: ContentEngine;
  readonly service: ContentService;
  /** What calls that may be somebody's are made with. */
  readonly asked: { readonly service: string } & OnBehalf;
  /** An item of each type, where there is one. */
  readonly items: ReadonlyMap<string, ContentItem>;
}

/** A call to try. */
export interface Attempt {
  readonly what: string;
  readonly work: () => Promise<void>;
}

const NOTHING = 'parlando-no-such-thing';
const PAGE = { startindex: 0, itemsperpage: 20 };
/** How access may be refused. */
const REFUSALS = ['service_signin_needed', 'access_revoked', 'invalid_request'];

/** The calls for accounts, playlists, information and playback that a service's capabilities promise; what would change an account, without one. */
export function userServiceAttempts(parts: UserServicesParts): readonly Attempt[] {
  return [
    ...accountAttempts(parts),
    ...playlistAttempts(parts),
    ...ownPlaylistAttempts(parts),
    ...informationAttempts(parts),
    ...playbackAttempts(parts),
  ];
}

function accountAttempts({ engine, service: { id, capabilities } }: UserServicesParts): Attempt[] {
  const { accounts } = engine;
  const ways = capabilities.filter((each) => each in FALSE_PROOFS);
  if (!accounts || ways.length === 0) return [];
  const onPage = ways.some((way) => way !== 'sdksignin');
  const signin = { service: id, redirecturi: 'http://127.0.0.1/', state: NOTHING, codechallenge: NOTHING };
  return [
    ...(onPage
      ? [
          attempt('where to sign in', async () => {
            const uri = await accounts.authorize({ ...signin, country: 'gb' });
            must(URL.canParse(uri), `not an address: ${uri}`);
          }),
        ]
      : []),
    ...ways.map((way) =>
      attempt(`a false proof: ${way}`, () => refusedAs(REFUSALS, accounts.exchange(id, falseProof(way)))),
    ),
    attempt('a false refresh token', () =>
      refusedAs([...REFUSALS, 'not_found'], accounts.refresh(id, NOTHING)),
    ),
    attempt('a token that is not known is given back', () => accounts.revoke(id, { accesstoken: NOTHING })),
  ];
}

const FALSE_PROOFS: Readonly<Record<string, SigninProof>> = {
  signin: { kind: 'code', code: NOTHING, redirecturi: 'http://127.0.0.1/', codeverifier: NOTHING },
  signinmanualclose: { kind: 'closed', state: NOTHING },
  sdksignin: { kind: 'login', username: NOTHING, password: NOTHING },
};

function falseProof(way: string): SigninProof {
  const proof = FALSE_PROOFS[way];
  if (!proof) throw new Problem(`nobody signs in by ${way}`);
  return proof;
}

/** Playlists are somebody's: without access each call must be refused, and not as one that is not there. */
function playlistAttempts({ engine, service: { id, capabilities } }: UserServicesParts): Attempt[] {
  const { playlists } = engine;
  if (!playlists) return [];
  const one = { service: id, ref: NOTHING };
  const calls: Readonly<Record<string, (keeper: ContentPlaylists) => Promise<unknown>>> = {
    userplaylists: (keeper) => keeper.list({ service: id, page: PAGE }),
    userplaylistscreate: (keeper) => keeper.create({ service: id, name: NOTHING, items: [] }),
    userplaylistsupdate: (keeper) => keeper.update({ ...one, name: NOTHING }),
    userplaylistsdelete: (keeper) => keeper.remove(one),
    userplaylistsitemsadd: (keeper) => keeper.add({ ...one, items: [NOTHING] }),
    userplaylistsitemsdelete: (keeper) => keeper.removeItems({ ...one, indexes: [0], refs: [] }),
  };
  return Object.entries(calls)
    .filter(([capability]) => capabilities.includes(capability))
    .map(([capability, call]) =>
      attempt(`${capability}, for nobody`, () => refusedAs(['service_signin_needed'], call(playlists))),
    );
}

/** Of somebody's playlists, those that are listed are there, and hold what they say. */
function ownPlaylistAttempts({ engine, service: { capabilities }, asked }: UserServicesParts): Attempt[] {
  const { playlists } = engine;
  if (!playlists || !asked.access || !capabilities.includes('userplaylists')) return [];
  return [
    attempt('userplaylists', async () => {
      const { playlists: listed } = await playlists.list({ ...asked, page: PAGE });
      const [first] = listed;
      if (!first) return;
      const { name } = await playlists.get({ ...asked, ref: first.ref });
      must(name === first.name, `${first.name} is ${name} by itself`);
      await checkList((page) => playlists.items({ ...asked, ref: first.ref, page }));
    }),
  ];
}

function informationAttempts({ engine, service, asked, items }: UserServicesParts): Attempt[] {
  const { information } = engine;
  const { information: kinds = [], recommendtypes } = service;
  if (!information) return [];
  const told = Object.entries(SUBJECTS).flatMap(([kind, { type, ask }]) => {
    const item = items.get(type);
    if (!kinds.includes(kind) || !item) return [];
    const about = { ...asked, ref: item.ref, type, language: 'en' };
    return [
      attempt(`information: ${kind}`, async () =>
        must((await ask(information, about)) !== undefined, 'none'),
      ),
    ];
  });
  const recommended = recommendtypes.map((type) =>
    attempt(`recommended: ${type}`, async () => {
      const recommending = information.recommend({ ...asked, type, liked: [], page: PAGE });
      const found = await recommending.catch(leftToTheServer(service));
      found.items.forEach(checkItem);
      must(
        found.items.every((item) => item.type === type),
        'not all of them are of the type',
      );
    }),
  );
  return [...told, ...recommended];
}

interface About {
  readonly service: string;
  readonly ref: string;
  readonly type: string;
  readonly language: string;
}

const SUBJECTS: Readonly<
  Record<
    string,
    { readonly type: string; readonly ask: (engine: ContentInformation, about: About) => Promise<unknown> }
  >
> = {
  artist: { type: 'artist', ask: (engine, about) => engine.artist(about) },
  album: { type: 'album', ask: (engine, about) => engine.album(about) },
  performance: { type: 'song', ask: (engine, about) => engine.performance(about) },
  concert: { type: 'artist', ask: (engine, about) => engine.concerts(about) },
  chart: { type: 'song', ask: (engine, about) => engine.chart(about) },
};

/** What the server recommends by itself out of what the service has, the service need not. */
function leftToTheServer({ capabilities }: ContentService): (error: unknown) => { readonly items: [] } {
  return (error) => {
    if (hasCode(error, 'service_signin_needed')) return { items: [] };
    if (hasCode(error, 'not_found') && capabilities.includes('dynamicplaylist')) return { items: [] };
    throw error;
  };
}

function playbackAttempts({ engine, service: { id, playback } }: UserServicesParts): Attempt[] {
  const wanted = playback.sendanalytics || playback.sendmediaevents || playback.sendcontinuationevent;
  if (!wanted) return [];
  const event = playback.sendanalytics ? 'stop' : playback.sendmediaevents ? 'mediabegin' : 'continue';
  const report = { service: id, event, type: 'song', ref: NOTHING, offset: 0, time: 0 } as const;
  return [
    attempt('what was played, by nobody', async () => {
      if (!engine.played) throw new Problem('it wants to hear what is played, but has no ear');
      await engine.played(report).catch((error: unknown) => {
        if (!hasCode(error, 'service_signin_needed')) throw error;
      });
    }),
  ];
}

async function refusedAs(codes: readonly string[], call: Promise<unknown>): Promise<void> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome === undefined) throw new Problem('it must be refused');
  if (!codes.some((code) => hasCode(outcome, code)))
    throw new Problem(`it must be refused as ${codes[0]}, not: ${String(outcome)}`);
}

function attempt(what: string, work: () => Promise<void>): Attempt {
  return { what, work };
}
