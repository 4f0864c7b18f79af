import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type BandRow, type BandSet, fromRanks } from './band-rows.ts';

type Target = { value: string; label: string };

/** Destinations of a stage's ranks: common to all groups, or per group. */
export function BandsFields(props: {
  sets: readonly BandSet[];
  /** Letters of the stage's groups; empty for a single table. */
  letters: readonly string[];
  targets: readonly Target[];
  isFixed: boolean;
  problems: readonly string[];
  onChange: (sets: BandSet[]) => void;
}) {
  const { sets, letters, targets, isFixed, problems, onChange } = props;
  const isByGroup = sets.some(({ letter }) => letter !== null);
  const change = (index: number, rows: BandRow[]) =>
    onChange(sets.map((set, at) => (at === index ? { ...set, rows } : set)));
  return (
    <div className="flex flex-col gap-4">
      {letters.length > 1 && (
        <CheckboxField
          label={t`Groups lead to different stages`}
          checked={isByGroup}
          disabled={isFixed}
          onChange={({ target }) => {
            const rows = sets[0]?.rows ?? [];
            onChange(
              target.checked
                ? letters.map((letter) => ({ letter, rows }))
                : [{ letter: null, rows }],
            );
          }}
        />
      )}
      {sets.map(({ letter, rows }, index) => (
        <Bands
          key={letter}
          legend={
            letter === null
              ? t`Who advances, and where`
              : t`Who advances from group ${letter}, and where`
          }
          bands={rows}
          targets={targets}
          isFixed={isFixed}
          onChange={(next) => change(index, next)}
        />
      ))}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="text-small text-closed">
          {problem}
        </p>
      ))}
    </div>
  );
}

function Bands(props: {
  legend: string;
  bands: readonly BandRow[];
  targets: readonly Target[];
  isFixed: boolean;
  onChange: (bands: BandRow[]) => void;
}) {
  const { legend, bands, targets, isFixed, onChange } = props;
  const change = (index: number, cells: Partial<BandRow>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...cells } : band)));
  const froms = fromRanks(bands);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide">{legend}</legend>
      {bands.length === 0 && (
        <p className="text-small text-quiet">{t`Nobody advances from here yet. Example: ranks 1 to 8 advance to the final.`}</p>
      )}
      {bands.map((band, index) => {
        const isLast = index === bands.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place in the list
          <div key={index} className="flex items-end gap-2">
            <span className="flex min-h-12 w-20 shrink-0 items-center tabular-nums">{t`Rank ${froms[index] ?? ''} to`}</span>
            {isLast ? (
              <span className="flex min-h-12 w-20 shrink-0 items-center">{t`the last`}</span>
            ) : (
              <TextField
                label={t`Last rank`}
                inputMode="numeric"
                maxLength={4}
                className="w-20 shrink-0"
                value={band.to}
                disabled={isFixed}
                onChange={({ target }) => change(index, { to: target.value.replace(/\D/g, '') })}
              />
            )}
            <SelectField
              label={t`Leads to`}
              className="min-w-0 flex-1"
              value={band.leadsTo}
              disabled={isFixed}
              options={[...targets]}
              onChange={({ target }) => change(index, { leadsTo: target.value })}
            />
            {!isFixed && (
              <IconButton
                label={t`Remove range ${index + 1}`}
                icon={<X size={20} />}
                onClick={() => onChange(bands.filter((_, at) => at !== index))}
              />
            )}
          </div>
        );
      })}
      {!isFixed && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus size={18} />}
          onClick={() => onChange([...bands, { to: '', leadsTo: '' }])}
        >{t`Add ranks that go on`}</Button>
      )}
    </fieldset>
  );
}
