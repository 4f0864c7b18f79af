import { scheduleClock } from '../../server/src/features/matches/match-schedule.actions.ts';
import { listMatches } from '../../server/src/features/matches/matches.queries.ts';
import { finalJob } from '../../server/src/features/results/results.jobs.ts';
import { setClock } from '../../server/src/features/tournaments/tournament-clock.actions.ts';
import { listTournaments } from '../../server/src/features/tournaments/tournaments.queries.ts';
import type { Platform } from '../../server/src/platform/platform.ts';
import { inUnitOfWork } from '../../server/src/platform/work/unit-of-work.ts';
import { undisputed } from './run-match-days.ts';

/**
 * Schedules clock jobs for the demo's tournaments, which were created before the queue existed. Idempotent: each job
 * replaces its predecessor.
 */
export async function setClocks(platform: Platform): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const tournaments = await listTournaments(work.db, {
      statuses: ['UPCOMING', 'OPENED', 'CLOSED', 'LIVE'],
      limit: 100,
      withDrafts: false,
    });
    for (const after of tournaments) {
      await setClock(work, { before: undefined, after });
      const matches = await listMatches(work.db, { tournamentId: after.id });
      const isToCome = ({ state }: { state: string }) =>
        state === 'scheduled' || state === 'room_released';
      await scheduleClock(work, matches.filter(isToCome));
      for (const { id: matchId, state, starts_at } of matches) {
        if (state !== 'published') continue;
        const at = new Date(starts_at.getTime() + undisputed);
        await work.enqueue(finalJob, { matchId }, { at, key: matchId });
      }
    }
  });
}
