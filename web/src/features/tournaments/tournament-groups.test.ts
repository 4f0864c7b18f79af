import { expect, test } from 'vitest';
import { groupTournaments } from './tournament-groups.ts';

const listed = (
  _id: string,
  status: 'OPENED' | 'LIVE' | 'UPCOMING' | 'CLOSED',
  slots: string,
  seriesId: string | null = null,
) => ({ _id, status, slots, seriesId });

test('the most pressing comes first, and each group keeps its order', () => {
  const groups = groupTournaments([
    listed('room', 'OPENED', '3/16'),
    listed('full', 'OPENED', '16/16'),
    listed('more room', 'OPENED', '23/24'),
    listed('tonight', 'OPENED', '9/16', 'series'),
    listed('on', 'LIVE', '16/16'),
    listed('later', 'UPCOMING', '0/64'),
    listed('shut', 'CLOSED', '12/20'),
  ]);
  expect(groups.map(({ key, tournaments }) => [key, tournaments.map(({ _id }) => _id)])).toEqual([
    ['live', ['on']],
    ['open', ['room', 'more room']],
    ['soon', ['later']],
    ['scrims', ['tonight']],
    ['full', ['full', 'shut']],
  ]);
});

test('an evening that is being played is on now, like an event', () => {
  const groups = groupTournaments([listed('evening', 'LIVE', '16/16', 'series')]);
  expect(groups.map(({ key }) => key)).toEqual(['live']);
});

test('nothing makes no group', () => {
  expect(groupTournaments([])).toEqual([]);
});
