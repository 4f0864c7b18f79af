import { checkToken, login, loginWithDiscord } from '@one-dream/contract/features/auth/auth.ts';
import { registerTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { listOwnMatches } from '@one-dream/contract/features/matches/matches.ts';
import { listPosters } from '@one-dream/contract/features/posters/posters.ts';
import { getStandings } from '@one-dream/contract/features/standings/standings.ts';
import { getTeam } from '@one-dream/contract/features/teams/teams.ts';
import { phaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  listTournamentsPublicly,
  type Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../factories/api.ts';
import { sandboxPeople } from '../sandbox/discord/sandbox-people.ts';
import { isCommonPassword } from '../server/src/features/auth/common-passwords.ts';
import { demoPassword } from '../server/src/operations/demo-password.ts';
import { goToDiscord } from '../server/tests/support/discord-journey.ts';
import { sharedTestServer } from '../server/tests/support/start-test-server.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';
import { daysFrom } from './days.ts';
import { createDemoPeople } from './demo-people.ts';
import { playNext } from './match-days/play-next.ts';
import { prepareDemo } from './prepare-demo.ts';

const said: string[] = [];

const prepare = () => prepareDemo(server.platform, { report: (line) => said.push(line) });

const signIn = async (key: DemoAccount['key']) => {
  const email = demoAccounts.find((account) => account.key === key)?.email ?? '';
  return server.api.act(login, { body: { email, password: demoPassword } });
};

const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)}
  `.execute(server.db);
  return rows[0]?.n;
};

const server = await sharedTestServer({ works: true });
beforeAll(async () => {
  await Promise.all([prepare(), prepare()]);
});

describe('the demo organisation', () => {
  it('shows its progress', () => {
    expect(said).toContain('Preparing the demo organisation … crests 26/26');
    expect(said.filter((line) => line.includes('done after'))).toHaveLength(1);
  });

  it('is there once, also when two start at once or again', async () => {
    const counts = {
      users: 133,
      teams: 26,
      tournaments: 11,
      posters: 3,
      registrations: 184,
      applications: 6,
    };
    for (const [table, n] of Object.entries(counts))
      expect([table, await count(table)]).toEqual([table, n]);
    const lines = said.length;
    await prepare();
    expect(said).toHaveLength(lines);
    expect(await count('users')).toBe(counts.users);
  });

  it('has tournaments of every kind, full where they are over', async () => {
    const { data } = await server.api.act(listTournamentsPublicly);
    const statuses = data.map(({ status }) => status);
    expect(statuses).toEqual([
      ...['OPENED', 'LIVE', 'UPCOMING', 'CLOSED', 'CLOSED', 'OPENED', 'OPENED'],
      ...Array(4).fill('COMPLETED'),
    ]);
    for (const tournament of data) {
      const { used, total } = readSlots(tournament.slots);
      const slots = tournament.reg_teams.map(({ slot }) => slot);
      expect(slots).toHaveLength(used);
      // Once it is drawn they are those of the rooms.
      if (tournament.status === 'OPENED')
        expect(slots).toEqual(Array.from({ length: used }, (_, place) => place + 1));
      else for (const slot of slots) expect(slot).toSatisfy((no) => no >= 1 && no <= 25);
      if (tournament.status === 'COMPLETED') expect(used).toBe(total);
      expect(tournament.schedule.some(({ isImportant }) => isImportant)).toBe(true);
      expect(new Set(tournament.rules.map(({ category }) => category)).size).toBe(5);
      expect(tournament.prizes.every(({ additionalInfo }) => additionalInfo !== '')).toBe(true);
    }
    expect(data[0]?.slots).toBe('24/32');
  });

  it('keeps what has to be true of registrations', async () => {
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*)::int from tournaments t where slots_used <>
          (select count(*) from registrations r where r.tournament_id = t.id and slot is not null)) as miscounted,
        (select count(*)::int from (select 1 from registration_players
          group by tournament_id, user_id having count(*) > 1) twice) as playing_twice,
        (select count(*)::int from registration_players p join team_members m using (user_id)
          join registrations r on r.id = p.registration_id
          where r.team_id <> m.team_id or r.registered_at < m.joined_at) as not_in_team_then,
        (select count(*)::int from registrations r where 4 >
          (select count(*) from registration_players p where p.registration_id = r.id)) as too_small,
        (select count(*)::int from team_members m join users u on u.id = m.user_id
          where m.joined_at < u.created_at) as joined_before_signing_up,
        (select count(*)::int from users where email_verified_at is null) as unverified
    `.execute(server.db);
    expect(Object.values(rows[0] ?? {})).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('tells in the audit log how it came to be so', async () => {
    const log = await server.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const times = log.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThanOrEqual(Date.now());
    const staff = demoAccounts.filter(({ key }) => key === 'owner' || key === 'admin');
    const names = staff.map(({ name }) => name);
    const byStaff = log.filter(({ actor_name }) => names.includes(actor_name));
    expect(new Set(byStaff.map(({ actor_name }) => actor_name))).toEqual(new Set(names));
    expect(new Set(byStaff.map(({ action }) => action))).toEqual(
      new Set([
        ...['user.verify', 'user.role', 'user.delete', 'team.delete', 'registration.removed'],
        ...['tournament.create', 'tournament.update', 'application.decide'],
        ...['poster.create', 'poster.delete', 'notification.push', 'notification.delete'],
        ...['stage.create', 'stage.scoring', 'stage.finalise', 'draw.roll', 'draw.publish'],
        ...['match.create', 'room.save', 'room.release', 'result.publish', 'duty.grant'],
      ]),
    );
    const { data } = await server.api.act(listTournamentsPublicly);
    for (const { title, status, prizePool } of data) {
      const about = byStaff.filter(
        ({ action, subject }) => action.startsWith('tournament.') && subject === title,
      );
      expect(about[0]?.action).toBe('tournament.create');
      expect([title, about.at(-1)?.after]).toMatchObject([title, { status, prizePool }]);
    }
    const decided = log.filter(({ action }) => action === 'application.decide');
    expect(decided.map(({ after }) => after)).toEqual(
      ['approved', 'rejected', 'approved'].map((status) => ({ status })),
    );
  });

  it('has a tournament in each phase, with its leader in what is played tonight', async () => {
    const { data } = await server.api.act(listTournamentsPublicly);
    const phases = data.map((tournament) => phaseOf(tournament, server.platform.now()));
    expect(phases.slice(0, 7)).toEqual([
      ...[
        'registration',
        'live',
        'announced',
        'locked',
        'check-in',
        'registration',
        'registration',
      ],
    ]);
    expect(data[5]).toMatchObject({ slots: '16/16', waiting: 5 });
    expect(data[6]?.slots).toBe('23/24');
    const { token } = await signIn('ready-leader');
    const { data: own } = await server.api.act(listOwnMatches, { as: { token } });
    expect(own.map(({ match }) => match.state)).toEqual([
      'room_released',
      ...Array(6).fill('scheduled'),
    ]);
  });

  it('has played events with a podium, one of them ended by match point', async () => {
    const { data } = await server.api.act(listTournamentsPublicly, {
      body: { statuses: ['COMPLETED'] },
    });
    for (const { _id, title } of data) {
      const { data: standings } = await server.api.act(getStandings, {
        params: { tournamentId: _id },
      });
      expect([title, standings.stage?.tables[0]?.rows[0]?.rank]).toEqual([title, 1]);
    }
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from stages where champion_entry_id is not null) as champions,
        (select count(*)::int from stages where finalised_at is not null) as final,
        (select count(*)::int from matches where state = 'cancelled') as spared
    `.execute(server.db);
    expect(rows[0]).toMatchObject({ champions: 1, final: 5 });
    expect(rows[0]?.spared).toBeGreaterThan(0);
  });

  it('plays on when it is told to, until the podium', async () => {
    const { data } = await server.api.act(listTournamentsPublicly, {
      body: { statuses: ['LIVE'] },
    });
    const id = data[0]?._id ?? '';
    const played = async () =>
      (await server.api.act(getStandings, { params: { tournamentId: id } })).data.no;
    const before = await played();
    expect(await playNext(server.platform)).toContain('match 6 on Erangel');
    expect(await played()).toBeGreaterThan(before);
    for (const no of [7, 8, 9]) expect(await playNext(server.platform)).toContain(`match ${no} on`);
    expect(await playNext(server.platform)).toContain('over and final');
    expect(await playNext(server.platform)).toContain('Nothing is being played');
  });

  it('has a chat community that grew within the week', async () => {
    const members = await server.db.selectFrom('chat_member_counts').selectAll().execute();
    expect(members).toHaveLength(14);
  });

  it('has grown over the last twelve weeks', async () => {
    const { rows } = await sql<{ weeks: number; oldest: number; future: number }>`
      select count(distinct floor(extract(epoch from now() - created_at) / 604800))::int as weeks,
        max(extract(epoch from now() - created_at) / 604800)::float as oldest,
        count(*) filter (where created_at > now())::int as future
      from users
    `.execute(server.db);
    expect(rows[0]?.weeks).toBe(12);
    expect(rows[0]?.oldest).toBeLessThan(12);
    expect(rows[0]?.future).toBe(0);
  });

  it('has pictures that the site serves, and posters that lead somewhere', async () => {
    const { data: posters } = await server.api.act(listPosters);
    const { data: tournaments } = await server.api.act(listTournamentsPublicly);
    const paths = [
      ...posters.map(({ image }) => image),
      ...tournaments.flatMap(({ banner, reg_teams }) => [
        banner,
        ...reg_teams.map(({ logo }) => logo),
      ]),
    ];
    for (const path of new Set(paths)) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
    }
    // This test's organisation has no Discord invite, so the third poster leads to a page of the site as well.
    const links = posters.map(({ button }) => button.link);
    expect(links).toEqual([pages.tournaments.path, pages.register.path, pages.joinUs.path]);
  });

  it('opens with one password that the site itself would take', async () => {
    expect(demoPassword.length).toBeGreaterThanOrEqual(8);
    expect(await isCommonPassword(demoPassword)).toBe(false);
    for (const { key } of demoAccounts) expect((await signIn(key)).token).toBeTruthy();
  });

  it('opens through the sandbox Discord as well', async () => {
    for (const { discord: username, email } of demoAccounts) {
      const { headers, ...body } = await goToDiscord(server, {
        purpose: 'login',
        identity: { username },
      });
      const { token } = await server.api.act(loginWithDiscord, { body, headers });
      const { user } = await server.api.act(checkToken, { params: { token } });
      expect(user.email).toBe(email);
    }
  });

  it('has a leader who can register at once, and one who lacks players', async () => {
    const open = await findOpen();
    const ready = await teamOf('ready-leader');
    const params = { tournamentId: open._id, teamId: ready.team?._id ?? '' };
    expect(await server.api.send(registerTeam, { as: ready, params })).toMatchObject({
      status: 200,
      body: { data: { slot: 25 } },
    });
    const short = await teamOf('short-leader');
    expect(short.team?.players).toHaveLength(2);
    const shortParams = { ...params, teamId: short.team?._id ?? '' };
    expect(await server.api.send(registerTeam, { as: short, params: shortParams })).toMatchObject(
      refused('TEAM_TOO_SMALL'),
    );
  });

  it('leaves people of the sandbox Discord for those who come', async () => {
    const linked = new Set(
      (await server.db.selectFrom('users').select('discord_id').execute()).map(
        (row) => row.discord_id,
      ),
    );
    const free = sandboxPeople.filter(({ id }) => !linked.has(id));
    expect(free).toHaveLength(20);
    expect(sandboxPeople.slice(0, 20)).toEqual(free);
  });
});

describe('its cast', () => {
  it('is the same people each time, whatever the day', () => {
    const names = (day: string) =>
      createDemoPeople(new Date(day)).people.map(({ name, email }) => [name, email]);
    expect(names('2026-03-01T00:00:00Z')).toEqual(names('2027-11-30T12:00:00Z'));
  });

  it('has no address, game id, mobile number or Discord twice', () => {
    const { people } = createDemoPeople(new Date());
    for (const field of [
      people.map(({ email }) => email),
      people.map(({ inGame }) => inGame.id).filter(Boolean),
      people.map(({ inGame }) => inGame.mobile).filter(Boolean),
      people.map(({ discord }) => discord?.id).filter(Boolean),
    ]) {
      expect(new Set(field).size).toBe(field.length);
    }
  });
});

describe('its calendar', () => {
  it('counts days as India does', () => {
    const beforeMidnight = daysFrom(new Date('2026-12-31T18:29:59Z'));
    const afterMidnight = daysFrom(new Date('2026-12-31T18:30:00Z'));
    expect(beforeMidnight.date(0)).toBe('12/31/2026');
    expect(afterMidnight.date(0)).toBe('01/01/2027');
    expect(afterMidnight.date(-1)).toBe('12/31/2026');
  });

  it('finds the next Sunday, today included', () => {
    const thursday = daysFrom(new Date('2026-11-19T10:00:00Z'));
    expect(thursday.next(0, 0)).toBe(3);
    expect(thursday.next(0, 3)).toBe(3);
    expect(thursday.next(0, 4)).toBe(10);
    expect(thursday.next(0, -7)).toBe(-4);
  });
});

async function findOpen(): Promise<Tournament> {
  const { data } = await server.api.act(listTournamentsPublicly, {
    body: { statuses: ['OPENED'] },
  });
  if (!data[0]) throw new Error('no tournament is open');
  return data[0];
}

async function teamOf(key: DemoAccount['key']) {
  const { token } = await signIn(key);
  const email = demoAccounts.find((account) => account.key === key)?.email ?? '';
  const user: Pick<User, '_id'> = await server.db
    .selectFrom('users')
    .select('id as _id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { team } = await server.api.act(getTeam, { as: { token }, params: { userId: user._id } });
  return { token, team };
}
