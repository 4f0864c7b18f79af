import { t } from '@lingui/core/macro';
import { TextField } from '../../ui/form/text-field.tsx';

/** What is said most often of a correction. */
const ofCorrection = () => [
  t`A number was typed wrong`,
  t`Two teams were mixed up`,
  t`Elims were counted again`,
  t`A dispute was decided`,
];

/** And of a match that is taken by decision. */
const ofDecision = () => [t`The server broke down`, t`The lobby closed before the end`];

/** The public reason of a correction or a decision: one press for the usual ones, or in own words. */
export function ReasonField(props: {
  isCorrection: boolean;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}) {
  const { isCorrection, value, error, onChange } = props;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t`Suggestions`} className="flex flex-wrap gap-2">
        {(isCorrection ? ofCorrection() : ofDecision()).map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={value === reason}
              onClick={() => onChange(value === reason ? '' : reason)}
              className="min-h-11 border border-line px-3 text-left hover:bg-raised aria-pressed:border-flare aria-pressed:bg-raised"
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={t`Reason`}
        hint={t`Everybody reads it, 5 to 200 characters.`}
        value={value}
        maxLength={200}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
