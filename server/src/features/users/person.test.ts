import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../tests/support/open-test-server.ts';
import { fillInRegistration, newOwner, newPlayer, signUp } from '../../../tests/support/people.ts';
import { png } from '../../../tests/support/pictures.ts';
import { newSquad } from '../../../tests/support/teams.ts';
import { openTournament, register } from '../../../tests/support/tournaments.ts';
import { verifyBackup } from '../../platform/backup/backup-format.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { erasePerson, exportPerson } from './person.actions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const player = {
  name: 'Asha Unmistakable',
  email: 'asha.unmistakable@example.in',
  inGameName: 'UnmistakableIGN',
  inGameId: '5987654321',
};

describe('a person', () => {
  it('is told everything that is kept, and no secret', async () => {
    const team = await newSquad(server, { players: [player] });
    await register(server, { team, tournament: await openTournament(server) });
    const told = JSON.stringify(await exportPerson(server.platform, { email: player.email }));
    for (const value of Object.values(player)) expect(told).toContain(value);
    expect(told).toContain(team.name);
    expect(told).not.toMatch(/password_hash|token_hash|argon2/);
  });

  it('is handed the pictures themselves, also one whose link by mail was never opened', async () => {
    const { email } = await fillInRegistration(server, { image: await png(31) });
    const [row] = await server.db.selectFrom('email_tokens').select('profile').execute();
    const told = JSON.stringify(await exportPerson(server.platform, { email }));
    const { pictures } = JSON.parse(told) as { pictures: Record<string, string> };
    expect(Object.keys(pictures)).toEqual([row?.profile]);
    const [url = ''] = Object.values(pictures);
    const bytes = Buffer.from(url.slice('data:image/webp;base64,'.length), 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 32 });
    await erasePerson(server.platform, { email });
  });

  it('that is erased is nowhere in the database, not in a job, and the result stays', async () => {
    const { db, platform } = server;
    const [before] = await db.selectFrom('registrations').select('id').execute();
    expect(await erasePerson(platform, { email: player.email })).toBe(true);
    const folder = await mkdtemp(join(tmpdir(), 'person-'));
    const file = join(folder, 'after.backup');
    await writeBackup({ database: platform, file, now: new Date() });
    await verifyBackup(file);
    const everything = await readEverything(file);
    await rm(folder, { recursive: true });
    // Done jobs are in no backup.
    const { rows } = await sql<{ data: object }>`select data from pgboss.job`.execute(db);
    expect(rows.some(({ data }) => 'players' in data)).toBe(true);
    for (const value of Object.values(player)) {
      expect(everything).not.toContain(value);
      expect(JSON.stringify(rows)).not.toContain(value);
    }
    const roster = await db
      .selectFrom('registration_players')
      .select('name')
      .where('registration_id', '=', before?.id ?? '')
      .execute();
    expect(roster).toHaveLength(4);
    expect(roster.map(({ name }) => name)).toContain('Erased person');
  });

  it('takes the picture along, unless it is shown elsewhere', async () => {
    const person = await signUp(server, { image: await png(77) });
    const { profile } = await server.db
      .selectFrom('users')
      .select('profile')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(await server.platform.storage.has(profile.slice(1))).toBe(true);
    const twin = await newPlayer(server);
    await sql`update users set profile = ${profile} where id = ${twin.id}`.execute(server.db);
    await erasePerson(server.platform, { email: person.email });
    expect(await server.platform.storage.has(profile.slice(1))).toBe(true);
    await erasePerson(server.platform, { email: twin.email });
    expect(await server.platform.storage.has(profile.slice(1))).toBe(false);
  });

  it('who owns the site cannot be erased; who has no account can', async () => {
    const owner = await newOwner(server);
    await expect(erasePerson(server.platform, { email: owner.email })).rejects.toThrow(/owner/);
    expect(await erasePerson(server.platform, { email: 'nobody@example.in' })).toBe(false);
  });
});

async function readEverything(file: string): Promise<string> {
  const { gunzipSync } = await import('node:zlib');
  return gunzipSync(await readFile(file)).toString();
}
