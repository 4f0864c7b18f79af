import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { listSections } from '../../platform/organisation/organisation.queries.ts';

const migration = new URL(
  '../../../migrations/0087-organisation-in-five-sections.sql',
  import.meta.url,
);

const { db } = await sharedTestServer();

it('what was saved in eleven sections is kept in five, with a version that is new', async () => {
  const changed_at = new Date('2026-11-20T10:00:00Z');
  const rows = [
    { id: 'identity', version: 2, overrides: { name: 'Night Owls' } },
    { id: 'videos', version: 3, overrides: { tutorialVideos: { signUp: null } } },
    { id: 'hindi', version: 1, overrides: { ownWords: { hi: { tagline: 'नमस्ते' } } } },
    { id: 'hinglish', version: 4, overrides: { ownWords: { 'hi-Latn': { tagline: 'Hi' } } } },
    { id: 'figures', version: 2, overrides: { about: { counters: [] } } },
    { id: 'staff', version: 5, overrides: null },
    { id: 'server', version: 2, overrides: null },
  ];
  await db.deleteFrom('organisation_settings').execute();
  await db
    .insertInto('organisation_settings')
    .values(
      rows.map(({ overrides, ...row }) => ({
        ...row,
        changed_at,
        overrides: overrides && JSON.stringify(overrides),
      })),
    )
    .execute();
  for (const statement of (await readFile(migration, 'utf8')).split(/;\n\n/))
    await sql.raw(statement).execute(db);
  const saved = (await listSections(db)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(saved.map(({ id, version, overrides }) => ({ id, version, overrides }))).toEqual([
    { id: 'about', version: 7, overrides: { about: { counters: [] } } },
    { id: 'discord', version: 2, overrides: null },
    { id: 'identity', version: 2, overrides: { name: 'Night Owls' } },
    {
      id: 'languages',
      version: 5,
      overrides: { ownWords: { hi: { tagline: 'नमस्ते' }, 'hi-Latn': { tagline: 'Hi' } } },
    },
    { id: 'texts', version: 3, overrides: { tutorialVideos: { signUp: null } } },
  ]);
});
