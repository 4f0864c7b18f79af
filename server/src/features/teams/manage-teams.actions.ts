import type { Team } from '@one-dream/contract/features/teams.ts';
import { pageSize, searchCountCap } from '@one-dream/contract/limits.ts';
import { takePage } from '../../platform/database/take-page.ts';
import type { Platform } from '../../platform/platform.ts';
import * as queries from './teams.queries.ts';
import { hasLeader, presentTeam } from './teams.rules.ts';

/** Teams with their players, newest first. */
export async function listTeams(
  { db }: Platform,
  {
    search,
    cursor,
    limit = pageSize.default,
  }: { search?: string | undefined; cursor?: string | undefined; limit?: number | undefined },
): Promise<{ data: Team[]; nextCursor: string | null; total: number }> {
  const [rows, total] = await Promise.all([
    queries.listTeams(db, { search, before: cursor, limit: limit + 1 }),
    queries.countTeams(db, { search, cap: searchCountCap }),
  ]);
  const { page, nextCursor } = takePage(rows, { limit, cursorOf: ({ id }) => id });
  const members = await queries.listMembersOfTeams(
    db,
    page.map((team) => team.id),
  );
  const membersOf = Map.groupBy(members, (member) => member.team_id);
  return {
    data: page
      .map((team) => ({ team, members: membersOf.get(team.id) ?? [] }))
      .filter(hasLeader)
      .map(presentTeam),
    nextCursor,
    total,
  };
}
