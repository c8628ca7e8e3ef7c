import { type AliasedRawBuilder, sql } from 'kysely';

type Value = string | number | null;

/**
 * Rows as a table inside a statement, all in one parameter: the statement is the same for any number of them, so it is
 * prepared once. SQLite's own way.
 */
export function manyRows<R extends Readonly<Record<string, Value>>, A extends string>(
  rows: readonly R[],
  columns: readonly (keyof R & string)[],
  name: A,
): AliasedRawBuilder<R, A> {
  const values = JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
  const picked = columns.map((column, at) => sql`value ->> ${sql.lit(at)} AS ${sql.ref(column)}`);
  return sql<R>`(SELECT ${sql.join(picked)} FROM json_each(${values}))`.as(name);
}
