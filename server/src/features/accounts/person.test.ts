import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmEmail, undoEmailChange } from '@one-dream/contract/features/auth/auth.email.ts';
import { kickPlayer } from '@one-dream/contract/features/teams/teams.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { png } from '../../../../factories/pictures.ts';
import { joinTeam, newSquad } from '../../../../factories/teams.ts';
import { openTournament, register } from '../../../../factories/tournaments.ts';
import { askedFor, linkTo } from '../../../tests/support/email-changes.ts';
import { eventually } from '../../../tests/support/outbound.ts';
import {
  fillInRegistration,
  newAdmin,
  newOwner,
  newPlayer,
  signInAgain,
  signUp,
} from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { verifyBackup } from '../../operations/backup/backup-format.ts';
import { writeBackup } from '../../operations/backup/write-backup.ts';
import { erasePerson, exportPerson } from './person.actions.ts';

const server = await sharedTestServer({ works: true });

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
    const [row] = await server.rows('email_tokens', {}, ['profile']);
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
    // Made by a separate job after the registration.
    const waits = () => sql`select from pgboss.job where data->'players' is not null`.execute(db);
    await eventually(async () => (await waits()).rows.length, { isSo: (count) => count > 0 });
    const [before] = await db.selectFrom('registrations').select('id').execute();
    expect(await erasePerson(platform, { email: player.email })).toBe(true);
    const folder = await mkdtemp(join(tmpdir(), 'person-'));
    const file = join(folder, 'after.backup');
    await writeBackup({ database: platform, file, now: new Date() });
    await verifyBackup(file);
    const everything = await readEverything(file);
    await rm(folder, { recursive: true });
    // Finished jobs are in no backup.
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

  it('keeps nothing under a former address', async () => {
    const team = await newSquad(server);
    const { leader } = team;
    await register(server, { team, tournament: await openTournament(server) });
    const leaderOf = async (id: string) =>
      (await server.row('registrations', { team_id: id }, ['leader_email'])).leader_email;
    const changed = await askedFor(server, { person: leader });
    await server.api.act(confirmEmail, { body: { token: changed.token } });
    expect(await leaderOf(team.id)).toBe(changed.email);
    const undo = await linkTo(server, { address: leader.email, query: 'undo' });
    await server.api.act(undoEmailChange, { body: { token: undo } });
    expect(await leaderOf(team.id)).toBe(leader.email);

    const again = await askedFor(server, { person: await signInAgain(server, leader) });
    await server.api.act(confirmEmail, { body: { token: again.token } });
    // From before entries followed, and one of whoever has the first new address now.
    await server.change('registrations', { team_id: team.id }, { leader_email: leader.email });
    const others = await newSquad(server, { players: [{ email: changed.email }] });
    await register(server, { team: others, tournament: await openTournament(server) });
    expect(await erasePerson(server.platform, { email: again.email })).toBe(true);
    expect(await leaderOf(team.id)).toBe('');
    expect(await leaderOf(others.id)).toBe(changed.email);
    expect(await exportPerson(server.platform, { email: leader.email })).toMatchObject({
      registrations_as_leader: [],
    });
  });

  describe('whose name and address are part of those of others', () => {
    const asha = { name: 'Asha', email: 'asha.part@example.in' };
    const stranger = { name: 'Asha joined Late', email: 'not.asha.part@example.in' };

    /** Puts both into other people's teams, with everybody's notifications and pending mails. */
    async function prepare() {
      const { db } = server;
      const [one, two] = [await newSquad(server), await newSquad(server)];
      const them = await newPlayer(server, asha);
      await joinTeam(server, { team: one, player: them });
      const other = await newPlayer(server, stranger);
      await joinTeam(server, { team: two, player: other });
      const [leader, first] = [one.leader, await newAdmin(server)];
      await server.api.act(kickPlayer, { as: leader, params: { userId: them.id } });
      await server.api.act(kickPlayer, { as: two.leader, params: { userId: other.id } });
      for (const to of [asha.email, stranger.email, `${asha.email}.au`])
        await sql`insert into pgboss.job (name, data, start_after) values ('auth-mail',
          ${JSON.stringify({ mail: 'already-registered', to, name: 'A' })}::jsonb, now() + interval '1 day')`.execute(
          db,
        );
      await sql`insert into pgboss.job (name, data, start_after) values ('notice-mail', ${JSON.stringify(
        {
          userId: first.id,
          notice: { kind: 'player-joined', player: asha.name, team: one.name },
        },
      )}::jsonb, now() + interval '1 day')`.execute(db);
      return { one, two };
    }

    const read = async () => {
      const jobs = await sql<{ data: { to?: string; notice?: { player?: string } } }>`
        select data from pgboss.job where start_after > now() + interval '1 hour'`.execute(
        server.db,
      );
      const titles = await sql<{ title: string }>`
        select title from notifications union all select title from notification_events`.execute(
        server.db,
      );
      const subjects = await sql<{ subject: string }>`select subject from audit_log`.execute(
        server.db,
      );
      // Rows are in no order: one that was changed meanwhile, such as by a mail, is in another place.
      return {
        mailsTo: jobs.rows.flatMap(({ data }) => data.to ?? []).toSorted(),
        told: jobs.rows.flatMap(({ data }) => data.notice?.player ?? []).toSorted(),
        titles: titles.rows.map(({ title }) => title).toSorted(),
        subjects: subjects.rows.map(({ subject }) => subject).toSorted(),
      };
    };

    it('is erased alone, all of it or nothing', async () => {
      const { one, two } = await prepare();
      const before = await read();
      expect(before.titles).toContain(`Asha joined ${one.name}`);
      expect(before.subjects).toContain(`Asha, ${one.name}`);
      await sql
        .raw(`create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'the last step fails'; end $$`)
        .execute(server.db);
      await sql`create trigger refuse before delete on users for each row execute function refuse()`.execute(
        server.db,
      );
      await expect(erasePerson(server.platform, { email: asha.email })).rejects.toThrow(
        /the last step fails/,
      );
      await sql`drop trigger refuse on users`.execute(server.db);
      expect(await read()).toEqual(before);

      await erasePerson(server.platform, { email: asha.email });
      const after = await read();
      expect(after.mailsTo).toEqual([`${asha.email}.au`, stranger.email].toSorted());
      expect(after.told).toEqual(['Erased person']);
      expect(after.titles.filter((title) => title.startsWith('Asha'))).toEqual(
        before.titles.filter((title) => title.startsWith('Asha joined Late')),
      );
      expect(after.titles).toContain(`Erased person joined ${one.name}`);
      expect(after.subjects).toContain(`Erased person, ${one.name}`);
      expect(after.subjects).toContain(`Asha joined Late, ${two.name}`);
      expect(after.subjects).not.toContain(`Asha, ${one.name}`);
    });
  });

  it('takes the picture along, unless it is shown elsewhere', async () => {
    const person = await signUp(server, { image: await png(77) });
    const { profile } = await server.row('users', { id: person.id });
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
