import * as z from 'zod/mini';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import * as rules from './moved-times.rules.ts';
import { isOver } from './tournament-clock.actions.ts';
import { timesMoved } from './tournaments.events.ts';
import { lockTournament, type TournamentRow } from './tournaments.shared.queries.ts';

/** Corrections within this time of the first one are announced together. Milliseconds. */
const bundledFor = 10 * 60_000;

/** Has the times that people know. The current ones are looked up when the job runs. */
const movedJob = defineJob({
  name: 'tournament-times-moved',
  schema: z.object({
    tournamentId: z.string(),
    before: z.record(z.enum(rules.plannedTimes), z.nullable(z.string())),
  }),
});

/** Schedules the notice about moved times, after a while in which they may be corrected; sooner if a time is near. */
export async function tellMovedTimes(
  work: Work,
  { before: row, after }: { before: TournamentRow; after: TournamentRow },
): Promise<void> {
  const before = rules.timesOf(row);
  const now = work.now();
  const changed = { before, after: rules.timesOf(after) };
  const moments = rules.movedMoments(changed, now).map((moment) => moment.getTime() - bundledFor);
  if (moments.length === 0 && row.start_date === after.start_date) return;
  await work.enqueue(
    movedJob,
    { tournamentId: after.id, before },
    {
      key: after.id,
      keepsWaiting: true,
      at: new Date(Math.max(now.getTime(), Math.min(now.getTime() + bundledFor, ...moments))),
    },
  );
}

export function handleMovedTimes(platform: Platform): void {
  platform.jobs.handle(movedJob, ({ tournamentId, before }) =>
    inUnitOfWork(platform, async (work) => {
      const row = await lockTournament(work.db, tournamentId);
      if (!row || row.is_draft || isOver(row)) return;
      const now = work.now();
      const changed = { before: before as rules.Times, after: rules.timesOf(row) };
      for (const concerned of ['registered', 'followers'] satisfies rules.Concerned[]) {
        const moves = rules.describeMoves(changed, { concerned, now });
        if (moves) await work.happened(timesMoved, { tournament: row, moves, audience: concerned });
      }
    }),
  );
}
