import type { Role } from '@one-dream/contract/features/users.ts';

/** Who makes a call, as far as permissions need it. */
export interface Viewer {
  id: string;
  role: Role;
}

/** A viewer with the session that the call's token belongs to. */
export interface Session {
  viewer: Viewer;
  tokenHash: Uint8Array;
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.role === 'admin' || viewer.role === 'owner';
}
