import { guestRests } from '@one-dream/contract/features/guests.values.ts';
import { gameIdKey } from '@one-dream/contract/game-ids.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { assertRoomOpenTo, showRoomToEntry } from '../matches/guest-rooms.actions.ts';
import * as devices from './devices.queries.ts';
import { assertAwake, type Device, findByLink } from './find-guest.actions.ts';
import type { GuestRow } from './guests.queries.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

interface Asked {
  link: string;
  device: Device;
  inGameId?: string | undefined;
  key?: string | undefined;
}

/**
 * Reveals the room of a guest's match: for a game id of its roster, or for the key that a device got for one. Whether a
 * room is open is checked first, so that game ids cannot be probed while there is nothing to see.
 * @throws AppError GUEST_RESTS, GUEST_ID_WRONG, NOT_IN_LOBBY, ROOM_NOT_RELEASED
 */
export async function showGuestRoom(platform: Platform, asked: Asked) {
  const guest = await findByLink(platform.db, asked.link);
  assertAwake(guest);
  await assertRoomOpenTo(platform, guest.entry_id);
  const key = asked.key
    ? await assertKey(platform, { guest, key: asked.key })
    : await takeGameId(platform, { guest, device: asked.device, inGameId: asked.inGameId ?? '' });
  const room = await showRoomToEntry(platform, { entryId: guest.entry_id, device: asked.device });
  return { ...room, key };
}

/** Keys cannot be guessed, so a wrong one is not counted: it is from before the link was replaced. */
async function assertKey(
  { db }: Platform,
  { guest, key }: { guest: GuestRow; key: string },
): Promise<string> {
  const asked = { entryId: guest.entry_id, keyHash: hashSecret(key) };
  if (!(await devices.isTrusted(db, asked))) throw new AppError('GUEST_ID_WRONG', texts.keyGone);
  return key;
}

/** @returns the device's key @throws AppError; the count is kept */
async function takeGameId(
  platform: Platform,
  { guest, device, inGameId }: { guest: GuestRow; device: Device; inGameId: string },
): Promise<string> {
  // Refusals are returned, not thrown: a rollback would lose the count.
  const outcome = await inUnitOfWork(platform, async (work) => {
    const locked = await queries.lockGuest(work.db, guest.entry_id);
    if (!locked?.link_hash) return new AppError('LINK_INVALID', texts.linkInvalid);
    return judgeGameId(work, { guest, device, inGameId, rests: locked.rests });
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}

async function judgeGameId(
  work: Work,
  {
    guest,
    device,
    inGameId,
    rests,
  }: { guest: GuestRow; device: Device; inGameId: string; rests: boolean },
): Promise<string | AppError> {
  const { entry_id: entryId } = guest;
  const now = work.now();
  const noted = await devices.noteDevice(work.db, { entryId, now, ...device });
  if (rests) return resting(guestRests.withinMinutes * 60, texts.linkRests);
  if (noted.rests_until && noted.rests_until > now) return deviceRests(noted.rests_until, now);
  const id = gameIdKey(inGameId);
  if (id !== '' && (await devices.hasGameId(work.db, { entryId, id, now }))) {
    const key = newSecret();
    await devices.trustDevice(work.db, { id: noted.id, keyHash: hashSecret(key) });
    return key;
  }
  if (!guest.players.some(({ hasId }) => hasId))
    return new AppError('GUEST_ID_WRONG', texts.noIdsYet);
  return countWrong(work, { guest, device: noted, now });
}

async function countWrong(
  work: Work,
  { guest, device, now }: { guest: GuestRow; device: devices.DeviceRow; now: Date },
): Promise<AppError> {
  const { entry_id: entryId } = guest;
  const wrong = device.wrong + 1;
  const isDeviceOut = wrong >= guestRests.device;
  const restsUntil = isDeviceOut ? new Date(now.getTime() + guestRests.minutes * 60_000) : null;
  await devices.setDeviceWrong(work.db, {
    id: device.id,
    wrong: isDeviceOut ? 0 : wrong,
    restsUntil,
  });
  const since = new Date(now.getTime() - guestRests.withinMinutes * 60_000);
  const byLink = await devices.countWrong(work.db, { entryId, deviceId: device.id, now, since });
  if (byLink >= guestRests.link) {
    await queries.setRests(work.db, { entryId, rests: true });
    await work.audit({
      viewer: undefined,
      action: 'guest.rests',
      tournamentId: guest.tournament_id,
      subject: guest.name,
    });
    work.live.tournamentChanged(guest.tournament_id);
  }
  return new AppError('GUEST_ID_WRONG', texts.idWrong({ team: guest.name }));
}

function deviceRests(until: Date, now: Date): AppError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return resting(seconds, texts.deviceRests({ minutes: Math.ceil(seconds / 60) }));
}

function resting(retryAfter: number, text: (typeof texts)['linkRests']): AppError {
  return new AppError('GUEST_RESTS', text, { retryAfter });
}
