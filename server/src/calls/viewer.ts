import type { AnyCall } from '@one-dream/contract/call.ts';
import { type Duty, isOnDuty, isOwner } from '@one-dream/contract/duties.ts';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import { AppError } from '../errors.ts';
import { callTexts as texts } from './calls.texts.ts';

/** The caller, reduced to what permissions need. */
export interface Viewer {
  id: string;
  role: Role;
  /** Set while roles and duties are suspended for lack of a second factor: they count as a player everywhere. */
  isShutOut?: true;
}

export interface Session {
  viewer: Viewer;
  tokenHash: Uint8Array;
  /** Whether its holder has authenticated recently, as required by `callEffects`. */
  isConfirmed: boolean;
  /** Deadline for setting up a second factor because of a role or a duty; `isShutOut` afterwards. */
  owed: { by: Date | null; isShutOut: boolean };
}

/**
 * A session as seen by calls that are not staff-only: users who are shut out count as players, whatever their role. Duties
 * are not part of a session; code that looks them up must skip such viewers.
 */
export function asSeenByCalls(session: Session): Session {
  if (!session.owed.isShutOut) return session;
  return { ...session, viewer: { id: session.viewer.id, role: 'user', isShutOut: true } };
}

/** @throws AppError CONFIRMATION_NEEDED */
export function assertConfirmed({ isConfirmed }: Pick<Session, 'isConfirmed'>): void {
  if (!isConfirmed) throw new AppError('CONFIRMATION_NEEDED', texts.confirm);
}

/** For calls that are open to more than people with a duty. @throws AppError SECOND_FACTOR_REQUIRED */
export function assertSecondFactor({ owed }: Pick<Session, 'owed'>): void {
  if (!owed.isShutOut) return;
  throw new AppError('SECOND_FACTOR_REQUIRED', texts.secondFactor);
}

/** Whether a call's access admits the viewer; also decides what screens offer. */
export function opensTo(
  { access, duties = [] }: Pick<AnyCall, 'access' | 'duties'>,
  { viewer, held }: { viewer: Viewer; held: readonly Duty[] },
): boolean {
  if (access === 'owner') return isOwner(viewer);
  if (access === 'public' || access === 'user') return true;
  return isOnDuty(viewer, held, access === 'duty' ? duties : []);
}
