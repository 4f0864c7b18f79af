import { expect, test } from 'vitest';
import { dayNumber } from '../../calendar-days.ts';
import { arrangeTournaments } from './tournaments.featured.ts';
import type { TournamentStatus } from './tournaments.ts';

const today = dayNumber('06/15/2026') ?? 0;

function arrange(...given: [id: string, status: TournamentStatus, startDate: string][]) {
  const tournaments = given.map(([_id, status, startDate]) => ({ _id, status, startDate }));
  const { featured, others } = arrangeTournaments({ tournaments, today });
  return { featured: featured?._id, others: others.map(({ _id }) => _id) };
}

test('an open tournament comes before a live one, that before an upcoming one', () => {
  expect(
    arrange(
      ['upcoming', 'UPCOMING', '06/15/2026'],
      ['closed', 'CLOSED', '06/15/2026'],
      ['live', 'LIVE', '06/15/2026'],
      ['open', 'OPENED', '12/31/2026'],
    ),
  ).toEqual({ featured: 'open', others: ['live', 'upcoming', 'closed'] });
});

test('among equals the nearest start wins, across the turn of a year too', () => {
  expect(
    arrange(
      ['undecided', 'OPENED', ''],
      ['next year', 'OPENED', '01/02/2027'],
      ['forgotten', 'OPENED', '01/02/2025'],
      ['this month', 'OPENED', '06/30/2026'],
    ),
  ).toEqual({ featured: 'this month', others: ['next year', 'forgotten', 'undecided'] });
});

test('nothing is featured when registration is closed everywhere', () => {
  expect(arrange(['closed', 'CLOSED', '06/15/2026'])).toEqual({
    featured: undefined,
    others: ['closed'],
  });
  expect(arrange()).toEqual({ featured: undefined, others: [] });
});

test('an evening of a series is featured only where there is no event', () => {
  const evening = {
    _id: 'evening',
    status: 'OPENED',
    startDate: '06/15/2026',
    seriesId: 'series',
  } as const;
  const cup = { _id: 'cup', status: 'OPENED', startDate: '06/20/2026' } as const;
  const live = { _id: 'live', status: 'LIVE', startDate: '06/15/2026' } as const;
  const among = (
    ...tournaments: { _id: string; status: TournamentStatus; startDate: string }[]
  ) => {
    const { featured, others } = arrangeTournaments({ tournaments, today });
    return [featured?._id, ...others.map(({ _id }) => _id)];
  };
  expect(among(evening, cup, live)).toEqual(['cup', 'evening', 'live']);
  expect(among(evening, live)).toEqual(['live', 'evening']);
  expect(among(evening)).toEqual(['evening']);
});
