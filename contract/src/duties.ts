/** Duties a person can hold for one tournament or series, without access to the back office. */
export const duties = ['host', 'scorer', 'caster', 'treasurer'] as const;
export type Duty = (typeof duties)[number];

/** All that permissions need of a person: screens ask the same functions as the calls. */
interface Person {
  role: string;
}

export function isOwner({ role }: Person): boolean {
  return role === 'owner';
}

export function isAdmin({ role }: Person): boolean {
  return role === 'admin' || role === 'owner';
}

/** Whether somebody has one of the duties that a call is for. Admins need none. */
export function isOnDuty(person: Person, held: readonly Duty[], wanted: readonly Duty[]): boolean {
  return isAdmin(person) || held.some((duty) => wanted.includes(duty));
}

/**
 * Only the treasurer and the owner handle money. Admins, whom calls for duties let in, do not suffice: they would pay
 * what they have decided themselves.
 */
export function mayPay(person: Person, held: readonly Duty[]): boolean {
  return isOwner(person) || held.includes('treasurer');
}

/** Only the owner appoints treasurers: an admin could otherwise appoint themselves and access payouts. */
export function mayGrant(person: Person, duty: Duty): boolean {
  return isOwner(person) || (isAdmin(person) && duty !== 'treasurer');
}
