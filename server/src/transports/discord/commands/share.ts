import { isAdmin } from '@one-dream/contract/duties.ts';
import { listOwnDuties } from '@one-dream/contract/features/duties/duties.ts';
import { asSeenByCalls } from '../../../calls/viewer.ts';
import { AppError } from '../../../errors.ts';
import type { CommandContext } from '../command-context.ts';
import { staffTexts } from './staff.texts.ts';

/**
 * Whether everybody in the channel is to see the answer. Only hosts of that tournament, admins and the owner may ask for that.
 * @throws AppError NOT_ALLOWED
 */
export async function isToBeShared(
  context: CommandContext,
  tournamentId: string,
): Promise<boolean> {
  if (context.options.share !== true) return false;
  if (isAdmin(asSeenByCalls(context.person.session).viewer)) return true;
  const { data } = await context.call(listOwnDuties);
  const own = data.find((served) => served.tournamentId === tournamentId);
  if (own?.duties.includes('host')) return true;
  throw new AppError('NOT_ALLOWED', staffTexts.onlyHostsShare);
}
