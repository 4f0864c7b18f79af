import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { endToken, removeToken, saveOfflineCopy, writeToken } from './token.ts';

const stored = new Map<string, string>();
let isFull = false;

vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  },
});
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

const copy = { entries: ['slot 7'] };
const kept = () => stored.get('offline-copy');

beforeEach(() => {
  isFull = false;
  stored.clear();
  writeToken('mine');
  saveOfflineCopy(copy, 'mine');
});

test('what is kept for the time without a connection stays while its token does', () => {
  expect(JSON.parse(kept() ?? '')).toEqual({ of: 'mine', ...copy });
});

test('of the token itself no more is kept than tells it from others', () => {
  const token = 'q7Jx2mVd'.padEnd(43, 'z');
  writeToken(token);
  saveOfflineCopy(copy, token);
  expect(JSON.parse(kept() ?? '')).toMatchObject({ of: 'q7Jx2mVd' });
});

test.each([
  ['whoever it is of signs out', () => removeToken()],
  ['the session has ended', () => endToken('mine')],
  ['somebody else signs in', () => writeToken('theirs')],
  ['there is nothing to keep any more', () => saveOfflineCopy(undefined, 'mine')],
])('it goes when %s', (_, happen) => {
  happen();
  expect(kept()).toBeUndefined();
});

test('the end of another session takes nothing', () => {
  endToken('older');
  expect(kept()).toBeDefined();
});

test('what comes in for a token that is gone, or replaced, is not kept', () => {
  removeToken();
  saveOfflineCopy(copy, 'mine');
  expect(kept()).toBeUndefined();
  writeToken('theirs');
  saveOfflineCopy(copy, 'mine');
  expect(kept()).toBeUndefined();
});

test('a full storage keeps nothing old', () => {
  isFull = true;
  saveOfflineCopy({ entries: ['slot 8'] }, 'mine');
  expect(kept()).toBeUndefined();
});
