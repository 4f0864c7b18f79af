import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type Dispute, outcomesOf, useAsk } from './disputes.data.ts';

/** The accused team sees the dispute only after this. */
export function AskDialog(props: { tournamentId: string; dispute: Dispute; onClose: () => void }) {
  const { dispute, onClose } = props;
  const teams = useQuery(outcomesOf(dispute)).data?.history.teams ?? [];
  const ask = useAsk(props);
  const [entryId, setEntryId] = useState('');
  return (
    <Dialog
      onClose={onClose}
      title={t`Ask for the other side`}
      description={t`The leader of the team sees the dispute from then on and can answer once.`}
      submit={{
        text: t`Ask`,
        busy: ask.isPending,
        disabled: entryId === '',
        onSubmit: () => ask.mutate({ entryId }, { onSuccess: onClose }),
      }}
    >
      <FormError>{ask.isError ? messageOf(ask.error) : undefined}</FormError>
      <SelectField
        label={t`Team`}
        placeholder={t`Choose a team`}
        value={entryId}
        options={teams
          .filter((team) => team.entryId !== dispute.entryId)
          .map((team) => ({ value: team.entryId, label: team.name }))}
        onChange={({ target }) => setEntryId(target.value)}
      />
    </Dialog>
  );
}
