import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';
import { useCloseRequest } from './use-close-request.ts';
import { useToastPlace } from './use-toast-place.ts';

type SubmitButton = {
  text: string;
  cancelText?: string;
  variant?: 'main' | 'danger';
  busy?: boolean | undefined;
  busyText?: string | undefined;
  disabled?: boolean | undefined;
};

/** Renders the dialog as a form: its submit button and handler. */
type Submit = SubmitButton & {
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
};

export type DialogProps = {
  /** Open while mounted if omitted. */
  open?: boolean;
  /** Called on the close button, Escape, a press outside and a form's cancel button. */
  onClose?: () => void;
  /** Alternative to `onClose` for controlled state. */
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Turns it into a form, which stays open on a press outside. */
  submit?: Submit;
  /** Buttons if it is not a form, the main one last. */
  actions?: ReactNode;
  size?: 'normal' | 'wide';
  /** Keeps it open on a press outside, which would lose input. */
  keepOpenOutside?: boolean;
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus'];
};

/** At the bottom of a phone, centred on a desktop. Traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  const { open = true, submit } = props;
  const formId = useId();
  useToastPlace();
  function change(isOpen: boolean) {
    props.onOpenChange?.(isOpen);
    if (!isOpen) props.onClose?.();
  }
  useCloseRequest(open, () => change(false));
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => change(isOpen)}
      disablePointerDismissal={props.keepOpenOutside || submit !== undefined}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-sunken/80 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            initialFocus={props.initialFocus}
            className={classNames(
              'chamfer flex max-h-[calc(100dvh-max(24px,var(--toasts,0px)+12px))] w-full flex-col outline-none transition-[opacity,translate] duration-200',
              'data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0',
              props.size === 'wide' ? 'sm:max-w-[720px]' : 'sm:max-w-[480px]',
            )}
          >
            <DialogHead title={props.title} description={props.description} />
            {props.children && (
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-1 sm:px-6">
                {submit ? (
                  <form
                    id={formId}
                    noValidate
                    className="flex flex-col gap-4 pb-2"
                    onInput={submit.onInput}
                    onSubmit={(event) => {
                      event.preventDefault();
                      // A dialog may be inside a form: React events bubble through portals.
                      event.stopPropagation();
                      submit.onSubmit(event);
                    }}
                  >
                    {props.children}
                  </form>
                ) : (
                  props.children
                )}
              </div>
            )}
            <div className="flex flex-col-reverse gap-3 p-5 pb-[max(20px,env(safe-area-inset-bottom))] empty:p-2.5 sm:flex-row sm:justify-end sm:p-6">
              {submit ? (
                <SubmitActions {...submit} formId={formId} onCancel={() => change(false)} />
              ) : (
                props.actions
              )}
            </div>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** The buttons of a dialog that holds a form: as `actions` where it brings its own. */
export function SubmitActions(props: SubmitButton & { formId: string; onCancel: () => void }) {
  const { text, cancelText, variant = 'main', busy, busyText, disabled } = props;
  return (
    <>
      <Button onClick={props.onCancel}>{cancelText ?? t`Cancel`}</Button>
      <Button
        type="submit"
        form={props.formId}
        variant={variant}
        busy={busy}
        busyText={busyText}
        disabled={disabled}
      >
        {text}
      </Button>
    </>
  );
}

function DialogHead(props: { title: ReactNode; description?: ReactNode }) {
  return (
    <div className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-6">
      <div className="min-w-0 flex-1 pt-1.5">
        <BaseDialog.Title className="font-display text-title font-medium">
          {props.title}
        </BaseDialog.Title>
        {props.description && (
          <BaseDialog.Description className="mt-2 text-quiet">
            {props.description}
          </BaseDialog.Description>
        )}
      </div>
      <BaseDialog.Close
        render={<IconButton label={t`Close`} icon={<X size={22} />} className="-mr-2.5" />}
      />
    </div>
  );
}
