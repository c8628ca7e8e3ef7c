import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../db/database.js';
import type { Tables } from '../db/tables.js';
import type { ContentItem, Page } from '../ports/content-engine.js';

export type PlaylistRow = Selectable<Tables['playlist']>;

/** A playlist and how many items it has. */
export interface StoredPlaylist extends PlaylistRow {
  readonly length: number;
}

/** What to change of a playlist; items replace all there are. */
export interface PlaylistChanges {
  readonly name?: string;
  readonly description?: string;
  readonly items?: readonly ContentItem[];
}

/** The playlists that the platform itself stores. */
export class PlaylistsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** A user's playlists, the latest made first. */
  ofUser(userid: string, page: Page): Promise<StoredPlaylist[]> {
    return this.#playlists()
      .where('userid', '=', userid)
      .orderBy('created', 'desc')
      .orderBy('ref')
      .offset(page.startindex)
      .limit(page.itemsperpage)
      .execute();
  }

  async countOf(userid: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('playlist')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userid', '=', userid)
      .executeTakeFirstOrThrow();
    return count;
  }

  byRef(ref: string): Promise<StoredPlaylist | undefined> {
    return this.#playlists().where('ref', '=', ref).executeTakeFirst();
  }

  byName(userid: string, name: string): Promise<StoredPlaylist | undefined> {
    return this.#playlists()
      .where('userid', '=', userid)
      .where('name', '=', name)
      .orderBy('created')
      .executeTakeFirst();
  }

  async items(ref: string, page: Page): Promise<ContentItem[]> {
    const rows = await this.#db
      .selectFrom('playlist_item')
      .select('item')
      .where('playlist', '=', ref)
      .orderBy('position')
      .offset(page.startindex)
      .limit(page.itemsperpage)
      .execute();
    return rows.map(({ item }) => JSON.parse(item));
  }

  add(row: PlaylistRow, items: readonly ContentItem[]): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('playlist').values(row).execute();
      await insertItems(trx, row.ref, 0, items);
    });
  }

  change(ref: string, { items, ...fields }: PlaylistChanges, updated: number): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .updateTable('playlist')
        .set({ ...fields, updated })
        .where('ref', '=', ref)
        .execute();
      if (items) await replaceItems(trx, ref, items);
    });
  }

  /** False, and nothing is added, when the playlist would have more than `most`. */
  append(ref: string, items: readonly ContentItem[], most: number, updated: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const before = await itemsOf(trx, ref);
      if (before.length + items.length > most) return false;
      await insertItems(trx, ref, before.length, items);
      await trx.updateTable('playlist').set({ updated }).where('ref', '=', ref).execute();
      return true;
    });
  }

  /** Keeps the items that the test lets through; how many went. */
  keep(
    ref: string,
    test: (item: ContentItem, position: number) => boolean,
    updated: number,
  ): Promise<number> {
    return this.#db.transaction().execute(async (trx) => {
      const before = await itemsOf(trx, ref);
      const after = before.filter(test);
      if (after.length < before.length) {
        await replaceItems(trx, ref, after);
        await trx.updateTable('playlist').set({ updated }).where('ref', '=', ref).execute();
      }
      return before.length - after.length;
    });
  }

  async remove(ref: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('playlist_item').where('playlist', '=', ref).execute();
      await trx.deleteFrom('playlist').where('ref', '=', ref).execute();
    });
  }

  async forget(userid: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const theirs = trx.selectFrom('playlist').select('ref').where('userid', '=', userid);
      await trx.deleteFrom('playlist_item').where('playlist', 'in', theirs).execute();
      await trx.deleteFrom('playlist').where('userid', '=', userid).execute();
    });
  }

  #playlists() {
    return this.#db
      .selectFrom('playlist')
      .selectAll()
      .select(({ selectFrom, fn }) =>
        selectFrom('playlist_item')
          .select(fn.countAll<number>().as('length'))
          .whereRef('playlist', '=', 'playlist.ref')
          .$asScalar()
          .$notNull()
          .as('length'),
      );
  }
}

async function itemsOf(trx: Transaction<Tables>, ref: string): Promise<ContentItem[]> {
  const rows = await trx
    .selectFrom('playlist_item')
    .select('item')
    .where('playlist', '=', ref)
    .orderBy('position')
    .execute();
  return rows.map(({ item }) => JSON.parse(item));
}

async function replaceItems(
  trx: Transaction<Tables>,
  ref: string,
  items: readonly ContentItem[],
): Promise<void> {
  await trx.deleteFrom('playlist_item').where('playlist', '=', ref).execute();
  await insertItems(trx, ref, 0, items);
}

async function insertItems(
  trx: Transaction<Tables>,
  ref: string,
  start: number,
  items: readonly ContentItem[],
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item, place) => ({
    playlist: ref,
    position: start + place,
    item: JSON.stringify(item),
  }));
  await trx.insertInto('playlist_item').values(rows).execute();
}
