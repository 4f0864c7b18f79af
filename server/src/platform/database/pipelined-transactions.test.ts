import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, whyPostgresIsAway } from '../../../../factories/postgres.ts';
import { copyTemplate } from '../../../tests/support/start-test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { sendAhead } from './pipelined-transactions.ts';
import type { Db } from './schema.ts';
import { inTransaction, violatedConstraint } from './transaction.ts';

const postgresIsAway = await whyPostgresIsAway();
const away = postgresIsAway ? ` (skipped: ${postgresIsAway})` : '';

const insert = (email: string) => sql`insert into pending_owners (email) values (${email})`;
const failWith = (code: string) => sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`);

async function list(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('pending_owners').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}

function promise(open: () => Promise<{ database: OpenDatabase; close: () => Promise<void> }>) {
  let database: OpenDatabase;
  let db: Db;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ database, close } = await open());
    await migrate(database);
    db = database.db;
  });
  afterAll(() => close());

  it('keeps all of it, in its order', async () => {
    await inTransaction(db, async (trx) => {
      await sendAhead(trx, insert('order@example.in'));
      await sendAhead(trx, sql`update pending_owners set email = 'a-' || email`);
      expect(await list(trx)).toContain('a-order@example.in');
      await sendAhead(trx, sql`update pending_owners set email = 'b-' || email`);
    });
    expect(await list(db)).toContain('b-a-order@example.in');
  });

  it('keeps nothing of a transaction when the last of it fails, and says why', async () => {
    const before = await list(db);
    const error = await inTransaction(db, async (trx) => {
      await sendAhead(trx, insert('twice@example.in'));
      await sendAhead(trx, insert('twice@example.in'));
    }).catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe('pending_owners_pkey');
    expect(await list(db)).toEqual(before);
  });

  it('names the first failure to whoever asks after it', async () => {
    const error = await inTransaction(db, async (trx) => {
      await sendAhead(trx, insert('asked@example.in'));
      await sendAhead(trx, insert('asked@example.in'));
      await sendAhead(trx, failWith('P0001'));
      return list(trx);
    }).catch((reason: unknown) => reason);
    expect(violatedConstraint(error)).toBe('pending_owners_pkey');
  });

  it('runs anew when the database gave the transaction up', async () => {
    let tries = 0;
    await inTransaction(db, async (trx) => {
      tries += 1;
      if (tries === 1) await sendAhead(trx, failWith('40P01'));
      await sendAhead(trx, insert('anew@example.in'));
    });
    expect(tries).toBe(2);
    expect(await list(db)).toContain('anew@example.in');
  });

  it('leaves the connection as good as it was', async () => {
    for (let round = 1; round <= 20; round++) {
      await inTransaction(db, (trx) => sendAhead(trx, failWith('23514'))).catch(() => {});
      expect(await list(db)).toBeInstanceOf(Array);
      await inTransaction(db, (trx) => sendAhead(trx, insert(`${round}@example.in`)));
    }
    expect(await list(db)).toContain('20@example.in');
  });

  it('answers with the rows of what was sent, as they were in its turn', async () => {
    await inTransaction(db, async (trx) => {
      const before = await sendAhead(trx, trx.selectFrom('pending_owners').select('email'));
      await sendAhead(trx, insert('turn@example.in'));
      const after = await sendAhead(trx, sql<{ email: string }>`select email from pending_owners`);
      const emails = (rows: { email: string }[]) => rows.map(({ email }) => email);
      expect(emails(await after())).toEqual(
        expect.arrayContaining([...emails(await before()), 'turn@example.in']),
      );
      expect(emails(await before())).not.toContain('turn@example.in');
    });
  });

  it('says why it failed to whoever asks for its rows, and breaks nothing where nobody does', async () => {
    const fail = (ask: boolean) =>
      inTransaction(db, async (trx) => {
        const rows = await sendAhead(trx, failWith('P0001'));
        if (ask) await rows();
      });
    await expect(fail(true)).rejects.toMatchObject({ code: 'P0001' });
    await expect(fail(false)).rejects.toMatchObject({ code: 'P0001' });
    expect(await list(db)).toBeInstanceOf(Array);
  });

  it('is an ordinary statement outside a transaction', async () => {
    await sendAhead(db, insert('plain@example.in'));
    await expect(sendAhead(db, insert('plain@example.in'))).rejects.toMatchObject({
      code: '23505',
    });
  });
}

describe('sending ahead on the embedded database', () => {
  promise(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'pipeline-'));
    await copyTemplate(directory);
    const database = await openDatabase({ directory });
    return {
      database,
      close: async () => {
        await database.close();
        await rm(directory, { recursive: true });
      },
    };
  });
});

describe.skipIf(postgresIsAway)(`sending ahead on a PostgreSQL server${away}`, () => {
  let url: string;
  promise(async () => {
    const fresh = await createFreshDatabase();
    url = fresh.url;
    const database = await openDatabase({ url });
    return {
      database,
      close: async () => {
        await database.close();
        await fresh.drop();
      },
    };
  });

  it('waits for no answer that nobody reads, and for all of them at the commit', async () => {
    const other = await openDatabase({ url });
    let isOver = false;
    let over: Promise<void> | undefined;
    await other.db.transaction().execute(async (holder) => {
      await insert('held@example.in').execute(holder);
      let sent: () => void = () => {};
      const isSent = new Promise<void>((resolve) => {
        sent = resolve;
      });
      const { db, close } = await openDatabase({ url });
      over = inTransaction(db, async (trx) => {
        // Waits for the other transaction to be over.
        await sendAhead(trx, insert('held@example.in'));
        sent();
      })
        .catch(() => {
          isOver = true;
        })
        .finally(close);
      await isSent;
      expect(isOver).toBe(false);
    });
    await over;
    expect(isOver).toBe(true);
    expect(await list(other.db)).toContain('held@example.in');
    await other.close();
  });

  it('says so when the connection breaks before the answer', async () => {
    const { db, close } = await openDatabase({ url, poolSize: 1 });
    await expect(
      inTransaction(db, async (trx) => {
        await sendAhead(trx, insert('lost@example.in'));
        await sendAhead(trx, sql`select pg_terminate_backend(pg_backend_pid())`);
        await sendAhead(trx, insert('lost too@example.in'));
      }),
    ).rejects.toThrow();
    expect(await list(db)).not.toContain('lost@example.in');
    await close();
  });
});
