import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../../../platform/refusal.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { Columns, PreviewedSheet, SheetRow } from './import.data.ts';
import { answersOf, leftOut, type TickedRow } from './left-out.ts';
import { PreviewRow } from './preview-row.tsx';
import { leftOf } from './sheet-text.ts';

interface SheetPreviewProps {
  sheet: PreviewedSheet;
  busy: boolean;
  error: Error | null;
  onColumns: (columns: Columns) => void;
  /** Declares a line to be a team. */
  onTeam: (line: number) => void;
  onEdit: (rows: SheetRow[]) => void;
  onBringIn: (accept: readonly number[]) => void;
  onClose: () => void;
}

const comesIn = ({ state }: SheetRow) =>
  state === 'known' || state === 'guest' || state === 'incomplete' || state === 'replaced';

/** Row-by-row preview of the import, correctable in place. Nothing is written before the amber button is pressed. */
export function SheetPreview(props: SheetPreviewProps) {
  const { sheet, busy } = props;
  const [left, setLeft] = useState<ReadonlySet<number>>(() => leftOut([], sheet.rows));
  /** The row whose form is open. */
  const [editing, setEditing] = useState<number>();
  const [read, setRead] = useState({ sheet, no: 0 });
  /** The rows as sent to be re-read. */
  const [sent, setSent] = useState<readonly TickedRow[]>([]);
  if (read.sheet !== sheet) {
    setRead({ sheet, no: read.no + 1 });
    setLeft(leftOut(sent, sheet.rows));
    setEditing(undefined);
  }
  const send = (rows: readonly SheetRow[]) =>
    setSent(rows.map(({ team, state }, no) => ({ team, state, isOut: left.has(no) })));
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
      <ColumnChoices
        sheet={sheet}
        busy={busy || editing !== undefined}
        onColumns={(columns) => {
          send(sheet.rows);
          props.onColumns(columns);
        }}
      />
      {/* A new key per reading: an open form must not continue with another team's row. */}
      <ol key={read.no} className="mt-4">
        {sheet.rows.map((row, no) => (
          <PreviewRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place
            key={no}
            row={row}
            isIn={!left.has(no)}
            canComeIn={comesIn(row)}
            busy={busy}
            isEditing={editing === no}
            canEdit={editing === undefined || editing === no}
            onEditing={(isEditing) => setEditing(isEditing ? no : undefined)}
            onIn={(isIn) => {
              const next = new Set(left);
              if (!isIn) next.add(no);
              else {
                for (const other of answersOf(sheet.rows, no)) next.add(other);
                next.delete(no);
              }
              setLeft(next);
            }}
            onEdit={(edited) => {
              const rows = sheet.rows.with(no, edited);
              send(rows);
              props.onEdit(rows);
            }}
          />
        ))}
      </ol>
      <LeftLines
        sheet={sheet}
        busy={busy || editing !== undefined}
        onTeam={(line) => {
          send(sheet.rows);
          props.onTeam(line);
        }}
      />
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
            {plural(accept.length, { one: 'Bring in # team', other: 'Bring in # teams' })}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Lines not recognised as teams, with the reason; a press declares one to be a team. */
function LeftLines(props: {
  sheet: PreviewedSheet;
  busy: boolean;
  onTeam: (line: number) => void;
}) {
  const lines = leftOf(props.sheet);
  if (lines.length === 0) return null;
  const unread = lines.filter(({ why }) => why !== 'heading').length;
  return (
    <section className="mt-6">
      <h3 className={unread > 0 ? 'text-lead' : 'text-small text-quiet'}>
        {unread > 0
          ? plural(unread, {
              one: '# line was not recognised as a team',
              other: '# lines were not recognised as teams',
            })
          : t`Read as headings`}
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
