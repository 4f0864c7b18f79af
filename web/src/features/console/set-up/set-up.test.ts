import { expect, test } from 'vitest';
import { setUpOf } from './set-up.ts';

const begun = { phase: 'registration', teams: 8, stages: 0, drawn: false, matches: 0 } as const;
const next = (is: Parameters<typeof setUpOf>[0]) =>
  setUpOf(is).find(({ isDone, isWaiting }) => !isDone && !isWaiting)?.kind;

test.each([
  ['a draft is announced first', { ...begun, phase: 'draft' as const }, 'announce'],
  ['then its teams', { ...begun, teams: 0 }, 'teams'],
  ['then the stage', begun, 'stage'],
  ['then its matches', { ...begun, stages: 1 }, 'plan'],
  ['nothing while teams are still to come', { ...begun, stages: 1, matches: 3 }, undefined],
  [
    'the draw once registration is closed',
    { ...begun, phase: 'closed' as const, stages: 1, matches: 3 },
    'draw',
  ],
])('%s', (_, is, kind) => {
  expect(next(is)).toBe(kind);
});
