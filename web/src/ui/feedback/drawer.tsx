import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../form/icon-button.tsx';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Fixed at the bottom, such as sign-out. */
  foot?: ReactNode;
};

/**
 * Slides in from the right. Uses the native dialog, which traps and restores the focus and handles Escape without extra
 * code.
 */
export function Drawer({ open, onOpenChange, title, children, foot }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    // Presses on the backdrop target the dialog itself, others its contents.
    if (event.target === event.currentTarget) onOpenChange(false);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and the button
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={() => onOpenChange(false)}
      onClick={closeOnBackdrop}
      className="drawer"
    >
      <div className="flex min-h-full flex-col contour-ground">
        <div className="flex h-(--bar-height) shrink-0 items-center justify-between border-b border-line pr-2.5 pl-6">
          <h2 className="font-display text-title font-medium tracking-wide">{title}</h2>
          <IconButton
            label={t`Close menu`}
            icon={<X size={24} />}
            onClick={() => onOpenChange(false)}
          />
        </div>
        <div className="flex-1 p-6">{children}</div>
        {foot && <div className="border-t border-line p-6">{foot}</div>}
      </div>
    </dialog>
  );
}
