import type { Viewer } from '../../calls/viewer.ts';
import type { Work } from '../../platform/work/work.ts';
import { canServe } from '../duties/duties.actions.ts';
import { hasNextBegun, type MatchRow } from './results.queries.ts';
import type { VersionRow } from './versions.queries.ts';

/**
 * Scorers and admins correct until the stage is final; a host what they published themselves, until the next match
 * of the stage has begun.
 */
export async function mayCorrect(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { viewer, match, newest }: { viewer: Viewer; match: MatchRow; newest: VersionRow | undefined },
): Promise<boolean> {
  if (!newest || match.finalised_at) return false;
  const subject = { matchId: match.id };
  if (await canServe({ db, now }, { viewer, duties: ['scorer'], subject })) return true;
  if (newest.published_by !== viewer.id) return false;
  return !(await hasNextBegun(db, { match, now: now() }));
}
