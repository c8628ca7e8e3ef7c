import type { SpeechCaller } from '../ports/caller.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';
import { MUSIC, namesWhatIsThere, REACH } from './choose.js';
import type { Catalogue, OwnDevices, OwnPlaylist, Playlists } from './music.js';
import { OwnPlaylists } from './own-playlists.js';
import { OwnPresets } from './own-presets.js';

/** What plays or changes something that is named, and may as well mean a playlist of the person's own. */
const NAMED_BY: Readonly<Partial<Record<Reading['intent'], EntityKey>>> = {
  modify_playlist: 'playlist',
  play_playlist: 'playlist',
  play_song: 'track',
  play_radio: 'station',
};

/** At least this well words must fit a name in an account: a song of a name like it may be there too, which nobody has told of. */
const THE_VERY = 0.9;
/** How what is in somebody's account is asked for, by its type. */
const ASKED_BY: Readonly<Record<string, readonly [intent: Reading['intent'], entity: EntityKey]>> = {
  artist: ['create_dynamic_playlist', 'artist'],
  album: ['play_album', 'album'],
  genre: ['create_dynamic_playlist', 'genre'],
  playlist: ['play_playlist', 'playlist'],
};

/** Knows people's own playlists and presets, and what is in their accounts, which no catalogue has, in what they say. */
export class OwnReadings {
  readonly #own: OwnPlaylists;
  readonly #presets: OwnPresets;
  readonly #catalogue: Pick<Catalogue, 'accountItem'>;

  constructor(parts: {
    readonly playlists: Pick<Playlists, 'list'>;
    readonly devices: OwnDevices;
    readonly catalogue: Pick<Catalogue, 'accountItem'>;
  }) {
    this.#own = new OwnPlaylists(parts.playlists);
    this.#catalogue = parts.catalogue;
    this.#presets = new OwnPresets(parts.devices);
  }

  /** The readings, with one of something of their own before them where the best of them names nothing that is there. */
  async of(caller: SpeechCaller, readings: readonly Reading[]): Promise<readonly Reading[]> {
    const [best] = readings;
    if (!best || !(best.intent in NAMED_BY || MUSIC.has(best.intent)) || namesWhatIsThere(best))
      return readings;
    const likely = readings.filter(
      ({ intent, score }) =>
        score >= best.score - REACH && (intent === EDITING) === (best.intent === EDITING),
    );
    const own =
      (await this.#playlist(caller, likely)) ??
      (await this.#preset(caller, likely)) ??
      (await this.#account(likely));
    return own ? [own, ...readings] : readings;
  }

  async #playlist({ userid }: SpeechCaller, readings: readonly Reading[]): Promise<Reading | undefined> {
    if (readings.every((reading) => wordsOf(reading) === undefined)) return undefined;
    const named = await this.#own.of(userid);
    for (const reading of readings) {
      const words = wordsOf(reading);
      const playlist = words === undefined ? undefined : named(words);
      if (words !== undefined && playlist) return ofPlaylist(reading, words, playlist);
    }
    return undefined;
  }

  /** What is called by one name alone: what it is, who has it knows better than the words tell. */
  async #account(readings: readonly Reading[]): Promise<Reading | undefined> {
    for (const reading of readings) {
      const words = wordsOf(reading);
      if (words === undefined || reading.intent === EDITING || Object.keys(reading.entities).length > 1)
        continue;
      const item = await this.#catalogue.accountItem(words);
      const [intent, entity] = (item && item.score >= THE_VERY && ASKED_BY[item.type]) || [];
      if (item && intent && entity)
        return { ...reading, intent, entities: { [entity]: words }, found: [{ ...item, entity }] };
    }
    return undefined;
  }

  async #preset(caller: SpeechCaller, readings: readonly Reading[]): Promise<Reading | undefined> {
    const ofStations = readings.filter(({ entities }) => entities.station !== undefined);
    if (ofStations.length === 0) return undefined;
    const named = await this.#presets.of(caller);
    for (const reading of ofStations) {
      const preset = named(reading.entities.station ?? '');
      if (preset) return { ...reading, found: [{ ...DEVICE, ref: preset.name, name: preset.name }] };
    }
    return undefined;
  }
}

/** A preset is no item of a service. */
const DEVICE = { entity: 'station', service: '', type: 'preset', score: 1 } as const;
const EDITING = 'modify_playlist';

function ofPlaylist(reading: Reading, playlist: string, own: OwnPlaylist): Reading {
  const found: Found = { entity: 'playlist', service: 'curated', type: 'playlist', score: 1, ...own };
  if (reading.intent === EDITING) return { ...reading, found: [found, ...reading.found] };
  return { ...reading, intent: 'play_playlist', entities: { playlist }, found: [found] };
}

function wordsOf({ intent, entities }: Reading): string | undefined {
  const entity = NAMED_BY[intent];
  const words = entity === undefined ? undefined : entities[entity];
  return typeof words === 'string' ? words : undefined;
}
