import { useState } from 'react';
import type { ConfirmDialogProps } from './confirm-question.tsx';
import { lazyComponent, usePreload } from './lazy-component.ts';
import { LazyDialog } from './lazy-dialog.tsx';

/** Exported for lazily loaded dialogs, which mount theirs on the press that opens it. */
export const confirmQuestion = lazyComponent(
  async () => (await import('./confirm-question.tsx')).ConfirmQuestion,
);

/** A dialog that a press outside does not close. The focus trap is large, so its code loads after the page. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title = '', onOpenChange } = props;
  usePreload(confirmQuestion);
  const [wasOpen, setWasOpen] = useState(open);
  // Closed, it stays mounted for its exit animation.
  if (open && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <LazyDialog
      dialog={confirmQuestion}
      open={open}
      onClose={() => onOpenChange(false)}
      title={title}
    >
      {(ConfirmQuestion) => <ConfirmQuestion {...props} />}
    </LazyDialog>
  );
}
