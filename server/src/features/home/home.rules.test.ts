import { expect, it } from 'vitest';
import { prizeOf, soonestFirst, winnerOf } from './home.rules.ts';

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

it('the winner is the match-point champion, else the first of the one table, else nobody', () => {
  const table = {
    rows: [
      { entryId: 'b', rank: 2 },
      { entryId: 'a', rank: 1 },
    ],
  };
  expect(winnerOf({ champion_entry_id: 'c', tables: [table] })).toBe('c');
  expect(winnerOf({ champion_entry_id: null, tables: [table] })).toBe('a');
  expect(winnerOf({ champion_entry_id: null, tables: [table, table] })).toBeUndefined();
});
