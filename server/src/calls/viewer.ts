import type { AnyCall } from '@one-dream/contract/call.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import type { Role } from '@one-dream/contract/features/users.ts';
import { AppError } from '../errors.ts';
import { callTexts as texts } from './calls.texts.ts';

/** The caller, as far as permissions need it. */
export interface Viewer {
  id: string;
  role: Role;
  /** Set where a role or a duty counts for nothing until there is a second factor: they are a player everywhere. */
  isShutOut?: true;
}

/** A viewer with the session that the call's token belongs to. */
export interface Session {
  viewer: Viewer;
  tokenHash: Uint8Array;
  /** Whether its holder has shown who they are lately: what `callEffects` says of a call. */
  isConfirmed: boolean;
  /** Until when a role or a duty leaves time to set up a second factor; `isShutOut` from then on. */
  owed: { by: Date | null; isShutOut: boolean };
}

/**
 * A session as calls see it that are open to more than staff: whoever is shut out is a player there, whatever their role.
 * Duties are not in a session; who looks them up leaves out viewers who are shut out.
 */
export function asSeenByCalls(session: Session): Session {
  if (!session.owed.isShutOut) return session;
  return { ...session, viewer: { id: session.viewer.id, role: 'user', isShutOut: true } };
}

/** @throws AppError CONFIRMATION_NEEDED */
export function assertConfirmed({ isConfirmed }: Pick<Session, 'isConfirmed'>): void {
  if (!isConfirmed) throw new AppError('CONFIRMATION_NEEDED', texts.confirm);
}

/** For calls of people with a duty that are open to more than them. @throws AppError SECOND_FACTOR_REQUIRED */
export function assertSecondFactor({ owed }: Pick<Session, 'owed'>): void {
  if (!owed.isShutOut) return;
  throw new AppError('SECOND_FACTOR_REQUIRED', texts.secondFactor);
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin' || viewer.role === 'owner';
}

/** Whether the gate of a call lets somebody in; what a screen offers asks the same. */
export function opensTo(
  { access, duties = [] }: Pick<AnyCall, 'access' | 'duties'>,
  { viewer, held }: { viewer: Viewer; held: readonly Duty[] },
): boolean {
  if (access === 'owner') return viewer.role === 'owner';
  if (access === 'public' || access === 'user' || isAdmin(viewer)) return true;
  return access === 'duty' && held.some((duty) => duties.includes(duty));
}
