import { plural, t } from '@lingui/core/macro';
import type { RowStatus } from '@one-dream/contract/scoring/rows.ts';
import { useState } from 'react';
import { istOf } from '../../platform/ist.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import type { CellDifference, DraftCell } from './merge-drafts.ts';
import type { Entry } from './use-entry.ts';

const cellWords = (): Record<DraftCell, string> => ({
  status: t`Status`,
  placement: t`Placement`,
  elims: t`Elims`,
  fielded: t`Players`,
  players: t`By player`,
  strangers: t`Not in the squad`,
});

const statusWords = (): Record<RowStatus, string> => ({
  played: t`Played`,
  absent: t`Absent`,
  disqualified: t`Disqualified`,
});

/** Shown to the second of two scorers who changed the same cells, to choose cell by cell. The rest is already merged. */
export function StaleChoice({ entry }: { entry: Entry }) {
  const { newer } = entry.state;
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  if (!newer) return null;
  const { conflicts, taken } = newer.merged;
  const names = new Map(entry.match.teams.map(({ entryId, name }) => [entryId, name]));
  const who = newer.draft.savedBy ?? t`Somebody`;
  const keyOf = ({ entryId, cell }: CellDifference) => `${entryId} ${cell}`;
  const choose = (key: string, takesTheirs: boolean) => {
    const next = new Set(theirs);
    if (takesTheirs) next.add(key);
    else next.delete(key);
    setTheirs(next);
  };
  return (
    <Panel as="section" className="[--edge:var(--color-closed)]" aria-label={t`Two drafts`}>
      <Heading level={2}>{t`${who} saved this match before you`}</Heading>
      <p className="mt-1 text-quiet">
        {plural(conflicts.length, {
          one: `${newer.draft.savedAt && t`At ${istOf(newer.draft.savedAt)}. `}You both changed one cell. Choose which number holds.`,
          other: `${newer.draft.savedAt && t`At ${istOf(newer.draft.savedAt)}. `}You both changed # cells. Choose which number holds.`,
        })}
        {taken.length > 0 &&
          plural(taken.length, {
            one: ` One other cell that only ${who} changed is taken over.`,
            other: ` # other cells that only ${who} changed are taken over.`,
          })}
      </p>
      <ul className="mt-4 border-t border-line">
        {conflicts.map((conflict) => {
          const key = keyOf(conflict);
          const label = `${names.get(conflict.entryId) ?? t`A team`}, ${cellWords()[conflict.cell]}`;
          return (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
            >
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <fieldset aria-label={label} className="flex gap-2">
                <Button
                  size="small"
                  aria-pressed={!theirs.has(key)}
                  className={theirs.has(key) ? 'text-quiet' : '[--edge:var(--color-bright)]'}
                  onClick={() => choose(key, false)}
                >
                  {t`Mine: ${showCell(conflict.mine)}`}
                </Button>
                <Button
                  size="small"
                  aria-pressed={theirs.has(key)}
                  className={theirs.has(key) ? '[--edge:var(--color-bright)]' : 'text-quiet'}
                  onClick={() => choose(key, true)}
                >
                  {who}: {showCell(conflict.theirs)}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="main"
          onClick={() => entry.sync.settle((conflict) => theirs.has(keyOf(conflict)))}
        >{t`Save what I chose`}</Button>
        <Button
          onClick={() => setTheirs(new Set(conflicts.map(keyOf)))}
        >{t`All of ${who}'s`}</Button>
        <Button onClick={() => setTheirs(new Set())}>{t`All mine`}</Button>
      </div>
    </Panel>
  );
}

function showCell(value: CellDifference['mine']): string {
  if (value === null || value === undefined) return t`empty`;
  if (Array.isArray(value))
    return value
      .map((one) => ('name' in one ? one.name : `${one.player}: ${one.elims}`))
      .join(', ');
  return value in statusWords() ? statusWords()[value as RowStatus] : String(value);
}
