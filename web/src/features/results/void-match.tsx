import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { fromIstInput, toIstInput } from '../../platform/ist-input.ts';
import { failureParts, messageBeside } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { ReasonDialog } from '../../ui/feedback/reason-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useResultRefresh } from './results.data.ts';

/** States of matches that can be voided. */
const voidable: readonly string[] = ['playing', 'results_in', 'published'];

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
  const [replayAt, setReplayAt] = useState(() =>
    toIstInput(new Date(serverNow() + 30 * 60_000).toISOString()),
  );
  const [failure, setFailure] = useState<unknown>();
  async function voidMatch(reason: string): Promise<void> {
    setFailure(undefined);
    try {
      const { message } = await callApi('/matches/void/{matchId}', {
        params: { matchId: match._id },
        body: { reason, replayAt: fromIstInput(replayAt) ?? '', version: match.version },
      });
      toast.good(message);
      void refresh();
    } catch (error) {
      setFailure(error);
      throw error;
    }
  }
  return (
    <ReasonDialog
      title={t`Void match ${match.no}?`}
      hint={t`Everybody reads it, 5 to 200 characters.`}
      confirmText={t`Void and replay`}
      messageOf={(error) => messageBeside(error, 'reason')}
      onClose={onClose}
      onConfirm={voidMatch}
      fields={
        <TextField
          type="datetime-local"
          label={t`Start of the replay, IST`}
          value={replayAt}
          error={failureParts(failure).fields.replayAt}
          onChange={({ target }) => setReplayAt(target.value)}
        />
      }
    >{t`Its points do not count any more. A replay with the same number, lobby and map is made; it needs a new room.`}</ReasonDialog>
  );
}
