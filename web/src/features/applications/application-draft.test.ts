import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './application-draft.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

vi.stubGlobal('window', { sessionStorage: storage });
// Other files of this worker have none.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => stored.clear());

test('what was typed comes back until it is sent', () => {
  saveDraft('a', { name: 'Asha', motivation: 'नमस्ते' });
  expect(readDraft('a')).toEqual({ name: 'Asha', motivation: 'नमस्ते' });
  forgetDraft('a');
  expect(readDraft('a')).toEqual({});
});

test('nobody gets the draft of another user', () => {
  saveDraft('a', { name: 'Asha' });
  expect(readDraft('b')).toEqual({});
});

test('what is no draft is left alone', () => {
  saveDraft('a', { name: 1, role: 'owner', age: '17' });
  expect(readDraft('a')).toEqual({ age: '17' });
  stored.set('application-draft:a', 'null');
  expect(readDraft('a')).toEqual({});
  stored.set('application-draft:a', '{');
  expect(readDraft('a')).toEqual({});
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('window', { sessionStorage: closed });
  saveDraft('a', { name: 'Asha' });
  forgetDraft('a');
  expect(readDraft('a')).toEqual({});
});
