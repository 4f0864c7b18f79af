import { beforeEach, expect, test, vi } from 'vitest';
import { toast, toastStore } from './toast.ts';

const texts = () => toastStore.read().map((one) => one.text);

beforeEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

test('shows at most three messages, the newest ones', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.plain(text);
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('the same words twice are one message that starts anew', () => {
  const first = toast.bad('Check your connection.');
  toast.good('Saved.');
  const second = toast.bad('Check your connection.');
  expect(texts()).toEqual(['Saved.', 'Check your connection.']);
  expect(second).not.toBe(first);
});

test('tells its listeners of every change until they leave', () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  toast.dismiss(toast.good('Saved.'));
  leave();
  toast.good('Saved again.');
  expect(listener).toHaveBeenCalledTimes(2);
});
