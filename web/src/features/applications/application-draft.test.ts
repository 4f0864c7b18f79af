import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './application-draft.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

test('what was typed comes back until it is sent', () => {
  keepDraft('a', { name: 'Asha', motivation: 'नमस्ते' }, storage);
  expect(readDraft('a', storage)).toEqual({ name: 'Asha', motivation: 'नमस्ते' });
  forgetDraft('a', storage);
  expect(readDraft('a', storage)).toEqual({});
});

test('nobody gets the draft of another user', () => {
  keepDraft('a', { name: 'Asha' }, storage);
  expect(readDraft('b', storage)).toEqual({});
});

test('what is no draft is left alone', () => {
  keepDraft('a', { name: 1, role: 'owner', age: '17' }, storage);
  expect(readDraft('a', storage)).toEqual({ age: '17' });
  kept.set('application-draft:a', 'null');
  expect(readDraft('a', storage)).toEqual({});
  kept.set('application-draft:a', '{');
  expect(readDraft('a', storage)).toEqual({});
});

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };
  keepDraft('a', { name: 'Asha' }, closed);
  forgetDraft('a', closed);
  expect(readDraft('a', closed)).toEqual({});
});
