import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
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

/** @returns their ids, in the order given */
export async function insertMatches(
  db: Db,
  matches: readonly Omit<Insertable<Database['matches']>, 'id'>[],
): Promise<string[]> {
  const rows = matches.map((match) => ({ id: newId(), ...match }));
  await db.insertInto('matches').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Raises the version. */
export async function updateMatch(
  db: Db,
  { id, changes }: { id: string; changes: Updateable<Database['matches']> },
): Promise<void> {
  await db
    .updateTable('matches')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
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
