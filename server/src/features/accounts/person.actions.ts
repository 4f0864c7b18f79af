import { buffer } from 'node:stream/consumers';
import { isImagePath } from '@one-dream/contract/images.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { findCaptains } from '../guests/captains.actions.ts';
import { guestKey } from '../guests/guest-secrets.actions.ts';
import { readPayeeDetails } from '../prizes/payees.actions.ts';
import { accountsTexts } from './accounts.texts.ts';
import { scrubAddress } from './erase.queries.ts';
import { deleteUser, eraseCaptains } from './manage-users.actions.ts';
import * as queries from './person.queries.ts';

/** The command line has the owner's permissions. */
const commandLine: Viewer = { id: '00000000-0000-0000-0000-000000000000', role: 'owner' };

/** How a person is found: by email address, or, for captains of guest teams, by phone number. */
export type Sought = { email: string } | { phone: string };

/**
 * Exports everything stored about a person. Pictures are data URLs under the path that the rest
 * names them by, so that one file holds it all and a browser shows them.
 */
export async function exportPerson(
  { db, storage, now }: Pick<Platform, 'db' | 'storage' | 'now'>,
  sought: Sought,
): Promise<object> {
  const key = await guestKey(db);
  if ('phone' in sought) {
    const speaks_for = await findCaptains(db, { key, phone: sought.phone });
    return { number: sought.phone, exportedAt: now().toISOString(), speaks_for };
  }
  const { email } = sought;
  const speaks_for = await findCaptains(db, { key, mail: email });
  const account = await queries.findPerson(db, email);
  const person = await queries.readPerson(db, { id: account?.id ?? null, email });
  const payment_details = account ? await readPayeeDetails(db, account.id) : undefined;
  const paths = [...(person.account ?? []), ...(person.links_by_mail ?? [])].map(
    (row) => (row as { profile: string | null }).profile ?? '',
  );
  const pictures = await readPictures(storage, paths);
  return {
    ...{ address: email, exportedAt: now().toISOString(), ...person },
    ...{ payment_details, speaks_for, pictures },
  };
}

/** Reads the widest stored copy of each picture. */
async function readPictures(
  storage: Storage,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const path of new Set(paths.filter(isImagePath))) {
    const found = await storage.get(path.slice(1));
    if (!found) continue;
    const bytes = await buffer(found.body);
    pictures[path] = `data:image/webp;base64,${bytes.toString('base64')}`;
  }
  return pictures;
}

/**
 * Deletes the account with that address and everything about the person, as they or an admin would, and data keyed by
 * the address or the number alone. @returns whether there was an account
 */
export async function erasePerson(platform: Platform, sought: Sought): Promise<boolean> {
  const key = await guestKey(platform.db);
  if ('phone' in sought) {
    await inUnitOfWork(platform, ({ db }) => eraseCaptains(db, { key, phone: sought.phone }));
    return false;
  }
  const { email } = sought;
  const account = await queries.findPerson(platform.db, email);
  if (account?.role === 'owner') throw new AppError('NOT_ALLOWED', accountsTexts.ownerStays);
  if (account) await deleteUser(platform, { viewer: commandLine, userId: account.id });
  await inUnitOfWork(platform, async ({ db }) => {
    await scrubAddress(db, email);
    await eraseCaptains(db, { key, mail: email });
  });
  return account !== undefined;
}
