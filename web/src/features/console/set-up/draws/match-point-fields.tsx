import { t } from '@lingui/core/macro';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { StageDraft } from './stage-draft.ts';

/** A final in which a team over a threshold must still win with a WWCD. */
export function MatchPointFields(props: {
  draft: StageDraft;
  onChange: (change: Partial<StageDraft>) => void;
  error: string | undefined;
  capError: string | undefined;
}) {
  const { draft, onChange, error, capError } = props;
  const number = (name: 'after' | 'plus' | 'fixed' | 'matchCap') => ({
    inputMode: 'numeric' as const,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid gap-4">
      <SelectField
        label={t`Match point`}
        value={draft.matchPoint}
        error={error}
        onChange={({ target }) =>
          onChange({ matchPoint: target.value as StageDraft['matchPoint'] })
        }
        options={[
          { value: 'none', label: t`No, most points win` },
          { value: 'after', label: t`From the leader’s total after a match` },
          { value: 'fixed', label: t`From a fixed number of points` },
        ]}
      />
      {draft.matchPoint === 'after' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t`After match`} {...number('after')} />
          <TextField label={t`Points above the leader`} {...number('plus')} />
        </div>
      )}
      {draft.matchPoint === 'fixed' && <TextField label={t`Points`} {...number('fixed')} />}
      {draft.matchPoint !== 'none' && (
        <TextField
          label={t`Last match`}
          hint={t`If nobody has won by then, the most points win.`}
          error={capError}
          {...number('matchCap')}
        />
      )}
    </div>
  );
}
