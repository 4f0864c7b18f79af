import { teamMaxPlayers } from '@one-dream/contract/limits.ts';
import { sql } from 'kysely';
import type { Viewer } from '../server/src/calls/viewer.ts';
import { upsertChatMembers } from '../server/src/features/dashboard/chat-members.queries.ts';
import { teamNameKey } from '../server/src/features/teams/teams.rules.ts';
import type { Db } from '../server/src/platform/database/schema.ts';
import type { Person, SquadToWrite } from './demo-people.ts';
import { idAt } from './ids.ts';
import type { PastEvent } from './past-event.ts';
import { createRandom } from './random.ts';

const dayMs = 24 * 60 * 60 * 1000;

/*
 * The demo organisation has a past: people who signed up weeks ago, teams in finished tournaments. The features' actions
 * would refuse that, and would send mails, hash and announce. So its rows are written directly, in bulk where there are
 * many, but validated by the same schemas and keyed by the same rules.
 */

/** Serialises servers that want to seed the same database, until the transaction ends. */
export async function waitForTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(72616402)`.execute(db);
}

export async function insertPeople(
  db: Db,
  {
    people,
    passwordHash,
    portraits,
  }: { people: readonly Person[]; passwordHash: string; portraits: ReadonlyMap<Person, string> },
): Promise<void> {
  await db
    .insertInto('users')
    .values(
      people.map((person) => ({
        id: person.id,
        name: person.name,
        email: person.email,
        password_hash: passwordHash,
        email_verified_at: person.createdAt,
        role: person.role,
        profile: portraits.get(person) ?? '',
        in_game_name: person.inGame.name,
        in_game_id: person.inGame.id,
        in_game_role: person.inGame.role,
        mobile_number: person.inGame.mobile,
        discord_id: person.discord?.id ?? null,
        discord_username: person.discord?.username ?? null,
        created_at: person.createdAt,
      })),
    )
    .execute();
}

export async function insertSquads(db: Db, squads: readonly SquadToWrite[]): Promise<void> {
  await db
    .insertInto('teams')
    .values(
      squads.map((squad) => ({
        id: squad.id,
        name: squad.name,
        name_key: teamNameKey(squad.name),
        logo: squad.logo,
        leader_id: squad.players[0]?.person.id ?? '',
        invite_code: squad.inviteCode,
        created_at: squad.createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('team_members')
    .values(
      squads.flatMap((squad) =>
        squad.players.map(({ person, joinedAt }) => ({
          team_id: squad.id,
          user_id: person.id,
          joined_at: joinedAt,
        })),
      ),
    )
    .execute();
}

/** @param day YYYY-MM-DD of the match day */
export async function markCheckedIn(
  db: Db,
  { entryIds, day, at }: { entryIds: readonly string[]; day: string; at: Date },
): Promise<void> {
  if (entryIds.length === 0) return;
  await db
    .updateTable('registrations')
    .set({ state: 'checked_in' })
    .where('id', 'in', entryIds)
    .execute();
  await db
    .insertInto('check_ins')
    .values(entryIds.map((entry_id) => ({ entry_id, day, by_user_id: null, at })))
    .execute();
}

export async function insertHistory(db: Db, events: readonly PastEvent[]): Promise<void> {
  const random = createRandom('history');
  await db
    .insertInto('audit_log')
    .values(
      events.map(({ at, actor, action, tournamentId, subject, before, after }) => ({
        id: idAt(at, random),
        at,
        actor_id: actor.id,
        actor_name: actor.name,
        action,
        tournament_id: tournamentId ?? null,
        subject,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .execute();
}

/** Inserts daily member counts of the chat community up to today. @param counts newest first */
export async function insertChatMembers(
  db: Db,
  { counts, now }: { counts: readonly number[]; now: Date },
): Promise<void> {
  for (const [daysAgo, members] of counts.entries())
    await upsertChatMembers(db, members, new Date(now.getTime() - daysAgo * dayMs));
}

/** The demo's admin, on whose behalf the command line acts. */
export async function findDemoAdmin(db: Db): Promise<Viewer | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', 'admin@onedream.example')
    .where('role', '=', 'admin')
    .executeTakeFirst();
}

/** The demo's owner, who pays its prizes. */
export async function findDemoOwner(db: Db): Promise<Viewer | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', '=', 'owner@onedream.example')
    .where('role', '=', 'owner')
    .executeTakeFirst();
}

export interface DemoTeam {
  id: string;
  name: string;
}

/** Teams with four players, except those of demo accounts; oldest first. */
export async function listDemoTeams(db: Db): Promise<DemoTeam[]> {
  const { rows } = await sql<DemoTeam>`
    select teams.id, teams.name from teams join users on users.id = leader_id
    where users.email not like '%@onedream.example'
      and (select count(*) from team_members where team_id = teams.id) >= 4
    order by teams.created_at`.execute(db);
  return rows;
}

/** Leaders of complete teams with a free place, except demo accounts. */
export async function listLeadersWithRoom(db: Db, limit: number): Promise<Viewer[]> {
  const { rows } = await sql<Viewer>`
    select users.id, users.role from teams join users on users.id = teams.leader_id
    where users.email like '%@players.example'
      and (select count(*) from team_members where team_id = teams.id) between 4 and ${teamMaxPlayers - 1}
    order by teams.created_at desc limit ${limit}`.execute(db);
  return rows;
}

/** Players without a team, except demo accounts, newest first. */
export function listTeamless(db: Db, limit: number): Promise<Viewer[]> {
  return db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('email', 'like', '%@players.example')
    .where('in_game_id', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('team_members').select('user_id').whereRef('user_id', '=', 'users.id')),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The event that ended last, with its announced prizes. */
export async function findLatestFinal(
  db: Db,
): Promise<{ id: string; prizes: { rank: string; prize: string }[] } | undefined> {
  const { rows } = await sql<{ id: string; prizes: { rank: string; prize: string }[] }>`
    select tournaments.id, tournaments.prizes from tournaments join stages on stages.tournament_id = tournaments.id
    where status = 'COMPLETED' and stages.finalised_at is not null
    order by stages.finalised_at desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Starts jobs that are due by an advanced clock: the queue uses the database's clock. Failed jobs keep their retry delay, as
 * recovery takes real time. @returns whether there are any
 */
export async function makeJobsDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`update pgboss.job set start_after = now()
    where state = 'created' and start_after > now() and start_after <= ${now} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Time of the next job due by a clock, if any within the period. */
export async function findNextDue(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(start_after) as at from pgboss.job
    where state = 'created' and start_after > ${after} and start_after <= ${until}`.execute(db);
  return rows[0]?.at ?? undefined;
}

/** Counts due jobs that are not done. Failed ones waiting for a retry do not block anything. */
export async function countBegunJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`select count(*)::int as jobs from pgboss.job
    where state = 'active' or (state = 'created' and start_after <= now())`.execute(db);
  return rows[0]?.jobs ?? 0;
}
