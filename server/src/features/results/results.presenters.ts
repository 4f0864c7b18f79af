import type { CallAnswer } from '@one-dream/contract/call.ts';
import type {
  importResult as importCall,
  ResultDraft,
} from '@one-dream/contract/features/results/results.ts';
import { importTexts } from '@one-dream/contract/scoring/check.texts.ts';
import type { OtherTeam } from '@one-dream/contract/scoring/nearest-team.ts';
import type { PastedRow } from '@one-dream/contract/scoring/paste-block.ts';
import type { ResultCheck } from '@one-dream/contract/scoring/result-issues.ts';
import { emptyRow } from '@one-dream/contract/scoring/rows.ts';
import { type PresetVersion, presetVersion } from '@one-dream/contract/scoring/scoring.schemas.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import type { DraftRecord, LobbyRow, PresetVersionRow } from './results.queries.ts';
import { checkDraft } from './results.rules.ts';

/** A draft before its problems are translated. */
export type CheckedDraft = Omit<ResultDraft, keyof ResultCheck> & ResultCheck;

export function presentDraft({
  draft,
  match,
  lobby,
  others,
}: {
  draft: DraftRecord | undefined;
  match: MatchRow;
  lobby: readonly LobbyRow[];
  others: string[];
}): CheckedDraft {
  const rows = draft?.rows ?? lobby.map(({ entry_id }) => emptyRow(entry_id));
  return {
    rows,
    version: draft?.version ?? 0,
    source: draft?.source ?? 'grid',
    savedBy: draft?.saved_by_name ?? null,
    savedAt: draft?.saved_at.toISOString() ?? null,
    ...checkDraft({ match, lobby, rows, observed: draft?.observed ?? null }),
    others,
  };
}

export function presentPreset(row: PresetVersionRow): PresetVersion {
  const { placementX10, elimX10, elimCap, tieBreaks, labels } = row.rules;
  return {
    ...fieldsOf(presetVersion, row),
    placementX10: [...placementX10],
    elimX10,
    elimCap,
    tieBreaks: [...tieBreaks],
    labels,
  };
}

type Imported = CallAnswer<typeof importCall>['data'];
/** An imported line before its problems are translated. */
export type ImportedRow = Omit<Imported['rows'][number], 'refused' | 'warnings'> & {
  refused: Record<string, Translatable>;
  warnings: Translatable[];
};

/** Lookups for a name that no team of the lobby has. */
interface Hints {
  suggest: (key: string) => string[];
  elsewhere: (key: string) => OtherTeam | undefined;
}

export function presentPasted(row: PastedRow, hints: Hints): ImportedRow {
  const { line, key, entryId, matchedBy, candidates, refused, totalDiffers } = row;
  const { status, placement, elims, fielded } = row;
  return {
    line,
    key,
    entryId,
    matchedBy,
    candidates,
    ...describeStranger(row, hints),
    row: entryId === null ? null : { entryId, status, placement, elims, fielded },
    refused: refused as Record<string, Translatable>,
    warnings: totalDiffers
      ? [
          importTexts.totalDiffers({
            pasted: formatTenths(totalDiffers.pastedX10),
            computed: formatTenths(totalDiffers.computedX10),
          }),
        ]
      : [],
  };
}

/** Describes a name that no team of the lobby has. */
function describeStranger(
  { key, entryId, candidates }: PastedRow,
  { suggest, elsewhere: find }: Hints,
): Pick<ImportedRow, 'nearest' | 'elsewhere'> {
  if (entryId !== null || candidates.length > 0) return { nearest: [], elsewhere: null };
  const elsewhere = find(key);
  return {
    nearest: suggest(key),
    elsewhere: elsewhere ? { name: elsewhere.name, group: elsewhere.group } : null,
  };
}
