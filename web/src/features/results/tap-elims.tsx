import { t } from '@lingui/core/macro';
import type { DraftRow } from '@one-dream/contract/scoring/rows.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { byPlacement, changeRow } from './result-rows.ts';
import type { Entry } from './use-entry.ts';

const keys = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * Second half of result entry on a phone: a key for each team's eliminations, in order of placement. "+" adds ten: "+", "3"
 * is 13. Advances to the next team automatically.
 */
export function TapElims(props: {
  entry: Entry;
  onEdit: (rows: DraftRow[]) => void;
  end: ReactNode;
}) {
  const { entry, onEdit, end } = props;
  const { rows, match, view } = entry;
  const [chosen, setChosen] = useState<string>();
  const [tens, setTens] = useState(0);
  const order = byPlacement(rows.filter(({ status }) => status !== 'absent'));
  const firstOpen = order.find(({ elims }) => elims === null)?.entryId;
  const current = chosen ?? firstOpen;
  const currentRow = useRef<HTMLButtonElement>(null);
  const teams = new Map(match.teams.map((team) => [team.entryId, team]));

  useEffect(() => {
    if (current) currentRow.current?.scrollIntoView({ block: 'center' });
  }, [current]);

  function press(key: number) {
    if (!current) return;
    onEdit(changeRow(rows, current, { elims: tens + key, players: undefined }));
    setTens(0);
    const at = order.findIndex(({ entryId }) => entryId === current);
    const next = [...order.slice(at + 1), ...order.slice(0, at)].find(
      ({ elims }) => elims === null,
    );
    setChosen(next?.entryId);
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <p role="status" className="font-display text-title font-medium tabular-nums">
        {view.elims}
        {view.mostElims === null ? t`, recall is on` : t` · ${view.mostElims} at most`}
        <span className="ml-3 font-body text-small font-regular text-quiet">
          {t`${order.filter(({ elims }) => elims !== null).length} of ${order.length} teams`}
        </span>
      </p>
      <ol aria-label={t`Eliminations by team`} className="border border-line">
        {order.map(({ entryId, placement, elims }) => {
          const isCurrent = entryId === current;
          const team = teams.get(entryId);
          return (
            <li key={entryId} className="border-line not-first:border-t">
              <button
                ref={isCurrent ? currentRow : undefined}
                type="button"
                aria-current={isCurrent || undefined}
                onClick={() => {
                  setChosen(entryId);
                  setTens(0);
                }}
                className={classNames(
                  'flex min-h-12 w-full scroll-mb-48 items-center gap-3 px-3 text-left',
                  isCurrent && 'bg-lifted outline-2 -outline-offset-2 outline-bright',
                )}
              >
                <span className="w-8 font-display text-title font-heavy text-quiet tabular-nums">
                  {placement ?? '–'}
                </span>
                <span className="line-clamp-1 min-w-0 flex-1 wrap-anywhere">{team?.name}</span>
                <span className="font-display text-title font-heavy tabular-nums">
                  {isCurrent && tens > 0 ? `${tens}+` : (elims ?? '–')}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <div className="sticky bottom-(--entry-foot,0px) z-10 -mx-[16px] border-t border-line bg-ground px-4 py-3">
        {current ? (
          <>
            <p className="mb-2 line-clamp-1 text-small text-quiet wrap-anywhere">
              {teams.get(current)?.name}
            </p>
            <div role="toolbar" aria-label={t`Eliminations`} className="grid grid-cols-6 gap-1.5">
              {keys.slice(1, 6).map((key) => (
                <Key key={key} text={String(tens + key)} onPress={() => press(key)} />
              ))}
              <Key
                text="+10"
                label={t`+10, then the last digit`}
                onPress={() => setTens((tens + 10) % 100)}
              />
              {keys.slice(6).map((key) => (
                <Key key={key} text={String(tens + key)} onPress={() => press(key)} />
              ))}
              <Key text={String(tens)} onPress={() => press(0)} />
              <Key
                text={t`Clear`}
                onPress={() => {
                  setTens(0);
                  onEdit(changeRow(rows, current, { elims: null, players: undefined }));
                }}
              />
            </div>
          </>
        ) : (
          end
        )}
      </div>
    </div>
  );
}

function Key({ text, label, onPress }: { text: string; label?: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={classNames(
        'min-h-13 min-w-0 border border-edge bg-raised font-display font-heavy tabular-nums rounded-hair active:bg-lifted',
        text.length > 3 ? 'text-label' : 'text-title',
      )}
    >
      {text}
    </button>
  );
}
