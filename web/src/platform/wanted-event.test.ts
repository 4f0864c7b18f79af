import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { takeWantedEvent, wantEvent } from './wanted-event.ts';

const stored = new Map<string, string>();
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => stored.clear());

test('one is led back to the event once', () => {
  wantEvent('/tournament/1');
  expect(takeWantedEvent()).toBe('/tournament/1');
  expect(takeWantedEvent()).toBeUndefined();
});

test('neither to another site, nor after a day, nor by what is no JSON', () => {
  wantEvent('https://evil.example/');
  expect(takeWantedEvent()).toBeUndefined();
  vi.useFakeTimers();
  wantEvent('/tournament/1');
  vi.advanceTimersByTime(25 * 60 * 60_000);
  expect(takeWantedEvent()).toBeUndefined();
  vi.useRealTimers();
  stored.set('wanted-event', 'not json');
  expect(takeWantedEvent()).toBeUndefined();
});
