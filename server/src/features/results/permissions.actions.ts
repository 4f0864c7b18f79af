import { putInPlace } from '@one-dream/contract/features/results/results.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Work } from '../../platform/work/work.ts';
import { canServe } from '../duties/duties.actions.ts';
import type { MatchRow } from '../matches/matches.shared.queries.ts';
import { hasNextBegun } from './results.queries.ts';
import { refusalInPlace } from './results.rules.ts';
import type { VersionRow } from './versions.queries.ts';

/** Whether the viewer may move a team in the draw: scorers ask a host. */
export async function mayPutInPlace(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { viewer, match }: { viewer: Viewer; match: MatchRow },
): Promise<boolean> {
  if (refusalInPlace(match, now())) return false;
  const { duties = [] } = putInPlace;
  return canServe({ db, now }, { viewer, duties, subject: { matchId: match.id } });
}

/**
 * Whether the viewer may correct: scorers and admins until the stage is final; hosts what they published themselves,
 * until the stage's next match has begun.
 */
export async function mayCorrect(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { viewer, match, newest }: { viewer: Viewer; match: MatchRow; newest: VersionRow | undefined },
): Promise<boolean> {
  if (!newest || match.finalised_at) return false;
  const subject = { matchId: match.id };
  if (await canServe({ db, now }, { viewer, duties: ['scorer'], subject })) return true;
  if (newest.published_by !== viewer.id) return false;
  return !(await hasNextBegun(db, match, now()));
}
