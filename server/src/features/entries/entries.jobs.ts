import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { dailyCheckInJob, runDailyAction } from './daily-check-in.actions.ts';

export function handleEntries(platform: Platform): void {
  platform.jobs.handle(dailyCheckInJob, async (due) => {
    await inUnitOfWork(platform, (work) => runDailyAction(work, due));
  });
}
