import type { MatchState, StageFormat } from '@one-dream/contract/schedule/schedule.values.ts';
import { sql } from 'kysely';
import type { MatchAsk } from '../../platform/database/column-types.ts';
import type { Db } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';

export interface MatchRow {
  id: string;
  tournament_id: string;
  tournament: string;
  is_draft: boolean;
  cancelled_at: Date | null;
  tournament_status: string;
  room_lead_min: number;
  stage_id: string;
  stage: string;
  format: StageFormat;
  finalised_at: Date | null;
  draw_id: string;
  table_group_id: string | null;
  group_letters: string[];
  no: number;
  attempt: number;
  replay_of: string | null;
  map: string;
  recall: boolean;
  starts_at: Date;
  state: MatchState;
  state_reason: string;
  released_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  published_version: number | null;
  slots_version: number;
  slots_changed_at: Date;
  asks: MatchAsk | null;
  version: number;
}

function selectMatches(db: Db) {
  return db
    .selectFrom('matches')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .innerJoin('stages', 'stages.id', 'matches.stage_id')
    .select([
      'matches.id',
      'matches.tournament_id',
      'tournaments.title as tournament',
      'tournaments.is_draft',
      'tournaments.cancelled_at',
      'tournaments.status as tournament_status',
      'tournaments.room_lead_min',
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
      'matches.slots_version',
      'matches.slots_changed_at',
      'matches.asks',
      'matches.version',
    ]);
}

/** In the order of their starts. */
export function listMatches(
  db: Db,
  where: { tournamentId: string } | { drawId: string } | { ids: readonly string[] },
): Promise<MatchRow[]> {
  let query = selectMatches(db).orderBy('matches.starts_at').orderBy('matches.id');
  if ('tournamentId' in where)
    query = query.where('matches.tournament_id', '=', where.tournamentId);
  else if ('drawId' in where) query = query.where('matches.draw_id', '=', where.drawId);
  else {
    if (where.ids.length === 0) return Promise.resolve([]);
    query = query.where('matches.id', 'in', where.ids);
  }
  return query.execute();
}

export function findMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  return selectMatches(db).where('matches.id', '=', id).executeTakeFirst();
}

/** To be called with tournament and stage locked. */
export async function lockMatch(db: Db, id: string): Promise<MatchRow | undefined> {
  await db.selectFrom('matches').select('id').where('id', '=', id).forUpdate().execute();
  return findMatch(db, id);
}

export interface NewMatch {
  tournamentId: string;
  stageId: string;
  drawId: string;
  tableGroupId: string | null;
  groupLetters: readonly string[];
  no: number;
  attempt?: number;
  replayOf?: string;
  map: string;
  recall: boolean;
  startsAt: Date;
  now: Date;
}

/** @returns their ids, in the order given */
export async function insertMatches(db: Db, matches: readonly NewMatch[]): Promise<string[]> {
  const rows = matches.map((match) => ({
    id: newId(),
    tournament_id: match.tournamentId,
    stage_id: match.stageId,
    draw_id: match.drawId,
    table_group_id: match.tableGroupId,
    group_letters: JSON.stringify(match.groupLetters),
    no: match.no,
    attempt: match.attempt ?? 1,
    replay_of: match.replayOf ?? null,
    map: match.map,
    recall: match.recall,
    starts_at: match.startsAt,
    slots_changed_at: match.now,
    created_at: match.now,
    released_at: null,
    started_at: null,
    ended_at: null,
    published_version: null,
    asks: null,
  }));
  await db.insertInto('matches').values(rows).execute();
  return rows.map(({ id }) => id);
}

export interface MatchChanges {
  state?: MatchState;
  reason?: string;
  startsAt?: Date;
  map?: string;
  recall?: boolean;
  releasedAt?: Date | null;
  startedAt?: Date | null;
  asks?: MatchAsk | null;
}

/** Raises the version. */
export async function updateMatch(
  db: Db,
  { id, changes }: { id: string; changes: MatchChanges },
): Promise<void> {
  await db
    .updateTable('matches')
    .set((eb) => ({
      state: changes.state,
      state_reason: changes.reason,
      starts_at: changes.startsAt,
      map: changes.map,
      recall: changes.recall,
      released_at: changes.releasedAt,
      started_at: changes.startedAt,
      asks: changes.asks,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The highest number in each table of a stage; the key is the group's id, empty for the stage's own table. */
export async function listHighestNos(db: Db, stageId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(['table_group_id', sql<number>`max(no)::int`.as('no')])
    .where('stage_id', '=', stageId)
    .groupBy('table_group_id')
    .execute();
  return new Map(rows.map((row) => [row.table_group_id ?? '', row.no]));
}

/** Where what happens in a tournament is posted; empty when nowhere. */
export async function findChannel(db: Db, tournamentId: string): Promise<string> {
  const row = await db
    .selectFrom('tournaments')
    .select('log_channel')
    .where('id', '=', tournamentId)
    .executeTakeFirst();
  return row?.log_channel ?? '';
}
