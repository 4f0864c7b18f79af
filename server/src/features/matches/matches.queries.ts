import type { MatchState } from '@one-dream/contract/schedule/schedule.values.ts';
import { sql } from 'kysely';
import type { MatchRequest } from '../../platform/database/column-types.ts';
import { writtenAs } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';
import { type MatchRow, selectMatches } from './matches.shared.queries.ts';

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
  const rows = matches.map(({ now, attempt = 1, replayOf = null, ...match }) => ({
    id: newId(),
    ...writtenAs({ ...match, attempt, replayOf }),
    slots_changed_at: now,
    created_at: now,
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
  asks?: MatchRequest | null;
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

/** Finds the highest number in each table of a stage; the key is the group's id, empty for the stage's own table. */
export async function listHighestNos(db: Db, stageId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('matches')
    .select(['table_group_id', sql<number>`max(no)::int`.as('no')])
    .where('stage_id', '=', stageId)
    .groupBy('table_group_id')
    .execute();
  return new Map(rows.map((row) => [row.table_group_id ?? '', row.no]));
}
