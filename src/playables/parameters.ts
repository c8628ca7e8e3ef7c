import { createHash } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { invalid } from '../errors.js';

/** The types of playable (specification, section 2.7); podcasts and their episodes are this server's addition. */
const TYPES = [
  'album',
  'playlist',
  'song',
  'internetradio',
  'audiobook',
  'podcast',
  'podcastepisode',
  'dynamicplaylist',
] as const;

const Id = Type.String({ minLength: 1, maxLength: 1024 });
const Seeds = Type.Array(Type.Object({ id: Id }), { maxItems: 100 });
const SeedArtist = Type.Object({ id: Id, name: Type.Optional(Type.String({ maxLength: 1024 })) });

/** What to play (specification, section 2.7). */
export const PlayableParameters = Type.Object({
  type: Type.Enum(TYPES),
  service: Type.Optional(Id),
  ref: Type.Optional(Id),
  /** Set by the server. */
  variant: Type.Optional(Id),
  expandartists: Type.Optional(Type.Boolean()),
  /** An id is the artist's reference, alone or as `service:ref`. */
  artists: Type.Optional(Type.Array(SeedArtist, { maxItems: 100 })),
  genres: Type.Optional(Seeds),
  filters: Type.Optional(Type.Object({ genres: Type.Optional(Seeds) })),
  users: Type.Optional(Seeds),
  /** `era` (1980s, 1984, 1980-1989, eighties), `genre` or `mood`. */
  tags: Type.Optional(Type.Array(Type.Object({ type: Id, id: Id }), { maxItems: 20 })),
  allowunlinkedservice: Type.Optional(Type.Boolean()),
});
export type PlayableParameters = Static<typeof PlayableParameters>;

const check = Compile(PlayableParameters);

/**
 * The one form of parameters that mean the same: defaults and empty lists are left out, and so
 * is whatever the type has no use for. Throws a 400 that names the offending key.
 */
export function readParameters(given: unknown): PlayableParameters {
  if (!check.Check(given)) {
    const [problem] = check.Errors(given);
    throw invalid(`parameters${(problem?.instancePath ?? '').replaceAll('/', '.')}`, problem?.message ?? '');
  }
  const { type, service, ref, allowunlinkedservice } = given;
  if (type === 'dynamicplaylist') return seedsOf(given);
  if (!service) throw invalid('parameters.service', `is needed for the type ${type}`);
  if (!ref) throw invalid('parameters.ref', `is needed for the type ${type}`);
  return { type, service, ref, ...(allowunlinkedservice && { allowunlinkedservice }) };
}

/** The same for parameters that mean the same: names and the order of seeds do not matter. */
export function keyOf(parameters: PlayableParameters): string {
  const ids = (seeds: readonly { readonly id: string }[] = []) => seeds.map(({ id }) => id).sort();
  const parts = [
    parameters.type,
    parameters.service,
    parameters.ref,
    parameters.expandartists,
    ids(parameters.artists),
    ids(parameters.genres),
    ids(parameters.filters?.genres),
    ids(parameters.users),
    (parameters.tags ?? []).map((tag) => JSON.stringify([tag.type, tag.id])).sort(),
    parameters.allowunlinkedservice,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function seedsOf(given: PlayableParameters): PlayableParameters {
  const { service, artists, genres, filters, users, tags, allowunlinkedservice } = given;
  return {
    type: 'dynamicplaylist',
    variant: variantOf(given),
    ...(service && { service }),
    ...(artists?.length && { artists: unique(artists) }),
    ...(artists?.length && given.expandartists && { expandartists: true }),
    ...(genres?.length && { genres: unique(genres) }),
    ...(filters?.genres?.length && { filters: { genres: unique(filters.genres) } }),
    ...(users?.length && { users: unique(users) }),
    ...(tags?.length && { tags: unique(tags, ({ type, id }) => `${type} ${id}`) }),
    ...(allowunlinkedservice && { allowunlinkedservice }),
  };
}

/** The specification shows `artist` and `tag`; the names of the others are this server's choice. */
function variantOf({ artists, genres, filters, users, tags }: PlayableParameters): string {
  if (artists?.length) return 'artist';
  if (genres?.length || tags?.length) return 'tag';
  if (users?.length) return 'multiuser';
  return filters?.genres?.length ? 'filteredtaste' : 'taste';
}

function unique<T extends { readonly id: string }>(
  seeds: readonly T[],
  keyed: (seed: T) => string = ({ id }) => id,
): T[] {
  return [...new Map(seeds.map((seed) => [keyed(seed), seed])).values()];
}
