import type { Work } from '../../platform/work/work.ts';
import { isJudged, keepJudged } from './subjects.queries.ts';

/** Keeps the strikes and bans of a deleted team, with who was in it at the end. */
export async function keepJudgedTeam(work: Work, { teamId }: { teamId: string }): Promise<void> {
  if (await isJudged(work.db, teamId))
    await keepJudged(work.db, [{ kind: 'team', name: '', teamId }]);
}
