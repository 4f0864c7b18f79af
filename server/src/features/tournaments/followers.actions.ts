import type { Translatable } from '@one-dream/contract/texts.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './followers.queries.ts';
import { findTournament } from './tournaments.shared.queries.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

/**
 * Follows a tournament, or stops following it. Followers are notified when registration opens, and later once a day of
 * results.
 * @returns the text to show
 */
export async function followTournament(
  { db }: Platform,
  { viewer, tournamentId, isWanted }: { viewer: Viewer; tournamentId: string; isWanted: boolean },
): Promise<Translatable> {
  if (!isWanted) {
    await queries.deleteFollowers(db, { tournamentId, userIds: [viewer.id] });
    return tournamentsTexts.willNotBeTold;
  }
  const status = await inTransaction(db, (trx) =>
    queries.insertFollower(trx, { tournamentId, userId: viewer.id }),
  );
  if (status)
    return status === 'UPCOMING' ? tournamentsTexts.willBeTold : tournamentsTexts.willGetResults;
  const row = await findTournament(db, tournamentId);
  if (!row || row.is_draft) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  throw new AppError('CONFLICT', tournamentsTexts.isOverToFollow);
}

export function listFollowed({ db }: Platform, viewer: Viewer): Promise<string[]> {
  return queries.listFollowed(db, viewer.id);
}
