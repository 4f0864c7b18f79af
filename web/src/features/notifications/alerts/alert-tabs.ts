import { t } from '@lingui/core/macro';
import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { notificationTypes } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { alertTypeLook } from './alert-types.ts';
import { isSeen } from './notification-list.ts';

export const alertTabs = ['all', 'unread', ...notificationTypes] as const;
export type AlertTab = (typeof alertTabs)[number];

export function alertTabText(tab: AlertTab): string {
  if (tab === 'all') return t`All`;
  if (tab === 'unread') return t`Unread`;
  return alertTypeLook(tab).word;
}

export function alertsOf(tab: AlertTab, items: readonly Notification[]): readonly Notification[] {
  if (tab === 'all') return items;
  return items.filter((one) => (tab === 'unread' ? !isSeen(one) : one.type === tab));
}
