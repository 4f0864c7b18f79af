import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';

/** What was told about one event, newest first; what is about none stands alone. */
export type AlertGroup = { key: string; event: string | undefined; alerts: Notification[] };

/** One group an event, in the place of its newest alert. */
export function groupAlerts(alerts: readonly Notification[]): AlertGroup[] {
  const newestFirst = alerts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const groups = new Map<string, AlertGroup>();
  for (const alert of newestFirst) {
    const key = alert.event ?? alert._id;
    const group = groups.get(key) ?? { key, event: alert.event, alerts: [] };
    group.alerts.push(alert);
    groups.set(key, group);
  }
  return [...groups.values()];
}
