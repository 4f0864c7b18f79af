import { guestRests } from '@one-dream/contract/features/guests.values.ts';
import type { Browser } from '../../calls/serve.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/database/schema.ts';
import { networkOf } from '../../platform/rate-limits/network-of.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { describeDevice } from '../auth/second-factor/second-factor.rules.ts';
import * as queries from './guests.queries.ts';
import { guestTexts as texts } from './guests.texts.ts';

/** The device that opens a link: identified for counting and for the host to see; it authenticates nothing. */
export interface Device {
  markHash: Buffer;
  /** `Chrome on Android`. */
  name: string;
}

/** Identifies a device by the mark that a browser keeps; without one, by its address and user agent. */
export function deviceOf({
  mark,
  browser,
  ip,
}: {
  mark: string | undefined;
  browser: Browser | undefined;
  ip: string;
}): Device {
  const agent = browser?.userAgent ?? '';
  return {
    markHash: hashSecret(mark ?? `${networkOf(ip)} ${agent}`),
    name: describeDevice(agent),
  };
}

/** Finds the guest team of a link. @throws AppError LINK_INVALID; ALREADY_CLAIMED, which says who has the team */
export async function findByLink(db: Db, link: string): Promise<queries.GuestRow> {
  const guest = /^[\w-]{43}$/.test(link)
    ? await queries.findGuestByLink(db, hashSecret(link))
    : undefined;
  if (!guest) throw new AppError('LINK_INVALID', texts.linkInvalid);
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
