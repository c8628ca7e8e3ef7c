import { namesIn } from '../../languages/languages.js';
import type { Found } from '../../ports/understander.js';
import { type Answer, type Answerer, act, can, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { OwnPresets } from '../own-presets.js';
import type { MakePlayable } from './make-playable.js';

/** From here on it is certain that nothing but the radio was asked for. */
const CERTAIN = 0.75;

/** Everything that starts music: it finds what was named, makes a playable of it and tells the device to play it. */
export class PlayAnswers {
  readonly #find: Find;
  readonly #presets: OwnPresets;
  readonly #make: MakePlayable;
  readonly #dynamic: Answerer;

  constructor(parts: {
    readonly find: Find;
    readonly presets: OwnPresets;
    readonly make: MakePlayable;
    /** Plays what has no end: an artist's music, a genre, what the person likes. */
    readonly dynamic: Answerer;
  }) {
    this.#find = parts.find;
    this.#presets = parts.presets;
    this.#make = parts.make;
    this.#dynamic = parts.dynamic;
  }

  readonly song: Answerer = async (request) => {
    const { entities } = request.reading;
    const found = await this.#need(request, 'track', ['song']);
    if (!found) return this.#dynamic(request);
    return this.#item(
      request,
      found,
      request.replies.playingSong(found.name, found.artist ?? entities.artist),
    );
  };

  readonly album: Answerer = async (request) => {
    const found = await this.#need(request, 'album', ['album']);
    if (!found) return this.#dynamic(request);
    return this.#item(request, found, request.replies.playingAlbum(found.name, found.artist));
  };

  readonly playlist: Answerer = async (request) => {
    const words = request.reading.entities.playlist;
    if (words === undefined) throw refusal(request.replies.whichPlaylist());
    const found = await this.#find.named(request, 'playlist', ['playlist']);
    if (found) return this.#item(request, found, request.replies.playingPlaylist(found.name));
    // "My jazz playlist" may well mean jazz.
    return this.#dynamic({ ...request, reading: { ...request.reading, entities: { genre: words } } });
  };

  /** Plays what is to be shuffled in random order, where it is named; a mix of an artist or a genre has no other order. */
  shuffled(otherwise: Answerer): Answerer {
    return (request) => {
      const { playlist, album, artist, genre } = request.reading.entities;
      if (playlist !== undefined) return this.playlist(request);
      if (album !== undefined) return this.album(request);
      return artist === undefined && genre === undefined ? otherwise(request) : this.#dynamic(request);
    };
  }

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
    return this.#dynamic(request);
  };

  /** The song that some of its words are from: services find songs by them, if only by their titles. */
  readonly lyric: Answerer = async (request) => {
    const { lyric } = request.reading.entities;
    if (lyric === undefined) return this.song(request);
    const found = await this.#find.named(request, 'lyric', ['song']);
    if (!found) throw refusal(request.replies.noSongGoes(lyric));
    return this.#item(request, found, request.replies.playingSong(found.name, found.artist));
  };

  /** Goes on with what is paused; starts music where nothing is. */
  readonly resume: Answerer = async (request) => {
    const playing = request.nowplaying;
    const something = playing?.item !== undefined || playing?.playable !== undefined;
    const idle = playing !== undefined && !something && playing.playstate === 'idle';
    if (idle && can(request, 'playplayable')) return this.#dynamic(request);
    return { actions: [act(request, 'play')] };
  };

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
    return this.#make(
      request,
      { type, service, ref },
      reply,
      type === 'internetradio' ? {} : { startindex: 0 },
    );
  }
}
