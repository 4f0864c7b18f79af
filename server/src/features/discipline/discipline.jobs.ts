import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import * as bans from './bans.queries.ts';
import { banEnded } from './discipline.events.ts';
import { banEndJob } from './end-of-ban.ts';

/** Notifies the banned that a ban is over; for a lifted one they were notified then. */
export function handleDiscipline(platform: Platform): void {
  platform.jobs.handle(banEndJob, ({ banId }) =>
    inUnitOfWork(platform, async (work) => {
      const ban = await bans.findBan(work.db, banId);
      if (ban?.state !== 'active' || !ban.ends_at || ban.ends_at > work.now()) return;
      await work.happened(banEnded, { ban });
    }),
  );
}
