import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { squadsCsv } from './squads-csv.ts';

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    userId: null,
    name: `Player ${index}`,
    inGameName: `IGN ${index + 1}`,
    inGameId: `510000000${index}`,
    isInTeam: true,
  }));
const entry = { entryId: 'a', slot: 3, place: null, name: 'Soul', isGuest: false } as const;

it('has everybody of every squad, who waits too, and a phone where a captain gave one for hosts', () => {
  const text = squadsCsv(
    [
      { ...entry, state: 'checked_in', players: players(6) },
      {
        ...entry,
        entryId: 'g',
        name: '=SUM(1)',
        isGuest: true,
        state: 'registered',
        players: players(4),
      },
      { ...entry, entryId: 'w', slot: null, place: 1, state: 'waitlisted', players: players(5) },
      { ...entry, entryId: 'o', slot: null, state: 'withdrawn', players: players(4) },
    ] as never,
    [{ entryId: 'g', captain: { name: 'Asha', phone: '+91 98765 43210', mail: '' } as never }],
  );
  expect(text.startsWith('\ufeff')).toBe(true);
  const { data } = Papa.parse<string[]>(text.slice(1));
  const [head = [], own = [], guest = [], waits = [], ...more] = data;
  expect(more).toEqual([]);
  expect(head).toHaveLength(5 + 12 + 2);
  expect(own.slice(-4)).toEqual(['IGN 6', '5100000005', '', '']);
  expect(guest).toEqual(expect.arrayContaining(["'=SUM(1)", 'Asha', "'+91 98765 43210"]));
  expect(waits.slice(0, 3)).toEqual(['', '1', 'Soul']);
  expect(text).not.toContain('withdrawn');
});
