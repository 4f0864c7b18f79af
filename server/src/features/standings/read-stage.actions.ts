import type { Db } from '../../platform/database/schema.ts';
import * as queries from './standings.queries.ts';
import type { StageInputs } from './standings.rules.ts';

export interface ReadStage {
  inputs: StageInputs;
  presets: queries.PresetRow[];
  adjustments: queries.AdjustmentRow[];
  rulings: { id: string; entryIds: string[] }[];
}

export async function readStage(db: Db, stage: queries.StageRow): Promise<ReadStage> {
  const entries = await queries.listEntries(db, stage.id);
  const matches = await queries.listMatches(db, stage.id);
  const adjustments = await queries.listAdjustments(db, stage.id);
  const rulings = (await queries.listRulings(db, stage.id)).map(({ id, entry_ids }) => ({
    id,
    entryIds: entry_ids,
  }));
  const used = matches
    .map(({ preset_version_id }) => preset_version_id)
    .filter((id) => id !== null);
  const presets = await queries.listPresetVersions(db, [
    ...new Set([stage.preset_version_id, ...used]),
  ]);
  // Ties are broken by the preset of the last result: choosing another for the stage changes no rank until a re-scoring.
  const tiesVersion = used.at(-1) ?? stage.preset_version_id;
  const rules = new Map(presets.map((preset) => [preset.id, preset.rules]));
  return {
    presets,
    adjustments,
    rulings,
    inputs: {
      stage,
      entries,
      matches,
      adjustments: adjustments
        .filter(({ revoked_at }) => revoked_at === null)
        .map(({ entry_id, points_x10, match_no, kind, created_at }) => ({
          entryId: entry_id,
          pointsX10: points_x10,
          matchNo: match_no,
          // A head start is rewritten with the stage before it; it counts from the first match on.
          madeAt: kind === 'head_start' ? 0 : created_at.getTime(),
        })),
      rulings,
      presets: rules,
      tieBreaks: rules.get(tiesVersion)?.tieBreaks ?? [],
    },
  };
}
