import type { Notification } from '@one-dream/contract/features/notifications/notifications.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../../../../tests/open-page.tsx';
import { newId, newUser } from '../../../../tests/samples.ts';
import { api } from '../../../../tests/stub-api.ts';

const list = '/notify/list';
const reader = newUser();
const alert: Notification = {
  _id: newId(),
  title: 'Room id is out',
  description: 'Be in the waiting channel.',
  image: '',
  type: 'event',
  link: '',
  to: reader.email,
  createdAt: '2026-11-20T06:30:00.000Z',
  isSeen: [],
  deleteby: [],
  isOwn: false,
  about: '',
};
const open = (on: 'phone' | 'desk' = 'phone') => openPage('/alerts', { as: reader, on });

test('a mark that the server refuses is taken back and told', async () => {
  api.answers(list, { data: [alert], nextCursor: null, unseen: 1 });
  const message = 'This cannot be marked right now.';
  api.refuses('/notify/seen/{notificationId}', { code: 'CONFLICT', message });
  await open('desk');
  const mark = page.getByRole('button', { name: `Mark as read: ${alert.title}` });
  await mark.click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect.element(messages.getByText(message)).toBeVisible();
  await expect.element(mark).toBeVisible();
});

test('on a phone an event is one card, which leads there and marks what it shows as read', async () => {
  const told = ['You are 4th', 'Match 2 is over'].map((title, at) => ({
    ...{ ...alert, _id: newId(), title, link: '/alerts?tab=event', event: 'Night Cup' },
    createdAt: `2026-11-20T0${9 - at}:30:00.000Z`,
  }));
  api.answers(list, { data: told, nextCursor: null, unseen: 2 });
  const seen = told.map((one) => ({ ...one, isSeen: [reader._id] }));
  api.answers('/notify/seen/{notificationId}', {
    ...{ message: '', data: seen, nextCursor: null, unseen: 0 },
  });
  await open();
  const cards = page.getByRole('list', { name: /alerts$/ }).getByRole('listitem');
  await expect.element(cards.getByRole('heading', { name: 'Night Cup' })).toBeVisible();
  expect(cards.elements()).toHaveLength(1);
  await cards.getByRole('link', { name: /You are 4th/ }).click();
  await expect.poll(() => api.requests('/notify/seen/{notificationId}')).toHaveLength(2);
  await expect.poll(() => window.location.search).toBe('?tab=event');
});

test('says that there is none', async () => {
  await open();
  await expect.element(page.getByText('No notifications found')).toBeVisible();
});

test('keeps their place while they come', async () => {
  api.answers(list, { data: [alert], nextCursor: null, unseen: 1 });
  const letGo = api.holds(list);
  await open();
  const place = page.getByRole('main').getByRole('status');
  await expect.element(place).toBeInTheDocument();
  letGo();
  await expect.element(page.getByRole('list', { name: /alerts$/ })).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
});

test('says why they did not come, and asks again', async () => {
  const message = 'Your alerts are being looked for.';
  api.refuses(list, { code: 'INTERNAL', message });
  await open();
  const notice = page.getByText('Your alerts could not be loaded');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText(message).first()).toBeVisible();
  // From the press on: what comes to the page later asks for the same by itself.
  const answer = () => api.answers(list, { data: [alert], nextCursor: null, unseen: 1 });
  document.addEventListener('click', answer, { capture: true, once: true });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});
