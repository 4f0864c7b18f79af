import { unseenCountCap } from '@one-dream/contract/features/notifications/notifications.values.ts';
import { expect, test } from 'vitest';
import { newNotification } from '../../../../tests/samples.ts';
import {
  type NotificationList,
  withNewest,
  withOlder,
  without,
  withSeen,
  withUnseen,
} from './notification-list.ts';

const ids = (list: NotificationList) => list.items.map(({ _id }) => _id).join('');
const page = (text: string, { nextCursor = null as string | null, unseen = 0 } = {}) => ({
  data: [...text].map((id) => newNotification(id)),
  nextCursor,
  unseen,
});

test('the first answer is the list', () => {
  expect(withNewest(undefined, page('dcb', { nextCursor: 'b', unseen: 3 }))).toMatchObject({
    items: [{ _id: 'd' }, { _id: 'c' }, { _id: 'b' }],
    nextCursor: 'b',
    unseen: 3,
  });
});

test('older ones that were fetched stay below the newest, and the list goes on after them', () => {
  let list = withNewest(undefined, page('hgf', { nextCursor: 'f' }));
  list = withOlder(list, page('edc', { nextCursor: 'c' }));
  expect(ids(list)).toBe('hgfedc');
  list = withNewest(list, page('jih', { nextCursor: 'h' }));
  expect(ids(list)).toBe('jihgfedc');
  expect(list.nextCursor).toBe('c');
});

test('what was deleted moves the others up without showing any twice', () => {
  let list = withNewest(undefined, page('hgf', { nextCursor: 'f' }));
  list = withOlder(list, page('edc'));
  list = withNewest(without(list, 'g'), page('hfe', { nextCursor: 'e' }));
  expect(ids(list)).toBe('hfedc');
  expect(list.nextCursor).toBeNull();
});

test('an answer that has everything replaces everything', () => {
  let list = withNewest(undefined, page('cb', { nextCursor: 'b' }));
  list = withOlder(list, page('a'));
  expect(ids(withNewest(list, page('c')))).toBe('c');
  expect(ids(withNewest(list, page('')))).toBe('');
});

test('marking counts once, and an older answer does not undo it', () => {
  let list = withNewest(undefined, page('ba', { unseen: 2 }));
  list = withSeen(list, { id: 'b', readerId: 'me' });
  list = withSeen(list, { id: 'b', readerId: 'me' });
  expect(list.unseen).toBe(1);
  list = withNewest(list, page('ba', { unseen: 2 }));
  expect(list.items[0]?.isSeen).toEqual(['me']);
  expect(list.unseen).toBe(1);
});

test('a refused marking is taken back', () => {
  const list = withNewest(undefined, page('ba', { unseen: 2 }));
  expect(withUnseen(withSeen(list, { id: 'a', readerId: 'me' }), 'a')).toEqual(list);
});

test('at the cap the count stays until the server has counted anew', () => {
  const list = withNewest(undefined, page('ba', { unseen: unseenCountCap }));
  expect(withSeen(list, { id: 'a', readerId: 'me' }).unseen).toBe(unseenCountCap);
});
