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
    const item = nowplaying?.item;
    const artist = item?.artists?.[0];
    const name = artist?.name ?? item?.artistdisplayname;
    if (!name) throw refusal(playsSomething(nowplaying) ? replies.unknownArtist() : replies.nothingPlaying());
    const found =
      item?.service !== undefined && artist?.id !== undefined
        ? ({
            entity: 'artist',
            service: item.service,
            type: 'artist',
            ref: artist.id,
            name,
            score: 1,
          } as const)
        : await this.#find.called('artist', name);
    return { name, ...(found && { found }) };
  }

  /** The song that is heard, as its service describes it; refused when none is, or nobody knows it. */
  async song({ nowplaying, replies }: Request): Promise<ContentItem> {
    const { service, ref, name, artistdisplayname } = nowplaying?.item ?? {};
    if (service !== undefined && ref !== undefined)
      return this.#catalogue.item({ service, type: 'song', ref });
    if (name) {
      const found = await this.#find.song(name, artistdisplayname);
      if (found) return found;
      throw refusal(replies.notFound(name, artistdisplayname));
    }
    throw refusal(playsSomething(nowplaying) ? replies.unknownSong() : replies.nothingPlaying());
  }

  /** The year in which the song that is heard came out, or its album. */
  async year(request: Request): Promise<number | undefined> {
    const { service, year, album } = await this.song(request);
    if (year !== undefined || !album) return year;
    return (await this.#catalogue.item({ service, type: 'album', ref: album.ref })).year;
  }
}
