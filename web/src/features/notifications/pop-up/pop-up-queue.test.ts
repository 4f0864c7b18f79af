import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { newNotification } from '../../../../tests/samples.ts';
import { createPopUpQueue, type PopUpQueue } from './pop-up-queue.ts';

const many = (text: string) => [...text].map((id) => newNotification(id));
const fetched = (items: Notification[], { hasOlder = false, readerId = 'me' } = {}) => ({
  items,
  hasOlder,
  readerId,
});

let queue: PopUpQueue;
const shown = () =>
  queue
    .read()
    .map(({ _id }) => _id)
    .join('');

beforeEach(() => {
  queue = createPopUpQueue();
});

test('what was there when the page was opened is not announced', () => {
  queue.compare(fetched(many('cba')));
  queue.compare(fetched(many('cba')));
  expect(shown()).toBe('');
});

test('what arrives later is announced one after the other, the oldest first', () => {
  queue.compare(fetched(many('a')));
  queue.compare(fetched(many('dcba')));
  expect(shown()).toBe('bcd');
  queue.close('b');
  expect(shown()).toBe('cd');
  queue.compare(fetched(many('dcba')));
  expect(shown()).toBe('cd');
});

test('the first notification of somebody who had none is announced', () => {
  queue.compare(fetched([]));
  queue.compare(fetched(many('a')));
  expect(shown()).toBe('a');
});

test('an old one that moves up because others were deleted is not new', () => {
  queue.compare(fetched(many('dc'), { hasOlder: true }));
  queue.compare(fetched(many('db'), { hasOlder: true }));
  expect(shown()).toBe('');
});

test('what the socket announced is not announced again by the list, nor what is seen', () => {
  queue.compare(fetched([]));
  queue.announce([newNotification('a'), newNotification('b', true)]);
  queue.compare(fetched([newNotification('b', true), newNotification('a')]));
  expect(shown()).toBe('a');
});

test('what was seen or deleted elsewhere leaves the line', () => {
  queue.compare(fetched([]));
  queue.announce(many('abc'));
  queue.compare(fetched([newNotification('c'), newNotification('b', true)]));
  expect(shown()).toBe('c');
});

test('a list that was fetched before the socket spoke takes nothing out of the line', () => {
  queue.compare(fetched(many('a')));
  queue.announce(many('b'));
  queue.compare(fetched(many('a')));
  expect(shown()).toBe('b');
});

test('another reader starts anew', () => {
  queue.compare(fetched([]));
  queue.announce(many('a'));
  queue.compare(fetched(many('cb'), { readerId: 'other' }));
  expect(shown()).toBe('');
});

test('what one did oneself is not announced', () => {
  queue.compare(fetched([]));
  queue.announce([{ ...newNotification('a'), isOwn: true }, newNotification('b')]);
  queue.compare(
    fetched([
      { ...newNotification('c'), isOwn: true },
      newNotification('b'),
      { ...newNotification('a'), isOwn: true },
    ]),
  );
  expect(shown()).toBe('b');
});

test('what a newer one about the same has made outdated leaves the line, even one of oneself', () => {
  const told = (id: string, change: Partial<Notification> = {}) => ({
    ...newNotification(id),
    about: 'slot 1',
    ...change,
  });
  queue.compare(fetched([]));
  queue.compare(fetched([newNotification('b'), told('a')]));
  expect(shown()).toBe('ab');
  queue.compare(fetched([told('c'), newNotification('b'), told('a')]));
  expect(shown()).toBe('bc');
  queue.announce([told('d', { isOwn: true })]);
  expect(shown()).toBe('b');
});

test('what is about nothing makes nothing outdated', () => {
  queue.compare(fetched([]));
  queue.announce([
    newNotification('a'),
    newNotification('b'),
    { ...newNotification('c'), about: 'slot 1' },
  ]);
  expect(shown()).toBe('abc');
});

test('tells its listeners until they leave', () => {
  const listener = vi.fn();
  const leave = queue.subscribe(listener);
  queue.announce(many('a'));
  queue.close('a');
  leave();
  queue.announce(many('b'));
  expect(listener).toHaveBeenCalledTimes(2);
});
