import { beforeEach, expect, test, vi } from 'vitest';
import { dismissByPress, toast, toastStore } from './toast.ts';

const texts = () => toastStore.read().map((one) => one.text);

beforeEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

test('shows the newest message alone', () => {
  for (const text of ['one', 'two']) toast.plain(text);
  expect(texts()).toEqual(['two']);
});

test('the same words again are a message that starts anew', () => {
  const first = toast.bad('Check your connection.');
  expect(toast.bad('Check your connection.')).not.toBe(first);
});

test('is gone with the next press', () => {
  toast.good('Saved.');
  dismissByPress({ target: null });
  expect(texts()).toEqual([]);
});

test('tells its listeners of every change until they leave', () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  toast.dismiss(toast.good('Saved.'));
  leave();
  toast.good('Saved again.');
  expect(listener).toHaveBeenCalledTimes(2);
});
