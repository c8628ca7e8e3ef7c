import type { ContentItem } from '../ports/content-engine.js';
import { fraction } from './chance.js';

/**
 * What a dynamic playlist is mixed from. Groups (genres, users) get exactly their share; within a
 * group, a member (an artist, a genre) gives way where an artist would come again too soon.
 */
export interface Group<M extends Member = Member> {
  readonly key: string;
  readonly weight: number;
  readonly members: readonly M[];
}

/** A source of songs. */
export interface Member {
  readonly key: string;
  readonly weight: number;
}

/** A place in a member's endless order: each round is a new shuffle of its songs. */
export interface Cursor {
  readonly round: number;
  readonly place: number;
}

/** A song that a member could give next. */
export interface Candidate {
  readonly at: Cursor;
  readonly song: ContentItem;
}

/** What the mix remembers of those it is mixed from now: little, however long it has been playing. */
export interface MixState {
  readonly seed: number;
  readonly credits: Readonly<Record<string, number>>;
  readonly members: Readonly<Record<string, MemberState>>;
  /** The artists of the last songs, the latest last. */
  readonly recent: readonly (readonly string[])[];
}

/** Where a member is: what was passed over is offered again first. */
export interface MemberState {
  readonly next: Cursor;
  readonly passedOver: readonly Cursor[];
}

/** Songs that must lie between two by one artist. */
export const APART = 4;

const MOST_PASSED_OVER = 48;

/** Where a member begins. */
export const BEGINNING: MemberState = { next: { round: 0, place: 0 }, passedOver: [] };

/** A mix that has given nothing. */
export function freshMix(seed: number): MixState {
  return { seed, credits: {}, members: {}, recent: [] };
}

/**
 * Draws up to `count` songs, fewer when the candidates run out. Shares are kept by smooth weighted
 * round robin (the method of nginx's upstream balancer) from a random phase.
 */
export function draw(
  state: MixState,
  groups: readonly Group[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  count: number,
): { readonly songs: readonly ContentItem[]; readonly state: MixState } {
  const drawing = new Drawing(state, groups, candidates);
  const songs: ContentItem[] = [];
  while (songs.length < count) {
    const song = drawing.next();
    if (!song) break;
    songs.push(song);
  }
  return { songs, state: drawing.state() };
}

class Drawing {
  readonly #before: MixState;
  readonly #groups: readonly Group[];
  readonly #credits: Map<string, number>;
  readonly #left = new Map<string, Candidate[]>();
  readonly #given: ReadonlyMap<string, readonly Candidate[]>;
  #recent: readonly (readonly string[])[];

  constructor(
    before: MixState,
    groups: readonly Group[],
    candidates: ReadonlyMap<string, readonly Candidate[]>,
  ) {
    this.#before = before;
    this.#groups = groups;
    this.#credits = new Map(Object.entries(before.credits));
    this.#recent = before.recent;
    for (const [key, offered] of candidates) this.#left.set(key, [...offered]);
    this.#given = candidates;
  }

  next(): ContentItem | undefined {
    const groups = this.#groups.filter((group) => group.members.some((member) => this.#offers(member)));
    const [group] = this.#byCredit(groups);
    if (!group) return undefined;
    this.#charge(groups, group);
    const members = group.members.filter((member) => this.#offers(member));
    const choice = this.#freshest(this.#byCredit(members));
    if (!choice) return undefined;
    this.#charge(members, choice.member);
    const [taken] = this.#left.get(choice.member.key)?.splice(choice.at, 1) ?? [];
    if (taken) this.#recent = [...this.#recent, artistsOf(taken.song)].slice(-APART);
    return taken?.song;
  }

  state(): MixState {
    const members: Record<string, MemberState> = {};
    for (const [key, offered] of this.#given) {
      members[key] = moved(this.#before.members[key] ?? BEGINNING, offered, this.#left.get(key) ?? []);
    }
    const parties = this.#groups.flatMap((group) => [group, ...group.members]);
    const credits = Object.fromEntries(parties.map((party) => [party.key, this.#credit(party)]));
    return { ...this.#before, credits, members, recent: this.#recent };
  }

  #offers({ key }: Member): boolean {
    return (this.#left.get(key)?.length ?? 0) > 0;
  }

  #credit({ key, weight }: Member): number {
    return this.#credits.get(key) ?? weight * fraction(this.#before.seed, key);
  }

  #byCredit<T extends Member>(parties: readonly T[]): T[] {
    const standing = new Map(parties.map((party) => [party, this.#credit(party) + party.weight]));
    return [...parties].sort((a, b) => (standing.get(b) ?? 0) - (standing.get(a) ?? 0));
  }

  /** Everybody earns their weight and the chosen pays for all; who is held up long earns no endless debt. */
  #charge(parties: readonly Member[], chosen: Member): void {
    const all = parties.reduce((sum, { weight }) => sum + weight, 0);
    for (const party of parties) {
      const credit = this.#credit(party) + party.weight - (party === chosen ? all : 0);
      this.#credits.set(party.key, Math.max(-all, Math.min(all, credit)));
    }
  }

  /** The first song, by the members' credit, whose artists were not heard lately; else of those heard longest ago. */
  #freshest(members: readonly Member[]): { readonly member: Member; readonly at: number } | undefined {
    let best: { readonly member: Member; readonly at: number; readonly age: number } | undefined;
    for (const member of members) {
      for (const [at, { song }] of (this.#left.get(member.key) ?? []).entries()) {
        const age = this.#age(song);
        if (age > APART) return { member, at };
        if (!best || age > best.age) best = { member, at, age };
      }
    }
    return best;
  }

  /** How many songs ago one of its artists was heard. */
  #age(song: ContentItem): number {
    const artists = artistsOf(song);
    const last = this.#recent.findLastIndex((heard) => heard.some((artist) => artists.includes(artist)));
    return last < 0 ? APART + 1 : this.#recent.length - last;
  }
}

/** Everything up to the furthest song taken is behind; what was passed over of it is offered again. */
function moved(
  { next: before }: MemberState,
  offered: readonly Candidate[],
  left: readonly Candidate[],
): MemberState {
  const still = new Set(left);
  const next = offered
    .filter((candidate) => !still.has(candidate))
    .reduce((far, { at }) => (isBefore(at, far) ? far : { round: at.round, place: at.place + 1 }), before);
  const passedOver = left.flatMap(({ at }) => (isBefore(at, next) ? [at] : []));
  return { next, passedOver: passedOver.slice(0, MOST_PASSED_OVER) };
}

function isBefore(a: Cursor, b: Cursor): boolean {
  return a.round < b.round || (a.round === b.round && a.place < b.place);
}

function artistsOf(song: ContentItem): readonly string[] {
  return song.artists.length > 0 ? song.artists.map(({ ref }) => ref) : [song.artistdisplayname ?? song.ref];
}
