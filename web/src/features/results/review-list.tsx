import { t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useState } from 'react';
import { sayLabel } from '../../platform/say-label.ts';
import { classNames } from '../../ui/class-names.ts';
import { byPlacement, mistakesOf, pointsSoFar } from './result-rows.ts';
import { RowDialog } from './row-dialog.tsx';
import type { Entry } from './use-entry.ts';

/** The result as it will be published, by placement; rows expand for editing. */
export function ReviewList({ entry }: { entry: Entry }) {
  const { rows, match, view } = entry;
  const [chosen, setChosen] = useState<string>();
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));
  const wrong = new Set(mistakesOf(view, rows).flatMap(({ entryIds }) => entryIds));
  const row = rows.find(({ entryId }) => entryId === chosen);
  return (
    <>
      <ol aria-label={t`Result by placement`} className="border border-line">
        {byPlacement(rows).map((one) => (
          <li key={one.entryId} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => setChosen(one.entryId)}
              className={classNames(
                'flex min-h-12 w-full items-center gap-3 px-3 text-left hover:bg-raised',
                wrong.has(one.entryId) && 'border-l-4 border-closed',
              )}
            >
              <span className="w-8 font-display text-title font-heavy tabular-nums">
                {one.placement ?? '–'}
              </span>
              <span className="min-w-0 flex-1">
                <span className="line-clamp-1 wrap-anywhere">
                  {teams.get(one.entryId)?.name ?? t`Not in this lobby`}
                </span>
                {one.status !== 'played' && (
                  <span className="block text-small text-quiet">
                    {one.status === 'absent' ? t`Absent` : t`Disqualified`}
                  </span>
                )}
              </span>
              <span className="text-small text-quiet tabular-nums">
                {one.status === 'absent'
                  ? ''
                  : `${one.elims ?? '–'} ${sayLabel(match.preset.labels.elims)}`}
              </span>
              <span className="w-10 text-right font-display text-title font-heavy tabular-nums">
                {formatTenths(pointsSoFar(one, match))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {row && (
        <RowDialog
          entry={entry}
          row={row}
          team={teams.get(row.entryId)}
          open
          onOpenChange={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
