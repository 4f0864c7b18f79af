import type { Grant } from '@one-dream/contract/features/duties.ts';
import type { GrantRow } from './duties.queries.ts';

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
