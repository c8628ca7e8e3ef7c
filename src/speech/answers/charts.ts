import type { ContentItem } from '../../ports/content-engine.js';
import type { Found } from '../../ports/understander.js';
import { type Answer, type Answerer, type Request, refusal } from '../answer.js';
import type { Find } from '../find.js';
import { firstOf } from '../first-of.js';
import type { Catalogue } from '../music.js';
import type { Told } from '../told.js';

/** Items that are told of. */
const TOLD = 3;
/** Types of what stands in charts that people ask for. */
const CHARTED: readonly string[] = ['song', 'single', 'album', 'artist'];

/** Where music stands in charts, and what is at their top. */
export class ChartAnswers {
  readonly #find: Find;
  readonly #catalogue: Catalogue;
  readonly #told: Told;

  constructor(parts: { readonly find: Find; readonly catalogue: Catalogue; readonly told: Told }) {
    this.#find = parts.find;
    this.#catalogue = parts.catalogue;
    this.#told = parts.told;
  }

  /** The place of a song or an artist; without a name, the top of a chart. */
  readonly chart: Answerer = async (request) => {
    const { track, artist } = request.reading.entities;
    if (track === undefined && artist === undefined) return this.#top(request);
    const found =
      track === undefined
        ? await this.#find.named(request, 'artist', ['artist'])
        : await this.#find.named(request, 'track', ['song']);
    if (!found) throw refusal(request.replies.notFound(String(track ?? artist), track && artist));
    const [best] = await this.#told.chart(found);
    if (best) return say(request.replies.chartPlace(found.name, best.place, best.chart));
    return found.type === 'artist' ? this.#mostPopular(request, found) : say(request.replies.noChart());
  };

  async #mostPopular(request: Request, artist: Found): Promise<Answer> {
    const page = { startindex: 0, itemsperpage: 100 };
    const { items } = await this.#catalogue.items({ ...artist, itemtype: 'songs', page });
    const best = [...items].sort((a, b) => b.popularity - a.popularity).slice(0, TOLD);
    if (best.length === 0) return say(request.replies.noChart());
    return say(
      request.replies.topSongs(
        best.map(({ name }) => name),
        artist.name,
      ),
    );
  }

  async #top({ replies }: Request): Promise<Answer> {
    const services = this.#catalogue.services().filter(({ capabilities }) => capabilities.includes('browse'));
    const chart = await firstOf(services, ({ id }) => this.#chartOf(id));
    if (!chart) return say(replies.noChart());
    const [first, ...others] = chart.items.map(({ name, artistdisplayname }) =>
      replies.titled(name, artistdisplayname),
    );
    return say(replies.chartTop(chart.name, first ?? '', others));
  }

  /** What is at the top of a service's chart, if it has one. */
  async #chartOf(
    service: string,
  ): Promise<{ readonly name: string; readonly items: readonly ContentItem[] } | undefined> {
    const page = { startindex: 0, itemsperpage: 20 };
    const { items: categories } = await this.#catalogue.browse({ service, page });
    const chart = categories.find(({ childtheme, childtype = 'song' }) => {
      return childtheme === 'chart' && CHARTED.includes(childtype);
    });
    if (!chart) return undefined;
    const { items } = await this.#catalogue.browse({ service, parent: chart.ref, page });
    const charted = items.filter(({ type }) => CHARTED.includes(type)).slice(0, TOLD);
    return charted.length > 0 ? { name: chart.name, items: charted } : undefined;
  }
}

function say(reply: string): Answer {
  return { actions: [], reply };
}
