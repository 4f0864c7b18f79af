import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { runClockAction } from './run-clock.actions.ts';
import { clockJob } from './tournament-clock.actions.ts';

export function handleTournamentClock(platform: Platform): void {
  platform.jobs.handle(clockJob, async (due) => {
    await inUnitOfWork(platform, (work) => runClockAction(work, due));
  });
}
