import { AppError } from '../../errors.js';
import type { SpeechCaller } from '../../ports/caller.js';
import type { ItemRef } from '../../ports/content-engine.js';
import type { EntityKey } from '../../ports/understander.js';
import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Opinions, PlayableMaker } from '../music.js';
import type { WhatPlays } from '../what-plays.js';

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
  readonly #playables: PlayableMaker;
  readonly #whatPlays: WhatPlays;

  constructor(parts: {
    readonly find: Find;
    readonly opinions: Opinions;
    readonly playables: PlayableMaker;
    readonly whatPlays: WhatPlays;
  }) {
    this.#find = parts.find;
    this.#opinions = parts.opinions;
    this.#playables = parts.playables;
    this.#whatPlays = parts.whatPlays;
  }

  readonly like: Answerer = async (request) => {
    const what = await this.#judge(request, true);
    return { actions: [], reply: request.replies.liked(what) };
  };

  /** Nobody wants to go on listening to what they just disliked. */
  readonly dislike: Answerer = async (request): Promise<Answer> => {
    const named = JUDGED.some(([entity]) => request.reading.entities[entity] !== undefined);
    const what = await this.#judge(request, false);
    const skips = !named && request.nowplaying?.item !== undefined && can(request, 'skipnext');
    const skip = skips ? [act(request, 'skipnext')] : [];
    return { actions: skip, reply: request.replies.disliked(what) };
  };

  async #judge(request: Request, like: boolean): Promise<string> {
    const { item, name } = (await this.#named(request)) ?? (await this.#playing(request));
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

  /** The song that plays, else the station or whatever else plays as a whole. */
  async #playing(request: Request): Promise<{ readonly item: ItemRef; readonly name: string }> {
    const { item, playable } = request.nowplaying ?? {};
    const type = playable?.parameters?.type ?? '';
    const itemtype = ITEM_TYPES[type];
    if (itemtype !== undefined && item?.service !== undefined && item.ref !== undefined) {
      const { service, ref, name = '' } = item;
      return { item: { service, type: itemtype, ref }, name };
    }
    const whole = await this.#whole(request);
    if (whole) return { item: whole, name: playable?.name ?? '' };
    const song = await this.#whatPlays.song(request);
    return { item: song, name: song.name };
  }

  /** What plays as a whole, such as a station; undefined where a song of something else plays, or nobody knows. */
  async #whole({ nowplaying, caller }: Request): Promise<ItemRef | undefined> {
    const { item, playable } = nowplaying ?? {};
    if (item?.name !== undefined || playable?.id === undefined) return undefined;
    const { type, service, ref } = await this.#parametersOf(caller, playable.id);
    return service === undefined || ref === undefined ? undefined : { type, service, ref };
  }

  /** Devices also play what this server knows nothing of. */
  #parametersOf(caller: SpeechCaller, id: string): ReturnType<PlayableMaker['parametersOf']> {
    return this.#playables.parametersOf(caller, id).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return { type: '' };
      throw error;
    });
  }
}

/** What the items of playables are, by the playable's type, where they are not songs. */
const ITEM_TYPES: Readonly<Record<string, string>> = {
  internetradio: 'internetradio',
  audiobook: 'audiobook',
  podcast: 'podcastepisode',
  podcastepisode: 'podcastepisode',
};
