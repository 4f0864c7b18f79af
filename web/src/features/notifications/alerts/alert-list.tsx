import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import type { KeyboardEvent } from 'react';
import { LandedCrate } from '../../../ui/art/scenes.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useViews } from '../../../ui/use-is-wide.ts';
import { AlertCard } from './alert-card.tsx';
import { groupAlerts } from './alert-groups.ts';
import { AlertRow } from './alert-row.tsx';
import { type AlertTab, alertTabText } from './alert-tabs.ts';

export type AlertListProps = {
  tab: AlertTab;
  /** Loaded notifications of the tab. */
  alerts: readonly Notification[];
  chosenId: string | undefined;
  onChoose: (id: string, byKey: boolean) => void;
  onMarkSeen: (id: string) => void;
  /** It is shown, and one goes where it leads. */
  onFollowed: (id: string) => void;
  /** Older ones have not been loaded. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => void;
};

export function AlertList(props: AlertListProps) {
  const { tab, alerts, hasOlder } = props;
  const views = useViews('md');
  const loadOlder = (
    <Button
      busy={props.isLoadingOlder}
      busyText={t`Loading...`}
      onClick={props.onLoadOlder}
    >{t`Load older alerts`}</Button>
  );
  if (alerts.length === 0) {
    return (
      <EmptyState
        scene={<LandedCrate className="w-44" />}
        title={t`No notifications found`}
        text={hasOlder ? t`Nothing in the newest ones. Load older ones below.` : whyEmpty(tab)}
        action={hasOlder && loadOlder}
      />
    );
  }
  const label = t`${alertTabText(tab)} alerts`;
  return (
    <>
      {views.wide && (
        <ul aria-label={label} onKeyDown={walk} className="max-md:hidden">
          {alerts.map((alert) => (
            <AlertRow
              key={alert._id}
              notification={alert}
              isChosen={alert._id === props.chosenId}
              onChoose={(byKey) => props.onChoose(alert._id, byKey)}
              onMarkSeen={() => props.onMarkSeen(alert._id)}
            />
          ))}
        </ul>
      )}
      {views.narrow && (
        <ul aria-label={label} onKeyDown={walk} className="-mx-[16px] md:hidden">
          {groupAlerts(alerts).map((group) => (
            <AlertCard
              key={group.key}
              group={group}
              onChoose={(id) => props.onChoose(id, false)}
              onMarkSeen={props.onMarkSeen}
              onFollowed={props.onFollowed}
            />
          ))}
        </ul>
      )}
      {hasOlder && <div className="mt-6 grid justify-items-center">{loadOlder}</div>}
    </>
  );
}

function whyEmpty(tab: AlertTab): string {
  if (tab === 'unread') return t`You are all caught up.`;
  return t`News about your team, your slots and our tournaments will be here.`;
}

/** Focuses a notification's row, or the tab if there are none. */
export function focusAlert(id: string | undefined): void {
  const row = id && document.querySelector<HTMLElement>(`[data-alert="${id}"]`);
  const tab = document.querySelector<HTMLElement>('main [role="tab"][aria-selected="true"]');
  (row || tab)?.focus();
}

/** Arrow keys move between rows, Home and End to the first and last. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-alert]')];
  const here = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const to = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(to, 0), rows.length - 1)]?.focus();
}
