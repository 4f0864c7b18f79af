import type { Role } from '@one-dream/contract/features/users.ts';
import { AppError } from '../errors.ts';

/** Who makes a call, as far as permissions need it. */
export interface Viewer {
  id: string;
  role: Role;
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

/** @throws AppError CONFIRMATION_NEEDED */
export function assertConfirmed({ isConfirmed }: Pick<Session, 'isConfirmed'>): void {
  if (!isConfirmed)
    throw new AppError('CONFIRMATION_NEEDED', 'Please confirm first that it is you.');
}

/** For calls of people with a duty that are open to more than them. @throws AppError SECOND_FACTOR_REQUIRED */
export function assertSecondFactor({ owed }: Pick<Session, 'owed'>): void {
  if (!owed.isShutOut) return;
  throw new AppError(
    'SECOND_FACTOR_REQUIRED',
    'Set up a second factor first: a passkey or an authenticator app, under Profile, Security.',
  );
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin' || viewer.role === 'owner';
}
