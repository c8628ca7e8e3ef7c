import type { ContentItem } from '../../ports/content-engine.js';
import type { EntityKey, Found } from '../../ports/understander.js';
import { type Answer, type Answerer, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import type { Catalogue } from '../music.js';
import { opening, type Told, yearOf } from '../told.js';
import { playsSomething, type WhatPlays } from '../what-plays.js';

/** Questions about what plays and about what is in the catalogue. */
export class InformationAnswers {
  readonly #find: Find;
  readonly #catalogue: Catalogue;
  readonly #told: Told;
  readonly #whatPlays: WhatPlays;

  constructor(parts: {
    readonly find: Find;
    readonly catalogue: Catalogue;
    readonly told: Told;
    readonly whatPlays: WhatPlays;
  }) {
    this.#find = parts.find;
    this.#catalogue = parts.catalogue;
    this.#told = parts.told;
    this.#whatPlays = parts.whatPlays;
  }

  readonly nowPlaying: Answerer = ({ nowplaying, replies }) => {
    const item = nowplaying?.item;
    if (item?.name) return say(replies.nowPlaying(item.name, item.artistdisplayname, item.albumname));
    const name = nowplaying?.playable?.name;
    if (name) return say(replies.nowPlayingStation(name));
    return say(playsSomething(nowplaying) ? replies.unknownSong() : replies.nothingPlaying());
  };

  readonly help: Answerer = ({ replies }) => say(replies.help());

  /** Who performs a song; without a name, the one that plays. */
  readonly performance: Answerer = async (request) => {
    const { entities } = request.reading;
    if (entities.track === undefined && entities.album === undefined) return this.#performedNow(request);
    const found = await this.#find.named(request, 'track', ['song']);
    if (!found) return this.album(request);
    const info = await this.#told.performance(found, request.languagecode);
    const performers = info?.performers.map(({ name }) => name) ?? [];
    const { artistdisplayname } = performers.length > 0 ? {} : await this.#catalogue.item(found);
    const by = artistdisplayname ? [artistdisplayname] : performers;
    if (by.length === 0) return this.album(request);
    return say(request.replies.performedBy(found.name, by, info?.composers ?? []));
  };

  /** Who wrote what plays, where its service tells; else what it is. */
  async #performedNow(request: Request): Promise<Answer> {
    const { service, ref, name, artistdisplayname } = request.nowplaying?.item ?? {};
    if (service === undefined || ref === undefined || !name) return this.nowPlaying(request);
    const song: Found = { entity: 'track', type: 'song', service, ref, name, score: 1 };
    const info = await this.#told.performance(song, request.languagecode);
    const performers = info?.performers.map((each) => each.name) ?? [];
    const by = performers.length > 0 || !artistdisplayname ? performers : [artistdisplayname];
    if (!info || info.composers.length === 0 || by.length === 0) return this.nowPlaying(request);
    return say(request.replies.performedBy(name, by, info.composers));
  }

  /** What an album is, which album a song is on, or which albums there are by an artist. */
  readonly album: Answerer = async (request) => {
    const { replies, reading, nowplaying } = request;
    const { album, track, artist } = reading.entities;
    if (album !== undefined) {
      const found = await this.#find.named(request, 'album', ['album']);
      const info = found && (await this.#told.album(found, request.languagecode));
      if (info?.description) return say(opening(info.description));
      const item = found && (await this.#catalogue.item(found));
      if (item?.artistdisplayname)
        return say(replies.albumIsBy(item.name, item.artistdisplayname, item.year));
      if (item) return say(replies.noInfo(item.name));
    }
    if (track !== undefined) {
      const song = await this.#item(request, 'track', ['song']);
      if (song?.album) return say(replies.songIsOn(song.name, song.album.name));
    }
    if (artist !== undefined && album === undefined && track === undefined) return this.#albumsBy(request);
    const named = album ?? track;
    if (named !== undefined) throw refusal(replies.notFound(named, artist));
    const item = nowplaying?.item;
    if (item?.name && item.albumname) return say(replies.songIsOn(item.name, item.albumname));
    if (item?.name) return say(replies.noInfo(item.name));
    return say(playsSomething(nowplaying) ? replies.unknownSong() : replies.nothingPlaying());
  };

  readonly artist: Answerer = async (request) => {
    const { found, name } = await this.#artist(request);
    if (!found) throw refusal(request.replies.notFound(name));
    const info = await this.#told.artist(found, request.languagecode);
    if (info?.biography) return say(opening(info.biography));
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
    const info = await this.#told.artist(found, request.languagecode);
    const begin = yearOf(info?.begin);
    if (begin !== undefined) return say(request.replies.artistDates(found.name, begin, yearOf(info?.end)));
    const { from, to } = yearsOf(await this.#albums(found));
    if (from === undefined || to === undefined) return say(request.replies.noInfo(found.name));
    return say(request.replies.artistTimespan(found.name, from, to));
  };

  /** The next concert of the artist who was named, else of the one that plays. */
  readonly concert: Answerer = async (request) => {
    const { reading, replies, nowplaying, languagecode } = request;
    const { artist } = reading.entities;
    if (artist === undefined && !playsSomething(nowplaying)) return say(replies.noConcerts());
    const { found, name } = await this.#artist(request);
    const [next] = found ? await this.#told.concerts(found) : [];
    if (!next) return say(replies.noConcerts(name));
    return say(replies.nextConcert(name, { ...next, date: spokenDate(next.date, languagecode) }));
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
    if (named === undefined) return this.#whatPlays.artist(request);
    const found = await this.#find.named(request, 'artist', ['artist']);
    return { name: found?.name ?? named, ...(found && { found }) };
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

/** An ISO 8601 date as people say it; as it is when it is none. */
function spokenDate(date: string, languagecode: string): string {
  const day = new Date(date);
  if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(day.getTime())) return date;
  return new Intl.DateTimeFormat(languagecode, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
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
