import { sql } from 'kysely';
import type { Db, RowOf } from '../../platform/database/schema.ts';

// Statements on matches for other features, which write none of their own.

export type MatchRow = RowOf<typeof selectMatches>;

export function selectMatches(db: Db) {
  return db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .innerJoin('stages', 'stages.id', 'matches.stage_id')
    .select([
      'matches.id',
      'matches.tournament_id',
      'tournaments.title as tournament',
      'tournaments.type',
      'tournaments.kind',
      'tournaments.is_draft',
      'tournaments.cancelled_at',
      'tournaments.status as tournament_status',
      'tournaments.room_lead_min',
      'tournaments.dispute_min',
      'matches.stage_id',
      'stages.name as stage',
      'stages.format',
      'stages.finalised_at',
      'matches.draw_id',
      'matches.table_group_id',
      'matches.group_letters',
      'matches.no',
      'matches.attempt',
      'matches.replay_of',
      'matches.map',
      'matches.recall',
      'matches.starts_at',
      'matches.state',
      'matches.state_reason',
      'matches.released_at',
      'matches.started_at',
      'matches.ended_at',
      'matches.published_version',
      'matches.dispute_until',
      'matches.slots_version',
      'matches.slots_changed_at',
      'matches.asks',
      'matches.version',
    ]);
}

export function findMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  return selectMatches(db).where('matches.id', '=', id).executeTakeFirst();
}

/**
 * Locks the match alone, for changes that standings do not depend on; else tournament and stage are locked before it.
 */
export async function lockMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  await db.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  return findMatch(db, id);
}

/**
 * Locks the stage, then the match: versions are serialised, and standings hold still. Before them the tournament, as
 * long as it is not live: its first result makes it so.
 */
export async function lockMatchForResult(db: Db, id: string): Promise<MatchRow | undefined> {
  await sql`select id from tournaments
    where id = (select tournament_id from matches where id = ${id}::uuid) and status <> 'LIVE' for update`.execute(
    db,
  );
  await sql`select id from stages where id = (select stage_id from matches where id = ${id}::uuid) for update`.execute(
    db,
  );
  await db.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  return findMatch(db, id);
}

/** Marks a match as `results_in` with its first saved draft; later calls lock nothing. */
export async function markResultsIn(db: Db, id: string): Promise<void> {
  await sql`update matches set state = 'results_in', version = version + 1
    where id = ${id}::uuid and state in ('room_released', 'playing')`.execute(db);
}

/** Finds the entry of a match whose team the user leads. */
export async function findLedEntry(
  db: Db,
  { matchId, userId }: { matchId: string; userId: string },
) {
  return db
    .selectFrom('match_entries')
    .innerJoin('registrations', 'registrations.id', 'match_entries.entry_id')
    .innerJoin('teams', 'teams.id', 'registrations.team_id')
    .select(['match_entries.entry_id', 'registrations.team_name as team'])
    .where('match_entries.match_id', '=', matchId)
    .where((eb) =>
      eb.or([eb('teams.leader_id', '=', userId), eb('teams.co_leader_id', '=', userId)]),
    )
    .executeTakeFirst();
}

/** Marks a match as published; it counts as started. */
export async function markPublished(
  db: Db,
  published: { matchId: string; no: number; disputeUntil: Date; now: Date },
): Promise<void> {
  await sql`update matches set state = 'published', published_version = ${published.no}, dispute_until = ${published.disputeUntil},
      started_at = coalesce(started_at, least(starts_at, ${published.now})), ended_at = coalesce(ended_at, ${published.now}),
      asks = null, version = version + 1
    where id = ${published.matchId}::uuid`.execute(db);
}

/** Ends the dispute window of a published match, exactly once. @returns whether it was still open */
export async function markFinal(db: Db, matchId: string, until: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update matches set state = 'final', version = version + 1
    where id = ${matchId}::uuid and state = 'published' and dispute_until <= ${until}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function setDisputeUntil(db: Db, matchId: string, until: Date): Promise<void> {
  await db.updateTable('matches').set({ dispute_until: until }).where('id', '=', matchId).execute();
}

export async function setPublishedVersion(db: Db, matchId: string, no: number): Promise<void> {
  await sql`update matches set published_version = ${no}, version = version + 1
    where id = ${matchId}::uuid`.execute(db);
}

/** Cancels the matches after the one that decided a match-point final. @returns ids of those cancelled now */
export async function cancelMatchesAfter(
  db: Db,
  { stageId, no, reason }: { stageId: string; no: number; reason: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update matches
    set state = 'cancelled', state_reason = ${reason}, asks = null, version = version + 1
    where stage_id = ${stageId}::uuid and no > ${no}
      and state in ('scheduled', 'room_released', 'playing', 'results_in', 'postponed')
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
