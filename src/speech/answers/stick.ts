import { has, languageOf } from '../../languages/languages.js';
import type { Answer, Answerer, Request } from '../answer.js';
import { refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { WhatPlays } from '../what-plays.js';
import type { MakePlayable } from './make-playable.js';

/** More of what plays: of its artist and similar ones, or of its genre or its decade where those are named. */
export class StickAnswers {
  readonly #find: Find;
  readonly #whatPlays: WhatPlays;
  readonly #make: MakePlayable;

  constructor(parts: { readonly find: Find; readonly whatPlays: WhatPlays; readonly make: MakePlayable }) {
    this.#find = parts.find;
    this.#whatPlays = parts.whatPlays;
    this.#make = parts.make;
  }

  readonly stick: Answerer = (request) => {
    const { genre, era } = languageOf(request.languagecode).sticking;
    const words = request.text.toLowerCase().split(/[\s'’]+/);
    if (words.some((word) => has(genre, word))) return this.#genre(request);
    if (words.some((word) => has(era, word))) return this.#era(request);
    return this.#artist(request);
  };

  async #artist(request: Request): Promise<Answer> {
    const { found, name } = await this.#whatPlays.artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const artists = [{ id: found.ref, name }];
    const parameters = { type: 'dynamicplaylist', service: found.service, artists, expandartists: true };
    return this.#make(request, parameters, request.replies.playingArtist(name, { withsimilar: true }));
  }

  async #genre(request: Request): Promise<Answer> {
    const { name, genres } = await this.#whatPlays.song(request);
    const [genre] = genres;
    const found = genre === undefined ? undefined : await this.#find.called('genre', genre);
    if (!found) throw refusal(request.replies.noInfo(name));
    const parameters = { type: 'dynamicplaylist', service: found.service, genres: [{ id: found.ref }] };
    return this.#make(request, parameters, request.replies.playingGenre(found.name));
  }

  async #era(request: Request): Promise<Answer> {
    const { replies } = request;
    const year = await this.#whatPlays.year(request);
    if (year === undefined) throw refusal(replies.noInfo(request.nowplaying?.item?.name ?? ''));
    const decade = Math.floor(year / 10) * 10;
    const parameters = { type: 'dynamicplaylist', tags: [{ type: 'era', id: `${decade}s` }] };
    return this.#make(request, parameters, replies.playingEra(replies.decade(decade)));
  }
}
