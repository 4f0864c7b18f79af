/** Duties a person can hold for one tournament or series, without access to the back office. */
export const duties = ['host', 'scorer', 'caster', 'treasurer'] as const;
export type Duty = (typeof duties)[number];

/** Only the owner appoints treasurers: an admin could otherwise appoint themselves and access payouts. */
export function mayGrant({ role }: { role: string }, duty: Duty): boolean {
  return role === 'owner' || (role === 'admin' && duty !== 'treasurer');
}
