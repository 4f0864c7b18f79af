import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/schema.ts';
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

export async function insertPreset(db: Db, preset: Insertable<Database['presets']>): Promise<void> {
  await db.insertInto('presets').values(preset).execute();
}

export async function insertPresetVersion(
  db: Db,
  version: Insertable<Database['preset_versions']>,
): Promise<void> {
  await db.insertInto('preset_versions').values(version).execute();
}
