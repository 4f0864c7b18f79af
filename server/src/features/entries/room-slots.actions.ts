import type { Work } from '../../platform/work/work.ts';
import { addToNotices } from '../notifications/notices.actions.ts';
import { markDrawn, touchDetails } from '../tournaments/tournaments.shared.queries.ts';
import { entryNoticeTexts } from './commands/entry.notices.ts';
import * as queries from './room-slots.queries.ts';

/**
 * Stores the slots that a published draw, or a changed slot list, gives to teams; with the tournament locked. From the
 * first one on, 'slot' is the slot in the room, and notices that named another number say what it meant.
 */
export async function saveRoomSlots(
  work: Work,
  {
    tournamentId,
    slots,
  }: { tournamentId: string; slots: readonly { entryId: string; roomSlot: number }[] },
): Promise<void> {
  const isFirst = await markDrawn(work.db, tournamentId, work.now());
  const changed = await queries.setRoomSlots(work.db, slots);
  if (isFirst || changed > 0) await touchDetails(work.db, tournamentId);
  if (!isFirst) return;
  const recipientIds = await queries.listPlayerIds(work.db, tournamentId);
  await addToNotices(work, {
    about: [`slot ${tournamentId}`, `check-in ${tournamentId}`],
    recipientIds,
    naming: '[Ss]lot [0-9]+',
    text: entryNoticeTexts.drawnSince,
  });
}
