import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { useServed } from '../duties/served.data.ts';
import { useResultRefresh } from './results.data.ts';

/** Lets an admin end a match's dispute window early if no dispute is open. */
export function EndWindow({ match }: { match: Match }) {
  const { can } = useServed();
  const [isAsking, setAsking] = useState(false);
  const refresh = useResultRefresh(match._id);
  const end = useMutation({
    mutationFn: () => callApi('/disputes/close/{matchId}', { params: { matchId: match._id } }),
    onSuccess: async ({ message }) => {
      toast.good(message);
      await refresh();
    },
    onSettled: () => setAsking(false),
  });
  if (!can.endWindows || match.state !== 'published') return null;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>{t`End the dispute window`}</Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`End the dispute window now?`}
        harmless
        confirmText={t`End it`}
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      >{t`Leaders cannot dispute this match any more, and it is final.`}</ConfirmDialog>
    </>
  );
}
