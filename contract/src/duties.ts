/** Duties a person can hold for one tournament or series, without access to the back office. */
export const duties = ['host', 'scorer', 'caster', 'treasurer'] as const;
export type Duty = (typeof duties)[number];

/** Payouts are for the owner and a treasurer: an admin could otherwise make themselves one. */
export function mayGrant({ role }: { role: string }, duty: Duty): boolean {
  return role === 'owner' || (role === 'admin' && duty !== 'treasurer');
}
