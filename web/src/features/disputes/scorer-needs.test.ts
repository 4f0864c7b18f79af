import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { expect, test } from 'vitest';
import type { Dispute } from './disputes.data.ts';
import { listScorerNeeds } from './scorer-needs.ts';

const row = (name: string, rank: number, band: number | null, isTied = false) =>
  ({ name, rank, band, isTied }) as StandingLine;
const stageOf = (rows: StandingLine[], { remaining = 0, isFinal = false } = {}) =>
  ({ _id: 's', isFinal, tables: [{ group: null, rows, remaining }] }) as unknown as StageStandings;
const calm = { tournamentId: 't', disputes: [], matches: [], stage: null } as const;
const textsOf = (scene: Partial<Parameters<typeof listScorerNeeds>[0]>) =>
  listScorerNeeds({ ...calm, ...scene }).map(({ text }) => text);

const disputeOf = (state: Dispute['state'], matchNo = 3) => ({
  state,
  matchNo,
  matchId: `m${matchNo}`,
});
const needsOf = (disputes: ReturnType<typeof disputeOf>[]) =>
  listScorerNeeds({ ...calm, disputes }).map(({ text, hint }) => [text, hint]);

test('nothing waits while nothing is open', () => {
  const done = [disputeOf('accepted'), disputeOf('rejected'), disputeOf('withdrawn')];
  const matches = [
    { _id: 'm', no: 1, format: 'single', groups: ['A'], state: 'published' },
    { _id: 'n', no: 2, format: 'single', groups: ['A'], state: 'playing' },
  ] as const;
  expect(textsOf({ disputes: done, matches: matches as never })).toEqual([]);
});

test('disputes count until they are decided, each with its match', () => {
  expect(needsOf([disputeOf('open')])).toEqual([
    ['1 dispute about match 3 is open', 'Decide it first: until then match 3 is not final.'],
  ]);
  expect(needsOf([disputeOf('open'), disputeOf('answered'), disputeOf('open', 4)])).toEqual([
    ['2 disputes about match 3 are open', 'Decide them first: until then match 3 is not final.'],
    ['1 dispute about match 4 is open', 'Decide it first: until then match 4 is not final.'],
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
