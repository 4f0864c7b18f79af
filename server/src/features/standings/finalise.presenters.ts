import type { CallAnswer } from '@one-dream/contract/call.ts';
import type { previewFinal as previewCall } from '@one-dream/contract/features/standings/standings.staff.ts';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import type { Blocker } from './finalise.rules.ts';
import type { StageMatchRow, StageRow } from './standings.queries.ts';

export type Preview = CallAnswer<typeof previewCall>['data'];
/** A preview before its blockers are translated. */
export type CheckedPreview = Omit<Preview, 'blockers' | 'blockersAfterWindows'> &
  Record<'blockers' | 'blockersAfterWindows', Blocker[]>;

export function presentDestinations(final: {
  tables: readonly SnapshotTable[];
  stages: readonly Pick<StageRow, 'id' | 'name'>[];
}): Preview['destinations'] {
  return final.tables.flatMap(({ group, rows }) =>
    rows.map(({ entryId, name, rank, leadsTo }) => ({
      entryId,
      name,
      group,
      rank,
      leadsTo:
        leadsTo === null
          ? null
          : {
              stageId: leadsTo,
              name: final.stages.find(({ id }) => id === leadsTo)?.name ?? 'next stage',
            },
    })),
  );
}

export function presentWindows(matches: readonly StageMatchRow[]): Preview['windows'] {
  return matches.map(({ id, no, letter, dispute_until }) => ({
    matchId: id,
    no,
    group: letter,
    until: dispute_until?.toISOString() ?? null,
  }));
}
