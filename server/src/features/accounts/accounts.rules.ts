import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import type { UserRow } from '../users/users.presenters.ts';

/**
 * Whether an admin may change another's role or delete them: not the owner, and not oneself.
 * @throws AppError NOT_ALLOWED
 */
export function assertManageable({
  viewer,
  target,
  deed,
}: {
  viewer: Viewer;
  target: Pick<UserRow, 'id' | 'role'>;
  deed: string;
}): void {
  if (target.id === viewer.id) throw new AppError('NOT_ALLOWED', `You cannot ${deed} yourself.`);
  if (target.role === 'owner')
    throw new AppError('NOT_ALLOWED', `Nobody can ${deed} the owner here.`);
}
