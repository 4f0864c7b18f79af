import { t } from '@lingui/core/macro';
import type { DrawMethod } from '@one-dream/contract/draws/share-out.ts';
import { messageOf } from '../../../../platform/refusal.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { useAreAllGuests, useGiveSlots } from '../../console.data.ts';

/** One lobby needs no draw: its slots are given and published in one go. */
export function SlotsNowDialog({ stageId, onClose }: { stageId: string; onClose: () => void }) {
  const give = useGiveSlots(stageId);
  const areGuests = useAreAllGuests();
  const start = (method: DrawMethod) => give.mutate(method, { onSuccess: onClose });
  return (
    <Dialog onClose={() => give.isPending || onClose()} title={t`Slots of the lobby`}>
      <p className="text-quiet">
        {areGuests
          ? t`They are published at once. Guest teams see their slot by their link.`
          : t`They are published at once, and every team is told its slot.`}
      </p>
      <div className="mt-4 grid gap-3">
        <FormError>{give.isError ? messageOf(give.error) : undefined}</FormError>
        <Button wide variant="main" busy={give.isPending} onClick={() => start('random')}>
          {t`Shuffle and publish`}
        </Button>
        <Button wide busy={give.isPending} onClick={() => start('registration')}>
          {t`Publish in order of registration`}
        </Button>
      </div>
    </Dialog>
  );
}
