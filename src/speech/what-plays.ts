import { AppError } from '../errors.js';
import type { ContentItem } from '../ports/content-engine.js';
import type { NowPlaying } from '../ports/interpreter.js';
import type { Found } from '../ports/understander.js';
import { type Request, refusal } from './answer.js';
import type { Find } from './find.js';
import type { Catalogue } from './music.js';

/** Whether something plays or is paused, though it may be unknown what. */
export function playsSomething(nowplaying: NowPlaying | undefined): boolean {
  const { item, playable, playstate = 'idle' } = nowplaying ?? {};
  return item !== undefined || playable !== undefined || playstate !== 'idle';
}

/** Finds out what the device plays, by what it tells (specification, section 6.1). */
export class WhatPlays {
  readonly #find: Find;
  readonly #catalogue: Catalogue;

  constructor({ find, catalogue }: { readonly find: Find; readonly catalogue: Catalogue }) {
    this.#find = find;
    this.#catalogue = catalogue;
  }

  /** The artist that is heard, in the catalogue if it has them; refused when nothing plays, or nobody knows by whom. */
  async artist({ nowplaying, replies }: Request): Promise<{ readonly found?: Found; readonly name: string }> {
    const { item } = nowplaying ?? {};
    const artist = item?.artists?.[0];
    const name = artist?.name ?? item?.artistdisplayname;
    if (!name) throw refusal(playsSomething(nowplaying) ? replies.unknownArtist() : replies.nothingPlaying());
    const known = await this.#known('artist', item?.service, artist?.id);
    if (!known) {
      const called = await this.#find.called('artist', name);
      return { name, ...(called && { found: called }) };
    }
    const { service, ref } = known;
    return { name, found: { entity: 'artist', type: 'artist', service, ref, name, score: 1 } };
  }

  /** The song that is heard, as its service describes it; refused when none is, or nobody knows it. */
  async song({ nowplaying, replies }: Request): Promise<ContentItem> {
    const { service, ref, name, artistdisplayname } = nowplaying?.item ?? {};
    const known = await this.#known('song', service, ref);
    if (known) return known;
    if (!name) throw refusal(playsSomething(nowplaying) ? replies.unknownSong() : replies.nothingPlaying());
    const found = await this.#find.song(name, artistdisplayname);
    if (found) return found;
    throw refusal(replies.notFound(name, artistdisplayname));
  }

  /** Devices also play what no service here has, or has no more. */
  async #known(
    type: 'artist' | 'song',
    service: string | undefined,
    ref: string | undefined,
  ): Promise<ContentItem | undefined> {
    if (service === undefined || ref === undefined) return undefined;
    return this.#catalogue.item({ service, type, ref }).catch((error: unknown) => {
      if (error instanceof AppError && GONE.includes(error.code)) return undefined;
      throw error;
    });
  }

  /** The year in which the song that is heard came out, or its album. */
  async year(request: Request): Promise<number | undefined> {
    const { service, year, album } = await this.song(request);
    if (year !== undefined || !album) return year;
    return (await this.#catalogue.item({ service, type: 'album', ref: album.ref })).year;
  }
}

const GONE: readonly string[] = ['not_found', 'content_gone'];
