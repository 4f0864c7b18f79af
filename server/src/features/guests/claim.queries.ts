import { sql } from 'kysely';
import type { Viewer } from '../../calls/viewer.ts';
import type { Db, RowOf } from '../../platform/database/schema.ts';
import { findGameId } from '../users/users.shared.queries.ts';
import type { Host } from './guests.rules.ts';

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

/** A host, as the rules about their own squad know them. */
export async function readHost(db: Db, viewer: Viewer): Promise<Host> {
  return { isOwner: viewer.role === 'owner', ownId: await findGameId(db, viewer.id) };
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
  await sql`update guest_entries set claimed_by = ${userId}::uuid, claimed_at = ${now},
    captain = null, captain_mail = null, captain_phone = null
    where entry_id = ${entryId}::uuid`.execute(db);
  await db.deleteFrom('guest_claims').where('entry_id', '=', entryId).execute();
}

/** Finds a claim that waits for a host, or that one refused. */
export function findClaim(db: Db, { entryId, userId }: { entryId: string; userId: string }) {
  return db
    .selectFrom('guest_claims')
    .innerJoin('users', 'users.id', 'guest_claims.user_id')
    .select(['guest_claims.team_name', 'guest_claims.refused_at', 'users.name', 'users.in_game_id'])
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface WaitingClaimRow {
  entry_id: string;
  user_id: string;
  name: string;
  team_name: string;
  asked_at: Date;
}

/** Lists claims that wait for a host, first come first. */
export function listWaitingClaims(db: Db, entryIds: readonly string[]): Promise<WaitingClaimRow[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('guest_claims')
    .innerJoin('users', 'users.id', 'guest_claims.user_id')
    .select(['entry_id', 'user_id', 'users.name', 'team_name', 'asked_at'])
    .where('entry_id', 'in', entryIds)
    .where('refused_at', 'is', null)
    .orderBy('asked_at')
    .execute();
}

/** @returns whether it is new; else another name may have been asked for */
export async function saveClaim(
  db: Db,
  claim: { entryId: string; userId: string; teamName: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into guest_claims (entry_id, user_id, team_name, asked_at)
    values (${claim.entryId}::uuid, ${claim.userId}::uuid, ${claim.teamName}, ${claim.now})
    on conflict (entry_id, user_id) do update set team_name = excluded.team_name
    returning xmax = 0 as "isNew"`.execute(db);
  return rows[0]?.isNew ?? false;
}

export async function refuseClaim(
  db: Db,
  { entryId, userId, now }: { entryId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('guest_claims')
    .set({ refused_at: now })
    .where('entry_id', '=', entryId)
    .where('user_id', '=', userId)
    .execute();
}
