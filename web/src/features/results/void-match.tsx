import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { fromIstInput, toIstInput } from '../../platform/ist-input.ts';
import { failureParts } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useResultRefresh } from './results.data.ts';

/** States of matches that can be voided. */
const voidable: readonly string[] = ['room_released', 'playing', 'results_in', 'published'];

/** Voids an aborted match: its points do not count, and it is replayed under the same number. */
export function VoidMatch({ match }: { match: Match }) {
  const [isOpen, setOpen] = useState(false);
  if (!voidable.includes(match.state)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>{t`Void and replay`}</Button>
      {isOpen && <VoidDialog match={match} onClose={() => setOpen(false)} />}
    </>
  );
}

function VoidDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const refresh = useResultRefresh(match._id);
  const [reason, setReason] = useState('');
  const [replayAt, setReplayAt] = useState(() =>
    toIstInput(new Date(serverNow() + 30 * 60_000).toISOString()),
  );
  const voidMatch = useMutation({
    mutationFn: () =>
      callApi('/matches/void/{matchId}', {
        params: { matchId: match._id },
        body: {
          reason: reason.trim(),
          replayAt: fromIstInput(replayAt) ?? '',
          version: match.version,
        },
      }),
    meta: { showsRefusal: true },
    onSuccess: async ({ message }) => {
      toast.good(message);
      onClose();
      await refresh();
    },
  });
  const { fields, message } = failureParts(voidMatch.error);
  return (
    <Dialog
      onClose={onClose}
      title={t`Void match ${match.no}?`}
      description={t`Its points do not count any more. A replay with the same number, lobby and map is made; it needs a new room.`}
      submit={{
        text: t`Void and replay`,
        variant: 'danger',
        busy: voidMatch.isPending,
        disabled: reason.trim().length < 5,
        onSubmit: () => voidMatch.mutate(),
      }}
    >
      <FormError>{message}</FormError>
      <TextField
        label={t`Reason`}
        hint={t`Everybody reads it, 5 to 200 characters.`}
        maxLength={200}
        value={reason}
        error={fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        type="datetime-local"
        label={t`Start of the replay, IST`}
        value={replayAt}
        error={fields.replayAt}
        onChange={({ target }) => setReplayAt(target.value)}
      />
    </Dialog>
  );
}
