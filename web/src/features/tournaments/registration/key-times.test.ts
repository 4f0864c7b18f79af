import { expect, test } from 'vitest';
import { keyTimes } from './key-times.ts';

const times = {
  regOpensAt: '2026-11-20T12:30:00Z',
  regClosesAt: '2026-11-22T12:30:00Z',
  checkinOpensAt: '2026-11-22T13:00:00Z',
  checkinClosesAt: '2026-11-22T14:30:00Z',
  firstMatchAt: '2026-11-22T15:15:00Z',
};

const states = (now: string | undefined) =>
  keyTimes(times, now === undefined ? undefined : Date.parse(now)).map(({ state }) => state);

test.each([
  ['before everything', '2026-11-19T00:00:00Z', ['next', 'ahead', 'ahead', 'ahead', 'ahead']],
  ['while one registers', '2026-11-21T00:00:00Z', ['past', 'next', 'ahead', 'ahead', 'ahead']],
  ['at the very moment', '2026-11-22T13:00:00Z', ['past', 'past', 'past', 'next', 'ahead']],
  ['once it is played', '2026-11-23T00:00:00Z', ['past', 'past', 'past', 'past', 'past']],
  ['before this device counts', undefined, ['ahead', 'ahead', 'ahead', 'ahead', 'ahead']],
] as const)('%s', (_, now, expected) => {
  expect(states(now)).toEqual(expected);
});

test('only what is set, in its order', () => {
  const some = { ...times, regOpensAt: null, checkinOpensAt: '2026-11-22T12:00:00Z' };
  expect(keyTimes(some, undefined).map(({ text }) => text)).toEqual([
    'Check-in opens',
    'Registration closes',
    'Check-in closes',
    'First match',
  ]);
});
