import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { describe, expect, it } from 'vitest';
import { describeStandings, writeStandingsTable } from './standings-file.rules.ts';

const stage = {
  ...{ name: 'Finals', isFinal: true, bands: [] },
  preset: { name: 'BGMI 10', labels: { win: 'WWCD', elims: 'Elims' } },
} as unknown as StageStandings;
const cell = (no: number, placement: number | null, changes = {}) => ({
  ...{ matchId: `m${no}`, no, status: 'played', placement, elims: 3, pointsX10: 125 },
  ...changes,
});
const line = (name: string, matches: object[], changes = {}) =>
  ({
    ...{ entryId: `e-${name}`, teamId: `t-${name}`, name, logo: '/images/x.webp', number: 1 },
    ...{ rank: 1, isTied: false, standing: 'in', played: matches.length, wwcd: 1, elims: 3 },
    ...{ placementX10: 100, adjustmentX10: -5, totalX10: 125, matches },
    ...changes,
  }) as unknown as StandingLine;
const table = (group: string | null, rows: StandingLine[], numbers: number[]) =>
  ({
    ...{ group, rows, remaining: 0 },
    matches: numbers.map((no) => ({ no, map: 'Rondo', startsAt: '', version: 1, isFinal: true })),
  }) as unknown as StandingTable;
const written = (tables: StandingTable[], delimiter: '\t' | ',' = ',') =>
  writeStandingsTable({ stage, tables }, delimiter)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);

describe('a table for a spreadsheet', () => {
  it('has sums, then each match by its number, with points as they are said', () => {
    const rows = [line('Soul', [cell(2, 4), cell(1, 1)])];
    expect(written([table(null, rows, [2, 1])])).toEqual([
      'Rank,Team,Matches,WWCD,Placement points,Elims,Adjustment,Total,M1 place,M1 Elims,M1 points,M2 place,M2 Elims,M2 points',
      '1,Soul,2,1,10,3,-0.5,12.5,1,3,12.5,4,3,12.5',
      '',
    ]);
  });

  it('has the group where there are groups, and every match of any of them', () => {
    const tables = [
      table('A', [line('Soul', [cell(1, 1)])], [1]),
      table('B', [line('Rivals', [cell(3, 2)], { rank: 2 })], [3]),
    ];
    const [heads, soul, rivals] = written(tables);
    expect(heads).toMatch(/^Group,Rank,.*M1 points,M3 place/);
    expect(soul).toBe('A,1,Soul,1,1,10,3,-0.5,12.5,1,3,12.5,,,');
    expect(rivals).toBe('B,2,Rivals,1,1,10,3,-0.5,12.5,,,,2,3,12.5');
  });

  it.each([
    ['absent', null, 'absent'],
    ['disqualified', 3, 'disqualified'],
    ['played', 3, '3'],
  ])('says of a team that %s (place %s): %s', (status, placement, text) => {
    const [, row] = written([table(null, [line('Soul', [cell(1, placement, { status })])], [1])]);
    expect(row?.split(',').at(-3)).toBe(text);
  });

  it('at the foot has no rank, and a stage without results has its heads', () => {
    expect(written([table(null, [line('Soul', [], { rank: null })], [])])[1]).toMatch(/^,Soul,0/);
    expect(written([])).toHaveLength(2);
  });

  it('with tabs is pasted into cells', () => {
    expect(written([table(null, [line('Soul, Mumbai', [])], [])], '\t')[1]).toMatch(
      /^1\tSoul, Mumbai\t0/,
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])('takes %s for a name, not for a formula', (name) => {
    const [, row] = written([table(null, [line(name, [])], [])]);
    expect(row?.startsWith(`1,${name}`)).toBe(false);
    expect(row).toContain(name);
  });
});

describe('the same for programs', () => {
  const described = describeStandings({
    ...{ title: 'Night Cup', stage, tables: [table('A', [line('Soul', [cell(1, 1)])], [1])] },
    standings: { changedAt: '2026-11-22T15:00:00Z', isCancelled: false },
  });

  it('has points as they are said, not in tenths', () => {
    expect(described).toMatchObject({
      ...{ tournament: 'Night Cup', stage: 'Finals', isFinal: true, scoring: 'BGMI 10' },
      tables: [
        {
          ...{ group: 'A', matches: [{ no: 1, map: 'Rondo' }] },
          rows: [
            {
              ...{ rank: 1, team: 'Soul', placementPoints: 10, adjustment: -0.5, total: 12.5 },
              byMatch: [{ no: 1, placement: 1, points: 12.5 }],
            },
          ],
        },
      ],
    });
  });

  it('has nobody’s id', () => {
    expect(JSON.stringify(described)).not.toMatch(/e-Soul|t-Soul|"m1"|X10/);
  });
});
