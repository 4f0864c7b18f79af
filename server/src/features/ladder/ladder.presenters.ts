import type { LadderMove, LadderTier } from '@one-dream/contract/features/ladder/ladder.ts';
import type { RankedTeam } from '@one-dream/contract/ladder/proposals.ts';
import type { RowOf } from '../../platform/database/schema.ts';
import type * as queries from './ladder.queries.ts';

export type LadderRow = RankedTeam & { name: string; logo: string };

export function presentRow({
  rank,
  teamId,
  name,
  logo,
  days,
  matches,
  pointsX10,
  wwcd,
  elims,
}: LadderRow) {
  return { rank, teamId, name, logo, days, matches, pointsX10, wwcd, elims };
}

export function presentMove(row: queries.MoveRow): LadderMove {
  return {
    _id: row.id,
    teamId: row.team_id,
    team: row.team_name,
    from: row.from_tier,
    to: row.to_tier,
    kind: row.kind,
    reason: row.reason,
    at: row.at.toISOString(),
  };
}

export function presentPlace({
  team_id,
  name,
  logo,
  since,
}: RowOf<typeof queries.listPlaces>): LadderTier['teams'][number] {
  return { teamId: team_id, name, logo, since: since.toISOString() };
}
