import { expect, it } from 'vitest';
import { dailyCheckInJob } from '../../src/features/entries/daily-check-in.actions.ts';
import { drawClockJob } from '../../src/features/lobbies/lobbies.jobs.ts';
import { clockJob as matchClockJob } from '../../src/features/matches/matches.jobs.ts';
import { clockJob } from '../../src/features/tournaments/tournament-clock.actions.ts';

it.each([
  [clockJob, { tournamentId: 't', deed: 'open-check-in', at: '' }, 'open-check-in'],
  [dailyCheckInJob, { tournamentId: 't', deed: 'close', at: '' }, 'close'],
  [drawClockJob, { drawId: 'd', deed: 'roll' }, 'roll'],
  [matchClockJob, { matchId: 'm', deed: 'release' }, 'release'],
])('$name is read as it was stored before its field was renamed', (job, stored, action) => {
  expect(job.unpack(stored)).toEqual({ payload: expect.objectContaining({ action }) });
});

it('refuses a stored action that none of them knows', () => {
  expect(drawClockJob.unpack({ drawId: 'd', deed: 'burn' })).toMatchObject({
    unreadable: 'broken',
  });
});
