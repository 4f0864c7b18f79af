import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { type Dispute, outcomesOf, useAsk } from './disputes.data.ts';

/** Only then does the accused team see the dispute. */
export function AskDialog(props: { tournamentId: string; dispute: Dispute; onClose: () => void }) {
  const { dispute, onClose } = props;
  const teams = useQuery(outcomesOf(dispute)).data?.history.teams ?? [];
  const ask = useAsk(props);
  const [entryId, setEntryId] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Ask for the other side`}
      description={t`The leader of the team sees the dispute from then on and can answer once.`}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="main"
            disabled={entryId === ''}
            busy={ask.isPending}
            onClick={() =>
              ask.mutate(entryId, {
                onSuccess: ({ message }) => {
                  toast.good(message);
                  onClose();
                },
              })
            }
          >{t`Ask`}</Button>
        </>
      }
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
