import { Dialog } from '@base-ui/react/dialog';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { useCloseRequest } from './use-close-request.ts';

export type OverlayProps = {
  /** Called by the back link and the Escape key. */
  onClose: () => void;
  title: string;
  backText: string;
  /** Shown beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Full-screen work that preserves the page below. */
export function Overlay({ onClose, title, backText, actions, children }: OverlayProps) {
  useCloseRequest(true, onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Viewport className="fixed inset-0 z-40">
          <Dialog.Popup className="flex h-dvh flex-col bg-ground outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0">
            <div className="border-b border-line">
              <div className="measure flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
                <Button size="small" icon={<ArrowLeft size={18} />} onClick={onClose}>
                  {backText}
                </Button>
                <Dialog.Title className="min-w-0 flex-1 font-display text-title font-medium max-sm:order-first max-sm:basis-full">
                  {title}
                </Dialog.Title>
                {actions}
              </div>
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <div className="measure py-6">{children}</div>
            </div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
