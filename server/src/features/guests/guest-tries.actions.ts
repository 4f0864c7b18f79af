import { guestRests } from '@one-dream/contract/features/guests/guests.values.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import * as devices from './devices.queries.ts';
import { assertAwake, type Device } from './find-guest.actions.ts';
import { linkLocked } from './guests.events.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

/**
 * Acts by a link that takes game ids, one after another: while neither the link nor the device rests. A refusal is
 * returned, not thrown: a rollback would lose its count.
 * @throws AppError GUEST_RESTS, and what `act` returns
 */
export async function inGuestWork(
  platform: Platform,
  { lock, device }: { lock: (db: Db) => Promise<queries.GuestRow>; device: Device },
  act: (
    work: Work,
    guest: queries.GuestRow,
    noted: devices.DeviceRow,
  ) => Promise<AppError | undefined>,
): Promise<void> {
  const refusal = await inUnitOfWork(platform, async (work) => {
    const guest = await lock(work.db);
    const now = work.now();
    const noted = await devices.noteDevice(work.db, { entryId: guest.entry_id, now, ...device });
    assertAwake(guest);
    if (noted.rests_until && noted.rests_until > now) return deviceRests(noted.rests_until, now);
    return act(work, guest, noted);
  });
  if (refusal) throw refusal;
}

/** Counts a refusal that tells something about a game id: five rest the device, twenty the link. */
export async function countWrong(
  work: Work,
  { guest, device }: { guest: queries.GuestRow; device: devices.DeviceRow },
): Promise<void> {
  const { entry_id: entryId } = guest;
  const now = work.now();
  const wrong = device.wrong + 1;
  const isDeviceOut = wrong >= guestRests.device;
  const restsUntil = isDeviceOut ? new Date(now.getTime() + guestRests.minutes * 60_000) : null;
  await devices.updateDevice(work.db, device.id, {
    wrong: isDeviceOut ? 0 : wrong,
    rests_until: restsUntil,
  });
  const byLink = await devices.countWrong(work.db, { entryId, deviceId: device.id, now });
  if (byLink < guestRests.link) return;
  await queries.setRests(work.db, { entryId, rests: true });
  await work.happened(linkLocked, { viewer: undefined, guest });
}

function deviceRests(until: Date, now: Date): AppError {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  const text = texts.deviceRests({ minutes: Math.ceil(seconds / 60) });
  return new AppError('GUEST_RESTS', text, { retryAfter: seconds });
}
