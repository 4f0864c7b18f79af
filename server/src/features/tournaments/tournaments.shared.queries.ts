import { type InferResult, sql } from 'kysely';
import { sendAhead } from '../../platform/database/pipelined-transactions.ts';
import type { Db } from '../../platform/database/schema.ts';
import { columnsOf } from '../../platform/database/tables.generated.ts';
import type { TeamRow } from '../teams/teams.queries.ts';

// Statements on tournaments for other features, which write none of their own.

export type TournamentRow = InferResult<ReturnType<typeof selectTournaments>>[number];

export function selectTournaments(db: Db) {
  return db.selectFrom('tournaments').select(columnsOf.tournaments);
}

export function findTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return selectTournaments(db).where('id', '=', id).executeTakeFirst();
}

export function lockTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return selectTournaments(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Locks teams in the order of their ids, then the tournament, in one statement. Missing teams are left out. The statement
 * is sent ahead: queries sent after it run under the locks.
 */
export async function lockTournamentAndTeams(
  db: Db,
  { id, teamIds }: { id: string; teamIds: readonly string[] },
): Promise<() => Promise<(TournamentRow & { teams: LockedTeam[] }) | undefined>> {
  const statement = selectTournaments(db)
    .select(
      sql<LockedTeam[]>`(
        select coalesce(json_agg(team), '[]') from jsonb_array_elements_text(${JSON.stringify(teamIds.toSorted())}::jsonb) asked
        cross join lateral (
          select id, name, logo, leader_id, co_leader_id from teams where id = asked::uuid offset 0 for update
        ) team)`.as('teams'),
    )
    .where('id', '=', id)
    .forUpdate();
  const rows = await sendAhead(db, statement);
  return async () => (await rows())[0];
}

export type LockedTeam = Pick<TeamRow, 'id' | 'name' | 'logo' | 'leader_id' | 'co_leader_id'>;

/** @returns whether it is the first published draw of the tournament */
export async function markDrawn(db: Db, tournamentId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tournaments')
    .set({ drawn_at: now })
    .where('id', '=', tournamentId)
    .where('drawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the check-in of a later day open until a moment. */
export async function keepDailyCheckIn(
  db: Db,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  await db
    .updateTable('tournaments')
    .set({ daily_checkin_closes_at: until })
    .where('id', '=', id)
    .execute();
}

/** Tail of the statement that writes entries: stores how many hold a slot, and how many wait. */
export function updateSlots(counts: { tournamentId: string; used: number; waiting: number }) {
  return sql`update tournaments set slots_used = ${counts.used}, waiting = ${counts.waiting}, facts_no = facts_no + 1
    where id = ${counts.tournamentId}`;
}

/** Raises `facts_no`, so that pages fetch the tournament again: the clock has changed its phase. */
export async function touchFacts(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set((eb) => ({ facts_no: eb('facts_no', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Raises `details_no` after a change of a draw or of results, so that pages which show them fetch again. */
export async function touchDetails(db: Db, id: string): Promise<void> {
  await db
    .updateTable('tournaments')
    .set((eb) => ({ details_no: eb('details_no', '+', 1), facts_no: eb('facts_no', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Finds the channel for posts about a tournament's teams; empty for none. */
export async function findLogChannel(db: Db, tournamentId: string): Promise<string> {
  const row = await db
    .selectFrom('tournaments')
    .select('log_channel')
    .where('id', '=', tournamentId)
    .executeTakeFirst();
  return row?.log_channel ?? '';
}
