import { t } from '@lingui/core/macro';
import type { ReactNode, Ref } from 'react';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { Button } from '../form/button.tsx';
import { FormError } from '../form/form-error.tsx';

export type FormFootProps = {
  errorRef: Ref<HTMLDivElement>;
  /** Error of the form as a whole. */
  problem: ReactNode;
  /** Label of the submit button. */
  saveText: string;
  busy: boolean;
  /** Buttons before it. */
  children?: ReactNode;
};

/** Sticky footer of a long back-office form, whose `-mb-16` makes room for it. */
export function FormFoot({ errorRef, problem, saveText, busy, children }: FormFootProps) {
  return (
    <div
      data-form-foot
      className="sticky bottom-0 z-10 -mx-[16px] border-t border-line bg-ground px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-6 md:px-6 lg:-mx-8 lg:px-8 [&>[role=alert]:not(:empty)]:mb-3"
    >
      <FormError ref={errorRef}>{problem}</FormError>
      <div className="flex flex-wrap justify-end gap-3">
        {children}
        <Button
          type="submit"
          variant="main"
          busy={busy}
          busyText={t`Saving...`}
          className="max-sm:flex-[2] max-sm:px-3"
        >
          {saveText}
        </Button>
      </div>
    </div>
  );
}

/** Asked before a form is left whose input is not saved. */
export function LeaveQuestion(props: {
  isAsked: boolean;
  onStay: () => void;
  onDiscard: () => void;
}) {
  return (
    <ConfirmDialog
      open={props.isAsked}
      onOpenChange={props.onStay}
      title={t`Leave without saving?`}
      cancelText={t`Keep editing`}
      confirmText={t`Discard changes`}
      onConfirm={props.onDiscard}
    >{t`If you discard your changes, what you typed is gone for good.`}</ConfirmDialog>
  );
}
