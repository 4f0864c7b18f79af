import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { newNotification } from '../../../../tests/samples.ts';
import { type AlertTab, alertsOf, alertTabs, alertTabText } from './alert-tabs.ts';

const one = (type: Notification['type'], seen: boolean): Notification => ({
  ...newNotification(`${type}-${seen ? 'seen' : 'unseen'}`, seen),
  type,
});
const items = [one('event', false), one('social', true), one('other', false), one('event', true)];
const shown = (tab: AlertTab) => alertsOf(tab, items).map(({ _id }) => _id);

test('the tabs are those of the page, in their order', () => {
  expect(alertTabs.map(alertTabText)).toEqual(['All', 'Unread', 'Achievement', 'Social', 'Event']);
});

test('each tab shows its own, seen or not; unread what was not seen, of any type', () => {
  expect(shown('all')).toHaveLength(4);
  expect(shown('unread')).toEqual(['event-unseen', 'other-unseen']);
  expect(shown('event')).toEqual(['event-unseen', 'event-seen']);
  expect(shown('achievement')).toEqual([]);
});
