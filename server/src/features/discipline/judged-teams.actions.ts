import type { Work } from '../../platform/work/work.ts';
import { isJudged, recordJudged } from './subjects.queries.ts';

/** Records the last members of a team that is deleted, so that its strikes and bans still apply to them. */
export async function recordJudgedTeam(work: Work, { teamId }: { teamId: string }): Promise<void> {
  if (await isJudged(work.db, teamId))
    await recordJudged(work.db, [{ kind: 'team', name: '', teamId }]);
}
