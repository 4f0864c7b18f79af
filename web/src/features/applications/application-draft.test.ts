import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './application-draft.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

vi.stubGlobal('window', { sessionStorage: storage });
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => kept.clear());

test('what was typed comes back until it is sent', () => {
  keepDraft('a', { name: 'Asha', motivation: 'नमस्ते' });
  expect(readDraft('a')).toEqual({ name: 'Asha', motivation: 'नमस्ते' });
  forgetDraft('a');
  expect(readDraft('a')).toEqual({});
});

test('nobody gets the draft of another user', () => {
  keepDraft('a', { name: 'Asha' });
  expect(readDraft('b')).toEqual({});
});

test('what is no draft is left alone', () => {
  keepDraft('a', { name: 1, role: 'owner', age: '17' });
  expect(readDraft('a')).toEqual({ age: '17' });
  kept.set('application-draft:a', 'null');
  expect(readDraft('a')).toEqual({});
  kept.set('application-draft:a', '{');
  expect(readDraft('a')).toEqual({});
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('window', { sessionStorage: closed });
  keepDraft('a', { name: 'Asha' });
  forgetDraft('a');
  expect(readDraft('a')).toEqual({});
});
