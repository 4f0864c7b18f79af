import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { expect, test } from 'vitest';
import { listScorerNeeds } from './scorer-needs.ts';

const row = (name: string, rank: number, band: number | null, isTied = false) =>
  ({ name, rank, band, isTied }) as StandingLine;
const stageOf = (rows: StandingLine[], { remaining = 0, isFinal = false } = {}) =>
  ({ _id: 's', isFinal, tables: [{ group: null, rows, remaining }] }) as unknown as StageStandings;
const calm = { tournamentId: 't', disputes: [], matches: [], stage: null } as const;
const textsOf = (scene: Partial<Parameters<typeof listScorerNeeds>[0]>) =>
  listScorerNeeds({ ...calm, ...scene }).map(({ text }) => text);

test('nothing waits while nothing is open', () => {
  const done = [{ state: 'accepted' }, { state: 'rejected' }, { state: 'withdrawn' }] as const;
  const matches = [
    { _id: 'm', no: 1, format: 'single', groups: ['A'], state: 'published' },
    { _id: 'n', no: 2, format: 'single', groups: ['A'], state: 'playing' },
  ] as const;
  expect(textsOf({ disputes: done, matches: matches as never })).toEqual([]);
});

test('disputes count until they are decided', () => {
  expect(textsOf({ disputes: [{ state: 'open' }] })).toEqual(['1 dispute is open']);
  expect(textsOf({ disputes: [{ state: 'open' }, { state: 'answered' }] })).toEqual([
    '2 disputes are open',
  ]);
});

test('a draft that nobody published is named', () => {
  const drafts = [
    { _id: 'm', no: 3, format: 'group_pairs', groups: ['A', 'B'], state: 'results_in' },
    { _id: 'n', no: 4, format: 'single', groups: ['A'], state: 'results_in' },
  ] as const;
  expect(textsOf({ matches: drafts as never })).toEqual([
    'Match 3 A+B is not published',
    'Match 4 is not published',
  ]);
});

test('a tie waits only where a cut runs through it and every match is played', () => {
  const tied = [row('Soul', 1, 0), row('Hydra', 2, 0, true), row('Entity', 2, 1, true)];
  expect(textsOf({ stage: stageOf(tied) })).toEqual(['Hydra and Entity are tied at the cut']);
  expect(textsOf({ stage: stageOf(tied, { remaining: 1 }) })).toEqual([]);
  expect(textsOf({ stage: stageOf(tied, { isFinal: true }) })).toEqual([]);
  const within = [row('Soul', 1, 0, true), row('Hydra', 1, 0, true), row('Entity', 3, 1)];
  expect(textsOf({ stage: stageOf(within) })).toEqual([]);
});
