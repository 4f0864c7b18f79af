import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { disciplineTexts } from './discipline.texts.ts';
import { isClose, type Subject } from './subjects.queries.ts';

/**
 * Nobody decides about themselves, their team or a team-mate; the owner may.
 * @throws AppError NOT_ALLOWED
 */
export async function assertImpartial(
  db: Db,
  { viewer, subjects }: { viewer: Viewer; subjects: readonly Subject[] },
): Promise<void> {
  if (viewer.role === 'owner') return;
  const userIds = subjects.flatMap((it) => (it.kind === 'person' ? (it.userId ?? []) : []));
  const teamIds = subjects.flatMap((it) => (it.kind === 'team' ? it.teamId : []));
  if (await isClose(db, { viewerId: viewer.id, userIds, teamIds }))
    throw new AppError('NOT_ALLOWED', disciplineTexts.impartial);
}
