import type { ServiceAccess, ServiceError } from '../content/content.js';
import type { ContentItem, Stream } from '../ports/content-engine.js';
import type { IndexedItem } from './pages.js';
import type { PlayableParameters } from './parameters.js';
import type { StoredPlayable } from './playables-store.js';

/** What POST /v1/user/playables gives (specification, section 2.7). */
export interface CreatedPlayable {
  readonly id: string;
  readonly name: string;
  readonly images: Readonly<Record<string, string>>;
  readonly parameters: PlayableParameters;
}

/** A playable without its items; `shuffle` and `loop` are this server's addition. */
export interface PlayableSummary extends CreatedPlayable {
  readonly type: 'playable';
  readonly userid: string;
  readonly created: string;
  readonly updated: string;
  readonly shuffle: boolean;
  /** Absent: nothing repeats. */
  readonly loop?: 'all' | 'one';
}

/** A playable and a page of it (specification, section 2.7). */
export interface PlayableDetails extends PlayableSummary {
  readonly items: readonly PlayableItem[];
  readonly services: Readonly<Record<string, ServiceAccess>>;
  readonly startindex: number;
  readonly itemsperpage: number;
  /** Absent where more may always be asked for. */
  readonly total?: number;
  /** Of internet radio. */
  readonly streamurl?: string;
  /** Services whose items were left out of a list that mixes services, and why; this server's addition. */
  readonly errors?: readonly ServiceError[];
}

/** An item to play; `duration` and `offset` in seconds. */
export interface PlayableItem {
  readonly id: string;
  readonly index: number;
  readonly service: string;
  readonly ref: string;
  readonly type: string;
  readonly name: string;
  readonly albumname?: string;
  readonly artistdisplayname?: string;
  readonly artists: readonly ItemArtist[];
  readonly images: Readonly<Record<string, string>>;
  readonly playbackcodec?: string;
  readonly streamurl?: string;
  readonly duration?: number;
  readonly bitrate?: number;
  readonly offset?: number;
  readonly controls?: Controls;
}

export interface ItemArtist {
  readonly id: string;
  readonly ref: string;
  readonly type: 'artist';
  readonly service: string;
  readonly name: string;
}

/** False: the device disables the control. */
export interface Controls {
  readonly skipnext?: boolean;
  readonly skipprev?: boolean;
}

/** What a stream URL was asked for. */
export interface RefreshedStream {
  readonly ref: string;
  readonly service: string;
  readonly streamurl: string;
}

/** A playable as its creation tells of it. */
export function created({ id, name, images, parameters }: StoredPlayable): CreatedPlayable {
  return { id, name, images, parameters };
}

/** A playable as changes of it tell of it. */
export function summary(playable: StoredPlayable): PlayableSummary {
  const { userid, playing } = playable;
  return {
    ...created(playable),
    type: 'playable',
    userid,
    created: new Date(playable.created).toISOString(),
    updated: new Date(playable.updated).toISOString(),
    shuffle: playing.shuffling,
    ...(playing.loop !== 'off' && { loop: playing.loop }),
  };
}

/** An item as devices play it. */
export function playableItem(
  { index, item }: IndexedItem,
  extras: { readonly stream: Stream | undefined; readonly offset: number | undefined },
): PlayableItem {
  const { service, type, ref, name, album, artistdisplayname, images, duration, bitrate } = item;
  const playbackcodec = extras.stream?.playbackcodec ?? item.playbackcodec;
  const offset = extras.offset ?? item.offset;
  return {
    id: `${service}:${ref}`,
    index,
    service,
    ref,
    type,
    name,
    ...(album && { albumname: album.name }),
    ...(artistdisplayname && { artistdisplayname }),
    artists: artistsOf(item),
    images,
    ...(playbackcodec && { playbackcodec }),
    ...(extras.stream && { streamurl: extras.stream.streamurl }),
    ...(duration && { duration }),
    ...(bitrate && { bitrate }),
    ...(offset && { offset }),
    ...(type === 'internetradio' && { controls: { skipnext: false, skipprev: false } }),
  };
}

function artistsOf({ service, artists }: ContentItem): ItemArtist[] {
  return artists.map(({ ref, name }) => ({ id: `${service}:${ref}`, ref, type: 'artist', service, name }));
}
