import { scheduleClock } from '../../features/matches/match-schedule.actions.ts';
import { listMatches } from '../../features/matches/matches.queries.ts';
import { finalJob } from '../../features/results/results.jobs.ts';
import { setClock } from '../../features/tournaments/tournament-clock.actions.ts';
import { listTournaments } from '../../features/tournaments/tournaments.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { undisputed } from './run-match-days.ts';

/**
 * Has the clock look at what is to come in the tournaments of the demo organisation, which were made before there was a
 * queue. Each of its jobs takes the place of the one before, so that winding it twice changes nothing.
 */
export async function windClocks(platform: Platform): Promise<void> {
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
