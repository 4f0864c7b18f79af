import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import type { Columns, PreviewedSheet, SheetRow } from './bring.data.ts';
import { ColumnChoices } from './column-choices.tsx';
import { PreviewRow } from './preview-row.tsx';

interface SheetPreviewProps {
  sheet: PreviewedSheet;
  busy: boolean;
  error: Error | null;
  onColumns: (columns: Columns) => void;
  onMend: (rows: SheetRow[]) => void;
  onBringIn: (accept: readonly number[]) => void;
  onClose: () => void;
}

const comesIn = ({ state }: SheetRow) =>
  state === 'known' || state === 'guest' || state === 'incomplete';

/** Row-by-row preview of the import, correctable in place. Nothing is written before the amber button is pressed. */
export function SheetPreview(props: SheetPreviewProps) {
  const { sheet, busy } = props;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const accept = sheet.rows.flatMap((row, no) => (comesIn(row) && !left.has(no) ? no : []));
  const waits = accept.filter((no) => sheet.rows[no]?.gets === 'waitlist').length;
  const count = (state: SheetRow['state']) =>
    sheet.rows.filter((row) => row.state === state).length;
  const said = [
    [count('guest'), plural(count('guest'), { one: '# guest', other: '# guests' })],
    [count('known'), t`${count('known')} with accounts`],
    [count('incomplete'), t`${count('incomplete')} without IDs`],
    [count('double'), t`${count('double')} in already`],
    [count('wrong'), t`${count('wrong')} to mend`],
  ] as const;
  return (
    <div className="mt-3 pb-24">
      <p role="status" className="text-lead">
        {said
          .filter(([number]) => number > 0)
          .map(([, words]) => words)
          .join(' · ')}
      </p>
      {waits > 0 && (
        <p className="mt-1 text-small text-live">
          {t`${sheet.free} slots are free: the last ${waits} wait in the queue.`}
        </p>
      )}
      <ColumnChoices
        sheet={sheet}
        busy={busy}
        onColumns={(columns) => {
          setLeft(new Set());
          props.onColumns(columns);
        }}
      />
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
              if (isIn) next.delete(no);
              else next.add(no);
              setLeft(next);
            }}
            onMend={(mended) => props.onMend(sheet.rows.with(no, mended))}
          />
        ))}
      </ol>
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
