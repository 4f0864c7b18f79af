import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { Columns, PreviewedSheet, SheetRow } from './import.data.ts';
import { PreviewRow } from './preview-row.tsx';
import { leftOf } from './sheet-text.ts';

interface SheetPreviewProps {
  sheet: PreviewedSheet;
  busy: boolean;
  error: Error | null;
  onColumns: (columns: Columns) => void;
  /** A line that was taken for none is a team. */
  onTeam: (line: number) => void;
  onEdit: (rows: SheetRow[]) => void;
  onBringIn: (accept: readonly number[]) => void;
  onClose: () => void;
}

const comesIn = ({ state }: SheetRow) =>
  state === 'known' || state === 'guest' || state === 'incomplete' || state === 'replaced';

/** Rows with other answers of the same team: one of them can come in. */
function answersOf(rows: readonly SheetRow[], no: number): number[] {
  const last = rows[no]?.instead ?? no;
  return rows.flatMap((row, other) => (other === last || row.instead === last ? other : []));
}

/** Row-by-row preview of the import, correctable in place. Nothing is written before the amber button is pressed. */
export function SheetPreview(props: SheetPreviewProps) {
  const { sheet, busy } = props;
  const proposed = () =>
    new Set(sheet.rows.flatMap(({ state }, no) => (state === 'replaced' ? no : [])));
  const [left, setLeft] = useState<ReadonlySet<number>>(proposed);
  const [of, setOf] = useState(sheet);
  if (of !== sheet) {
    setOf(sheet);
    setLeft(proposed());
  }
  const accept = sheet.rows.flatMap((row, no) => (comesIn(row) && !left.has(no) ? no : []));
  const waits = accept.filter((no) => sheet.rows[no]?.gets === 'waitlist').length;
  const count = (state: SheetRow['state']) =>
    sheet.rows.filter((row) => row.state === state).length;
  const text = [
    [count('guest'), plural(count('guest'), { one: '# guest', other: '# guests' })],
    [count('known'), t`${count('known')} with accounts`],
    [count('incomplete'), t`${count('incomplete')} without IDs`],
    [count('double'), t`${count('double')} already in`],
    [count('replaced'), t`${count('replaced')} answered again`],
    [count('wrong'), t`${count('wrong')} to edit`],
  ] as const;
  return (
    <div className="mt-3 pb-24">
      <p role="status" className="text-lead">
        {text
          .filter(([number]) => number > 0)
          .map(([, words]) => words)
          .join(' · ')}
      </p>
      {waits > 0 && (
        <p className="mt-1 text-small text-live">
          {t`${sheet.free} slots are free: the last ${waits} wait in the queue.`}
        </p>
      )}
      <ColumnChoices sheet={sheet} busy={busy} onColumns={props.onColumns} />
      {/* A new parse resets the rows, closing any open form. */}
      <ol key={sheet.table} className="mt-4">
        {sheet.rows.map((row, no) => (
          <PreviewRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
            key={no}
            row={row}
            isIn={!left.has(no)}
            canComeIn={comesIn(row)}
            busy={busy}
            onIn={(isIn) => {
              const next = new Set(left);
              if (!isIn) next.add(no);
              else {
                for (const other of answersOf(sheet.rows, no)) next.add(other);
                next.delete(no);
              }
              setLeft(next);
            }}
            onEdit={(edited) => props.onEdit(sheet.rows.with(no, edited))}
          />
        ))}
      </ol>
      <LeftLines sheet={sheet} busy={busy} onTeam={props.onTeam} />
      <FormError>{props.error && messageOf(props.error)}</FormError>
      <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-ground p-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        <div className="mx-auto flex max-w-5xl gap-3">
          <Button disabled={busy} onClick={props.onClose}>{t`Back`}</Button>
          <Button
            variant="main"
            wide
            busy={busy}
            busyText={t`Bringing them in...`}
            disabled={accept.length === 0}
            onClick={() => props.onBringIn(accept)}
          >
            {plural(accept.length, { one: 'Bring in 1 team', other: 'Bring in # teams' })}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Every line that became no team, and why: a press makes it one. */
function LeftLines(props: {
  sheet: PreviewedSheet;
  busy: boolean;
  onTeam: (line: number) => void;
}) {
  const lines = leftOf(props.sheet);
  if (lines.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-lead">
        {plural(lines.length, {
          one: '# line was not recognised as a team',
          other: '# lines were not recognised as teams',
        })}
      </h3>
      <ul>
        {lines.map(({ line, text, why }) => (
          <li key={line} className="flex items-center gap-3 border-b border-line py-2">
            <p className="min-w-0 flex-1 wrap-anywhere">
              {text}
              <span className="block text-small text-quiet">
                {why === 'heading' ? t`Heading` : t`No team name found`}
              </span>
            </p>
            <Button
              size="small"
              disabled={props.busy}
              aria-label={
                why === 'heading'
                  ? t`“${text}” is not a heading: it is a team`
                  : t`“${text}” is a team`
              }
              onClick={() => props.onTeam(line)}
            >
              {why === 'heading' ? t`Not a heading` : t`It is a team`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
