import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { groupAlerts } from './alert-groups.ts';

const alert = (id: number, event?: string) =>
  ({
    _id: `${id}`,
    createdAt: new Date(id * 1000).toISOString(),
    ...(event && { event }),
  }) as Notification;

test('an event is one group in the place of its newest alert, whatever order they came in', () => {
  const groups = groupAlerts([
    alert(4, 'Night Cup'),
    alert(1, 'Night Cup'),
    alert(3),
    alert(5, 'Day Cup'),
    alert(2),
  ]);
  expect(groups.map(({ event, alerts }) => [event, alerts.map(({ _id }) => _id)])).toEqual([
    ['Day Cup', ['5']],
    ['Night Cup', ['4', '1']],
    [undefined, ['3']],
    [undefined, ['2']],
  ]);
});
