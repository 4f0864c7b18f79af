import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetReturnPath, readReturnPath, rememberReturnPath } from './return-path.ts';

const stored = new Map<string, string>();
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
});
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => stored.clear());

test('where someone was going is kept until it is forgotten', () => {
  expect(readReturnPath()).toBe('/');
  rememberReturnPath('/team/invite/abc?x=1');
  expect(readReturnPath()).toBe('/team/invite/abc?x=1');
  forgetReturnPath();
  expect(readReturnPath()).toBe('/');
});

test('another site is never where someone was going, whoever wrote it there', () => {
  rememberReturnPath('https://evil.example/');
  expect(readReturnPath()).toBe('/');
  stored.set('return-path', JSON.stringify({ path: '//evil.example', at: Date.now() }));
  expect(readReturnPath()).toBe('/');
  stored.set('return-path', 'not json');
  expect(readReturnPath()).toBe('/');
});

test('after half an hour nobody is sent back', () => {
  vi.useFakeTimers();
  rememberReturnPath('/profile');
  vi.advanceTimersByTime(29 * 60_000);
  expect(readReturnPath()).toBe('/profile');
  vi.advanceTimersByTime(2 * 60_000);
  expect(readReturnPath()).toBe('/');
  vi.useRealTimers();
});
