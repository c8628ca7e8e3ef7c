import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import root, { type Test } from 'tap';
import { isDuplicate } from '../../../src/db/database.js';
import { sqliteDialect } from '../../../src/db/sqlite-dialect.js';

interface Tables {
  readonly song: { readonly id: number; readonly name: string };
}

async function open(t: Test): Promise<{ readonly db: Kysely<Tables>; readonly file: string }> {
  const file = join(t.testdir(), 'store.db');
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  await db.schema
    .createTable('song')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute();
  return { db, file };
}

root.test('what is written is read, also after the store was closed', async (t) => {
  const { db, file } = await open(t);
  await db.insertInto('song').values({ id: 1, name: 'first' }).execute();
  t.strictSame(await db.selectFrom('song').selectAll().execute(), [{ id: 1, name: 'first' }]);
  await db.destroy();
  const again = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  t.strictSame(await again.selectFrom('song').select('name').execute(), [{ name: 'first' }]);
  await again.destroy();
});

root.test('a store that was closed is one file', async (t) => {
  const { db, file } = await open(t);
  await db.insertInto('song').values({ id: 1, name: 'first' }).execute();
  t.strictSame(await db.selectFrom('song').select('id').execute(), [{ id: 1 }]);
  t.ok(existsSync(`${file}-wal`), 'while it is open, there is a write-ahead log');
  await db.destroy();
  t.notOk(existsSync(`${file}-wal`));
});

root.test('parallel writes all commit, and each fails or succeeds alone', async (t) => {
  const { db } = await open(t);
  const writes = Array.from({ length: 600 }, (_, i) =>
    db
      .insertInto('song')
      .values({ id: i % 500, name: `n${i}` })
      .execute()
      .then(
        () => 'written',
        (error) => (isDuplicate(error) ? 'duplicate' : String(error)),
      ),
  );
  const outcomes = await Promise.all(writes);
  t.equal(outcomes.filter((each) => each === 'written').length, 500);
  t.equal(outcomes.filter((each) => each === 'duplicate').length, 100);
  const { count } = await db
    .selectFrom('song')
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  t.equal(count, 500);
  await db.destroy();
});

root.test('a transaction that throws leaves nothing behind and disturbs no other', async (t) => {
  const { db } = await open(t);
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('song').values({ id: 1, name: 'lost' }).execute();
    throw new Error('on purpose');
  });
  const passing = db.transaction().execute(async (trx) => {
    await trx.insertInto('song').values({ id: 2, name: 'kept' }).execute();
    return trx.selectFrom('song').select('name').execute();
  });
  await t.rejects(failing, { message: 'on purpose' });
  t.strictSame(await passing, [{ name: 'kept' }], 'a transaction sees its own writes only');
  t.strictSame(await db.selectFrom('song').select('id').execute(), [{ id: 2 }]);
  await db.destroy();
});

root.test('a reader does not see what is not committed', async (t) => {
  const { db } = await open(t);
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('song').values({ id: 1, name: 'soon' }).execute();
    t.strictSame(await db.selectFrom('song').selectAll().execute(), []);
  });
  t.equal((await db.selectFrom('song').selectAll().execute()).length, 1);
  await db.destroy();
});

root.test('whoever is told of a duplicate can read it', async (t) => {
  const { db } = await open(t);
  const insert = async (id: number) => {
    try {
      await db.insertInto('song').values({ id, name: 'once' }).execute();
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return db.selectFrom('song').select('id').where('id', '=', id).executeTakeFirst();
  };
  const found = await Promise.all(Array.from({ length: 300 }, (_, i) => insert(i % 30)));
  t.ok(found.every((row) => row !== undefined));
  await db.destroy();
});
