import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFreshDatabase, whyPostgresIsAway } from '../../../../factories/postgres.ts';
import { copyTemplate } from '../../../tests/support/start-test-server.ts';
import { openDatabase } from './database.ts';
import { siteLockKey } from './hold-server.ts';
import { migrate, upgradeInTurn } from './migrate.ts';
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

  it('makes a checkpoint every five minutes, so that a start has little to replay', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { db, close } = await openDatabase({ directory });
    const lastOf = async () => {
      const control = sql<{ redo_lsn: string }>`select redo_lsn::text from pg_control_checkpoint()`;
      return (await control.execute(db)).rows[0]?.redo_lsn;
    };
    try {
      await db.insertInto('pending_owners').values({ email: 'a@example.in' }).execute();
      const first = await lastOf();
      vi.advanceTimersByTime(5 * 60_000);
      await expect.poll(lastOf).not.toBe(first);
    } finally {
      vi.useRealTimers();
      await close();
    }
  });

  it('is closed, too, where only scripts were run', async () => {
    const { pglite, runScript, close } = await openDatabase({ directory });
    await runScript('create table pages (id int)');
    await close();
    expect(pglite?.closed).toBe(true);
  });

  it('of a newer version is refused with a sentence', async () => {
    const { db, close } = await openDatabase({ directory });
    try {
      await sql`insert into schema_migrations (name) values ('9999-later.sql')`.execute(db);
      await expect(migrate({ db })).rejects.toThrow(
        'This database was brought to 9999-later.sql, which this version does not know',
      );
    } finally {
      await close();
    }
  });

  it('has the disk keep what it acknowledged, unless told', async () => {
    // PostgreSQL syncs the disk by this call alone.
    const synced = vi.spyOn(fs, 'fdatasyncSync');
    syncBuiltinESMExports();
    const count = async (isDurable: boolean) => {
      const { db, close } = await openDatabase({ directory, isDurable });
      const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
      const before = synced.mock.calls.length;
      await sql`insert into pending_owners (email) values (${`${isDurable}@example.in`})`.execute(
        db,
      );
      const after = synced.mock.calls.length;
      await close();
      return { fsync: rows[0]?.fsync, syncs: after - before };
    };
    try {
      expect(await count(true)).toEqual({ fsync: 'on', syncs: 1 });
      expect(await count(false)).toEqual({ fsync: 'off', syncs: 0 });
    } finally {
      synced.mockRestore();
      syncBuiltinESMExports();
    }
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
      await Promise.all(databases.map((database) => migrate(database)));
      const [first] = databases;
      const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(
        first?.db ?? expect.fail(),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
      for (const database of databases) await database.close();
      await drop();
    });

    it('is upgraded by one starter at a time, so that none reads what another is changing', async () => {
      const { url, drop } = await createFreshDatabase();
      const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));
      let inside = 0;
      const counts = await Promise.all(
        databases.map((database) =>
          upgradeInTurn(database, async () => {
            inside += 1;
            const most = inside;
            const own = await migrate(database);
            inside -= 1;
            return { most, own: own.length };
          }),
        ),
      );
      expect(counts.map(({ most }) => most)).toEqual([1, 1, 1]);
      expect(counts.filter(({ own }) => own > 0)).toHaveLength(1);
      for (const database of databases) await database.close();
      await drop();
    });

    it('waits for whoever migrates already for longer than a call may take', async () => {
      const { url, drop } = await createFreshDatabase();
      const database = await openDatabase({ url: `${url}?statement_timeout=200` });
      const other = await openDatabase({ url });
      const slow = other.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(72616401)`.execute(trx);
        await sql`select pg_sleep(1)`.execute(trx);
      });
      await sleep(300);
      expect((await migrate(database)).length).toBeGreaterThan(0);
      await slow;
      const script = 'select pg_sleep(0.4)';
      await expect(sql.raw(script).execute(database.db)).rejects.toThrow(/statement timeout/);
      // Bulk inserts.
      await database.runScript(script);
      for (const one of [database, other]) await one.close();
      await drop();
    });

    it('says who is in the way of a migration', async () => {
      const { url, drop } = await createFreshDatabase();
      const [database, other] = [await openDatabase({ url }), await openDatabase({ url })];
      await migrate(database);
      await database.runScript(
        `drop index notification_receipts_seen; delete from schema_migrations where name like '0012-%'`,
      );
      const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const holding = other.db.transaction().execute(async (trx) => {
        await sql`lock table notification_receipts`.execute(trx);
        locked.resolve();
        await done.promise;
      });
      await locked.promise;
      await expect(migrate(database, { timeout: 300 })).rejects.toThrow(
        /The migration 0012-\S+ waited for a lock .*process \d+ .*one-dream, idle in transaction/,
      );
      done.resolve();
      await holding;
      expect(await migrate(database)).toHaveLength(1);
      for (const one of [database, other]) await one.close();
      await drop();
    });

    it('is seen to be in use however idle its site is, and had alone by one only', async () => {
      const { url, drop } = await createFreshDatabase();
      const site = await openDatabase({ url, hold: 'site' });
      const command = await openDatabase({ url, hold: 'site' });
      const alone = () => openDatabase({ url, hold: 'alone', poolSize: 1 });
      // Not one query was asked: the pool has no connection.
      await expect(alone()).rejects.toThrow(/is connected to this database/);
      await command.close();
      // A restart of the database server, or a broken connection, ends the hold. The site takes it again by itself.
      const look = await openDatabase({ url });
      const listHolders = async () => {
        const { rows } = await sql<{ pid: number }>`select pid from pg_locks
          where locktype = 'advisory' and granted and objid = ${siteLockKey}
            and database = (select oid from pg_database where datname = current_database())`.execute(
          look.db,
        );
        return rows.map(({ pid }) => pid);
      };
      const [lost] = await listHolders();
      await sql`select pg_terminate_backend(${lost}::int)`.execute(look.db);
      await expect
        .poll(async () => (await listHolders()).filter((pid) => pid !== lost))
        .toHaveLength(1);
      await expect(alone()).rejects.toThrow(/is connected to this database/);
      await site.close();
      const restoring = await alone();
      await expect(openDatabase({ url, hold: 'site' })).rejects.toThrow(/is being restored/);
      await expect(alone()).rejects.toThrow(/is connected/);
      await restoring.close();
      await (await openDatabase({ url, hold: 'site' })).close();
      await look.close();
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
