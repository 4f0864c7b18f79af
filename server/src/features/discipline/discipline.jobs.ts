import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { checkRolesOfBanned } from './bans.actions.ts';
import * as bans from './bans.queries.ts';
import { banEnded } from './discipline.events.ts';
import { subjectOf } from './discipline.rules.ts';
import { banEndJob } from './end-of-ban.ts';

/** Ends bans whose time is up; a lifted ban was ended then. */
export function handleDiscipline(platform: Platform): void {
  platform.jobs.handle(banEndJob, ({ banId }) =>
    inUnitOfWork(platform, async (work) => {
      const ban = await bans.findBan(work.db, banId);
      if (ban?.state !== 'active' || !ban.ends_at || ban.ends_at > work.now()) return;
      await checkRolesOfBanned(work, { subject: subjectOf(ban), scope: ban.scope });
      await work.happened(banEnded, { ban });
    }),
  );
}
