import { t } from '@lingui/core/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { alertTypeLook } from '../alerts/alert-types.ts';
import { usePushWorker } from '../device/use-push-worker.ts';
import { useFreshNotifications } from '../notifications.data.ts';
import { PopUpCard } from './pop-up-card.tsx';
import { popUps } from './pop-up-queue.ts';
import { useIsTypingOnPhone } from './use-is-typing-on-phone.ts';

/**
 * Shows notifications that arrive while the page is open, one at a time, and polls for them. Rendered once, outside every
 * page.
 */
export function NotificationPopUp() {
  useNewsOfTheReader();
  usePushWorker();
  const line = useSyncExternalStore(popUps.subscribe, popUps.read, popUps.read);
  const isTyping = useIsTypingOnPhone();
  const current = isTyping ? undefined : line[0];

  return (
    <>
      {/* Announced separately from the card, whose buttons and timer would be read out as well. */}
      <p aria-live="polite" className="visually-hidden">
        {current &&
          t`New alert, ${alertTypeLook(current.type).word}: ${current.title}. ${current.description}`}
      </p>
      {current && (
        <PopUpCard
          key={current._id}
          notification={current}
          waiting={line.length - 1}
          onClose={() => popUps.close(current._id)}
        />
      )}
    </>
  );
}

function useNewsOfTheReader() {
  const readerId = useSession().user?._id;
  const { data: list } = useFreshNotifications();
  useEffect(() => {
    if (!readerId) return popUps.reset();
    if (!list) return;
    popUps.compare({ readerId, items: list.items, hasOlder: list.nextCursor !== null });
  }, [readerId, list]);
}
