import type { ItemRef } from '../../ports/content-engine.js';
import type { EntityKey } from '../../ports/understander.js';
import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Opinions } from '../music.js';

/** Names that an opinion can be of, and the types that they may be. */
const JUDGED: readonly (readonly [EntityKey, string])[] = [
  ['track', 'song'],
  ['album', 'album'],
  ['artist', 'artist'],
  ['genre', 'genre'],
];

/** What a person likes and dislikes: what was named, else what plays. */
export class OpinionAnswers {
  readonly #find: Find;
  readonly #opinions: Opinions;

  constructor({ find, opinions }: { readonly find: Find; readonly opinions: Opinions }) {
    this.#find = find;
    this.#opinions = opinions;
  }

  readonly like: Answerer = async (request) => {
    const what = await this.#judge(request, true);
    return { actions: [], reply: request.replies.liked(what) };
  };

  /** Nobody wants to go on listening to what they just disliked. */
  readonly dislike: Answerer = async (request): Promise<Answer> => {
    const named = JUDGED.some(([entity]) => request.reading.entities[entity] !== undefined);
    const what = await this.#judge(request, false);
    const skip = !named && can(request, 'skipnext') ? [act(request, 'skipnext')] : [];
    return { actions: skip, reply: request.replies.disliked(what) };
  };

  async #judge(request: Request, like: boolean): Promise<string> {
    const { item, name } = (await this.#named(request)) ?? this.#playing(request);
    const { type, service, ref } = item;
    const { added } = await this.#opinions.add(request.caller, [{ type, service, ref }], like);
    if (added === 0) throw refusal(request.replies.notFound(name));
    return name;
  }

  async #named(request: Request): Promise<{ readonly item: ItemRef; readonly name: string } | undefined> {
    for (const [entity, type] of JUDGED) {
      const words = request.reading.entities[entity];
      if (words === undefined) continue;
      const item = await this.#find.named(request, entity, [type]);
      if (!item) throw refusal(request.replies.notFound(String(words)));
      return { item, name: item.name };
    }
    return undefined;
  }

  #playing(request: Request): { readonly item: ItemRef; readonly name: string } {
    const { service, ref, name } = request.nowplaying?.item ?? {};
    if (service === undefined || ref === undefined) throw refusal(request.replies.nothingPlaying());
    return { item: { service, type: 'song', ref }, name: name ?? '' };
  }
}
