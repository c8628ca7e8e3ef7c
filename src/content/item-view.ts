import type { ContentItem } from '../ports/content-engine.js';

/** An item as every reply shows it (specification, sections 2.7 and 2.9). */
export interface ItemView {
  readonly service: string;
  readonly ref: string;
  readonly type: string;
  readonly name: string;
  readonly albumname?: string;
  readonly artistdisplayname?: string;
  readonly artists?: readonly ArtistView[];
  /** URLs by WxH, or `default`. */
  readonly images?: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly duration?: number;
  readonly playbackcodec?: string;
  /** Bits per second. */
  readonly bitrate?: number;
  /** Types contained. */
  readonly contains?: readonly string[];
  /** Of the recording, release or artist. */
  readonly musicbrainzid?: string;
  /** The International Standard Recording Code. */
  readonly isrc?: string;
  readonly description?: string;
  /** ISO 8601. */
  readonly released?: string;
  /** Seconds into the stream at which a chapter begins. */
  readonly offset?: number;
  /** Lower-case. */
  readonly country?: string;
  readonly childtheme?: string;
  readonly childtype?: string;
  /** Some of what a category holds. */
  readonly items?: readonly ItemView[];
  /** What a station plays now. */
  readonly currentshow?: { readonly name: string };
}

/** An artist of an item. */
export interface ArtistView {
  readonly ref: string;
  readonly type: 'artist';
  readonly service: string;
  readonly name: string;
}

/** Shows an item; what is not known is absent. */
export function viewOf(item: ContentItem): ItemView {
  const { service, type, ref, name, album, artistdisplayname, artists, images } = item;
  const { duration, playbackcodec, bitrate, contains, items, currentshow } = item;
  return {
    service,
    ref,
    type,
    name,
    ...(album && { albumname: album.name }),
    ...(artistdisplayname !== undefined && { artistdisplayname }),
    ...(artists.length > 0 && { artists: artists.map((artist) => ({ ...artist, type: 'artist', service })) }),
    ...(Object.keys(images).length > 0 && { images }),
    ...(duration !== undefined && { duration }),
    ...(playbackcodec !== undefined && { playbackcodec }),
    ...(bitrate !== undefined && { bitrate }),
    ...(contains && { contains }),
    ...furtherFactsOf(item),
    ...(items && { items: items.map(viewOf) }),
    ...(currentshow && { currentshow }),
  };
}

function furtherFactsOf(item: ContentItem) {
  const { musicbrainzid, isrc, description, released, offset, country, childtheme, childtype } = item;
  return {
    ...(musicbrainzid !== undefined && { musicbrainzid }),
    ...(isrc !== undefined && { isrc }),
    ...(description !== undefined && { description }),
    ...(released !== undefined && { released }),
    ...(offset !== undefined && { offset }),
    ...(country !== undefined && { country }),
    ...(childtheme !== undefined && { childtheme }),
    ...(childtype !== undefined && { childtype }),
  };
}
