import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts at once, and on everything that follows within the rest once, at its end', () => {
  const acted: string[] = [];
  const ask = throttle(250, (key) => acted.push(key));
  for (let turn = 0; turn < 10; turn++) ask('cup');
  expect(acted).toEqual(['cup']);
  ask('league');
  expect(acted).toEqual(['cup', 'league']);
  vi.advanceTimersByTime(250);
  expect(acted).toEqual(['cup', 'league', 'cup']);
  vi.advanceTimersByTime(10_000);
  expect(acted).toHaveLength(3);
  ask('cup');
  expect(acted).toHaveLength(4);
});
