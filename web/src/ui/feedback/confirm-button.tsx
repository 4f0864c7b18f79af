import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-question.tsx';

export type ConfirmButtonProps = Omit<ButtonProps, 'onClick'> & {
  question: Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'children'> & {
    /** The consequences, and whom they affect. */
    text: ReactNode;
  };
  /** `close` closes the question: once what was confirmed is done, or refused. */
  onConfirm: (close: () => void) => void;
};

/** A button that acts once its consequences are confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { question, onConfirm, ...button } = props;
  const { text, ...rest } = question;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        {...rest}
        open={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => onConfirm(() => setAsking(false))}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
