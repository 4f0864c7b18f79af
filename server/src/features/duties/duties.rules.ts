import type { Duty } from '@one-dream/contract/duties.ts';
import { isAdmin, type Viewer } from '../../calls/viewer.ts';

/** Whether somebody may do what these duties are for: with one of them, or as an admin. */
export function maySee({
  viewer,
  held,
  duties,
}: {
  viewer: Viewer | undefined;
  held: readonly Duty[];
  duties: readonly Duty[];
}): boolean {
  return viewer !== undefined && (isAdmin(viewer) || held.some((duty) => duties.includes(duty)));
}

/** Payouts are for the owner and a treasurer: an admin could otherwise make themselves one. */
export function mayGrant(viewer: Viewer, duty: Duty): boolean {
  return viewer.role === 'owner' || (viewer.role === 'admin' && duty !== 'treasurer');
}

export const dutyNames: Record<Duty, string> = {
  host: 'host',
  scorer: 'scorer',
  caster: 'caster',
  treasurer: 'treasurer',
};
