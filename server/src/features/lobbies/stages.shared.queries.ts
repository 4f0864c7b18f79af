import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

// Statements on stages for other features, which write none of their own.

/** Call with the stage locked. */
export async function updateScoring(
  db: Db,
  {
    stageId,
    form,
  }: {
    stageId: string;
    form: {
      presetVersionId: string;
      bands: readonly object[];
      bestOfRest: object | null;
      headStartX10: readonly number[];
    };
  },
): Promise<void> {
  await sql`update stages set preset_version_id = ${form.presetVersionId}::uuid,
      bands = ${JSON.stringify(form.bands)}::jsonb,
      best_of_rest = ${form.bestOfRest === null ? null : JSON.stringify(form.bestOfRest)}::jsonb,
      head_start_x10 = ${JSON.stringify(form.headStartX10)}::jsonb, scoring_version = scoring_version + 1
    where id = ${stageId}::uuid`.execute(db);
}

export async function setPreset(
  db: Db,
  { stageId, presetVersionId }: { stageId: string; presetVersionId: string },
): Promise<void> {
  await sql`update stages set preset_version_id = ${presetVersionId}::uuid, scoring_version = scoring_version + 1
    where id = ${stageId}::uuid`.execute(db);
}

export async function setChampion(
  db: Db,
  { stageId, champion }: { stageId: string; champion: { entryId: string; matchNo: number } | null },
): Promise<void> {
  await db
    .updateTable('stages')
    .set({
      champion_entry_id: champion?.entryId ?? null,
      champion_match_no: champion?.matchNo ?? null,
    })
    .where('id', '=', stageId)
    .execute();
}

/**
 * Forgets the champion if this match, or a later one, decided the final.
 * @returns the number of the match that had decided it
 */
export async function forgetChampion(
  db: Db,
  { stageId, from }: { stageId: string; from: number },
): Promise<number | undefined> {
  const stage = await db
    .selectFrom('stages')
    .select('champion_match_no')
    .where('id', '=', stageId)
    .where('champion_match_no', '>=', from)
    .executeTakeFirst();
  if (!stage) return undefined;
  await setChampion(db, { stageId, champion: null });
  return stage.champion_match_no ?? undefined;
}

export async function setFinalised(
  db: Db,
  { stageId, at }: { stageId: string; at: Date | null },
): Promise<void> {
  await db.updateTable('stages').set({ finalised_at: at }).where('id', '=', stageId).execute();
}

/** Replaces a stage's seeded teams, best seed first. Those from another stage stay behind them. */
export async function replaceStageEntries(
  db: Db,
  { stageId, entryIds }: { stageId: string; entryIds: readonly string[] },
): Promise<void> {
  await db.deleteFrom('stage_entries').where('stage_id', '=', stageId).execute();
  if (entryIds.length === 0) return;
  await db
    .insertInto('stage_entries')
    .values(entryIds.map((entry_id, index) => ({ stage_id: stageId, entry_id, seed: index + 1 })))
    .execute();
}

/** In the order of their seeds. */
export async function listStageEntries(db: Db, stageId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stage_entries')
    .select('entry_id')
    .where('stage_id', '=', stageId)
    .orderBy('seed')
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}
