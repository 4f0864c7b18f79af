import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { onConfirmationNeeded } from '../../platform/confirmation.ts';
import { toastRefusal } from '../../platform/refusal-toast.ts';
import { useSession } from '../../platform/session.tsx';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';

const dialog = makePart(async () => (await import('./confirmation-dialog.tsx')).ConfirmationDialog);

/** Asks for confirmation on behalf of calls that require it. Never asks visitors. */
export function ConfirmationGate() {
  useFetchedAhead(dialog, useSession().user !== undefined);
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
    const { promise, resolve } = Promise.withResolvers<boolean>();
    answer.current = resolve;
    return promise;
  });
  useEffect(() => onConfirmationNeeded((purpose) => ask(purpose)), []);

  function end(isConfirmed: boolean) {
    setOpen(false);
    answer.current?.(isConfirmed);
  }

  if (!start) return null;
  return (
    <PartSlot part={dialog} open={isOpen} onClose={() => end(false)} title={t`Confirm it’s you`}>
      {(ConfirmationDialog) => (
        <ConfirmationDialog key={start.number} open={isOpen} start={start} onEnd={end} />
      )}
    </PartSlot>
  );
}
