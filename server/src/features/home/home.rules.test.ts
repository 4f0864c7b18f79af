import type { StandingRow } from '@one-dream/contract/scoring/standings.ts';
import { expect, it } from 'vitest';
import type { SnapshotTable } from '../../platform/database/column-types.ts';
import { listPlaced, prizeOf, soonestFirst } from './home.rules.ts';

it('what has a first match goes by it, the rest by its day, what has neither comes last', () => {
  const rows = [
    { _id: 'none', firstMatchAt: null, startDate: '' },
    { _id: 'day', firstMatchAt: null, startDate: '11/23/2026' },
    { _id: 'hour', firstMatchAt: '2026-11-22T15:00:00Z', startDate: '11/30/2026' },
  ];
  expect(rows.toSorted(soonestFirst).map(({ _id }) => _id)).toEqual(['hour', 'day', 'none']);
});

it('the prize is what the ledger says, else what was promised to the first', () => {
  const promised = [
    { rank: '2', prize: '500' },
    { rank: '1', prize: '9000' },
  ];
  expect(prizeOf({ paise: 123_450, promised })).toBe('1234.5');
  expect(prizeOf({ paise: 0, promised })).toBe('9000');
  expect(prizeOf({ paise: 0, promised: [] })).toBe('');
});

it('those of one table take its places, unless they were out before it was final', () => {
  const row = (entryId: string, rank: number | null, standing: StandingRow['standing']) =>
    ({ entryId, rank, standing }) as SnapshotTable['rows'][number];
  const rows = [row('a', 1, 'withdrawn'), row('b', 2, 'in'), row('c', 3, 'in')];
  const table = { group: null, rows: [...rows, row('d', null, 'disqualified')] };
  expect(listPlaced([table])).toEqual(['b', 'c']);
  expect(listPlaced([table, table])).toEqual([]);
  expect(listPlaced([])).toEqual([]);
});
