import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../../tests/support/open-test-server.ts';
import { createFreshDatabase, whyPostgresIsAway } from '../../../tests/support/postgres.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const postgresIsAway = await whyPostgresIsAway();

describe('an embedded database', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'database-'));
    await copyTemplate(directory);
  });
  afterEach(() => rm(directory, { recursive: true }));

  it('keeps what was written over a restart', async () => {
    const first = await openDatabase({ directory });
    await first.db.insertInto('pending_owners').values({ email: 'a@example.in' }).execute();
    await first.close();
    const second = await openDatabase({ directory });
    expect(await second.db.selectFrom('pending_owners').select('email').execute()).toEqual([
      { email: 'a@example.in' },
    ]);
    expect(await migrate(second)).toEqual([]);
    await second.close();
  });

  it('leaves the process time for its sockets while one statement follows another', async () => {
    const { db, close } = await openDatabase({ directory });
    let heard = 0;
    const listening = setInterval(() => {
      heard += 1;
    }, 1);
    const begun = performance.now();
    while (performance.now() - begun < 500) await sql`select 1`.execute(db);
    clearInterval(listening);
    await close();
    expect(heard).toBeGreaterThanOrEqual(5);
  });
});

describe.skipIf(postgresIsAway)(
  `a PostgreSQL server${postgresIsAway ? ` (skipped: ${postgresIsAway})` : ''}`,
  () => {
    it('is migrated once by five starters at once', async () => {
      const { url, drop } = await createFreshDatabase();
      const databases = await Promise.all([1, 2, 3, 4, 5].map(() => openDatabase({ url })));
      await Promise.all(databases.map(migrate));
      const [first] = databases;
      const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
        first?.db ?? expect.fail(),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      for (const database of databases) await database.close();
      await drop();
    });

    it('gets a transaction that lost a deadlock once more', async () => {
      const { url, drop } = await createFreshDatabase();
      const database = await openDatabase({ url });
      await migrate(database);
      const emails = ['a@example.in', 'b@example.in'];
      for (const email of emails)
        await database.db.insertInto('pending_owners').values({ email }).execute();
      let tries = 0;
      const lockBoth = (order: string[]) =>
        inTransaction(database.db, async (trx) => {
          tries += 1;
          for (const email of order) {
            await sql`select 1 from pending_owners where email = ${email} for update`.execute(trx);
            await sql`select pg_sleep(0.2)`.execute(trx);
          }
        });
      await Promise.all([lockBoth(emails), lockBoth(emails.toReversed())]);
      expect(tries).toBeGreaterThanOrEqual(3);
      await database.close();
      await drop();
    });
  },
);
