import type { ConfirmDialogProps } from './confirm-question.tsx';
import { makePart, useFetchedAhead, usePart } from './part.ts';
import { PartSlot } from './part-slot.tsx';

/** Exported for dialogs that come as a part: theirs is mounted by the press that it answers. */
export const confirmQuestion = makePart(
  async () => (await import('./confirm-question.tsx')).ConfirmQuestion,
);

/** A dialog that a press outside does not close. The focus trap is large, so its code loads after the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title = '', onOpenChange } = props;
  useFetchedAhead(confirmQuestion);
  const isHere = usePart(confirmQuestion).status === 'ready';
  if (!open && !isHere) return null;
  return (
    <PartSlot part={confirmQuestion} open={open} onClose={() => onOpenChange(false)} title={title}>
      {(ConfirmQuestion) => <ConfirmQuestion {...props} />}
    </PartSlot>
  );
}
