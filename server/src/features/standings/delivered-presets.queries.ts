import { deliveredPresets } from '@one-dream/contract/scoring/presets.ts';
import type { Db } from '../../platform/database/schema.ts';

const since = new Date('2026-01-01T00:00:00Z');

/**
 * Adds the presets of the contract that the database lacks. Existing ones stay as they are, because stages were scored
 * by them: other rules are another preset.
 */
export async function addDeliveredPresets(db: Db): Promise<void> {
  await db
    .insertInto('presets')
    .values(
      deliveredPresets.map(({ id, name, game, isDefault }) => ({
        ...{ id, name, game, is_delivered: true, created_at: since },
        is_default: isDefault,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('preset_versions')
    .values(
      deliveredPresets.map(({ id, name, placementX10, elimX10, elimCap, tieBreaks, labels }) => ({
        ...{ id, preset_id: id, no: 1, name, created_at: since },
        rules: JSON.stringify({ placementX10, elimX10, elimCap, tieBreaks, labels }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
