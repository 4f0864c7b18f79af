import { t } from '@lingui/core/macro';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { useAreAllGuests, useConsoleCall } from '../../console.data.ts';

/** One lobby needs no draw: its slots are given and published in one go. */
export function SlotsNowDialog({ stageId, onClose }: { stageId: string; onClose: () => void }) {
  const roll = useConsoleCall('/draws/roll/{stageId}', { isSilent: true });
  const publish = useConsoleCall('/draws/publish/{drawId}', { isSilent: true });
  const areGuests = useAreAllGuests();
  const isBusy = roll.isPending || publish.isPending;
  function give(method: DrawMethod): void {
    roll.mutate(
      { stageId, method },
      {
        onSuccess: ({ data: { _id, version } }) =>
          publish.mutate({ drawId: _id, version }, { onSettled: onClose }),
        onError: onClose,
      },
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={t`Slots of the lobby`}>
      <p className="text-quiet">
        {areGuests
          ? t`They are published at once. Guest teams see their slot by their link.`
          : t`They are published at once, and every team is told its slot.`}
      </p>
      <div className="mt-4 grid gap-3">
        <Button wide variant="main" busy={isBusy} onClick={() => give('random')}>
          {t`Shuffle and publish`}
        </Button>
        <Button wide busy={isBusy} onClick={() => give('registration')}>
          {t`Publish in order of registration`}
        </Button>
      </div>
    </Dialog>
  );
}
