import type { CallBody } from '@one-dream/contract/call.ts';
import type {
  ListedUser,
  listUsers as listUsersCall,
} from '@one-dream/contract/features/accounts/accounts.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { pageSize, searchCountCap } from '@one-dream/contract/limits.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import type { Db } from '../../platform/database/schema.ts';
import { takePage } from '../../platform/database/take-page.ts';
import { isNamedBeside } from '../../platform/images/picture-references.queries.ts';
import { removePicture } from '../../platform/images/remove-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { endSessions } from '../auth/sessions.actions.ts';
import { findCaptains } from '../guests/captains.actions.ts';
import { guestKey } from '../guests/guest-secrets.actions.ts';
import { checkLobbyRolesOfPeople } from '../lobbies/lobby-roles.actions.ts';
import { checkRoles } from '../tournaments/discord-roles.actions.ts';
import { personRemoved } from '../users/users.hooks.ts';
import { presentUser } from '../users/users.presenters.ts';
import { deleteAccount, updateAccount } from '../users/users.shared.queries.ts';
import { accountDeleted, roleChanged } from './accounts.events.ts';
import * as queries from './accounts.queries.ts';
import { assertManageable } from './accounts.rules.ts';
import { accountsTexts } from './accounts.texts.ts';
import { scrubCaptain, scrubPerson } from './erase.queries.ts';
import * as list from './list-users.queries.ts';
import { erasedName } from './person.rules.ts';

export async function listUsers(
  { db }: Platform,
  { cursor, limit = pageSize.default, ...asked }: CallBody<typeof listUsersCall>,
): Promise<{ data: ListedUser[]; nextCursor: string | null; total: number }> {
  // An empty list means no search, like an empty text.
  const filter = { ...asked, anyOf: asked.anyOf?.length ? asked.anyOf : undefined };
  const [rows, total] = await Promise.all([
    list.listUsers(db, {
      ...filter,
      after: cursor ? readCursor(cursor) : undefined,
      limit: limit + 1,
    }),
    list.countUsers(db, { ...filter, cap: searchCountCap }),
  ]);
  const { page, nextCursor } = takePage(rows, {
    limit,
    cursorOf: (row) => writeCursor({ id: row.id, key: row.sort_key }),
  });
  return {
    data: page.map((row) => ({
      ...presentUser(row),
      team: row.team,
      lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    })),
    nextCursor,
    total,
  };
}

/** Makes a user an admin or an admin a user, and signs them out everywhere. */
export function updateRole(
  platform: Platform,
  { viewer, userId, newRole }: { viewer: Viewer; userId: string; newRole: 'admin' | 'user' },
): Promise<User> {
  return inUnitOfWork(platform, async (work) => {
    const target = await queries.lockUser(work.db, userId);
    if (!target) throw new AppError('NOT_FOUND', commonTexts.accountGone);
    assertManageable({ viewer, target, action: 'role' });
    if (target.role === newRole) return presentUser(target);
    const row = await updateAccount(work.db, { id: userId, changes: { role: newRole } });
    await endSessions(work.db, userId);
    await work.happened(roleChanged, {
      viewer,
      userId,
      name: target.name,
      newRole,
      before: { role: target.role },
      after: { role: newRole },
    });
    return presentUser({ ...target, ...row });
  });
}

/**
 * Deletes an account and erases the person from all that stays, whether they, an admin or the command line asks. A team
 * it leads is handed over; results stay without the person. All or nothing.
 * @param isOwn the viewer deletes themselves; the caller has checked that they may
 * @param assertMayGo called once nothing else can change the account
 */
export async function deleteUser(
  platform: Platform,
  deletion: {
    viewer: Viewer;
    userId: string;
    isOwn?: boolean;
    assertMayGo?: (work: Work) => Promise<void>;
  },
): Promise<void> {
  // Read before the transaction: it takes a connection of its own.
  const key = await guestKey(platform.db);
  const picture = await inUnitOfWork(platform, (work) =>
    removeUser(platform, work, { ...deletion, key }),
  );
  if (picture) await removePicture(platform, picture);
}

/** Erases the captains of guest teams with an address or number. @returns the number of teams */
export async function eraseCaptains(
  db: Db,
  sought: Parameters<typeof findCaptains>[1],
): Promise<number> {
  const captains = await findCaptains(db, sought);
  for (const captain of captains) await scrubCaptain(db, captain);
  return captains.length;
}

/** @returns the path of their picture, if nothing else shows it */
async function removeUser(
  platform: Platform,
  work: Work,
  {
    viewer,
    userId,
    key,
    isOwn = false,
    assertMayGo = async () => {},
  }: Parameters<typeof deleteUser>[1] & { key: Buffer },
): Promise<string | undefined> {
  // Teams before users, the lock order everywhere.
  await work.runHook(personRemoved, { userId, viewer });
  const found = await queries.lockUser(work.db, userId);
  if (!found) throw new AppError('NOT_FOUND', commonTexts.accountGone);
  if (!isOwn) assertManageable({ viewer, target: found, action: 'delete' });
  // They may have founded a team after the hook ran; under the lock they cannot.
  if (await queries.leadsTeam(work.db, userId))
    throw new AppError('CONFLICT', accountsTexts.justFounded);
  await assertMayGo(work);
  const { profile } = found;
  const isShared =
    profile === '' || (await isNamedBeside(work.db, { path: profile, userId: userId }));
  await scrubPerson(work.db, found, work.now());
  // Only by a verified address: anybody can type a phone number.
  if (found.email_verified_at) await eraseCaptains(work.db, { key, mail: found.email });
  await deleteAccount(work.db, userId);
  if (found.discord_id) {
    await checkRoles(platform, work.db, [found.discord_id]);
    await checkLobbyRolesOfPeople(work, [found.discord_id]);
  }
  await work.happened(accountDeleted, {
    viewer,
    userId,
    name: erasedName,
    before: { role: found.role },
  });
  return isShared ? undefined : profile;
}
