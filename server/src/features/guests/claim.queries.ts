import { sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';

export type OwnTeam = RowOf<typeof lockOwnTeam>;

/** Locks the team that a user is in: nobody joins or leaves meanwhile. */
export async function lockOwnTeam(db: Db, userId: string) {
  const row = await db
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('id', '=', (eb) =>
      eb.selectFrom('team_members').select('team_id').where('user_id', '=', userId),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const members = await db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select('users.in_game_id')
    .where('team_members.team_id', '=', row.id)
    .execute();
  const ids = members.map(({ in_game_id }) => in_game_id).filter(Boolean);
  return { id: row.id, name: row.name, leaderId: row.leader_id, ids };
}

export async function findGameId(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('in_game_id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.in_game_id ?? '';
}

export async function listRosterIds(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('in_game_id_key')
    .where('registration_id', '=', entryId)
    .where('in_game_id_key', '<>', '')
    .execute();
  return rows.map(({ in_game_id_key }) => in_game_id_key);
}

/** How a team's own entry rules out a claim: `in`, it would be a second place; `disqualified`, a way back in. */
export async function findOwnEntry(
  db: Db,
  { teamId, tournamentId }: { teamId: string; tournamentId: string },
): Promise<'in' | 'disqualified' | undefined> {
  const rows = await db
    .selectFrom('registrations')
    .select('state')
    .where('team_id', '=', teamId)
    .where('tournament_id', '=', tournamentId)
    .where('state', 'in', [
      'registered',
      'checked_in',
      'waitlisted',
      'waitlist_ready',
      'disqualified',
    ])
    .execute();
  if (rows.some(({ state }) => state === 'disqualified')) return 'disqualified';
  return rows.length > 0 ? 'in' : undefined;
}

/** Lists the players who have an account with Discord linked. */
export async function listDiscordIds(db: Db, entryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registration_players')
    .select('discord_id')
    .where('registration_id', '=', entryId)
    .where('discord_id', '<>', '')
    .execute();
  return rows.map(({ discord_id }) => discord_id);
}

export async function markClaimed(
  db: Db,
  { entryId, userId, now }: { entryId: string; userId: string; now: Date },
): Promise<void> {
  // A captain's number is only for teams without an account.
  await sql`update guest_entries set claimed_by = ${userId}::uuid, claimed_at = ${now}, captain = null
    where entry_id = ${entryId}::uuid`.execute(db);
}
