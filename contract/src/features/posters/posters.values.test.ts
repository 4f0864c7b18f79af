import { expect, it } from 'vitest';
import { posterStateOf } from './posters.values.ts';

const noon = '2026-11-22T12:00:00Z';
const one = '2026-11-22T13:00:00Z';

it.each([
  ['no times', { shownFrom: null, shownUntil: null }, 'shown'],
  ['a beginning to come', { shownFrom: one, shownUntil: null }, 'waiting'],
  ['a beginning that is now', { shownFrom: noon, shownUntil: null }, 'shown'],
  ['an end to come', { shownFrom: null, shownUntil: one }, 'shown'],
  ['an end that is now', { shownFrom: null, shownUntil: noon }, 'over'],
  ['both to come', { shownFrom: one, shownUntil: '2026-11-22T14:00:00Z' }, 'waiting'],
] as const)('with %s', (_times, times, state) => {
  expect(posterStateOf(times, Date.parse(noon))).toBe(state);
});
