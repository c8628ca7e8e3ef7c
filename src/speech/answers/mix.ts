import type { Found } from '../../ports/understander.js';
import { type Answer, type Answerer, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { MakePlayable } from './make-playable.js';

/** Music by an artist, of a genre, of an era, or of all of them at once; of a mood; or simply what the person likes. */
export class MixAnswers {
  readonly #find: Find;
  readonly #make: MakePlayable;

  constructor(parts: { readonly find: Find; readonly make: MakePlayable }) {
    this.#find = parts.find;
    this.#make = parts.make;
  }

  readonly dynamic: Answerer = async (request) => {
    const { replies, reading } = request;
    const { artist, genre, mood, year } = reading.entities;
    const era = year === undefined ? undefined : String(year);
    if (artist !== undefined || genre !== undefined) return this.#named(request, era);
    const tags = [
      ...(mood === undefined ? [] : [{ type: 'mood', id: mood }]),
      ...(era === undefined ? [] : [{ type: 'era', id: era }]),
    ];
    const parameters = { type: 'dynamicplaylist', ...(tags.length > 0 && { tags }) };
    if (mood !== undefined) return this.#make(request, parameters, replies.playingMood(mood, era));
    return this.#make(
      request,
      parameters,
      era === undefined ? replies.playingTaste() : replies.playingEra(era),
    );
  };

  /** By an artist or of a genre, or both where one service has both; in an era, if it was named too. */
  async #named(request: Request, era: string | undefined): Promise<Answer> {
    const { replies } = request;
    const artist = await this.#found(request, 'artist');
    const genre = await this.#found(request, 'genre');
    const service = (artist ?? genre)?.service;
    const together = genre?.service === service ? genre : undefined;
    const parameters = {
      type: 'dynamicplaylist',
      ...(service !== undefined && { service }),
      ...(artist && { artists: [{ id: artist.ref, name: artist.name }] }),
      ...(together && { genres: [{ id: together.ref }] }),
      ...(era !== undefined && { tags: [{ type: 'era', id: era }] }),
    };
    const more = { ...(artist && { artist: artist.name }), ...(era !== undefined && { era }) };
    const reply = together
      ? replies.playingGenre(together.name, more)
      : replies.playingArtist(artist?.name ?? '', { ...(era !== undefined && { era }) });
    return this.#make(request, parameters, reply);
  }

  /** What is named; refused when it is not there: it is not left out. */
  async #found(request: Request, entity: 'artist' | 'genre'): Promise<Found | undefined> {
    const words = request.reading.entities[entity];
    if (words === undefined) return undefined;
    const found = await this.#find.named(request, entity, [entity]);
    if (!found) throw refusal(request.replies.notFound(words));
    return found;
  }
}
