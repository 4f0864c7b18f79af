import type { Selectable, Updateable } from 'kysely';
import type { Database, Db } from '../../src/platform/database/schema.ts';

type Table = keyof Database;
type Row<T extends Table> = Selectable<Database[T]>;

export type TestTables = ReturnType<typeof tablesOf>;

/** Looks up and changes rows by equal columns, for tests of what a call leaves in the database. */
export function tablesOf(db: Db) {
  async function rows<T extends Table, Column extends keyof Row<T> = keyof Row<T>>(
    table: T,
    where: Partial<Row<T>> = {},
    columns?: readonly Column[],
  ): Promise<Pick<Row<T>, Column>[]> {
    const found = db.selectFrom(table as Table).where((eb) => eb.and(where as never));
    const read = columns ? found.select(columns as never) : found.selectAll();
    return (await read.execute()) as never;
  }

  /** One of the rows, or `undefined`. */
  async function find<T extends Table, Column extends keyof Row<T> = keyof Row<T>>(
    ...asked: Parameters<typeof rows<T, Column>>
  ) {
    return (await rows<T, Column>(...asked))[0];
  }

  /** One of the rows. @throws if there is none */
  async function row<T extends Table, Column extends keyof Row<T> = keyof Row<T>>(
    ...asked: Parameters<typeof rows<T, Column>>
  ) {
    const found = await find<T, Column>(...asked);
    if (!found) throw new Error(`no such row of ${asked[0]}`);
    return found;
  }

  async function change<T extends Table>(
    table: T,
    where: Partial<Row<T>>,
    values: Updateable<Database[T]>,
  ): Promise<void> {
    const update = db.updateTable(table as Table).set(values as never);
    await update.where((eb) => eb.and(where as never)).execute();
  }

  return { rows, find, row, change };
}
