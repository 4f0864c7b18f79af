import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { expect, it } from 'vitest';
import { compiledQuery } from './compiled-query.ts';
import type { Database } from './schema.ts';

it('is written once and asked with the values of each time, each in its places', async () => {
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query),
  });
  let written = 0;
  const ask = compiledQuery<{ id: string; now: Date; none: string | null }, object>(
    (_db, { id, now, none }) => {
      written += 1;
      return sql`select ${id}, ${now}, ${5}, ${none}, ${id}`;
    },
  );
  const [first, second] = [new Date(1), new Date(2)];
  await ask(db, { id: 'a', now: first, none: null });
  await ask(db, { id: 'b', now: second, none: 'c' });
  expect(written).toBe(1);
  expect(asked.map(({ sql: text }) => text)).toEqual(Array(2).fill('select $1, $2, $3, $4, $5'));
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    ['a', first, 5, null, 'a'],
    ['b', second, 5, 'c', 'b'],
  ]);
});
