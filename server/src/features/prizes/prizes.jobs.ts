import { defineDailyJob } from '../../platform/jobs/define-job.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { listOwners } from '../users/users.shared.queries.ts';
import { prizesOverdue } from './prizes.events.ts';
import { sumOverdue } from './prizes.queries.ts';

const overdueJob = defineDailyJob({ name: 'payouts-overdue', at: '10:00' });

export function handlePrizes(platform: Platform): void {
  platform.jobs.handle(overdueJob, () => tellOverdue(platform));
}

/** Reminds the owner daily while something is overdue. */
export async function tellOverdue(platform: Platform): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const events = await sumOverdue(work.db, work.now());
    if (events.length === 0) return;
    await work.happened(prizesOverdue, { events, owners: await listOwners(work.db) });
  });
}
