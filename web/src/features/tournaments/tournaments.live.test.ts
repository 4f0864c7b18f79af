import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentNews } from '@one-dream/contract/live.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tournamentKeys } from './tournaments.data.ts';
import { applyNews, isBehind } from './tournaments.live.ts';

const news: TournamentNews = {
  facts: { no: 8, details: 2 },
  slots: '5/16',
  waiting: 0,
  status: 'OPENED',
  regOpensAt: null,
  regClosesAt: null,
  checkinOpensAt: null,
  checkinClosesAt: null,
  firstMatchAt: null,
  cancelled: null,
};
const cup = (no: number, details = 2) =>
  ({ ...news, _id: 'cup', title: 'Cup', facts: { no, details }, slots: '4/16' }) as Tournament;

let client: QueryClient;
const fetched = vi.fn(() => Promise.resolve(cup(9)));
beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  client = new QueryClient();
});
afterEach(() => vi.useRealTimers());

/** An open page that shows the cup. */
function open(no: number, details?: number) {
  client.setQueryData(tournamentKeys.one('cup'), cup(no, details));
  const options = { queryKey: tournamentKeys.one('cup'), queryFn: fetched, staleTime: 60_000 };
  return new QueryObserver(client, options).subscribe(() => undefined);
}
const slots = () => client.getQueryData<Tournament>(tournamentKeys.one('cup'))?.slots;

it('puts what everybody was told on the page, and fetches nothing while the rush goes on', async () => {
  const close = open(1);
  for (let no = 2; no < 1002; no++) {
    const told = { ...news, facts: { no, details: 2 }, slots: `${no - 1}/1001` };
    expect(applyNews(client, { _id: 'cup', news: told })).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(slots()).toBe('1000/1001');
  expect(fetched).not.toHaveBeenCalled();
  // The teams are refetched once, after the rush.
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  close();
});

it('keeps what is newer than the event', () => {
  const close = open(9);
  expect(applyNews(client, { _id: 'cup', news })).toBe(true);
  expect(slots()).toBe('4/16');
  close();
});

it.each([
  ['something the event does not carry changed', 1, { _id: 'cup', news }],
  ['it is gone', 2, { _id: 'cup' }],
] as const)('leaves it to the page to fetch where %s', (_why, details, change) => {
  const close = open(7, details);
  expect(applyNews(client, change)).toBe(false);
  close();
});

it('leaves a tournament that the list lacks, or that is over, to be fetched', () => {
  client.setQueryData(tournamentKeys.current, [cup(1)]);
  expect(applyNews(client, { _id: 'new', news })).toBe(false);
  expect(applyNews(client, { _id: 'cup', news: { ...news, status: 'COMPLETED' } })).toBe(false);
  expect(applyNews(client, { _id: 'cup', news })).toBe(true);
  expect(client.getQueryData<Tournament[]>(tournamentKeys.current)?.[0]?.slots).toBe('5/16');
});

it('knows what it missed by the numbers', () => {
  const close = open(5);
  const told = (numbers: Record<string, number>, isEvery = false) =>
    isBehind(client, { numbers, isEvery });
  expect(told({ cup: 5 })).toBe(false);
  expect(told({ cup: 4, other: 9 })).toBe(false);
  expect(told({ cup: 6 })).toBe(true);
  client.setQueryData(tournamentKeys.current, [cup(5)]);
  expect(told({ cup: 5 }, true)).toBe(false);
  // One that began, and one that is over.
  expect(told({ cup: 5, other: 1 }, true)).toBe(true);
  expect(told({}, true)).toBe(true);
  close();
});
