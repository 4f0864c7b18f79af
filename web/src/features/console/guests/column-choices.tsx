import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Columns, PreviewedSheet } from './bring.data.ts';

const names = (): Record<string, string> => ({
  team: t`Team name`,
  captain: t`Captain`,
  captainId: t`Captain's game ID`,
  phone: t`Phone, WhatsApp`,
  mail: t`Mail`,
  discord: t`Discord name`,
  slot: t`Slot`,
  players: t`All players`,
  ids: t`All game IDs`,
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`player${n}`, t`Player ${n}`],
      [`id${n}`, t`Player ${n}: game ID`],
    ]),
  ),
});

interface ColumnChoicesProps {
  sheet: PreviewedSheet;
  busy: boolean;
  onColumns: (columns: Columns) => void;
}

/** Detected meaning of each column, editable; remembered for the next import. */
export function ColumnChoices({ sheet, busy, onColumns }: ColumnChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldAt = (index: number) =>
    Object.entries(sheet.columns).find(([, column]) => column === index)?.[0] ?? '';
  return (
    <div className="mt-3">
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >{t`Columns`}</Button>
      {isOpen && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {sheet.headings.map((heading, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
              key={index}
              label={heading || t`Column ${index + 1}`}
              value={fieldAt(index)}
              disabled={busy}
              onChange={(event) => {
                const others = Object.entries(sheet.columns).filter(
                  ([field, column]) => column !== index && field !== event.target.value,
                );
                const chosen = event.target.value ? [[event.target.value, index] as const] : [];
                onColumns(Object.fromEntries([...others, ...chosen]));
              }}
              options={Object.entries(names()).map(([value, label]) => ({ value, label }))}
              placeholder={t`Not used`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
