import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { onConfirmationNeeded } from '../../platform/confirmation.ts';
import { toastRefusal } from '../../platform/refusal-toast.ts';
import { useSession } from '../../platform/session.tsx';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';

const dialog = lazyComponent(
  async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog,
);

/** Asks for confirmation on behalf of calls that require it. Never asks visitors. */
export function ConfirmationGate() {
  usePreload(dialog, useSession().user !== undefined);
  const [start, setStart] = useState<
    AnswerOf<'/user/confirm/start'> & { number: number; purpose: string | undefined }
  >();
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);

  const ask = useEffectEvent(async (purpose: string | undefined) => {
    try {
      const ways = await callApi('/user/confirm/start');
      setStart((last) => ({ ...ways, purpose, number: (last?.number ?? 0) + 1 }));
    } catch (error) {
      toastRefusal(error);
      return false;
    }
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  });
  useEffect(() => onConfirmationNeeded((purpose) => ask(purpose)), []);

  function end(isConfirmed: boolean) {
    setOpen(false);
    answer.current?.(isConfirmed);
  }

  if (!start) return null;
  return (
    <LazyDialog
      dialog={dialog}
      open={isOpen}
      onClose={() => end(false)}
      title={t`Confirm it’s you`}
    >
      {(ConfirmationDialog) => (
        <ConfirmationDialog key={start.number} open={isOpen} start={start} onEnd={end} />
      )}
    </LazyDialog>
  );
}
