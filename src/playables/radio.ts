import type { ContentItem } from '../ports/content-engine.js';
import { mixText } from './chance.js';
import { songs } from './lists.js';
import { BEGINNING, type Candidate, type Cursor, draw, type MixState } from './mix.js';
import type { PlayableContent } from './playable-content.js';
import type { Roster, SongSource } from './roster.js';
import type { ShuffledLists } from './shuffled-lists.js';

/** Songs looked at beyond those wanted, to find one by an artist not heard lately. */
const LOOK_AHEAD = 24;

/** Goes on with a dynamic playlist: reads what its members could give, and lets the mix draw. */
export class Radio {
  readonly #content: PlayableContent;
  readonly #lists: ShuffledLists;

  constructor(parts: { readonly content: PlayableContent; readonly lists: ShuffledLists }) {
    this.#content = parts.content;
    this.#lists = parts.lists;
  }

  /** The next `count` songs, without those refused; fewer: nothing else fits. */
  async next(
    roster: Roster,
    state: MixState,
    options: { readonly count: number; readonly refuses: (song: ContentItem) => boolean },
  ): Promise<{ readonly songs: readonly ContentItem[]; readonly state: MixState }> {
    const members = roster.flatMap((group) => group.members);
    const offers = await Promise.all(
      members.map(async (member) => {
        const offered = await this.#candidates(member, state, options.count);
        return [member.key, offered.filter(({ song }) => !options.refuses(song))] as const;
      }),
    );
    return draw(state, roster, new Map(offers), options.count);
  }

  async #candidates(member: SongSource, state: MixState, count: number): Promise<Candidate[]> {
    const list = songs(this.#content, member.seeds);
    const total = await this.#lists.lengthOf(list);
    if (total === 0) return [];
    const at = (cursor: Cursor, length: number) => {
      const seed = mixText(state.seed + cursor.round, member.key);
      return this.#lists.read(list, { total, seed }, cursor.place, length);
    };
    const { next, passedOver } = state.members[member.key] ?? BEGINNING;
    const earlier = await Promise.all(passedOver.map(async (cursor) => offered(await at(cursor, 1), cursor)));
    const later: Candidate[] = [];
    let cursor = next;
    for (let left = count + LOOK_AHEAD; left > 0; ) {
      if (cursor.place >= total) cursor = { round: cursor.round + 1, place: 0 };
      const wanted = Math.min(left, total - cursor.place);
      later.push(...offered(await at(cursor, wanted), cursor));
      cursor = { round: cursor.round, place: cursor.place + wanted };
      left -= wanted;
    }
    return [...earlier.flat(), ...later];
  }
}

function offered(read: readonly ContentItem[], from: Cursor): Candidate[] {
  return read.map((song, step) => ({ song, at: { round: from.round, place: from.place + step } }));
}
