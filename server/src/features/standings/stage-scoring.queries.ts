import { reasonTexts } from '@one-dream/contract/stored-reasons.ts';
import { inEnglish } from '@one-dream/contract/translate.ts';
import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';

export async function insertAdjustments(
  db: Db,
  adjustments: readonly Insertable<Database['adjustments']>[],
): Promise<void> {
  if (adjustments.length > 0) await db.insertInto('adjustments').values(adjustments).execute();
}

export async function revokeAdjustment(
  db: Db,
  { id, reason, now }: { id: string; reason: string; now: Date },
): Promise<void> {
  await db
    .updateTable('adjustments')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Revokes the head starts of a stage, before they are given again. */
export async function revokeHeadStarts(db: Db, stageId: string, now: Date): Promise<void> {
  await db
    .updateTable('adjustments')
    .set({ revoked_at: now, revoke_reason: inEnglish(reasonTexts.stageFinalAgain) })
    .where('stage_id', '=', stageId)
    .where('kind', '=', 'head_start')
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertRuling(
  db: Db,
  ruling: Insertable<Database['tie_rulings']>,
): Promise<void> {
  await db.insertInto('tie_rulings').values(ruling).execute();
}

export function listSnapshots(db: Db, stageId: string) {
  return db
    .selectFrom('stage_snapshots')
    .select(['no', 'tables'])
    .where('stage_id', '=', stageId)
    .orderBy('no', 'desc')
    .execute();
}

export async function insertSnapshot(
  db: Db,
  snapshot: Insertable<Database['stage_snapshots']>,
): Promise<void> {
  await db.insertInto('stage_snapshots').values(snapshot).execute();
}

export async function countOpenDisputes(db: Db, stageId: string): Promise<number> {
  const { n } = await db
    .selectFrom('disputes')
    .innerJoin('matches', 'matches.id', 'disputes.match_id')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('matches.stage_id', '=', stageId)
    .where('disputes.state', 'in', ['open', 'answered'])
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function hasBegun(db: Db, stageId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from matches where stage_id = ${stageId}::uuid
      and state in ('room_released', 'playing', 'results_in', 'published', 'final')) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Lists user ids on the rosters of these entries, by entry. */
export async function listPlayers(
  db: Db,
  entryIds: readonly string[],
): Promise<{ entry_id: string; user_id: string }[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .selectFrom('registration_players')
    .select(['registration_id as entry_id', 'user_id'])
    .where('registration_id', 'in', [...entryIds])
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ entry_id, user_id }) => (user_id ? [{ entry_id, user_id }] : []));
}
