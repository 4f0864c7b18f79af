import { guestMatch } from '@one-dream/contract/features/guests/guests.ts';
import { AppError } from '../../errors.ts';
import { fieldsOf } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './guest-rooms.queries.ts';
import { clockOf, isHidden, isReleased } from './matches.rules.ts';
import { matchesTexts } from './matches.texts.ts';
import { assertReadable, openRoom } from './rooms.actions.ts';
import { insertGuestLook, readRoom } from './rooms.queries.ts';

/** Lists matches with an entry in their slot list, soonest first. The room is not read. */
export async function listEntryMatches(db: Db, { entryId }: { entryId: string }) {
  const rows = await queries.listMatchesOfEntry(db, entryId);
  return rows.map((row) => {
    const clock = clockOf(row);
    return {
      ...fieldsOf(guestMatch, row),
      group: row.group_letter,
      roomAt: clock.roomAt.toISOString(),
      roomHiddenAt: clock.roomHiddenAt.toISOString(),
    };
  });
}

/**
 * Finds the match whose room a guest entry may read now: the latest one released and not hidden.
 * @throws AppError NOT_IN_LOBBY where it has not checked in, ROOM_NOT_RELEASED where there is none
 */
async function findOpen({ db, now }: Pick<Platform, 'db' | 'now'>, entryId: string) {
  const rows = await queries.listMatchesOfEntry(db, entryId);
  const open = rows.filter((row) => isReleased(row) && !isHidden(row, now())).at(-1);
  const [next] = rows.filter((row) => !isHidden(row, now()));
  const match = open ?? next;
  if (!match) throw new AppError('ROOM_NOT_RELEASED', matchesTexts.noRoomNow);
  if (!match.is_checked_in) throw new AppError('NOT_IN_LOBBY', matchesTexts.roomForLobby);
  assertReadable(match, now());
  return match;
}

/** Refuses as `showRoomToEntry` would, without reading anything of a room. */
export async function assertRoomOpenTo(
  platform: Pick<Platform, 'db' | 'now'>,
  entryId: string,
): Promise<void> {
  await findOpen(platform, entryId);
}

/**
 * As `showRoom`, for the holder of a guest team's link who has entered a game ID of the squad. The first look of each
 * device is recorded as the captain's.
 */
export async function showRoomToEntry(
  platform: Pick<Platform, 'db' | 'now'>,
  { entryId, device }: { entryId: string; device: { name: string; markHash: Uint8Array } },
) {
  const { db } = platform;
  const match = await findOpen(platform, entryId);
  const row = await readRoom(db, { matchId: match.id, asker: { guestEntryId: entryId } });
  if (!row?.entry_id || !row.is_checked_in)
    throw new AppError('NOT_IN_LOBBY', matchesTexts.roomForLobby);
  if (!row.room_id || !row.sealed || row.no === null)
    throw new AppError('ROOM_NOT_RELEASED', matchesTexts.noRoomYet);
  const form = await openRoom(db, row.room_id, row.sealed);
  await insertGuestLook(db, {
    room_id: row.room_id,
    entry_id: entryId,
    device: device.name,
    mark_hash: device.markHash,
    at: platform.now(),
  });
  return {
    matchId: match.id,
    no: row.no,
    ...form,
    team: row.team ?? '',
    roomSlot: row.room_slot,
    hiddenAt: clockOf(match).roomHiddenAt.toISOString(),
  };
}
