import { mayPay } from '@one-dream/contract/duties.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDuties } from '../duties/duties.actions.ts';
import { findEvent } from './prizes.queries.ts';
import { prizesTexts } from './prizes.texts.ts';

/** @throws AppError NOT_FOUND */
export async function assertEvent(
  { db }: Pick<Platform, 'db'>,
  tournamentId: string,
): Promise<void> {
  if (!(await findEvent(db, tournamentId)))
    throw new AppError('NOT_FOUND', commonTexts.noTournament);
}

/** @throws AppError NOT_FOUND, NOT_ALLOWED for users who may not pay */
export async function assertTreasurer(
  platform: Pick<Platform, 'db' | 'now'>,
  { viewer, tournamentId }: { viewer: Viewer; tournamentId: string },
): Promise<void> {
  await assertEvent(platform, tournamentId);
  const held = await findDuties(platform, { userId: viewer.id, subject: { tournamentId } });
  if (!mayPay(viewer, held)) throw new AppError('NOT_ALLOWED', prizesTexts.treasurerOnly);
}
