import { sql } from 'kysely';
import { upsertChatMembers } from '../features/dashboard/chat-members.queries.ts';
import { teamNameKey } from '../features/teams/teams.rules.ts';
import type { Db } from '../platform/database/schema.ts';
import { createRandom } from './art/random.ts';
import type { Person, SquadToWrite } from './cast.ts';
import { idAt } from './ids.ts';
import type { PastEvent } from './past-event.ts';

const dayMs = 24 * 60 * 60 * 1000;

/*
 * The demo organisation has a past: people who signed up weeks ago, teams in tournaments that are over. The
 * features' actions refuse just that, and would mail, hash and announce. So its rows are written here, in
 * bulk where there are many; what goes into them is parsed by the same schemas and keyed by the same rules.
 */

/** Whether nobody has used the database yet. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from users) or exists (select from teams)
      or exists (select from tournaments) or exists (select from posters) as touched
  `.execute(db);
  return rows[0]?.touched === false;
}

/** Makes other servers that want to fill the same database wait until the transaction ends. */
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

export async function insertHistory(db: Db, events: readonly PastEvent[]): Promise<void> {
  const random = createRandom('history');
  await db
    .insertInto('audit_log')
    .values(
      events.map(({ at, actor, action, subject, before, after }) => ({
        id: idAt(at, random),
        at,
        actor_id: actor.id,
        actor_name: actor.name,
        action,
        subject,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
      })),
    )
    .execute();
}

/** As a bot would have counted the chat community each day until today. @param counts the newest first */
export async function insertChatMembers(
  db: Db,
  { counts, now }: { counts: readonly number[]; now: Date },
): Promise<void> {
  for (const [daysAgo, members] of counts.entries())
    await upsertChatMembers(db, { members, now: new Date(now.getTime() - daysAgo * dayMs) });
}
