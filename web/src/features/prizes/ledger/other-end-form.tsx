import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Payout, useFail, useWaive } from '../prizes.data.ts';

type OtherEndFormProps = {
  payout: Payout;
  tournamentId: string;
  text: string;
  onClose: () => void;
};

/** Why a payout failed or is waived. */
export function OtherEndForm({ payout, tournamentId, text, onClose }: OtherEndFormProps) {
  const fail = useFail();
  const waive = useWaive();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim().length < 5) {
      setError(t`Write at least 5 characters.`);
      return;
    }
    const sent = { tournamentId, payoutId: payout._id, reason };
    (payout.state === 'paid' ? fail : waive).mutate(sent, { onSuccess: onClose });
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-3">
      <TextField
        label={t`Reason`}
        hint={t`The payee reads it.`}
        maxLength={300}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={fail.isPending || waive.isPending}>
          {text}
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
