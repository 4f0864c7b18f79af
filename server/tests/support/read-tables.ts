import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/schema.ts';

/** A digest of each table's contents, by table name. */
export async function readTables(db: Db): Promise<object[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by name`.execute(db);
  const digests = tables.map(({ name }) => {
    // A mail says so when it has gone, at a moment of its own.
    const row = name === 'notifications' ? sql`(to_jsonb(content) - 'mailed_at')` : sql`content`;
    return sql`
      select ${name}::text as name, md5(string_agg(${row}::text, ' ' order by ${row}::text))
      from ${sql.table(name)} content`;
  });
  return (await sql<object>`${sql.join(digests, sql` union all `)} order by name`.execute(db)).rows;
}
