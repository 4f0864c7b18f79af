import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { weekdayNames } from '../scrim-words.ts';
import { mapsOfGame } from './series.admin.data.ts';
import type { SeriesValues } from './series-values.ts';

export type SeriesFormState = ContractForm<SeriesValues>;

/** The days on which the series plays. */
export function WeekdaysField({ form }: { form: SeriesFormState }) {
  'use no memo';
  const { field } = useController({ control: form.methods.control, name: 'weekdays' });
  const error = form.errorOf('weekdays');
  const chosen = field.value;
  return (
    <fieldset aria-describedby={error ? 'weekdays-error' : undefined}>
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide text-bright">{t`Plays on`}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {weekdayNames().map((name, index) => {
          const day = index + 1;
          return (
            <label
              key={name}
              className="grid min-h-12 cursor-pointer place-items-center border border-edge bg-sunken text-quiet transition-colors rounded-hair hover:border-quiet has-checked:border-flare has-checked:text-bright has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-flare"
            >
              <input
                type="checkbox"
                name="weekdays"
                // Focused if the form reports an error for the days.
                ref={index === 0 ? field.ref : undefined}
                checked={chosen.includes(day)}
                aria-invalid={error ? true : undefined}
                onBlur={field.onBlur}
                onChange={({ target }) =>
                  field.onChange(
                    target.checked
                      ? [...chosen, day].toSorted((a, b) => a - b)
                      : chosen.filter((one) => one !== day),
                  )
                }
                className="visually-hidden"
              />
              {name}
            </label>
          );
        })}
      </div>
      <FieldNotes id="weekdays" error={error} />
    </fieldset>
  );
}

/** Map rotation: each press appends a map, a press on an entry removes it. */
export function MapsField({ form }: { form: SeriesFormState }) {
  'use no memo';
  const { field } = useController({ control: form.methods.control, name: 'maps' });
  const offered = useQuery(mapsOfGame);
  const error = form.errorOf('maps');
  const chosen = field.value;
  const addLook =
    'min-h-11 border border-line px-3 text-small rounded-hair hover:border-quiet disabled:opacity-50';
  return (
    <fieldset className="mt-5" aria-describedby={error ? 'maps-error' : undefined}>
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide text-bright">{t`Maps, in turn`}</legend>
      <ol className="flex flex-wrap gap-2">
        {chosen.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same map comes more than once
          <li key={`${name}-${index}`}>
            <button
              type="button"
              onClick={() => field.onChange(chosen.filter((_, at) => at !== index))}
              className="flex min-h-11 items-center gap-2 border border-edge bg-lifted pr-2 pl-3 rounded-hair hover:border-quiet"
            >
              <span className="tabular-nums text-quiet">{index + 1}</span>
              {name}
              <span className="visually-hidden">{t`, take out`}</span>
              <X size={16} className="text-quiet" />
            </button>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-small text-quiet">{t`Add:`}</span>
        {offered.data?.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            ref={index === 0 ? field.ref : undefined}
            name="maps"
            aria-label={t`Add ${name}`}
            disabled={chosen.length >= 8}
            onClick={() => field.onChange([...chosen, name])}
            className={addLook}
          >
            + {name}
          </button>
        ))}
        {offered.isError && (
          <button
            type="button"
            className={addLook}
            onClick={() => void offered.refetch()}
          >{t`The maps could not be loaded. Try again`}</button>
        )}
      </div>
      <FieldNotes id="maps" error={error} />
    </fieldset>
  );
}
