import type { ContentItem } from '../ports/content-engine.js';
import type { Entry, Taste } from '../taste/taste.js';
import type { PlayableParameters } from './parameters.js';
import type { PlayableContent } from './playable-content.js';
import type { Owner } from './playables-store.js';
import { artistRoster, type Roster, refOf, type SongSource, tagRoster } from './roster.js';

/** What dynamic playlists need to know of tastes. */
export type Tastes = Pick<Taste, 'artists' | 'genres' | 'discoveries' | 'refusals' | 'heard'>;

/** What a dynamic playlist may be made of at present. */
export interface Cast {
  readonly roster: Roster;
  readonly refuses: (song: ContentItem) => boolean;
}

/** Artists of a taste that a playlist is made of, and those that are new to it. */
const ARTISTS = 40;
const NEW_ARTISTS = 10;
const NEW_SHARE = 0.2;
/** Artists of a taste whose like stand in for a genre that it lacks. */
const MODELS = 5;
const LIKE_EACH = 20;

/** Finds out whom a dynamic playlist is mixed from, for its variant and its listeners (specification, section 4.4). */
export class Rosters {
  readonly #content: PlayableContent;
  readonly #tastes: Tastes;
  readonly #hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;

  constructor(parts: {
    readonly content: PlayableContent;
    readonly tastes: Tastes;
    readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  }) {
    this.#content = parts.content;
    this.#tastes = parts.tastes;
    this.#hasProfile = parts.hasProfile;
  }

  /** `roster`: what it was before; kept where it does not depend on a taste, which changes all the time. */
  async cast(owner: Owner, parameters: PlayableParameters, service: string, roster?: Roster): Promise<Cast> {
    const listeners = await this.#listeners(owner, parameters);
    const refusals = await this.#tastes.refusals(listeners);
    const asked = new Set((parameters.artists ?? []).map(({ id }) => refOf(id, service)));
    return {
      roster: roster && !isOfTaste(parameters) ? roster : await this.#roster(listeners, parameters, service),
      refuses: (song) =>
        song.artists.some(({ ref }) => asked.has(ref)) ? refusals.hasItself(song) : refusals.has(song),
    };
  }

  #roster(
    listeners: readonly Owner[],
    parameters: PlayableParameters,
    service: string,
  ): Promise<Roster> | Roster {
    switch (parameters.variant) {
      case 'artist':
        return artistRoster(this.#content, parameters, service);
      case 'tag':
        return tagRoster(parameters, service);
      case 'filteredtaste':
        return this.#filtered(listeners, parameters, service);
      case 'multiuser':
        return this.#shared(listeners, service);
      default:
        return this.#taste(listeners, service);
    }
  }

  /** A user's id, or that of one of the caller's own sub-profiles. */
  async #listeners(owner: Owner, { users = [] }: PlayableParameters): Promise<readonly Owner[]> {
    if (users.length === 0) return [owner];
    const { userid } = owner;
    return Promise.all(
      users.map(async ({ id }) =>
        (await this.#hasProfile(userid, id)) ? { userid, profileuserid: id } : { userid: id },
      ),
    );
  }

  /** Whom somebody hears, and some whom they do not know yet. */
  async #taste([owner = { userid: '' }]: readonly Owner[], service: string): Promise<Roster> {
    const entries = await this.#tastes.artists(owner, service, ARTISTS);
    if (entries.length === 0) return tagRoster({ type: 'dynamicplaylist' }, service);
    const found = await this.#tastes.discoveries(owner, service, NEW_ARTISTS);
    const known = sum(entries.map(({ score }) => score));
    const fit = sum(found.map(({ score }) => score)) || 1;
    const scale = (known * NEW_SHARE) / (1 - NEW_SHARE) / fit;
    const members = [
      ...entries.map(({ item, score }) => byArtist(item, score)),
      ...found.map(({ item, score }) => byArtist(item, score * scale)),
    ];
    return [{ key: 'taste', weight: 1, members }];
  }

  /** The genres in the proportions of the taste, and in each the artists in theirs. */
  async #filtered(
    [owner = { userid: '' }]: readonly Owner[],
    parameters: PlayableParameters,
    service: string,
  ): Promise<Roster> {
    const artists = await this.#tastes.artists(owner, service, 10 * ARTISTS);
    const worth = await this.#tastes.genres(owner);
    const least = Math.min(1, ...worth.values());
    const groups = await Promise.all(
      (parameters.filters?.genres ?? []).map(async ({ id }) => {
        const genre = await this.#genreName(id, service);
        const own = artists.filter(({ item }) => hasGenre(item, genre)).slice(0, ARTISTS);
        const members = own.map(({ item, score }) => byArtist(item, score, genre));
        return {
          key: `genre ${genre}`,
          weight: worth.get(genre) ?? least,
          members: members.length > 0 ? members : await this.#alike(artists.slice(0, MODELS), genre),
        };
      }),
    );
    return groups.filter(({ members }) => members.length > 0);
  }

  /** Everybody gets an equal part; who has no taste yet leaves theirs to the others. */
  async #shared(listeners: readonly Owner[], service: string): Promise<Roster> {
    const groups = await Promise.all(
      listeners.map(async (owner) => {
        const key = `user ${owner.userid} ${owner.profileuserid ?? ''}`;
        const entries = await this.#tastes.artists(owner, service, ARTISTS);
        const members = entries.map(({ item, score }) => {
          const member = byArtist(item, score);
          return { ...member, key: `${key}: ${member.key}` };
        });
        return { key, weight: 1, members };
      }),
    );
    const filled = groups.filter(({ members }) => members.length > 0);
    return filled.length > 0 ? filled : tagRoster({ type: 'dynamicplaylist' }, service);
  }

  /** Artists of a genre that resemble those of the taste, where it has none of that genre itself. */
  async #alike(models: readonly Entry[], genre: string): Promise<SongSource[]> {
    const hits = await Promise.all(
      models.map(({ item }) => this.#content.similarArtists(item.service, item.ref, LIKE_EACH)),
    );
    const fitting = hits.flat().filter(({ item }) => hasGenre(item, genre));
    return [...new Map(fitting.map(({ item, score }) => [item.ref, byArtist(item, score, genre)])).values()];
  }

  /** A genre may be named or referred to. */
  async #genreName(id: string, service: string): Promise<string> {
    const ref = refOf(id, service);
    const item = await this.#content.item({ service, type: 'genre', ref }).catch(() => undefined);
    return (item?.name ?? ref).toLowerCase();
  }
}

/** Whether what a playlist is made of changes with a taste. */
function isOfTaste({ variant = '' }: PlayableParameters): boolean {
  return variant !== 'artist' && variant !== 'tag';
}

function byArtist({ service, ref }: ContentItem, weight: number, genre?: string): SongSource {
  const seeds = { service, artists: [ref], ...(genre !== undefined && { genres: [genre] }) };
  return { key: `artist ${ref}${genre === undefined ? '' : ` in ${genre}`}`, weight, seeds };
}

function hasGenre({ genres }: ContentItem, genre: string): boolean {
  return genres.some((each) => each.toLowerCase() === genre);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
