import type { Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

export type PlannedRow = Selectable<Database['planned_notifications']>;

export interface NamedPlannedRow extends PlannedRow {
  recipient_email: string | null;
  tournament_title: string | null;
  planner_name: string | null;
}

function selectNamed(db: Db) {
  return db
    .selectFrom('planned_notifications as planned')
    .leftJoin('users as recipient', 'recipient.id', 'planned.recipient_id')
    .leftJoin('users as planner', 'planner.id', 'planned.planned_by')
    .leftJoin('tournaments', 'tournaments.id', 'planned.tournament_id')
    .selectAll('planned')
    .select([
      'recipient.email as recipient_email',
      'planner.name as planner_name',
      'tournaments.title as tournament_title',
    ]);
}

/** Lists planned ones, the next one first. */
export function listPlanned(db: Db, { limit }: { limit: number }): Promise<NamedPlannedRow[]> {
  return selectNamed(db).orderBy('planned.send_at').orderBy('planned.id').limit(limit).execute();
}

export function readPlanned(db: Db, id: string): Promise<NamedPlannedRow> {
  return selectNamed(db).where('planned.id', '=', id).executeTakeFirstOrThrow();
}

export async function countPlanned(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('planned_notifications')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type PlannedValues = Omit<PlannedRow, 'id' | 'planned_by' | 'version' | 'created_at'>;

export async function insertPlanned(
  db: Db,
  planned: PlannedValues & Pick<PlannedRow, 'id' | 'planned_by' | 'created_at'>,
): Promise<void> {
  await db.insertInto('planned_notifications').values(planned).execute();
}

/**
 * Locks a planned notification against concurrent sending, changing and deleting. @returns undefined when it is gone
 */
export function lockPlanned(db: Db, id: string): Promise<PlannedRow | undefined> {
  return db
    .selectFrom('planned_notifications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePlanned(
  db: Db,
  { id, values }: { id: string; values: PlannedValues },
): Promise<void> {
  await db
    .updateTable('planned_notifications')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deletePlanned(db: Db, id: string): Promise<void> {
  await db.deleteFrom('planned_notifications').where('id', '=', id).execute();
}
