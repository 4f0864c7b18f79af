import { expect, it } from 'vitest';
import { groupActs } from './activity.rules.ts';

const act = (minutesAgo: number, change: { actor?: string; action?: string } = {}) => ({
  ...{ actor: 'Pavan Reddy', action: 'guest.add', tournamentId: 't', ...change },
  at: new Date(1_800_000_000_000 - minutesAgo * 60_000).toISOString(),
});

it('groups what one person did many times within minutes', () => {
  const [first, other] = [act(0), act(4, { action: 'match.draw' })];
  expect(groupActs([first, act(1), act(2), other])).toEqual([{ ...first, more: 2 }, other]);
});

it('keeps apart what others did, what was long ago and what the system did', () => {
  const acts = [act(0), act(1, { actor: 'Zaid Roy' }), act(2), act(8)];
  expect(groupActs(acts)).toEqual(acts);
  const system = [act(0, { actor: '' }), act(0, { actor: '' })];
  expect(groupActs(system)).toEqual(system);
});
