import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { useConsoleCall } from '../../console.data.ts';
import { matchName } from '../../match-words.ts';
import { roomDrafts } from './room-drafts.ts';
import { RoomFields, useRoomValues } from './room-form.tsx';

export function ReplaceRoomDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const replace = useConsoleCall('/matches/room/replace/{matchId}', { isSaidThere: true });
  const form = useRoomValues({ matchId: match._id });
  const leave = () => {
    roomDrafts.forget(match._id);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      title={t`Replace the room of ${matchName(match)}?`}
      description={t`Whoever saw the old one is told, and nobody can read it any more. A room card is one match: in the game this costs you another card.`}
      submit={{
        text: t`Replace room`,
        cancelText: t`Keep the old one`,
        variant: 'danger',
        busy: replace.isPending,
        busyText: t`Replacing...`,
        onSubmit: () => {
          if (replace.isPending) return;
          replace.mutate({ matchId: match._id, ...form.values }, { onSuccess: leave });
        },
      }}
    >
      <RoomFields form={form} error={replace.error} />
    </Dialog>
  );
}
