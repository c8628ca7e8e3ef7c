import { AppError } from '../../src/errors.js';
import type { ContentItem, ContentService } from '../../src/ports/content-engine.js';
import type { RecordedSpeech, RecordingReader } from '../../src/ports/recording-reader.js';
import type { ReplyEncoder } from '../../src/ports/reply-encoder.js';
import type { SpeakableName, SpeechEngine } from '../../src/ports/speech-engine.js';
import type { Found, Reading, Understander } from '../../src/ports/understander.js';
import { Interactions } from '../../src/speech/interactions.js';
import type { InteractionsStore } from '../../src/speech/interactions-store.js';
import type {
  Catalogue,
  MadePlayable,
  PlayableMaker,
  PlayableWish,
  Playlists,
} from '../../src/speech/music.js';
import { Speech } from '../../src/speech/speech.js';
import { HandClock } from './clock.js';

/** A speech room whose understander answers with the readings that a test gives. */
export function speechRoom(given: {
  readonly readings?: readonly Reading[];
  readonly items?: readonly ContentItem[];
  readonly failure?: AppError;
  /** What the service tells of music. */
  readonly information?: Partial<Catalogue['information']>;
  /** What searching fails with. */
  readonly unreachable?: AppError;
  readonly interactions?: InteractionsStore;
  /** Names of the person's own playlists. */
  readonly playlists?: readonly string[];
  /** Names of what the person's accounts on services hold. */
  readonly accountNames?: readonly SpeakableName[];
  /** What they hold, found by its very name. */
  readonly accountItems?: readonly Omit<Found, 'entity'>[];
  /** What is said in recordings; they are not looked at. */
  readonly recorded?: RecordedSpeech;
  readonly engine?: Partial<SpeechEngine>;
  readonly reader?: RecordingReader;
  /** Artists of the person's taste, and what their devices tell of presets. */
  readonly artists?: readonly string[];
  readonly presets?: readonly unknown[];
  /** The device that has the presets; `d` if absent. */
  readonly presetsOf?: string;
  /** How much the person prefers items, by their references. */
  readonly preferences?: Readonly<Record<string, number>>;
  readonly clock?: HandClock;
  /** No playlists can be listed. */
  readonly unlistable?: boolean;
  readonly encoder?: ReplyEncoder;
  /** What people say is kept. */
  readonly keepsAudio?: boolean;
  /** Parameters of playables, by their ids. */
  readonly playables?: Readonly<Record<string, Awaited<ReturnType<PlayableMaker['parametersOf']>>>>;
  /** What removing from a playlist fails with. */
  readonly irremovable?: AppError;
  /** What changing a playable fails with. */
  readonly unchangeable?: AppError;
  /** What can be searched for, if not songs, albums, artists and genres. */
  readonly searchtypes?: readonly string[];
  /** What categories hold; '' is the top. */
  readonly categories?: Readonly<Record<string, readonly ContentItem[]>>;
}): { readonly speech: Speech; readonly made: PlayableWish[]; readonly changed: unknown[] } {
  const made: PlayableWish[] = [];
  const changed: unknown[] = [];
  const change = (what: unknown) => {
    if (given.unchangeable) throw given.unchangeable;
    changed.push(what);
  };
  const playables: PlayableMaker = {
    create: async (_caller, wish) => {
      if (given.failure) throw given.failure;
      made.push(wish);
      return { id: 'p1', name: 'made', images: {}, parameters: wish.parameters } satisfies MadePlayable;
    },
    parametersOf: async (_caller, id) => {
      const playable = given.playables?.[id];
      if (!playable) throw new AppError('not_found', 'no such playable');
      return playable;
    },
    shuffle: async (_caller, id, on) => change({ id, shuffle: on }),
    loop: async (_caller, id, mode) => change({ id, loop: mode }),
  };
  const interactions = new Interactions({
    store: given.interactions ?? noStore,
    report: () => {},
  });
  const speech = new Speech({
    interactions,
    engine: { ...engine, ...given.engine },
    reader: given.reader ?? {
      read: async () => given.recorded ?? { pcm: new Uint8Array(), spoken: false },
      close: async () => {},
    },
    understander: understander(given.readings ?? []),
    catalogue: catalogue(given.items ?? [], given),
    playables,
    opinions: {
      add: async (_owner, targets, like) => {
        changed.push({ targets, like });
        return { added: targets.length };
      },
    },
    playlists: {
      ...playlists(given.playlists ?? [], changed),
      ...(given.irremovable && { removeItems: () => Promise.reject(given.irremovable) }),
      ...(given.unlistable && { list: () => Promise.reject(new AppError('service_failed', 'down')) }),
    },
    tastes: {
      artists: async () => (given.artists ?? []).map((name) => ({ item: { name } })),
      preferences: async (_owner, items) => items.map(({ ref }) => given.preferences?.[ref] ?? 0),
    },
    devices: { ofUser: async () => [{ deviceid: given.presetsOf ?? 'd', presets: given.presets }, {}] },
    clock: given.clock ?? new HandClock(),
    encoder: given.encoder ?? { oggOpus: async () => Buffer.from('OggS'), close: async () => {} },
    keepsAudio: given.keepsAudio ?? false,
    publicUrl: 'http://parlando.test',
    key: Buffer.from('key of the tests'),
  });
  return { speech, made, changed };
}

function playlists(names: readonly string[], changed: unknown[]): Playlists {
  return {
    list: async (_userid, service) => {
      if (service !== 'curated') throw new AppError('not_found', 'no playlists there');
      return { playlists: names.map((name, i) => ({ ref: `own${i}`, name })) };
    },
    create: async (_userid, _service, given) => changed.push({ created: given }),
    append: async ({ ref }, items) => changed.push({ appended: items.map((each) => each.ref), to: ref }),
    removeItems: async ({ ref }, which) => void changed.push({ removed: which.ref, from: ref }),
  };
}

/** Nothing of these tests is recorded. */
const noStore = { add: async () => {} } as unknown as InteractionsStore;

function understander(readings: readonly Reading[]): Understander {
  return {
    understand: async ({ languagecode }) => ({ languagecode: languagecode ?? 'en', readings }),
    learn: async () => {},
    phrases: async () => ['play {artist}'],
    close: async () => {},
  };
}

const engine: SpeechEngine = {
  describe: async () => ({
    name: 'test',
    version: '0',
    recogniser: '',
    recognisedLanguages: [],
    spokenLanguages: ['en'],
  }),
  prepare: async (vocabulary) => ({ id: 'context', vocabulary }),
  transcribe: () => {
    throw new Error('not in these tests');
  },
  synthesize: async ({ text }) => ({ samplerate: 16000, pcm: new Uint8Array(2 * text.length) }),
};

const library: ContentService = {
  id: 'library',
  name: 'Library',
  capabilities: ['search', 'browse'],
  searchtypes: ['song', 'album', 'artist', 'genre'],
  drilldowntypes: ['albums', 'songs'],
  recommendtypes: [],
  playback: { protocol: 'http' },
};

/** A service that tells nothing. */
const silent = () => Promise.reject(new AppError('not_found', 'nothing is told'));

function catalogue(
  items: readonly ContentItem[],
  {
    unreachable,
    information = {},
    categories = {},
    searchtypes = library.searchtypes,
    accountNames = [],
    accountItems = [],
  }: Pick<
    Parameters<typeof speechRoom>[0],
    'unreachable' | 'information' | 'categories' | 'searchtypes' | 'accountNames' | 'accountItems'
  >,
): Catalogue {
  return {
    information: {
      artist: silent,
      album: silent,
      performance: silent,
      concerts: silent,
      chart: silent,
      ...information,
    },
    onBehalfOf: (_, work) => work(),
    services: () => [{ ...library, searchtypes }],
    item: async ({ type, ref }) => {
      const item = items.find((each) => each.type === type && each.ref === ref);
      if (!item) throw new AppError('not_found', 'no such item');
      return item;
    },
    items: async ({ itemtype }) => {
      const fitting = items.filter((each) => `${each.type}s` === itemtype);
      return { items: fitting, total: fitting.length };
    },
    search: async ({ type, query }) => {
      if (unreachable) throw unreachable;
      const hits = items.filter((each) => each.type === type && each.name.toLowerCase() === query);
      return { hits: hits.map((item) => ({ item, score: 0.9 })) };
    },
    browse: async ({ parent = '' }) => ({ items: categories[parent] ?? [] }),
    speakableNames: async () => [{ slot: 'artist', text: 'Velvet Harbour' }],
    accountNames: async () => accountNames,
    accountItem: async (words) => accountItems.find(({ name }) => name.toLowerCase() === words),
    revision: () => 1,
  };
}
