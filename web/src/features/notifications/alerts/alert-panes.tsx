import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useDeleteNotification, useLoadOlder, useMarkSeen } from '../notifications.data.ts';
import { AlertDetail } from './alert-detail.tsx';
import { AlertIdle } from './alert-idle.tsx';
import { AlertList, focusAlert } from './alert-list.tsx';
import type { AlertTab } from './alert-tabs.ts';
import type { NotificationList } from './notification-list.ts';
import { hasTwoPanes } from './use-chosen-alert.ts';

export type AlertPanesProps = {
  tab: AlertTab;
  list: NotificationList;
  alerts: readonly Notification[];
  chosen: Notification | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The list and the open notification: side by side on a desktop, one at a time on a phone. */
export function AlertPanes(props: AlertPanesProps) {
  const { tab, list, alerts, chosen } = props;
  const markSeen = useMarkSeen();
  const loadOlder = useLoadOlder();
  const [isDeleteAsked, setDeleteAsked] = useState(false);
  const deletion = useDeleteNotification();
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesFocus, setTakesFocus] = useState(() => chosen !== undefined && !hasTwoPanes());
  const chosenId = chosen?._id;

  function choose(id: string, byKey: boolean) {
    setTakesFocus(byKey || !hasTwoPanes());
    if (byKey && id === chosenId) heading.current?.focus();
    props.onChoose(id);
  }

  function markInList(id: string) {
    // The button disappears, in the unread tab with its row: move the focus first.
    focusAlert(tab === 'unread' ? neighbour(alerts, id) : id);
    markSeen.mutate(id);
  }

  function remove(id: string) {
    const next = neighbour(alerts, id);
    deletion.mutate(id, {
      onSuccess: () => {
        setDeleteAsked(false);
        props.onClose();
        // After the dialog has restored focus to a button that is gone.
        setTimeout(() => focusAlert(next), 250);
      },
      onError: () => setDeleteAsked(false),
    });
  }

  function close() {
    props.onClose();
    // After the list is rendered again.
    setTimeout(() => focusAlert(chosenId), 50);
  }

  function closeByKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isDeleteAsked) close();
  }

  return (
    <div className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-start md:gap-6">
      <div className={classNames('min-w-0', chosen && 'max-md:hidden')}>
        <AlertList
          tab={tab}
          alerts={alerts}
          chosenId={chosen?._id}
          onChoose={choose}
          onMarkSeen={markInList}
          onFollowed={(id) => markSeen.mutate(id)}
          hasOlder={list.nextCursor !== null}
          isLoadingOlder={loadOlder.isPending}
          onLoadOlder={() => list.nextCursor && loadOlder.mutate(list.nextCursor)}
        />
      </div>
      <section
        aria-label={t`Selected alert`}
        onKeyDown={chosen && closeByKey}
        className={classNames(
          'min-w-0 md:sticky md:top-[calc(var(--bar-height)+20px)] md:max-h-[calc(100dvh-var(--bar-height)-40px)] md:overflow-y-auto',
          !chosen && 'max-md:hidden',
        )}
      >
        {chosen ? (
          <AlertDetail
            key={chosen._id}
            notification={chosen}
            headingRef={heading}
            takesFocus={takesFocus}
            onMarkSeen={() => {
              heading.current?.focus();
              markSeen.mutate(chosen._id);
            }}
            isDeleteAsked={isDeleteAsked}
            isDeleting={deletion.isPending}
            onAskDelete={setDeleteAsked}
            onDelete={() => remove(chosen._id)}
            onClose={close}
          />
        ) : (
          <AlertIdle unseen={list.unseen} />
        )}
      </section>
    </div>
  );
}

/** The row to focus when one is removed: the next, else the previous. */
function neighbour(alerts: readonly Notification[], id: string): string | undefined {
  const index = alerts.findIndex((one) => one._id === id);
  return (alerts[index + 1] ?? alerts[index - 1])?._id;
}
