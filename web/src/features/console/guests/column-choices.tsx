import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Columns, PreviewedSheet } from './bring.data.ts';

const names: Record<string, string> = {
  team: 'Team name',
  captain: 'Captain',
  captainId: "Captain's game ID",
  phone: 'Phone, WhatsApp',
  mail: 'Mail',
  discord: 'Discord name',
  slot: 'Slot',
  players: 'All players',
  ids: 'All game IDs',
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].flatMap((n) => [
      [`player${n}`, `Player ${n}`],
      [`id${n}`, `Player ${n}: game ID`],
    ]),
  ),
};

interface ColumnChoicesProps {
  sheet: PreviewedSheet;
  busy: boolean;
  onColumns: (columns: Columns) => void;
}

/** What each column of the sheet holds, as it was recognised, to be chosen otherwise. Kept for the next time. */
export function ColumnChoices({ sheet, busy, onColumns }: ColumnChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const fieldAt = (index: number) =>
    Object.entries(sheet.columns).find(([, column]) => column === index)?.[0] ?? '';
  return (
    <div className="mt-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Columns
      </Button>
      {isOpen && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {sheet.headings.map((heading, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
              key={index}
              label={heading || `Column ${index + 1}`}
              value={fieldAt(index)}
              disabled={busy}
              onChange={(event) => {
                const others = Object.entries(sheet.columns).filter(
                  ([field, column]) => column !== index && field !== event.target.value,
                );
                const chosen = event.target.value ? [[event.target.value, index] as const] : [];
                onColumns(Object.fromEntries([...others, ...chosen]));
              }}
              options={Object.entries(names).map(([value, label]) => ({ value, label }))}
              placeholder="Not used"
            />
          ))}
        </div>
      )}
    </div>
  );
}
