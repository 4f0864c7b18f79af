import type { Duty } from '@one-dream/contract/duties.ts';
import type { Grant } from '@one-dream/contract/features/duties.ts';
import { isAdmin, type Viewer } from '../../http/viewer.ts';
import type { GrantRow } from './duties.queries.ts';

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

export function presentGrant(row: GrantRow): Grant {
  return {
    _id: row.id,
    duty: row.duty,
    user: { _id: row.user_id, name: row.name, profile: row.profile },
    tournamentId: row.tournament_id,
    seriesId: row.series_id,
    until: row.until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

export const dutyNames: Record<Duty, string> = {
  host: 'host',
  scorer: 'scorer',
  caster: 'caster',
  treasurer: 'treasurer',
};
