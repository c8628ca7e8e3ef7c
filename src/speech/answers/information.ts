import type { ContentItem } from '../../ports/content-engine.js';
import type { EntityKey, Found } from '../../ports/understander.js';
import { type Answer, type Answerer, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Catalogue } from '../music.js';

/** Questions about what plays and about what is in the catalogue. */
export class InformationAnswers {
  readonly #find: Find;
  readonly #catalogue: Catalogue;

  constructor({ find, catalogue }: { readonly find: Find; readonly catalogue: Catalogue }) {
    this.#find = find;
    this.#catalogue = catalogue;
  }

  readonly nowPlaying: Answerer = ({ nowplaying, replies }) => {
    const item = nowplaying?.item;
    if (item?.name) return say(replies.nowPlaying(item.name, item.artistdisplayname, item.albumname));
    const station = nowplaying?.playable?.name;
    return say(station ? replies.nowPlayingStation(station) : replies.nothingPlaying());
  };

  readonly help: Answerer = ({ replies }) => say(replies.help());

  /** Who performs a song; without a name, the one that plays. */
  readonly performance: Answerer = async (request) => {
    const { entities } = request.reading;
    if (entities.track === undefined && entities.album === undefined) return this.nowPlaying(request);
    const song = await this.#item(request, 'track', ['song']);
    if (song?.artistdisplayname) return say(request.replies.songIsBy(song.name, song.artistdisplayname));
    return this.album(request);
  };

  /** What an album is, which album a song is on, or which albums there are by an artist. */
  readonly album: Answerer = async (request) => {
    const { replies, reading, nowplaying } = request;
    const { album, track, artist } = reading.entities;
    if (album !== undefined) {
      const item = await this.#item(request, 'album', ['album']);
      if (item) return say(replies.albumIsBy(item.name, item.artistdisplayname ?? '', item.year));
    }
    if (track !== undefined) {
      const song = await this.#item(request, 'track', ['song']);
      if (song?.album) return say(replies.songIsOn(song.name, song.album.name));
    }
    if (artist !== undefined) return this.#albumsBy(request);
    const item = nowplaying?.item;
    if (item?.name && item.albumname) return say(replies.songIsOn(item.name, item.albumname));
    return say(replies.noInfo(album ?? track ?? ''));
  };

  readonly artist: Answerer = async (request) => {
    const { found, name } = await this.#artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const albums = await this.#albums(found);
    const songs = await this.#catalogue.items({
      ...found,
      itemtype: 'songs',
      page: { startindex: 0, itemsperpage: 1 },
    });
    const years = yearsOf(albums);
    const genre = mostFrequent(albums.flatMap((each) => each.genres));
    const facts = {
      albums: albums.length,
      songs: songs.total ?? songs.items.length,
      ...years,
      ...(genre && { genre }),
    };
    return say(request.replies.aboutArtist(found.name, facts));
  };

  readonly timespan: Answerer = async (request) => {
    const { found, name } = await this.#artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const { from, to } = yearsOf(await this.#albums(found));
    if (from === undefined || to === undefined) return say(request.replies.noInfo(found.name));
    return say(request.replies.artistTimespan(found.name, from, to));
  };

  /** No bundled service knows of concerts; it says so. */
  readonly concert: Answerer = ({ reading, replies }) => say(replies.noConcerts(reading.entities.artist));

  /** The most popular songs of an artist. */
  readonly chart: Answerer = async (request) => {
    if (request.reading.entities.artist === undefined) return say(request.replies.noChart());
    const { found, name } = await this.#artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const { items } = await this.#catalogue.items({
      ...found,
      itemtype: 'songs',
      page: { startindex: 0, itemsperpage: 100 },
    });
    const best = [...items].sort((a, b) => b.popularity - a.popularity).slice(0, 3);
    return say(
      request.replies.topSongs(
        best.map((each) => each.name),
        found.name,
      ),
    );
  };

  async #albumsBy(request: Request): Promise<Answer> {
    const { found, name } = await this.#artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const albums = await this.#albums(found);
    if (albums.length === 0) return say(request.replies.noInfo(found.name));
    return say(
      request.replies.albumsBy(
        found.name,
        albums.slice(0, 5).map((each) => each.name),
      ),
    );
  }

  /** The artist that was named, else the one that plays. */
  async #artist(request: Request): Promise<{ readonly found?: Found; readonly name: string }> {
    const named = request.reading.entities.artist;
    if (named !== undefined) {
      const found = await this.#find.named(request, 'artist', ['artist']);
      return { name: named, ...(found && { found }) };
    }
    const item = request.nowplaying?.item;
    const playing = item?.artists?.[0];
    const name = playing?.name ?? item?.artistdisplayname;
    if (!name) throw refusal(request.replies.nothingPlaying());
    if (!item?.service || !playing?.id) return { name };
    return {
      name,
      found: { entity: 'artist', service: item.service, type: 'artist', ref: playing.id, name, score: 1 },
    };
  }

  async #albums(artist: Found): Promise<readonly ContentItem[]> {
    const page = { startindex: 0, itemsperpage: 100 };
    return (await this.#catalogue.items({ ...artist, itemtype: 'albums', page })).items;
  }

  async #item(
    request: Request,
    entity: EntityKey,
    types: readonly string[],
  ): Promise<ContentItem | undefined> {
    const found = await this.#find.named(request, entity, types);
    return found && this.#catalogue.item(found);
  }
}

function say(reply: string): Answer {
  return { actions: [], reply };
}

function yearsOf(albums: readonly ContentItem[]): { readonly from?: number; readonly to?: number } {
  const years = albums.map((each) => each.year ?? 0).filter((year) => year > 0);
  return years.length === 0 ? {} : { from: Math.min(...years), to: Math.max(...years) };
}

function mostFrequent(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
