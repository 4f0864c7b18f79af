import { untouchable } from '@one-dream/contract/features/users/users.values.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { UserRow } from '../users/users.presenters.ts';
import { accountsTexts } from './accounts.texts.ts';

/**
 * Asserts that an admin may change a user's role or delete them: not the owner, and not oneself.
 * @throws AppError NOT_ALLOWED
 */
export function assertManageable({
  viewer,
  target,
  action,
}: {
  viewer: Viewer;
  target: Pick<UserRow, 'id' | 'role'>;
  action: 'role' | 'delete';
}): void {
  const why = untouchable(viewer.id, target);
  if (why === 'self') throw new AppError('NOT_ALLOWED', accountsTexts.notYourself({ action }));
  if (why === 'owner') throw new AppError('NOT_ALLOWED', accountsTexts.notTheOwner({ action }));
}
