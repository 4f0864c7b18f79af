import { expect, it } from 'vitest';
import { startTestServer } from '../../../tests/support/start-test-server.ts';

const emails = ['a@example.in', '"b"{,}\\@example.in', "null'@example.in", 'null'];

// On a PostgreSQL server where one answers, and on the embedded database.
it.each([{ embedded: false }, { embedded: true }])(
  'lists match what they hold, of any length, in one statement, $embedded',
  async ({ embedded }) => {
    const { db, close } = await startTestServer({ embedded });
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
  },
);
