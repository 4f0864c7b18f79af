import type { Work } from '../../platform/work/work.ts';
import { isJudged, recordJudged } from './subjects.queries.ts';

/** Keeps the strikes and bans of a deleted team, with who was in it at the end. */
export async function recordJudgedTeam(work: Work, { teamId }: { teamId: string }): Promise<void> {
  if (await isJudged(work.db, teamId))
    await recordJudged(work.db, [{ kind: 'team', name: '', teamId }]);
}
