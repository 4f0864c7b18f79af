import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { Columns, PreviewedSheet } from './import.data.ts';

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
  const isAsked = Object.keys(sheet.rivals).length > 0;
  const [isOpen, setOpen] = useState(isAsked);
  const labelOf = (index: number) => sheet.headings[index] || t`Column ${index + 1}`;
  const sampleOf = (index: number) => sheet.samples[index]?.join(', ') ?? '';
  const choose = (field: string, index: number) =>
    onColumns({
      ...Object.fromEntries(Object.entries(sheet.columns).filter(([, column]) => column !== index)),
      ...(field && { [field]: index }),
    });
  const fieldAt = (index: number) =>
    Object.entries(sheet.columns).find(([, column]) => column === index)?.[0] ?? '';
  return (
    <div className="mt-3">
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >{t`Columns`}</Button>
      {Object.entries(sheet.rivals).map(([field, others]) => (
        <fieldset key={field} className="mt-3 border-l-4 border-live bg-raised px-4 py-3">
          <legend className="float-left w-full">{t`Which column is it: ${names()[field] ?? ''}?`}</legend>
          <div className="flex flex-wrap gap-2 pt-2">
            {[sheet.columns[field] ?? 0, ...others].map((index) => (
              <Button
                key={index}
                size="small"
                disabled={busy}
                aria-pressed={sheet.columns[field] === index}
                onClick={() => choose(field, index)}
              >
                {labelOf(index)}: {sampleOf(index)}
              </Button>
            ))}
          </div>
        </fieldset>
      ))}
      {isOpen && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {sheet.headings.map((_, index) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
              key={index}
              label={labelOf(index)}
              value={fieldAt(index)}
              disabled={busy}
              hint={sampleOf(index)}
              onChange={(event) => choose(event.target.value, index)}
              options={Object.entries(names()).map(([value, label]) => ({ value, label }))}
              placeholder={t`Not used`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
