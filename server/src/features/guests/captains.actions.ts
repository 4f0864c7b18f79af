import type { Db } from '../../platform/database/schema.ts';
import { listMarked } from './captains.shared.queries.ts';
import { type Captain, captainMarks, openCaptain } from './guest-secrets.actions.ts';

/** The captain of a guest team, with or without an account. */
export interface FoundCaptain extends Captain {
  entryId: string;
  event: string;
  team: string;
}

/** Finds captains of guest teams by email address or phone number, as `readPhones` writes it. @param key `guestKey` */
export async function findCaptains(
  db: Db,
  { key, mail = '', phone = '' }: { key: Buffer; mail?: string; phone?: string },
): Promise<FoundCaptain[]> {
  const rows = await listMarked(db, captainMarks(key, { mail, phone }));
  return rows
    .map(({ entry_id: entryId, captain, title, team }) => ({
      ...{ entryId, event: title, team },
      ...openCaptain({ key, entryId }, captain),
    }))
    .filter((one) => (mail !== '' && one.mail === mail) || (phone !== '' && one.phone === phone));
}
