import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../../tests/support/start-test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { anyIdHaving, countHaving } from './text-search.queries.ts';

let directory: string;
let database: OpenDatabase;
const text = { table: 'users', column: 'name' } as const;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'text-search-'));
  await copyTemplate(directory);
  database = await openDatabase({ directory });
  // More than are looked at without the index; the oldest have names of their own.
  await database.runScript(`
    insert into users (id, name, email)
    select ('01900000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
      case n when 1 then 'Zed' when 2 then 'x' when 3 then 'आरव शर्मा' when 4 then 'a%b_c\\d' when 5 then 'ÉCLAIR'
        when 6 then 'Ana🎮' else (array['Aarav', 'Priya', 'Kabir'])[n % 3 + 1] || ' Sharma ' || n end,
      'user' || n || '@example.in'
    from generate_series(1, 2300) n`);
});
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

async function find(
  search: string,
  { before, limit = 10_000 }: { before?: string; limit?: number } = {},
) {
  const { rows } = await sql<{ id: string }>`
    select id from users where id = ${anyIdHaving({ text, search, before, limit })} order by id desc`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

/** The naive search, which no index could answer. */
async function findPlainly(search: string) {
  const { rows } = await sql<{ id: string }>`select id from users
    where position(lower(${search}) in lower(name)) > 0 order by id desc`.execute(database.db);
  return rows.map(({ id }) => id);
}

describe('searching a text by any part of it', () => {
  it.each([
    'a',
    'z',
    'x',
    'q',
    'ar',
    'ED',
    'zed',
    'sharma 1',
    'SHARMA 777',
    'a sha',
    'आ',
    'रव',
    'शर्मा',
    '%',
    '_c',
    '\\',
    'écl',
    '🎮',
    'a🎮',
    'nobody at all',
  ])('finds for %j what looking at every row finds', async (search) => {
    const wanted = await findPlainly(search);
    expect(await find(search)).toEqual(wanted);
    expect(await countHaving(database.db, { text, search, cap: 5000 })).toBe(wanted.length);
  });

  it.each(['sharma', 'kabir sharma 1', 'a'])(
    'reads %j page by page, each row once',
    async (search) => {
      const wanted = await findPlainly(search);
      const found: string[] = [];
      for (;;) {
        const page = await find(search, { before: found.at(-1), limit: 40 });
        found.push(...page);
        if (page.length < 40) break;
      }
      expect(found).toEqual(wanted);
    },
  );

  it('takes letters that come in pieces for the letters they make', async () => {
    expect(await find('e\u0301clair')).toEqual(await findPlainly('éclair'));
    expect(await find('e\u0301clair')).toHaveLength(1);
  });

  it('stops counting at the cap', async () => {
    expect(await countHaving(database.db, { text, search: 'sharma', cap: 100 })).toBe(100);
  });

  it('asks the index for what is rare', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from users
      where id = ${anyIdHaving({ text, search: 'zed', limit: 51 })} order by id desc`.execute(
      database.db,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('users_name_letters');
  });
});
