import type { SpeechCaller } from '../ports/caller.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';
import { namesWhatIsThere, REACH } from './choose.js';
import type { Playlists } from './music.js';
import { OwnPlaylists } from './own-playlists.js';

/** What plays something that is named, and may as well mean a playlist of the person's own. */
const NAMED_BY: Readonly<Partial<Record<Reading['intent'], EntityKey>>> = {
  play_playlist: 'playlist',
  play_song: 'track',
  play_radio: 'station',
};

/** Knows people's own playlists, which no catalogue has, in what they say. */
export class OwnReadings {
  readonly #own: OwnPlaylists;

  constructor(playlists: Pick<Playlists, 'list'>) {
    this.#own = new OwnPlaylists(playlists);
  }

  /** The readings, with one of an own playlist before them where the best of them names nothing that is there. */
  async of({ userid }: SpeechCaller, readings: readonly Reading[]): Promise<readonly Reading[]> {
    const [best] = readings;
    if (!best || !(best.intent in NAMED_BY) || namesWhatIsThere(best)) return readings;
    for (const reading of readings) {
      const words = wordsOf(reading);
      if (words === undefined || reading.score < best.score - REACH) continue;
      const playlist = await this.#own.named(userid, words);
      if (!playlist) continue;
      const found: Found = {
        entity: 'playlist',
        service: 'curated',
        type: 'playlist',
        score: 1,
        ...playlist,
      };
      return [
        { ...reading, intent: 'play_playlist', entities: { playlist: words }, found: [found] },
        ...readings,
      ];
    }
    return readings;
  }
}

function wordsOf({ intent, entities }: Reading): string | undefined {
  const entity = NAMED_BY[intent];
  const words = entity === undefined ? undefined : entities[entity];
  return typeof words === 'string' ? words : undefined;
}
