import { AppError } from '../errors.js';
import type { ContentItem } from '../ports/content-engine.js';
import { genreItem } from './impact.js';
import type { TasteContent } from './taste-content.js';

/** An item by its id (`service:ref`, as items show it) or by its service's reference. */
export interface Target {
  readonly type: string;
  readonly id?: string;
  readonly service?: string;
  readonly ref?: string;
}

/** An item by its name. */
export interface Named {
  readonly type: string;
  readonly name: string;
}

/** Below this, what a search found is something else. */
const SURE = 0.6;

/** Finds the items that people speak of. */
export class Resolver {
  readonly #content: TasteContent;

  constructor(content: TasteContent) {
    this.#content = content;
  }

  /** Undefined: there is no such item. */
  async target(target: Target): Promise<ContentItem | undefined> {
    const at = this.#place(target);
    if (!at) return undefined;
    const item = await this.#content.item({ ...at, type: target.type }).catch(nothing);
    if (!item && target.type === 'genre') return this.#genre(at.ref);
    return item && shared(item);
  }

  /** A genre goes by its name in tastes and in the seeds of dynamic playlists. */
  async #genre(name: string): Promise<ContentItem | undefined> {
    const found = await this.named({ type: 'genre', name });
    return found?.ref === genreItem(name).ref ? found : undefined;
  }

  /** What the services know best under a name. */
  async named({ type, name }: Named): Promise<ContentItem | undefined> {
    const services = this.#content.services().filter(({ searchtypes }) => searchtypes.includes(type));
    const page = { startindex: 0, itemsperpage: 1 };
    const found = await Promise.all(
      services.map(({ id }) =>
        this.#content.search({ service: id, type, query: name, page }).catch(() => ({ hits: [] })),
      ),
    );
    const [best] = found.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);
    return best && best.score >= SURE ? shared(best.item) : undefined;
  }

  #place({ id, service, ref }: Target): { readonly service: string; readonly ref: string } | undefined {
    if (service !== undefined && ref !== undefined) return { service, ref };
    const services = this.#content.services();
    const owner = services.find((each) => id?.startsWith(`${each.id}:`));
    if (owner && id !== undefined) return { service: owner.id, ref: id.slice(owner.id.length + 1) };
    const [first] = services;
    return first && id !== undefined ? { service: first.id, ref: id } : undefined;
  }
}

/** A genre is the same in every service. */
function shared(item: ContentItem): ContentItem {
  return item.type === 'genre' ? genreItem(item.name) : item;
}

function nothing(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
