import { AlertDialog } from '@base-ui/react/alert-dialog';
import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from '../form/button.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useToastPlace } from './use-toast-place.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string | undefined;
  /** The consequences, and whom they affect. */
  children: ReactNode;
  confirmText: string;
  cancelText?: string;
  /** Nothing is destroyed: the confirm button is the main action instead of a red one. */
  harmless?: boolean;
  busy?: boolean | undefined;
  busyText?: string | undefined;
  onConfirm: () => void;
};

/** A dialog that a press outside does not close. The focus starts on the cancel button. */
export function ConfirmQuestion(props: ConfirmDialogProps) {
  useToastPlace();
  useCloseRequest(props.open, () => props.onOpenChange(false));
  const cancel = useRef<HTMLButtonElement>(null);
  const focusReturn = useFocusReturn(props.open);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => props.onOpenChange(open)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-sunken/80 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-6">
          <AlertDialog.Popup
            initialFocus={cancel}
            finalFocus={focusReturn}
            className="chamfer max-h-[calc(100dvh-max(24px,var(--toasts,0px)+12px))] w-full overflow-y-auto p-5 pb-[max(20px,env(safe-area-inset-bottom))] outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:max-w-[440px] sm:p-6"
          >
            <AlertDialog.Title className="font-display text-title font-medium">
              {props.title}
            </AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-3 text-quiet">
              {props.children}
            </AlertDialog.Description>
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button ref={cancel} onClick={() => props.onOpenChange(false)}>
                {props.cancelText ?? t`Cancel`}
              </Button>
              <Button
                variant={props.harmless ? 'main' : 'danger'}
                busy={props.busy}
                busyText={props.busyText}
                onClick={props.onConfirm}
              >
                {props.confirmText}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
