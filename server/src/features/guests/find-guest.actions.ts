import { guestRests } from '@one-dream/contract/features/guests/guests.values.ts';
import type { Browser } from '../../calls/serve.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { describeDevice } from '../auth/second-factor/second-factor.rules.ts';
import { lockTournamentAndTeams } from '../tournaments/tournaments.shared.queries.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

/** The device that opens a link: identified for counting and for the host to see; it authenticates nothing. */
export interface Device {
  markHash: Uint8Array;
  /** `Chrome on Android`. */
  name: string;
}

/** Identifies a device by the mark that a browser keeps; without one, by its address and user agent. */
export function deviceOf(visit: {
  mark: string | undefined;
  browser: Browser | undefined;
  ip: string;
}): Device {
  const agent = visit.browser?.userAgent ?? '';
  return {
    markHash: hashSecret(visit.mark ?? `${networkOf(visit.ip)} ${agent}`),
    name: describeDevice(agent),
  };
}

function lookUp(db: Db, link: string): Promise<queries.GuestRow | undefined> {
  return /^[\w-]{43}$/.test(link)
    ? queries.findGuestByLink(db, hashSecret(link))
    : Promise.resolve(undefined);
}

/** Counts a call against the limit of its link, as many captains may share an address; an unknown link against the address. */
export async function countByLink(
  { db, limiter }: Platform,
  { link, ip }: { link: string; ip: string },
): Promise<void> {
  const guest = await lookUp(db, link);
  if (guest) await limiter.consume('link', guest.entry_id);
  else await limiter.consume('visit', networkOf(ip));
}

/** Finds the guest team of a link. @throws AppError LINK_INVALID; ALREADY_CLAIMED, which says who has the team */
export async function findByLink(db: Db, link: string): Promise<queries.GuestRow> {
  const guest = await lookUp(db, link);
  if (!guest) throw new AppError('LINK_INVALID', texts.linkInvalid);
  if (guest.claimed_at)
    throw new AppError('ALREADY_CLAIMED', texts.claimedBefore({ team: guest.name }));
  return guest;
}

/** Finds the guest team of a link and locks it, so that nobody replaces the link until the transaction ends. */
export async function lockByLink(db: Db, link: string): Promise<queries.GuestRow> {
  const { entry_id } = await findByLink(db, link);
  await queries.lockGuest(db, entry_id);
  return findByLink(db, link);
}

/** As `lockByLink`, for changes of the entry: locks the tournament first, as everything that changes or removes entries does. */
export async function lockEntryByLink(db: Db, link: string): Promise<queries.GuestRow> {
  const { tournament_id: id } = await findByLink(db, link);
  await (await lockTournamentAndTeams(db, { id, teamIds: [] }))();
  return lockByLink(db, link);
}

/** Locks a guest for a host, as `lockEntryByLink`. @throws AppError NOT_FOUND, ALREADY_CLAIMED */
export async function lockEntry(db: Db, entryId: string): Promise<queries.GuestRow> {
  const found = await queries.findGuest(db, entryId);
  if (found) await (await lockTournamentAndTeams(db, { id: found.tournament_id, teamIds: [] }))();
  await queries.lockGuest(db, entryId);
  const guest = found && (await queries.findGuest(db, entryId));
  if (!guest) throw new AppError('NOT_FOUND', texts.noEntry);
  if (guest.claimed_at)
    throw new AppError('ALREADY_CLAIMED', texts.claimedBefore({ team: guest.name }));
  return guest;
}

/** @throws AppError GUEST_RESTS */
export function assertAwake({ rests }: { rests: boolean }): void {
  if (rests)
    throw new AppError('GUEST_RESTS', texts.linkRests, {
      retryAfter: guestRests.withinMinutes * 60,
    });
}
