import { defaultPreset } from '@one-dream/contract/scoring/presets.ts';
import type { ResultRow } from '@one-dream/contract/scoring/rows.ts';
import type {
  EntryRow,
  StageMatchRow,
  StageRow,
} from '../../src/features/standings/standings.queries.ts';
import type { StageInputs } from '../../src/features/standings/standings.rules.ts';

const presetId = 'preset';

/** A stage as its rules are given it, without a database: one table, scored by the default preset. */
export function stageInputs({
  stage,
  ...inputs
}: { stage?: Partial<StageRow> } & Partial<Omit<StageInputs, 'stage'>>): StageInputs {
  return {
    stage: {
      ...{ id: 's1', tournament_id: 't1', tournament: 'Night Cup', status: 'LIVE', position: 1 },
      ...{ name: 'Finals', format: 'single', match_cap: 6, match_point: null, starts_from: null },
      ...{ finalised_at: null, bands: [], best_of_rest: null, head_start_x10: [] },
      ...{ scoring_version: 1, champion_entry_id: null, champion_match_no: null },
      preset_version_id: presetId,
      ...stage,
    },
    entries: [],
    matches: [],
    adjustments: [],
    rulings: [],
    presets: new Map([[presetId, defaultPreset]]),
    tieBreaks: defaultPreset.tieBreaks,
    ...inputs,
  };
}

export function entryRow(id: string, changes: Partial<EntryRow> = {}): EntryRow {
  return {
    ...{ id, team_id: `${id}-team`, name: `Team ${id}`, logo: '', state: 'checked_in' },
    ...{ letter: 'A', is_replaced: false, was_named: '', renamed_at: null },
    ...changes,
  };
}

export function matchRow(
  no: number,
  rows: ResultRow[],
  changes: Partial<StageMatchRow> = {},
): StageMatchRow {
  return {
    ...{ id: `m${no}`, no, table_group_id: null, letter: null, group_letters: ['A'], map: '' },
    ...{
      starts_at: new Date(0),
      state: 'final',
      published_version: 1,
      dispute_until: null,
      published_at: new Date(0),
    },
    first_published_at: new Date(no * 1000),
    ...{ preset_version_id: null, rows },
    ...changes,
  };
}

/** Result rows by placement, the winner first; without eliminations. */
export function placed(...entryIds: string[]): ResultRow[] {
  return entryIds.map((entryId, index) => ({
    ...{ entryId, status: 'played', placement: index + 1, elims: 0, fielded: 4 },
  }));
}
