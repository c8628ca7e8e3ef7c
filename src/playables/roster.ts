import { invalid } from '../errors.js';
import type { SongsRequest } from '../ports/content-engine.js';
import { moodGenres } from '../taste/taste.js';
import { eraOf } from './eras.js';
import type { Group, Member } from './mix.js';
import type { PlayableParameters } from './parameters.js';
import type { PlayableContent } from './playable-content.js';

/** A member that draws from all songs of a service that fit its seeds. */
export interface SongSource extends Member {
  readonly seeds: Omit<SongsRequest, 'page'>;
}

/** Whom a dynamic playlist is mixed from. */
export type Roster = readonly Group<SongSource>[];

/** Similar artists that join each seed, and the share of the songs that is theirs. */
const SIMILAR_PER_ARTIST = 12;
const SIMILAR_SHARE = 0.75;

/** Songs by artists, and by similar ones where wanted: one group, so artists give way to each other. */
export async function artistRoster(
  content: PlayableContent,
  parameters: PlayableParameters,
  service: string,
): Promise<Roster> {
  const refs = (parameters.artists ?? []).map(({ id }) => refOf(id, service));
  const weights = new Map(refs.map((ref) => [ref, 1]));
  if (parameters.expandartists) {
    for (const [ref, weight] of await similarWeights(content, service, refs)) weights.set(ref, weight);
  }
  const limits = { ...yearsOf(parameters.tags), ...genresOf(parameters, service) };
  const members = [...weights].map(([ref, weight]) => ({
    key: `artist ${ref}`,
    weight,
    seeds: { service, artists: [ref], ...limits },
  }));
  return [{ key: 'artists', weight: 1, members }];
}

/** Songs of genres in equal parts; of a mood, which is many genres; of an era. */
export function tagRoster(parameters: PlayableParameters, service: string): Roster {
  const years = yearsOf(parameters.tags);
  const genres = genresOf(parameters, service).genres ?? [];
  const moods = tagsOf(parameters, 'mood');
  const groups = [
    ...genres.map((genre) => ({ key: `genre ${genre}`, genres: [genre] })),
    ...moods.map((mood) => ({ key: `mood ${mood}`, genres: moodGenres(mood) ?? [mood] })),
  ];
  if (groups.length === 0) {
    return [
      { key: 'all', weight: 1, members: [{ key: 'all songs', weight: 1, seeds: { service, ...years } }] },
    ];
  }
  return groups.map(({ key, genres: among }) => ({
    key,
    weight: 1,
    members: among.map((genre) => ({
      key: `${key}: ${genre}`,
      weight: 1,
      seeds: { service, genres: [genre], ...years },
    })),
  }));
}

/** The reference in an id that may name its service (`service:ref`). */
export function refOf(id: string, service: string): string {
  return id.startsWith(`${service}:`) ? id.slice(service.length + 1) : id;
}

/** The years that the tags of type `era` span. Throws a 400 for an era that is none. */
function yearsOf(tags: PlayableParameters['tags'] = []): {
  readonly fromyear?: number;
  readonly toyear?: number;
} {
  const spans = tags.flatMap(({ type, id }, at) => {
    if (type !== 'era') return [];
    const era = eraOf(id);
    if (!era) throw invalid(`parameters.tags.${at}.id`, 'must be an era such as 1980s, 1984 or 1980-1989');
    return [era];
  });
  if (spans.length === 0) return {};
  return {
    fromyear: Math.min(...spans.map(({ from }) => from)),
    toyear: Math.max(...spans.map(({ to }) => to)),
  };
}

function genresOf(parameters: PlayableParameters, service: string): { readonly genres?: readonly string[] } {
  const given = [...(parameters.genres ?? []).map(({ id }) => id), ...tagsOf(parameters, 'genre')];
  const genres = given.map((id) => refOf(id, service));
  return genres.length > 0 ? { genres: [...new Set(genres)] } : {};
}

function tagsOf({ tags = [] }: PlayableParameters, type: string): string[] {
  return tags.flatMap((tag) => (tag.type === type ? [tag.id] : []));
}

async function similarWeights(
  content: PlayableContent,
  service: string,
  seeds: readonly string[],
): Promise<Map<string, number>> {
  const similar = await Promise.all(
    seeds.map((ref) => content.similarArtists(service, ref, SIMILAR_PER_ARTIST)),
  );
  const scores = new Map<string, number>();
  for (const { item, score } of similar.flat()) {
    if (!seeds.includes(item.ref)) scores.set(item.ref, Math.max(score, scores.get(item.ref) ?? 0.01));
  }
  const all = [...scores.values()].reduce((sum, score) => sum + score, 0);
  const scale = (seeds.length * SIMILAR_SHARE) / (1 - SIMILAR_SHARE) / all;
  return new Map([...scores].map(([ref, score]) => [ref, score * scale]));
}
