import { fraction, mixText } from './chance.js';

/** What the spread needs to know of a track. */
export interface Track {
  readonly ref: string;
  readonly artist: string;
}

/** How far ahead a track is looked for that keeps two of one artist apart. */
const REPAIR_REACH = 24;

/**
 * A shuffle that keeps the tracks of an artist apart: each artist's tracks, in random order, are
 * laid evenly over the list from a random beginning. Gives the tracks' indexes. It depends on
 * the seed and the refs, not on the order given, so a track more or less moves few others.
 */
export function spread(tracks: readonly Track[], seed: number): number[] {
  const places = new Float64Array(tracks.length);
  for (const [artist, members] of byArtist(tracks)) {
    const chances = new Map(members.map((index) => [index, mixText(seed, tracks[index]?.ref ?? '')]));
    members.sort((a, b) => (chances.get(a) ?? 0) - (chances.get(b) ?? 0) || a - b);
    const phase = fraction(seed, artist);
    for (const [rank, index] of members.entries()) {
      const wobble = (fraction(seed + 1, tracks[index]?.ref ?? '') - 0.5) / 4;
      places[index] = (rank + phase + wobble) / members.length;
    }
  }
  const order = Array.from(tracks.keys()).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return repaired(order, (index) => tracks[index]?.artist);
}

function byArtist(tracks: readonly Track[]): Map<string, number[]> {
  const artists = new Map<string, number[]>();
  for (const [index, { artist }] of tracks.entries()) {
    const members = artists.get(artist);
    if (members) members.push(index);
    else artists.set(artist, [index]);
  }
  return artists;
}

/** Takes the nearest track by another artist forward wherever two by one artist still meet. */
function repaired(order: number[], artistOf: (index: number) => string | undefined): number[] {
  for (let at = 1; at < order.length; at += 1) {
    const before = artistOf(order[at - 1] ?? 0);
    if (artistOf(order[at] ?? 0) !== before) continue;
    const ahead = order.slice(at + 1, at + 1 + REPAIR_REACH);
    const other = ahead.findIndex((index) => artistOf(index) !== before);
    if (other >= 0) order.splice(at, 0, ...order.splice(at + 1 + other, 1));
  }
  return order;
}
