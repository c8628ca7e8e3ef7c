import { namesIn } from '../../languages/languages.js';
import type { Found } from '../../ports/understander.js';
import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { PlayableMaker } from '../music.js';
import type { OwnPresets } from '../own-presets.js';

/** From here on it is certain that nothing but the radio was asked for. */
const CERTAIN = 0.75;

/** Everything that starts music: it finds what was named, makes a playable of it and tells the device to play it. */
export class PlayAnswers {
  readonly #find: Find;
  readonly #playables: PlayableMaker;
  readonly #presets: OwnPresets;

  constructor(parts: {
    readonly find: Find;
    readonly playables: PlayableMaker;
    readonly presets: OwnPresets;
  }) {
    this.#find = parts.find;
    this.#playables = parts.playables;
    this.#presets = parts.presets;
  }

  readonly song: Answerer = async (request) => {
    const { entities } = request.reading;
    const found = await this.#need(request, 'track', ['song']);
    if (!found) return this.dynamic(request);
    return this.#item(
      request,
      found,
      request.replies.playingSong(found.name, found.artist ?? entities.artist),
    );
  };

  readonly album: Answerer = async (request) => {
    const found = await this.#need(request, 'album', ['album']);
    if (!found) return this.dynamic(request);
    return this.#item(request, found, request.replies.playingAlbum(found.name, found.artist));
  };

  readonly playlist: Answerer = async (request) => {
    const words = request.reading.entities.playlist;
    if (words === undefined) throw refusal(request.replies.whichPlaylist());
    const found = await this.#find.named(request, 'playlist', ['playlist']);
    if (found) return this.#item(request, found, request.replies.playingPlaylist(found.name));
    // "My jazz playlist" may well mean jazz.
    return this.#genre({ ...request, reading: { ...request.reading, entities: { genre: words } } }, words);
  };

  /** Who names a station in whatever words does not want just any. */
  readonly radio: Answerer = async (request) => {
    const { text, languagecode, replies, reading } = request;
    const { station } = reading.entities;
    const names = namesIn(text, languagecode);
    for (const name of new Set([...(station === undefined ? [] : [station]), ...names])) {
      const answer = await this.#station(request, name);
      if (answer) return answer;
    }
    if (station !== undefined) throw refusal(replies.notFound(station));
    if (names.length > 0 && reading.score < CERTAIN) throw refusal(replies.whichStation());
    return this.dynamic(request);
  };

  /** The song that some of its words are from: services find songs by them, if only by their titles. */
  readonly lyric: Answerer = async (request) => {
    const { lyric } = request.reading.entities;
    if (lyric === undefined) return this.song(request);
    const found = await this.#find.named(request, 'lyric', ['song']);
    if (!found) throw refusal(request.replies.noSongGoes(lyric));
    return this.#item(request, found, request.replies.playingSong(found.name, found.artist));
  };

  /** Music by an artist, of a genre, of a mood or an era, or simply music that the user likes. */
  readonly dynamic: Answerer = async (request) => {
    const { artist, genre, mood, year } = request.reading.entities;
    if (artist !== undefined) return this.#artist(request, artist);
    if (genre !== undefined) return this.#genre(request, genre);
    if (mood !== undefined) return this.#tagged(request, 'mood', mood, request.replies.playingMood(mood));
    if (year !== undefined)
      return this.#tagged(request, 'era', String(year), request.replies.playingEra(String(year)));
    return this.make(request, { type: 'dynamicplaylist' }, request.replies.playingTaste());
  };

  /** Goes on with what is paused; starts music where nothing is. */
  readonly resume: Answerer = async (request) => {
    const playing = request.nowplaying;
    const something = playing?.item !== undefined || playing?.playable !== undefined;
    const idle = playing !== undefined && !something && playing.playstate === 'idle';
    if (idle && can(request, 'playplayable')) return this.dynamic(request);
    return { actions: [act(request, 'play')] };
  };

  async #artist(request: Request, words: string): Promise<Answer> {
    const found = await this.#find.named(request, 'artist', ['artist']);
    if (!found) throw refusal(request.replies.notFound(words));
    const parameters = {
      type: 'dynamicplaylist',
      service: found.service,
      artists: [{ id: found.ref, name: found.name }],
    };
    return this.make(request, parameters, request.replies.playingArtist(found.name, false));
  }

  async #genre(request: Request, words: string): Promise<Answer> {
    const found = await this.#find.named(request, 'genre', ['genre']);
    if (!found) throw refusal(request.replies.notFound(words));
    const parameters = { type: 'dynamicplaylist', service: found.service, genres: [{ id: found.ref }] };
    return this.make(request, parameters, request.replies.playingGenre(found.name));
  }

  /** A station of a service, or one that the device keeps; undefined: there is none of that name. */
  async #station(request: Request, station: string): Promise<Answer | undefined> {
    const named = { ...request, reading: { ...request.reading, entities: { station } } };
    const found = await this.#find.named(named, 'station', ['internetradio']);
    if (found) return this.#item(request, found, request.replies.playingStation(found.name));
    const { presetnumber, name = '' } = (await this.#presets.named(request.caller, station)) ?? {};
    if (presetnumber === undefined) return undefined;
    const actions = [act(request, 'playpreset', { presetnumber })];
    return { actions, reply: request.replies.playingStation(name) };
  }

  #tagged(request: Request, type: 'mood' | 'era', id: string, reply: string): Promise<Answer> {
    return this.make(request, { type: 'dynamicplaylist', tags: [{ type, id }] }, reply);
  }

  /** The item that an entity names; undefined when the phrase names none; refused when it is not to be found. */
  async #need(request: Request, entity: 'track' | 'album', types: string[]): Promise<Found | undefined> {
    const words = request.reading.entities[entity];
    if (words === undefined) return undefined;
    const found = await this.#find.named(request, entity, types);
    if (!found) throw refusal(request.replies.notFound(words, request.reading.entities.artist));
    return found;
  }

  /** Whoever names something wants to hear it from its beginning, also when it was played before. */
  #item(request: Request, found: Found, reply: string): Promise<Answer> {
    const { type, service, ref } = found;
    return this.make(
      request,
      { type, service, ref },
      reply,
      type === 'internetradio' ? {} : { startindex: 0 },
    );
  }

  /** Makes a playable with these parameters, and tells the device to play it. */
  readonly make = async (
    request: Request,
    parameters: Readonly<Record<string, unknown>>,
    reply: string,
    start: { readonly startindex?: number } = {},
  ): Promise<Answer> => {
    if (!can(request, 'playplayable')) throw refusal(request.replies.cannot());
    const { caller } = request;
    const made = await this.#playables.create(caller, { parameters, deviceid: caller.deviceid });
    const { id, name, images } = made;
    return { actions: [act(request, 'playplayable', { id, name, images, ...start })], reply };
  };
}

/** What makes playables. */
export type MakePlayable = PlayAnswers['make'];
