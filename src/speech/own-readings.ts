import type { SpeechCaller } from '../ports/caller.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';
import { MUSIC, namesWhatIsThere, REACH } from './choose.js';
import type { OwnDevices, OwnPlaylist, Playlists } from './music.js';
import { OwnPlaylists } from './own-playlists.js';
import { OwnPresets } from './own-presets.js';

/** What plays or changes something that is named, and may as well mean a playlist of the person's own. */
const NAMED_BY: Readonly<Partial<Record<Reading['intent'], EntityKey>>> = {
  modify_playlist: 'playlist',
  play_playlist: 'playlist',
  play_song: 'track',
  play_radio: 'station',
};

/** Knows people's own playlists and presets, which no catalogue has, in what they say. */
export class OwnReadings {
  readonly #own: OwnPlaylists;
  readonly #presets: OwnPresets;

  constructor(parts: { readonly playlists: Pick<Playlists, 'list'>; readonly devices: OwnDevices }) {
    this.#own = new OwnPlaylists(parts.playlists);
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
    const own = (await this.#playlist(caller, likely)) ?? (await this.#preset(caller, likely));
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
