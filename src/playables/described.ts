import { AppError } from '../errors.js';
import type { ContentItem, ContentService } from '../ports/content-engine.js';
import { container, lengthOf } from './lists.js';
import { freshMix } from './mix.js';
import type { PlayableParameters } from './parameters.js';
import type { PlayableContent } from './playable-content.js';
import type { Generator, Owner } from './playables-store.js';
import type { Radio } from './radio.js';
import { refOf } from './roster.js';
import type { Rosters } from './rosters.js';

/** What parameters turn out to mean. */
export interface Described {
  readonly name: string;
  readonly images: Readonly<Record<string, string>>;
  readonly itemtype: string | undefined;
  readonly length: number;
  readonly generator: Generator | undefined;
  /** The first items of a dynamic playlist. */
  readonly made: readonly ContentItem[];
}

/** Songs that a dynamic playlist makes when it is created, so that its first page is there at once. */
const FIRST_SONGS = 20;

/** What the containers hold whose item does not say. */
const HELD_ITEMS: Readonly<Record<string, string>> = {
  album: 'songs',
  playlist: 'songs',
  podcast: 'podcastepisodes',
};

/** The service of a playable. Throws `not_found` where there is none that can play it. */
export function serviceOf(content: PlayableContent, parameters: PlayableParameters): ContentService {
  const services = content.services();
  const service = parameters.service
    ? services.find(({ id }) => id === parameters.service)
    : services.find(
        ({ id, capabilities }) => capabilities.includes('dynamicplaylist') && content.mayPlay(id),
      );
  if (services.length === 0) throw new AppError('service_failed', 'No content service is there.');
  if (!service) throw new AppError('not_found', 'There is no such content service.');
  if (parameters.type === 'dynamicplaylist' && !service.capabilities.includes('dynamicplaylist')) {
    throw new AppError('not_found', `${service.name} has no dynamic playlists.`);
  }
  return service;
}

/** Looks up an item and what it holds. Rejects with `content_gone` or `nothing_to_play`. */
export async function describedItem(
  content: PlayableContent,
  parameters: PlayableParameters,
): Promise<Described> {
  const { type, service = '', ref = '' } = parameters;
  const item = await content.item({ service, type, ref }).catch(gone);
  const itemtype = itemtypeOf(item);
  const length = itemtype === undefined ? 1 : await lengthOf(container(content, item, itemtype));
  if (length === 0) throw new AppError('nothing_to_play', `There is nothing to play in ${item.name}.`);
  return { name: item.name, images: item.images, itemtype, length, generator: undefined, made: [] };
}

/** Begins a dynamic playlist. Rejects with `nothing_to_play` when nothing fits. */
export async function describedRadio(
  parts: { readonly content: PlayableContent; readonly radio: Radio; readonly rosters: Rosters },
  owner: Owner,
  parameters: PlayableParameters,
  seed: number,
): Promise<Described> {
  const { content, radio, rosters } = parts;
  const service = serviceOf(content, parameters).id;
  const { roster, refuses } = await rosters.cast(owner, parameters, service);
  const { songs, state } = await radio.next(roster, freshMix(seed), { count: FIRST_SONGS, refuses });
  const [first] = songs;
  if (!first) throw new AppError('nothing_to_play', 'Nothing fits the dynamic playlist.');
  const { name, images } = await nameOf(content, parameters, service);
  return {
    name,
    images: images ?? first.images,
    itemtype: undefined,
    length: songs.length,
    generator: { roster, mix: state },
    made: songs,
  };
}

/** What was there once and is no longer. */
export function gone(error: unknown): never {
  if (error instanceof AppError && error.code === 'not_found') {
    throw new AppError('content_gone', 'The item is no longer there.', { cause: error });
  }
  throw error;
}

function itemtypeOf({ type, contains }: ContentItem): string | undefined {
  return type === 'audiobook' || type in HELD_ITEMS ? (contains?.[0] ?? HELD_ITEMS[type]) : undefined;
}

/** The seeds' names, and the picture of the first that has one. */
async function nameOf(
  content: PlayableContent,
  parameters: PlayableParameters,
  service: string,
): Promise<{ readonly name: string; readonly images: Readonly<Record<string, string>> | undefined }> {
  const { artists = [], filters, tags = [] } = parameters;
  const genres = parameters.genres ?? filters?.genres ?? [];
  const seeds = [
    ...artists.map(({ id, name }) => ({ type: 'artist', id, name })),
    ...genres.map(({ id }) => ({ type: 'genre', id, name: undefined })),
  ];
  const items = await Promise.all(
    seeds.map(({ type, id }) =>
      content.item({ service, type, ref: refOf(id, service) }).catch(() => undefined),
    ),
  );
  const names = seeds.map(({ id, name }, at) => name ?? items[at]?.name ?? id);
  const images = items.find((item) => item && Object.keys(item.images).length > 0)?.images;
  const name = [...names, ...tags.map(({ id }) => id)].join(', ');
  return { name: name || (parameters.users ? 'Your common taste' : 'Your taste'), images };
}
