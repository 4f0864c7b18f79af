import type { Game } from '@one-dream/contract/games.ts';
import type { PresetForm } from '@one-dream/contract/scoring/scoring.schemas.ts';
import type { Db } from '../../platform/database/schema.ts';
import { type PresetRow, selectPresets } from './standings.queries.ts';

export function listNewest(db: Db): Promise<PresetRow[]> {
  return selectPresets(db)
    .distinctOn('preset_versions.preset_id')
    .orderBy('preset_versions.preset_id')
    .orderBy('preset_versions.no', 'desc')
    .limit(500)
    .execute();
}

export function findVersion(db: Db, id: string): Promise<PresetRow | undefined> {
  return selectPresets(db).where('preset_versions.id', '=', id).executeTakeFirst();
}

export function lockPreset(db: Db, id: string) {
  return db
    .selectFrom('presets')
    .select('is_delivered')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertPreset(
  db: Db,
  { id, name, game, now }: { id: string; name: string; game: Game; now: Date },
): Promise<void> {
  await db.insertInto('presets').values({ id, name, game, created_at: now }).execute();
}

export async function insertPresetVersion(
  db: Db,
  version: { id: string; presetId: string; no: number; form: PresetForm; now: Date },
): Promise<void> {
  const { name, placementX10, elimX10, elimCap, tieBreaks, labels } = version.form;
  await db
    .insertInto('preset_versions')
    .values({
      id: version.id,
      preset_id: version.presetId,
      no: version.no,
      name,
      rules: JSON.stringify({ placementX10, elimX10, elimCap, tieBreaks, labels }),
      created_at: version.now,
    })
    .execute();
}
