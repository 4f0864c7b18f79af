import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFreshDatabase, whyPostgresIsAway } from '../../../../factories/postgres.ts';
import { copyTemplate } from '../../../tests/support/open-test-server.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const postgresIsAway = await whyPostgresIsAway();
const emails = ['a@example.in', '"b"{,}\\@example.in', "null'@example.in", 'null'];

describe.each([
  { name: 'embedded', isAway: false, open: openEmbedded },
  { name: 'a server', isAway: postgresIsAway !== undefined, open: openOnServer },
])('lists as parameters, $name', ({ isAway, open }) => {
  it.skipIf(isAway)('match what they hold, of any length, in one statement', async () => {
    const { database, close } = await open();
    const { db } = database;
    try {
      await db
        .insertInto('pending_owners')
        .values(emails.map((email) => ({ email })))
        .execute();
      const among = (list: string[]) =>
        db.selectFrom('pending_owners').select('email').where('email', 'in', list).orderBy('email');
      const found = async (list: string[]) =>
        (await among(list).execute()).map(({ email }) => email);
      expect(await found(emails)).toEqual(emails.toSorted());
      expect(await found(['null'])).toEqual(['null']);
      expect(await found([])).toEqual([]);
      expect(among(emails).compile().sql).toBe(among([]).compile().sql);

      const others = db
        .selectFrom('pending_owners')
        .select('email')
        .where('email', 'not in', emails.slice(1));
      expect(await others.execute()).toEqual([{ email: emails[0] }]);
      const counted = db.selectFrom('teams').select('id').where('player_count', 'in', [0, 1]);
      expect(await counted.execute()).toEqual([]);
      const ids = db.selectFrom('users').select('id').where('id', 'in', [crypto.randomUUID()]);
      expect(await ids.execute()).toEqual([]);
    } finally {
      await close();
    }
  });
});

async function openEmbedded() {
  const directory = await mkdtemp(join(tmpdir(), 'lists-'));
  await copyTemplate(directory);
  const database = await openDatabase({ directory });
  return withEnd(database, () => rm(directory, { recursive: true }));
}

async function openOnServer() {
  const fresh = await createFreshDatabase();
  const database = await openDatabase({ url: fresh.url });
  await migrate(database);
  return withEnd(database, fresh.drop);
}

function withEnd(database: OpenDatabase, end: () => Promise<void>) {
  const close = async () => {
    await database.close();
    await end();
  };
  return { database, close };
}
