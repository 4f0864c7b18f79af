import { useState } from 'react';
import { Button, type ButtonProps } from '../form/button.tsx';
import { type LazyComponent, usePreload } from './lazy-component.ts';
import { LazyDialog } from './lazy-dialog.tsx';

type Closable = { onClose: () => void };

/** A button with the dialog that it opens: its code is fetched ahead, its state is gone when it closes. */
export function DialogButton<Props extends Closable>(
  props: Omit<ButtonProps, 'onClick' | 'title'> & {
    dialog: LazyComponent<Props>;
    given: Omit<Props, 'onClose'>;
    title: string;
    text?: string;
  },
) {
  const { dialog, given, title, text, ...button } = props;
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  usePreload(dialog);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && (
        <LazyDialog dialog={dialog} open onClose={onClose} title={title} text={text}>
          {(Dialog) => <Dialog {...({ ...given, onClose } as Props)} />}
        </LazyDialog>
      )}
    </>
  );
}
