import { accountRenamed } from '@one-dream/contract/events/users.ts';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { mayDeleteOwnAccount } from '@one-dream/contract/features/users/users.values.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { isNamedBeside } from '../../platform/images/picture-references.queries.ts';
import { removePicture } from '../../platform/images/remove-picture.ts';
import { withPicture } from '../../platform/images/with-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import type { Work } from '../../platform/work/work.ts';
import { findTimeOf } from '../audit/audit.shared.queries.ts';
import { findTeamIdOfUser, lockRoster } from '../teams/teams.actions.ts';
import { rosterChanged } from '../teams/teams.events.ts';
import { presentUser } from '../users/users.presenters.ts';
import { updateAccount } from '../users/users.shared.queries.ts';
import * as queries from './accounts.queries.ts';
import { accountsTexts } from './accounts.texts.ts';
import { deleteUser } from './manage-users.actions.ts';
import { hasPrizeOnTheWay } from './person.queries.ts';

/** Limit of name changes: erasing a person searches all texts for each of their names. */
const renames = { atMost: 5, days: 30 };
const day = 24 * 60 * 60 * 1000;

/**
 * Changes name and picture of the viewer. Rosters keep the name they were made with.
 * @throws AppError TOO_MANY_REQUESTS if the name changed too often lately
 */
export async function updateOwnProfile(
  platform: Platform,
  {
    viewer,
    name,
    image,
    picture,
  }: { viewer: Viewer; name: string; image: Buffer | undefined; picture: 'keep' | 'none' },
): Promise<User> {
  const sent = { picture: image, kind: 'avatar', field: 'image' } as const;
  const { user, replaced } = await withPicture(platform, sent, (path) =>
    inUnitOfWork(platform, async (work) => {
      const { db } = work;
      const teamId = await findTeamIdOfUser(db, viewer.id);
      const members = teamId ? (await lockRoster(db, teamId)).members : [];
      const before = await queries.lockUser(db, viewer.id);
      if (!before) throw gone();
      if (before.name !== name) await assertMayRename(work, viewer.id);
      const profile = path ?? (picture === 'none' ? '' : before.profile);
      const row = await updateAccount(db, { id: viewer.id, changes: { name, profile } });
      if (!row) throw gone();
      if (before.name !== name)
        await work.happened(accountRenamed, {
          viewer,
          subject: name,
          before: { name: before.name },
          after: { name },
        });
      await work.happened(rosterChanged, { members: members.filter(({ id }) => id !== viewer.id) });
      const isLeft = before.profile !== '' && before.profile !== profile;
      const isFree =
        isLeft && !(await isNamedBeside(db, { path: before.profile, userId: viewer.id }));
      return { user: presentUser(row), replaced: isFree ? before.profile : undefined };
    }),
  );
  if (replaced) await removePicture(platform, replaced);
  return user;
}

/**
 * Deletes the viewer's account and erases them from what stays. A team they lead passes on, with its entries; one
 * without other members is deleted, which is refused while it plays.
 * @throws AppError CONFLICT for staff, and while a prize is on its way
 */
export async function deleteOwnAccount(
  platform: Platform,
  { viewer }: { viewer: Viewer },
): Promise<void> {
  await deleteUser(platform, {
    ...{ viewer, userId: viewer.id, isOwn: true },
    assertMayGo: async ({ db }) => {
      // The stored role: staff without a second factor are treated as players by calls, but are still staff.
      const account = await queries.lockUser(db, viewer.id);
      if (account && !mayDeleteOwnAccount(account))
        throw new AppError('CONFLICT', accountsTexts.staffCannotDelete);
      if (await hasPrizeOnTheWay(db, viewer.id))
        throw new AppError('CONFLICT', accountsTexts.prizeOnItsWay);
    },
  });
}

async function assertMayRename({ db, now }: Work, userId: string): Promise<void> {
  const back = renames.atMost;
  const renamed = await findTimeOf(db, { actorId: userId, action: accountRenamed.name, back });
  const free = renamed ? renamed.getTime() + renames.days * day : 0;
  const retryAfter = (free - now().getTime()) / 1000;
  if (retryAfter > 0)
    throw new AppError('TOO_MANY_REQUESTS', accountsTexts.renamedOften(renames), { retryAfter });
}

function gone(): AppError {
  return new AppError('NOT_FOUND', commonTexts.accountGone);
}
