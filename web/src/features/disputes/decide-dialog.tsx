import { t } from '@lingui/core/macro';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { type Dispute, outcomesOf, useDecide } from './disputes.data.ts';

type DecideDialogProps = {
  tournamentId: string;
  dispute: Dispute;
  isAccepted: boolean;
  onClose: () => void;
};

/** The decision sent to the leader; an accepted dispute refers to its outcome, which is created first. */
export function DecideDialog(props: DecideDialogProps) {
  const { dispute, isAccepted, onClose } = props;
  const known = useQuery({ ...outcomesOf(dispute), enabled: isAccepted });
  const decide = useDecide(props);
  const [answer, setAnswer] = useState('');
  const [chosen, setChosen] = useState('');
  const options = known.data ? listOutcomes(known.data) : [];

  function submit() {
    decide.mutate(
      {
        isAccepted,
        answer: answer.trim(),
        outcome: isAccepted
          ? (options.find(({ value }) => value === chosen)?.outcome ?? null)
          : null,
      },
      { onSuccess: onClose },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={isAccepted ? t`Accept the dispute` : t`Reject the dispute`}
      description={
        isAccepted
          ? t`Correct the result, adjust the points or disqualify first; then name it here.`
          : t`The leader reads your answer.`
      }
      submit={{
        text: isAccepted ? t`Accept the dispute` : t`Reject the dispute`,
        variant: isAccepted ? 'main' : 'danger',
        busy: decide.isPending,
        disabled: answer.trim().length < 5 || (isAccepted && chosen === ''),
        onSubmit: submit,
      }}
    >
      <FormError>
        {decide.isError || known.isError ? messageOf(decide.error ?? known.error) : undefined}
      </FormError>
      {isAccepted && (
        <SelectField
          label={t`What came of it`}
          placeholder={known.isPending ? t`Loading...` : t`Choose what was done`}
          value={chosen}
          options={options.map(({ value, label }) => ({ value, label }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <TextAreaField
        label={t`Answer`}
        maxLength={500}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </Dialog>
  );
}

type Known = Awaited<ReturnType<NonNullable<ReturnType<typeof outcomesOf>['queryFn']>>>;

function listOutcomes({ history, adjustments }: Known) {
  return [
    ...history.versions
      .filter(({ no }) => no > 1)
      .map(({ no, changes }) => ({
        value: `version ${no}`,
        label: t`Version ${no}: ${changes.join(', ')}`,
        outcome: { kind: 'version' as const, no },
      })),
    ...adjustments
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ _id, team, pointsX10 }) => ({
        value: `adjustment ${_id}`,
        label: t`Adjustment: ${team} ${pointsX10 > 0 ? '+' : ''}${formatTenths(pointsX10)}`,
        outcome: { kind: 'adjustment' as const, adjustmentId: _id },
      })),
    ...history.teams.map(({ entryId, name }) => ({
      value: `disqualification ${entryId}`,
      label: t`Disqualification of ${name}`,
      outcome: { kind: 'disqualification' as const, entryId },
    })),
  ];
}
