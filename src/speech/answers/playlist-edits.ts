import { AppError } from '../../errors.js';
import { has, languageOf } from '../../languages/languages.js';
import type { ItemRef } from '../../ports/content-engine.js';
import type { Answer, Answerer, Request } from '../answer.js';
import { refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Playlists } from '../music.js';
import { OwnPlaylists } from '../own-playlists.js';
import type { WhatPlays } from '../what-plays.js';

/** Adds to a person's own playlists, removes from them, and makes new ones. */
export class PlaylistEdits {
  readonly #find: Find;
  readonly #playlists: Playlists;
  readonly #own: OwnPlaylists;
  readonly #whatPlays: WhatPlays;

  constructor(parts: {
    readonly find: Find;
    readonly playlists: Playlists;
    readonly whatPlays: WhatPlays;
  }) {
    this.#find = parts.find;
    this.#playlists = parts.playlists;
    this.#own = new OwnPlaylists(parts.playlists);
    this.#whatPlays = parts.whatPlays;
  }

  readonly modify: Answerer = async (request) => {
    const { playlist } = request.reading.entities;
    if (playlist === undefined) throw refusal(request.replies.whichPlaylist());
    const { remove, create } = languageOf(request.languagecode).editing;
    const words = request.text.toLowerCase().split(/\s+/);
    if (words.some((word) => has(remove, word))) return this.#remove(request, playlist);
    return this.#add(
      request,
      playlist,
      words.some((word) => has(create, word)),
    );
  };

  async #add(request: Request, name: string, mayCreate: boolean): Promise<Answer> {
    const { userid } = request.caller;
    const named = await this.#named(request);
    const known = await this.#own.named(userid, name);
    if (!known && !mayCreate) throw refusal(request.replies.notFound(name));
    if (!known) {
      // What plays belongs into a new playlist too, where it is ours.
      const item = named ?? (await this.#playing(request).catch(() => undefined));
      await this.#playlists.create(userid, 'curated', { name, items: item ? [item] : [] });
      return { actions: [], reply: request.replies.createdPlaylist(name) };
    }
    const item = named ?? (await this.#playing(request));
    if (!item) throw refusal(request.replies.nothingPlaying());
    await this.#playlists.append({ userid, service: 'curated', ref: known.ref }, [item]);
    return { actions: [], reply: request.replies.addedTo(item.name, known.name) };
  }

  async #remove(request: Request, name: string): Promise<Answer> {
    const { userid } = request.caller;
    const known = await this.#own.named(userid, name);
    if (!known) throw refusal(request.replies.notFound(name));
    const heard = () => this.#playing(request).catch(() => undefined);
    const item = (await this.#named(request)) ?? (await heard()) ?? playing(request);
    if (!item) throw refusal(request.replies.nothingPlaying());
    const key = { userid, service: 'curated', ref: known.ref };
    await this.#playlists.removeItems(key, { ref: item.ref }).catch((error: unknown) => {
      const missing = error instanceof AppError && error.code === 'not_found';
      throw missing ? refusal(request.replies.notFound(item.name)) : error;
    });
    return { actions: [], reply: request.replies.removedFrom(item.name, known.name) };
  }

  async #playing(request: Request): Promise<(ItemRef & { readonly name: string }) | undefined> {
    return request.nowplaying?.item === undefined ? undefined : this.#whatPlays.song(request);
  }

  /** What was named; undefined when nothing was, refused when it is not there. */
  async #named(request: Request): Promise<(ItemRef & { readonly name: string }) | undefined> {
    const { track, album } = request.reading.entities;
    const [entity, type] =
      track === undefined && album !== undefined
        ? (['album', 'album'] as const)
        : (['track', 'song'] as const);
    const words = request.reading.entities[entity];
    if (words === undefined) return undefined;
    const found = await this.#find.named(request, entity, [type]);
    if (!found) throw refusal(request.replies.notFound(words));
    return found;
  }
}

/** What plays, whether its service still has it or not. */
function playing({ nowplaying }: Request): { readonly ref: string; readonly name: string } | undefined {
  const { ref, name = '' } = nowplaying?.item ?? {};
  return ref === undefined ? undefined : { ref, name };
}
