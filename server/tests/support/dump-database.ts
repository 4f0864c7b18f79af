import { sql } from 'kysely';
import type { TestServer } from './start-test-server.ts';

/** Every row of every table, job queue included. */
export async function dumpDatabase({ db }: Pick<TestServer, 'db'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db);
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rows: texts } = await sql<{ text: string | null }>`
      select string_agg(t::text, ' ') as text from ${sql.raw(name)} t`.execute(db);
    tables.push(texts[0]?.text ?? '');
  }
  return tables.join('\n');
}
