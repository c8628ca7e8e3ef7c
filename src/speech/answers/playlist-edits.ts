import { has, languageOf } from '../../languages/languages.js';
import type { ItemRef } from '../../ports/content-engine.js';
import type { Answer, Answerer, Request } from '../answer.js';
import { refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Playlists } from '../music.js';
import { OwnPlaylists } from '../own-playlists.js';

/** Adds to a person's own playlists, removes from them, and makes new ones. */
export class PlaylistEdits {
  readonly #find: Find;
  readonly #playlists: Playlists;
  readonly #own: OwnPlaylists;

  constructor({ find, playlists }: { readonly find: Find; readonly playlists: Playlists }) {
    this.#find = find;
    this.#playlists = playlists;
    this.#own = new OwnPlaylists(playlists);
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
    const item = await this.#item(request);
    const known = await this.#own.named(userid, name);
    if (!known && !mayCreate) throw refusal(request.replies.notFound(name));
    if (!known) {
      await this.#playlists.create(userid, 'curated', { name, items: item ? [item] : [] });
      return { actions: [], reply: request.replies.createdPlaylist(name) };
    }
    if (!item) throw refusal(request.replies.nothingPlaying());
    await this.#playlists.append({ userid, service: 'curated', ref: known.ref }, [item]);
    return { actions: [], reply: request.replies.addedTo(item.name, known.name) };
  }

  async #remove(request: Request, name: string): Promise<Answer> {
    const { userid } = request.caller;
    const known = await this.#own.named(userid, name);
    if (!known) throw refusal(request.replies.notFound(name));
    const item = await this.#item(request);
    if (!item) throw refusal(request.replies.nothingPlaying());
    await this.#playlists.removeItems({ userid, service: 'curated', ref: known.ref }, { ref: item.ref });
    return { actions: [], reply: request.replies.removedFrom(item.name, known.name) };
  }

  /** What was named, else what plays; undefined when nothing does. */
  async #item(request: Request): Promise<(ItemRef & { readonly name: string }) | undefined> {
    const { track, album } = request.reading.entities;
    const [entity, type] =
      track === undefined && album !== undefined
        ? (['album', 'album'] as const)
        : (['track', 'song'] as const);
    const words = request.reading.entities[entity];
    if (words !== undefined) {
      const found = await this.#find.named(request, entity, [type]);
      if (!found) throw refusal(request.replies.notFound(words));
      return found;
    }
    const { service, ref, name = '' } = request.nowplaying?.item ?? {};
    return service === undefined || ref === undefined ? undefined : { service, type: 'song', ref, name };
  }
}
