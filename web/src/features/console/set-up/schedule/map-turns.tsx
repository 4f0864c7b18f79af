import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';
import { FieldNotes } from '../../../../ui/form/field.tsx';
import { mapsInTurn } from './plan-draft.ts';

/** Map rotation: each press appends a map; the resulting matches are listed below, with recall marked. */
export function MapTurns(props: {
  chosen: readonly string[];
  offered: readonly { name: string; recall: boolean }[];
  matches: number;
  error: string | undefined;
  onChange: (maps: string[]) => void;
}) {
  const { chosen, offered, matches, error, onChange } = props;
  const played = mapsInTurn({ maps: chosen, matches });
  const recallOf = (name: string) => offered.find((map) => map.name === name)?.recall ?? false;
  return (
    <fieldset aria-describedby={error ? 'maps-error' : undefined}>
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide">{t`Maps, in turn`}</legend>
      <ul className="flex flex-wrap gap-2">
        {chosen.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same map comes more than once
          <li key={`${name}-${index}`}>
            <button
              type="button"
              aria-label={t`Take out map ${index + 1}, ${name}`}
              onClick={() => onChange(chosen.filter((_, at) => at !== index))}
              className="flex min-h-11 items-center gap-2 border border-edge bg-lifted pr-2 pl-3 rounded-hair hover:border-quiet"
            >
              <span className="tabular-nums text-quiet">{index + 1}</span>
              {name}
              <X size={16} className="text-quiet" />
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-small text-quiet">{t`Add:`}</span>
        {offered.map(({ name, recall }) => (
          <button
            key={name}
            type="button"
            aria-label={t`Add ${name}`}
            disabled={chosen.length >= 20}
            onClick={() => onChange([...chosen, name])}
            className="min-h-11 border border-line px-3 text-small rounded-hair hover:border-quiet disabled:opacity-50"
          >
            + {name}
            {recall && <span className="text-quiet"> {t`(recall)`}</span>}
          </button>
        ))}
      </div>
      {played.length > 0 && (
        <p className="mt-3 text-small text-quiet">
          {played.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same map comes more than once
            <span key={`${name}-${index}`} className={classNames(recallOf(name) && 'text-bright')}>
              {index > 0 && ' · '}
              <span className="tabular-nums">{index + 1}</span> {name}
              {recallOf(name) && t`, recall on`}
            </span>
          ))}
        </p>
      )}
      <FieldNotes id="maps" error={error} />
    </fieldset>
  );
}
