import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { assertRoomOpenTo, showRoomToEntry } from '../matches/guest-rooms.actions.ts';
import * as devices from './devices.queries.ts';
import { type Device, findByLink, lockByLink } from './find-guest.actions.ts';
import { countWrong, inGuestWork } from './guest-tries.actions.ts';
import { needsHost } from './guests.rules.ts';
import { guestTexts as texts } from './guests.texts.ts';

interface RoomRequest {
  link: string;
  device: Device;
  inGameId?: string | undefined;
  key?: string | undefined;
}

/**
 * Reveals the room of a guest's match: for a game id that its host brought in or confirmed, or for the key that a device
 * got for one. Whether a room is open is checked first, so that game ids cannot be probed while there is nothing to see.
 * @throws AppError GUEST_RESTS, GUEST_ID_WRONG, NOT_IN_LOBBY, ROOM_NOT_RELEASED
 */
export async function showGuestRoom(platform: Platform, request: RoomRequest) {
  const { entry_id: entryId } = await findByLink(platform.db, request.link);
  await assertRoomOpenTo(platform, entryId);
  const { key, device } = request.key
    ? await openByKey(platform, { entryId, key: request.key })
    : await takeGameId(platform, request);
  return { ...(await showRoomToEntry(platform, { entryId, device })), key };
}

/**
 * Opens by the key of a device, also while the link rests. Keys cannot be guessed, so a wrong one is not counted: the link was
 * replaced since, or the game id of the key opens the room no longer.
 */
async function openByKey(
  { db, now }: Platform,
  { entryId, key }: { entryId: string; key: string },
): Promise<{ key: string; device: Device }> {
  const request = { entryId, keyHash: hashSecret(key), now: now() };
  const device = await devices.findTrusted(db, request);
  if (!device) throw new AppError('GUEST_ID_WRONG', texts.keyGone);
  return { key, device };
}

/** @returns the device with its key @throws AppError; the count is kept */
async function takeGameId(
  platform: Platform,
  { link, device, inGameId = '' }: RoomRequest,
): Promise<{ key: string; device: Device }> {
  const id = gameIdKey(inGameId);
  const key = newSecret();
  await inGuestWork(
    platform,
    { lock: (db) => lockByLink(db, link), device },
    async (work, guest, noted) => {
      const { entry_id: entryId } = guest;
      if (id !== '' && (await devices.hasGameId(work.db, { entryId, id, now: work.now() }))) {
        const trusted = { key_hash: hashSecret(key), game_id_key: id };
        await devices.updateDevice(work.db, noted.id, { ...trusted, wrong: 0, rests_until: null });
        return undefined;
      }
      if (guest.players.every((player) => player.id === ''))
        return new AppError('GUEST_ID_WRONG', texts.noIdsYet);
      if (needsHost(guest)) return new AppError('GUEST_ID_WRONG', texts.notConfirmed);
      await countWrong(work, { guest, device: noted });
      return new AppError('GUEST_ID_WRONG', texts.idWrong({ team: guest.name }));
    },
  );
  return { key, device };
}
