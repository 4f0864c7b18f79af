import { isAdmin } from '@one-dream/contract/duties.ts';
import { listOwnDuties } from '@one-dream/contract/features/duties/duties.ts';
import { asSeenByCalls } from '../../../calls/viewer.ts';
import { AppError } from '../../../errors.ts';
import type { Asked } from '../asked.ts';
import { staffTexts } from './staff.texts.ts';

/**
 * Whether the answer is to be for everybody in the channel: hosts of that tournament, admins and the owner may say so.
 * @throws AppError NOT_ALLOWED
 */
export async function isToBeShared(asked: Asked, tournamentId: string): Promise<boolean> {
  if (asked.options.share !== true) return false;
  if (isAdmin(asSeenByCalls(asked.person.session).viewer)) return true;
  const { data } = await asked.call(listOwnDuties);
  const own = data.find((served) => served.tournamentId === tournamentId);
  if (own?.duties.includes('host')) return true;
  throw new AppError('NOT_ALLOWED', staffTexts.onlyHostsShare);
}
