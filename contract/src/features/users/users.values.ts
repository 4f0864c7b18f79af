export const preferredRoles = ['IGL', 'ENTRY FRAGGER', 'ASSAULTER', 'SUPPORTER', 'SNIPER'] as const;
export type PreferredRole = (typeof preferredRoles)[number];

export const deleteOwnAccountQuestion =
  'Your account, your picture and what is kept about you go for good. Results that you played in stay, without your name.';

export const userKinds = ['staff', 'no-discord', 'no-game-info'] as const;

/** `seen`: most recently seen first. Users without a session come last in either direction. */
export const userOrders = [
  'newest',
  'oldest',
  'name',
  'name-reversed',
  'seen',
  'seen-reversed',
] as const;

/** Why an admin may neither change somebody's role nor delete them; undefined where they may. */
export function untouchable(viewerId: string, target: { id: string; role: string }) {
  if (target.id === viewerId) return 'self';
  return target.role === 'owner' ? 'owner' : undefined;
}

/** The owner and admins give their role back first. */
export function mayDeleteOwnAccount({ role }: { role: string }): boolean {
  return role === 'user';
}
