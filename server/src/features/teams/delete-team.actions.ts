import type { Viewer } from '../../calls/viewer.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { lockLedTeam, lockRoster } from './teams.actions.ts';
import { teamDeleted } from './teams.events.ts';
import { teamRemoved } from './teams.hooks.ts';
import { deleteTeam as deleteRow } from './teams.queries.ts';
import { isLeader } from './teams.rules.ts';

/**
 * Deletes the team that the viewer leads. Its slots in OPENED and UPCOMING tournaments become free; while it plays
 * (CLOSED or LIVE) it stays. Finished tournaments keep their snapshot.
 */
export function deleteLedTeam(platform: Platform, { viewer }: { viewer: Viewer }): Promise<void> {
  return deleteTeam(platform, {
    viewer,
    lock: async (db) => (await lockLedTeam(db, viewer, isLeader)).id,
  });
}

/** As `deleteLedTeam`, for any team and also while it plays. */
export function deleteAnyTeam(platform: Platform, viewer: Viewer, teamId: string): Promise<void> {
  return deleteTeam(platform, { viewer, lock: async () => teamId });
}

function deleteTeam(
  platform: Platform,
  { viewer, lock }: { viewer: Viewer; lock: (db: Db) => Promise<string> },
): Promise<void> {
  return inUnitOfWork(platform, async (work) => {
    const { team, members } = await lockRoster(work.db, await lock(work.db));
    await work.runHook(teamRemoved, { teamId: team.id, viewer });
    await deleteRow(work.db, team.id);
    await work.happened(teamDeleted, { viewer, team, members });
  });
}
